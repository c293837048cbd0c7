// The texts for hiding results, watching together and events, which are loaded with the pages that need them.
import { addTexts } from "./texts";

const files = import.meta.glob<string>("../texts/watching/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice("../texts/watching/".length, -".ftl".length), source]),
);

/** Make these texts known; called by each of the pages. */
export function useWatchingTexts(): void {
  addTexts(texts);
}
