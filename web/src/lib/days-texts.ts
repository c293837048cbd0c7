// The texts of what a race over days has besides: plans, pauses, holidays. They are loaded with it.
import { addTexts } from "./texts";

const files = import.meta.glob<string>("../texts/days/*.ftl", { query: "?raw", import: "default", eager: true });
const texts = Object.fromEntries(
  Object.entries(files).map(([path, source]) => [path.slice("../texts/days/".length, -".ftl".length), source]),
);

/** Make the texts of races over days known; called by each part that needs them. */
export function useDaysTexts(): void {
  addTexts(texts);
}
