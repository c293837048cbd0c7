// The texts of the pages of clubs, which are loaded with them.
import { addTexts } from "./texts";

const files = import.meta.glob<string>("../texts/clubs/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice("../texts/clubs/".length, -".ftl".length), source]),
);

/** Make the texts of clubs known; called by each of their pages. */
export function useClubTexts(): void {
  addTexts(texts);
}
