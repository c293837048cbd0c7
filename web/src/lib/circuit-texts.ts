// The texts of the pages of circuits, which are loaded with them.
import { addTexts } from "./texts";

const files = import.meta.glob<string>("../texts/circuits/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice("../texts/circuits/".length, -".ftl".length), source]),
);

/** Make the texts of circuits known; called by each page and part that shows them. */
export function useCircuitTexts(): void {
  addTexts(texts);
}
