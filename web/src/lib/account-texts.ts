// The texts of the account's pages, which are loaded with them.
import { addTexts } from "./texts";

const files = import.meta.glob<string>("../texts/account/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice("../texts/account/".length, -".ftl".length), source]),
);

/** Make the texts of the account known; called by each of its pages. */
export function useAccountTexts(): void {
  addTexts(texts);
}
