// The texts of the workshop, which are loaded with it.
import { addTexts } from "./texts";

const files = import.meta.glob<string>("../texts/workshop/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice("../texts/workshop/".length, -".ftl".length), source]),
);

/** Make the texts of the workshop known; called by its page. */
export function useWorkshopTexts(): void {
  addTexts(texts);
}
