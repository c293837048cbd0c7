// A table without a board is drawn as large as it fits into its room.
import type { Attachment } from "svelte/attachments";

const LARGEST = 1.9;
const SMALLEST = 0.35;
/** How near to the largest value is near enough: each try lays out the whole table. */
const NEAR = 0.012;

/** Sets the variable `--scale` of an element to the largest value at which its content fits; it runs again on changes. */
export function fitting(..._changes: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    const isIn = (scale: number) => {
      element.style.setProperty("--scale", String(scale));
      const isWithin = element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
      return isWithin && !isCutLeft(element);
    };
    let [fits, tooLarge] = bracket(Number(element.style.getPropertyValue("--scale")), isIn);
    while (tooLarge - fits > NEAR) {
      const tried = (fits + tooLarge) / 2;
      [fits, tooLarge] = isIn(tried) ? [tried, tooLarge] : [fits, tried];
    }
    element.style.setProperty("--scale", String(fits));
  };
}

/** Whether a piece lies beyond the left edge, which no scroll width tells. */
function isCutLeft(element: HTMLElement): boolean {
  const { left } = element.getBoundingClientRect();
  return [...element.querySelectorAll("[data-piece]")].some((piece) => piece.getBoundingClientRect().left < left - 1);
}

/** Between which values to look: mostly the last one still fits, and one a little larger does not. */
function bracket(last: number, isIn: (scale: number) => boolean): [number, number] {
  if (!last) return [SMALLEST, LARGEST];
  if (!isIn(last)) return [SMALLEST, last];
  const more = Math.min(LARGEST, last + NEAR);
  return isIn(more) ? [more, LARGEST] : [last, more];
}
