// The commentary in three lengths: headlines, the race, every detail.
import type { LogLine } from "./messages";

export const LENGTHS = [1, 2, 3] as const;
export type Length = (typeof LENGTHS)[number];

export interface ShownLine extends LogLine {
  /** Its number in the whole commentary. */
  index: number;
}

/** The latest lines of a commentary of a length. */
export function shownLines(lines: LogLine[], length: Length, most: number): ShownLine[] {
  return lines
    .map((line, index) => ({ ...line, index }))
    .filter((line) => line.length <= length)
    .slice(-most);
}
