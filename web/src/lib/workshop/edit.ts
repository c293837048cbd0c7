// Small edits of a circuit file: the text is the truth, so comments and all that is not touched stay as they are.
import { item } from "./items";
import { settled, type Shape } from "./solve";
import { closed, trackOf, wordsOf, type Piece, type Track } from "./track";

/** The straights that close the loop are at least this long. */
const FLEX_FROM = 2;
const NEW_BEND = { angle: 30, radius: 2.4 };
const FLAT_OUT = { angle: 20, radius: 8 };
/** A piece that is cut leaves at least this much on both sides. */
const LEAST_END = 0.6;

/** A number as it is written: without needless digits. */
export function written(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** A line with another word in the place of one of its words, counted from 0; spaces and comment stay. */
export function withWord(line: string, index: number, word: string): string {
  let at = -1;
  return line.replace(/"[^"]*"?|#.*|[^\s"#]+/g, (found) => {
    if (found.startsWith("#")) return found;
    at += 1;
    return at === index ? word : found;
  });
}

/** A text with another line in the place of one, counted from 1; null removes it. */
export function withLine(text: string, number: number, line: string | null): string {
  const lines = text.split("\n");
  lines.splice(number - 1, 1, ...(line === null ? [] : [line]));
  return lines.join("\n");
}

/** A text with lines added after one. */
export function withLinesAfter(text: string, number: number, more: string[]): string {
  const lines = text.split("\n");
  lines.splice(number, 0, ...more);
  return lines.join("\n");
}

export function shapeOf(track: Track, start = { x: 0, y: 0 }): Shape {
  return { start, heading: track.heading, pieces: closed(track) ?? track.pieces };
}

/** A text with the numbers of a bent shape, wherever they differ; a shape that was not bent changes nothing. */
export function withShape(text: string, shape: Shape): string {
  const track = trackOf(text);
  if (isSame(shape, shapeOf(track))) return text;
  const lines = text.split("\n");
  const write = (number: number, index: number, value: number, digits: number) => {
    const line = lines[number - 1] ?? "";
    const now = Number(wordsOf(line)[index]);
    if (Math.abs(now - value) >= 0.5 * 10 ** -digits) lines[number - 1] = withWord(line, index, written(value, digits));
  };
  shape.pieces.forEach((piece) => {
    write(piece.line, 1, piece.angle ? Math.abs(piece.angle) : piece.length, piece.angle ? 1 : 2);
    if (piece.angle) write(piece.line, 2, piece.radius, 2);
  });
  const at = wordsOf(lines[track.headingLine - 1] ?? "").indexOf("heading") + 1;
  if (at > 0) write(track.headingLine, at, turn(shape.heading), 1);
  return flexible(lines.join("\n"));
}

function isSame(one: Shape, other: Shape): boolean {
  const numbers = (shape: Shape) => shape.pieces.flatMap(({ length, angle, radius }) => [length, angle, radius]);
  const [these, those] = [numbers(one), numbers(other)];
  return one.heading === other.heading && these.every((value, index) => value === those[index]);
}

/** A heading from -180 to 180 degrees. */
function turn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** A text whose loop can be closed: if it cannot, its straights may stretch. */
export function flexible(text: string): string {
  const track = trackOf(text);
  if (closed(track)) return text;
  const lines = text.split("\n");
  for (const piece of track.pieces) {
    if (piece.angle || piece.flex || piece.length < FLEX_FROM) continue;
    lines[piece.line - 1] = withWord(lines[piece.line - 1] ?? "", 1, `${written(piece.length, 2)} flex`);
  }
  const better = lines.join("\n");
  return closed(trackOf(better)) ? better : text;
}

/** A text whose loop is closed by the least change of its lengths and angles. */
export function withClosedLoop(text: string): string {
  const track = trackOf(text);
  return track.pieces.length ? withShape(text, settled(shapeOf(track))) : text;
}

/** A piece of the file cut in two: one more point to pull. */
export function withPoint(text: string, piece: Piece, share = 0.5): string {
  const line = text.split("\n")[piece.line - 1] ?? "";
  const whole = Number(wordsOf(line)[1]);
  const digits = piece.angle ? 1 : 2;
  const first = Number((whole * share).toFixed(digits));
  const cut = withLine(text, piece.line, withWord(line, 1, written(first, digits)));
  return withLinesAfter(cut, piece.line, [withoutComment(withWord(line, 1, written(whole - first, digits)))]);
}

function withoutComment(line: string): string {
  return line.replace(/\s*#.*$/, "");
}

function share(piece: Piece, at: number): number {
  const least = Math.min(0.5, LEAST_END / piece.length);
  return Math.max(least, Math.min(1 - least, at));
}

/** A flat-out bend in a straight piece; everything else turns a little less. */
export function withBend(text: string, piece: Piece, at: number, side: "left" | "right"): string {
  const cut = withPoint(text, piece, share(piece, at));
  return withClosedLoop(withLinesAfter(cut, piece.line, [`  ${side} ${FLAT_OUT.angle} ${FLAT_OUT.radius}`]));
}

/** A new corner in a straight: what follows it in the zone becomes a straight of its own. */
export function withCorner(text: string, piece: Piece, at: number): string {
  const track = trackOf(text);
  const side = track.pieces.reduce((sum, each) => sum + each.angle, 0) < 0 ? "right" : "left";
  const [corner, straight] = [freeId(track, "c"), freeId(track, "s")];
  const cut = withPoint(text, piece, share(piece, at));
  const bend = [`corner ${corner} ""`, `  ${side} ${NEW_BEND.angle} ${NEW_BEND.radius}`, `straight ${straight} ""`];
  return withClosedLoop(withLinesAfter(cut, piece.line, bend));
}

function freeId(track: Track, letter: string): string {
  const taken = new Set(track.zones.map((zone) => zone.id));
  const free = [...track.zones, null].map((_, index) => letter + String(index + 1));
  return item(
    free.filter((id) => !taken.has(id)),
    0,
  );
}

/** The file without a piece; a zone without pieces goes too, and two straights that meet become one. */
export function withoutPiece(text: string, piece: Piece): string {
  const track = trackOf(text);
  const gone = [piece.line];
  const isLast = track.pieces.filter((each) => each.zone === piece.zone).length === 1;
  if (isLast) gone.push(...emptied(track, piece.zone));
  const lines = text.split("\n").filter((_, index) => !gone.includes(index + 1));
  return withClosedLoop(lines.join("\n"));
}

/** The lines of zones that go with the last piece of one. */
function emptied(track: Track, index: number): number[] {
  const [before, zone, after] = [track.zones[index - 1], track.zones[index], track.zones[index + 1]];
  if (!zone) return [];
  const joined = before && after && !before.isCorner && !after.isCorner ? [after.line] : [];
  return [zone.line, ...joined];
}
