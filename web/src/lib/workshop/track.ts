// The track of a circuit file: its zones and pieces line by line, and the closed line that they make.
// It follows paddock/circuits/line.py, so that handles lie on the road before the service has drawn it; a test compares the two.
import type { Point } from "../boxes";
import { item } from "./items";

/** Half of a lane less than this to the inside is too tight. */
const LANE_WIDTH = 0.62;
const MOST_RESIDUAL = 12;
const MOST_CHANGE = 0.25;
const CLOSED = 1e-6;
export const PARTS = ["cells", "sections", "spaces"] as const;
export type Part = "track" | (typeof PARTS)[number];

/** A stretch of the centre line: straight ahead (angle 0), or an arc (degrees, positive to the left). */
export interface Piece {
  /** The line of the file, counted from 1. */
  line: number;
  zone: number;
  length: number;
  angle: number;
  radius: number;
  flex: boolean;
}

export interface Zone {
  line: number;
  id: string;
  name: string;
  isCorner: boolean;
}

export interface Track {
  lanes: number;
  heading: number;
  /** The line with the heading; 0 if there is none. */
  headingLine: number;
  zones: Zone[];
  pieces: Piece[];
}

/** What a zone is called. */
export function titleOf(zone: Zone): string {
  return zone.name === "" ? zone.id : zone.name;
}

/** A place of the line: a point, the direction in radians, and the cells from the start. */
export interface Spot extends Point {
  heading: number;
  s: number;
}

const TOKEN = /"([^"]*)"?|#.*|[^\s"#]+/g;

/** The words of a line, without its comment; a quoted name keeps its quotes. */
export function wordsOf(line: string): string[] {
  return (line.match(TOKEN) ?? []).filter((word) => !word.startsWith("#"));
}

/** The part that each line of a file belongs to. */
export function partsOf(lines: string[]): Part[] {
  let part: Part = "track";
  return lines.map((line) => {
    const first = wordsOf(line)[0] ?? "";
    part = PARTS.find((each) => each === first) ?? part;
    return part;
  });
}

/** The track of a file; lines that cannot be read are left out, as the service complains about them. */
export function trackOf(text: string): Track {
  const track: Track = { lanes: 3, heading: 0, headingLine: 0, zones: [], pieces: [] };
  const lines = text.split("\n");
  const parts = partsOf(lines);
  lines.forEach((line, index) => {
    if (parts[index] === "track") readLine(track, wordsOf(line), index + 1);
  });
  return track;
}

function readLine(track: Track, words: string[], line: number): void {
  const [keyword = "", first = "", second = ""] = words;
  const [one, two] = [Number(first), Number(second)];
  const zone = track.zones.length - 1;
  const piece = { line, zone, length: 0, angle: 0, radius: 0, flex: false };
  if (keyword === "track") {
    track.lanes = one || 3;
    const at = words.indexOf("heading");
    track.heading = at > 0 ? Number(words[at + 1]) || 0 : 0;
    track.headingLine = line;
  } else if (keyword === "straight" || keyword === "corner") {
    track.zones.push({ line, id: first, name: second.replaceAll('"', ""), isCorner: keyword === "corner" });
  } else if (zone >= 0 && keyword === "ahead" && one > 0) {
    track.pieces.push({ ...piece, length: one, flex: words[2] === "flex" });
  } else if (zone >= 0 && (keyword === "left" || keyword === "right") && one > 0 && two > 0) {
    track.pieces.push(arc({ ...piece, radius: two }, keyword === "left" ? one : -one));
  }
}

/** A bend of another angle. */
export function arc(piece: Piece, angle: number): Piece {
  return { ...piece, angle, length: (Math.abs(angle) * Math.PI * piece.radius) / 180 };
}

/** Where a piece that begins at a spot ends, or a share of it. */
export function along(piece: Piece, from: Spot, share = 1): Spot {
  const s = from.s + piece.length * share;
  if (!piece.angle) {
    const run = piece.length * share;
    return {
      x: from.x + run * Math.cos(from.heading),
      y: from.y + run * Math.sin(from.heading),
      heading: from.heading,
      s,
    };
  }
  const heading = from.heading + (piece.angle * share * Math.PI) / 180;
  const radius = Math.sign(piece.angle) * piece.radius;
  return {
    x: from.x + radius * (Math.sin(heading) - Math.sin(from.heading)),
    y: from.y + radius * (Math.cos(from.heading) - Math.cos(heading)),
    heading,
    s,
  };
}

/** The spots where pieces begin, and where the last one ends. */
export function joints(pieces: Piece[], heading: number, start: Point = { x: 0, y: 0 }): Spot[] {
  const found: Spot[] = [{ ...start, heading: (heading * Math.PI) / 180, s: 0 }];
  for (const piece of pieces) found.push(along(piece, item(found, found.length - 1)));
  return found;
}

/** The pieces as the service closes them: angles evened out, flexible pieces stretched. Null if they cannot be. */
export function closed({ pieces, heading }: Track): Piece[] | null {
  const total = pieces.reduce((sum, piece) => sum + piece.angle, 0);
  const turning = pieces.reduce((sum, piece) => sum + Math.abs(piece.angle), 0);
  const wanted = total < 0 ? -360 : 360;
  if (!turning || Math.abs(wanted - total) > MOST_RESIDUAL) return null;
  const share = (wanted - total) / turning;
  const bent = pieces.map((piece) => (piece.angle ? arc(piece, piece.angle + share * Math.abs(piece.angle)) : piece));
  return stretched(bent, heading);
}

function stretched(pieces: Piece[], heading: number): Piece[] | null {
  const spots = joints(pieces, heading);
  const gap = item(spots, spots.length - 1);
  if (Math.hypot(gap.x, gap.y) < CLOSED) return pieces;
  const pull = (piece: Piece, index: number) => {
    const turn = item(spots, index).heading;
    return piece.flex ? { x: piece.length * Math.cos(turn), y: piece.length * Math.sin(turn) } : { x: 0, y: 0 };
  };
  const pulls = pieces.map(pull);
  const sum = (of: (pull: Point) => number) => pulls.reduce((all, each) => all + of(each), 0);
  const [xx, xy, yy] = [sum(({ x }) => x * x), sum(({ x, y }) => x * y), sum(({ y }) => y * y)];
  const det = xx * yy - xy * xy;
  if (det < CLOSED) return null;
  const [u, v] = [-(yy * gap.x - xy * gap.y) / det, -(xx * gap.y - xy * gap.x) / det];
  const changes = pulls.map(({ x, y }) => x * u + y * v);
  if (changes.some((change) => Math.abs(change) > MOST_CHANGE)) return null;
  return pieces.map((piece, index) => ({ ...piece, length: piece.length * (1 + (changes[index] ?? 0)) }));
}

/** The line to draw and to touch: closed if it can be, else as written. */
export class Road {
  readonly spots: Spot[];
  readonly length: number;
  readonly half: number;

  constructor(
    readonly pieces: Piece[],
    heading: number,
    lanes: number,
    readonly isClosed: boolean,
    start: Point = { x: 0, y: 0 },
  ) {
    this.spots = joints(pieces, heading, start);
    this.length = this.spots[this.spots.length - 1]?.s ?? 0;
    this.half = (lanes * LANE_WIDTH) / 2;
  }

  static of(track: Track, start?: Point): Road {
    const pieces = closed(track);
    return new Road(pieces ?? track.pieces, track.heading, track.lanes, pieces !== null, start);
  }

  /** The piece at a distance from the start, and how much of it is behind. */
  pieceAt(s: number): { index: number; share: number } {
    const wanted = this.length ? ((s % this.length) + this.length) % this.length : 0;
    let index = this.pieces.length - 1;
    while (index > 0 && (this.spots[index]?.s ?? 0) > wanted) index -= 1;
    const length = this.pieces[index]?.length ?? 1;
    return { index, share: Math.max(0, Math.min(1, (wanted - (this.spots[index]?.s ?? 0)) / length)) };
  }

  /** The spot at a distance from the start, moved aside (positive to the left of the driver). */
  at(s: number, offset = 0): Spot {
    const { index, share } = this.pieceAt(s);
    const [piece, from] = [this.pieces[index], this.spots[index]];
    const spot = piece && from ? along(piece, from, share) : item(this.spots, 0);
    return { ...spot, x: spot.x - Math.sin(spot.heading) * offset, y: spot.y + Math.cos(spot.heading) * offset };
  }

  /** The place of the line that is nearest to a point, and how far it is away. */
  nearest(point: Point): { s: number; away: number } {
    let best = { s: 0, away: Infinity };
    for (let s = 0; s < this.length; s += 0.25) {
      const here = this.at(s);
      const away = Math.hypot(here.x - point.x, here.y - point.y);
      if (away < best.away) best = { s, away };
    }
    return best;
  }

  /** The centre line as an SVG path, in a picture whose y points down. */
  path(unit: number): string {
    const word = (spot: Point) => `${(spot.x * unit).toFixed(1)} ${(-spot.y * unit).toFixed(1)}`;
    const parts = [`M${word(this.spots[0] ?? { x: 0, y: 0 })}`];
    this.pieces.forEach((piece, index) => {
      const from = item(this.spots, index);
      const radius = (piece.radius * unit).toFixed(1);
      const halves = piece.angle ? [along(piece, from, 0.5), along(piece, from)] : [along(piece, from)];
      for (const to of halves)
        parts.push(piece.angle ? `A${radius} ${radius} 0 0 ${piece.angle < 0 ? 1 : 0} ${word(to)}` : `L${word(to)}`);
    });
    return parts.join("");
  }
}
