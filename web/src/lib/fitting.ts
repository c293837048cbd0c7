// A table without a board is drawn as large as it fits into its room.
import type { Attachment } from "svelte/attachments";

const LARGEST = 1.9;
const SMALLEST = 0.35;
const STEPS = 7;

/** Sets the variable `--scale` of an element to the largest value at which its content fits; it runs again on changes. */
export function fitting(..._changes: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    let [fits, tooLarge] = [SMALLEST, LARGEST];
    for (let step = 0; step < STEPS; step++) {
      const tried = (fits + tooLarge) / 2;
      element.style.setProperty("--scale", String(tried));
      const isIn = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
      [fits, tooLarge] = isIn ? [tried, tooLarge] : [fits, tried];
    }
    element.style.setProperty("--scale", String(fits));
  };
}
