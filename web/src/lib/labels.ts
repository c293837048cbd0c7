// Short texts for things on the table.
import type { Gauge, Mark, Piece } from "./messages";

/** An area's label without the player's name, for places where the name is shown already. */
export function withoutName(label: string, name: string | undefined): string {
  return name && label.startsWith(`${name}: `) ? label.slice(name.length + 2) : label;
}

/** Notes on one line; a sentence among them needs no full stop there. */
export function oneLine(notes: string[]): string {
  return notes.length > 1 ? notes.map((note) => note.replace(/\.$/, "")).join(" · ") : notes.join("");
}

/** What is written on a token: the text of its first mark that has one. */
export function tokenText(piece: Piece): string {
  return piece.marks.find((mark) => mark.text)?.text ?? "";
}

/** How many icons a mark at the bottom of a card shows instead of a number; 0 if it is written. */
export function iconCount(mark: Mark): number {
  return mark.at === "bottom" && mark.icon && /^[1-9]$/.test(mark.text) ? Number(mark.text) : 0;
}

export function gaugeText(gauge: Gauge): string {
  if (gauge.text) return gauge.text;
  return gauge.most === null ? String(gauge.value) : `${gauge.value}/${gauge.most}`;
}

/** How full a gauge is, in per cent; null for one that has no bar. */
export function gaugeShare(gauge: Gauge): number | null {
  if (!gauge.most || gauge.text) return null;
  return Math.max(0, Math.min(100, (100 * gauge.value) / gauge.most));
}
