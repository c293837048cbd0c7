// The texts of the pages for finding races, ratings and challenges, which are loaded with them.
import { addTexts } from "./texts";

const files = import.meta.glob<string>("../texts/contests/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice("../texts/contests/".length, -".ftl".length), source]),
);

/** Make these texts known; called by each of the pages. */
export function useContestTexts(): void {
  addTexts(texts);
}
