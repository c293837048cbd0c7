// A track from a few points that were touched around it: straights between them, bends that fit at each.
import type { Point } from "../boxes";
import { item } from "./items";
import { written } from "./edit";
import { partsOf, trackOf, wordsOf } from "./track";

/** A bend of fewer degrees is driven flat out; one of fewer still is no bend. */
const CORNER_FROM = 25;
const BEND_FROM = 3;
/** The radius that looks right, by the degrees from which it does. */
const RADII: [number, number][] = [
  [60, 2.4],
  [CORNER_FROM, 4],
  [0, 12],
];
const LEAST_RADIUS = 1.4;
/** A bend takes at most this share of the shorter edge beside it. */
const SHARE = 0.45;
/** An edge shorter than this between two corners belongs to them. */
const LEAST_STRAIGHT = 1;
const LEAST_PIECE = 0.2;
const MOST_TRIES = 5;
/** How much longer the straight of the line gets than it was: closing the loop may shorten it. */
const SPARE = 1;

interface Bend extends Point {
  turn: number;
  radius: number;
  /** How far before and after its point the bend begins and ends. */
  reach: number;
}

export interface Traced {
  text: string;
  start: Point;
  /** By how much the points were drawn apart. */
  scale: number;
}

/** A file with another track, through these points; how it was cut stays, to be mended. The points are drawn apart until
 * the longest straight has room for the line, the grid and the pit lane. */
export function traced(text: string, points: Point[]): Traced {
  const home = homeOf(text);
  const { bends, scale } = roomy(points, home.length + SPARE);
  const [one, two] = [item(bends, 0), item(bends, 1)];
  const heading = (Math.atan2(two.y - one.y, two.x - one.x) * 180) / Math.PI;
  const away = distance(one, two);
  const start = { x: one.x + ((two.x - one.x) * one.reach) / away, y: one.y + ((two.y - one.y) * one.reach) / away };
  return { text: withTrack(text, zonesOf(bends, home.id), heading, isClockwise(bends)), start, scale };
}

/** The straight with the line, and how long it is. */
function homeOf(text: string): { id: string; length: number } {
  const lines = text.split("\n").map(wordsOf);
  const id = lines.find(([keyword]) => keyword === "line")?.[1] ?? "main";
  const { pieces, zones } = trackOf(text);
  const zone = zones.findIndex((each) => each.id === id);
  return { id, length: pieces.filter((piece) => piece.zone === zone).reduce((sum, piece) => sum + piece.length, 0) };
}

/** The bends from the beginning of the longest straight on, as far apart as that straight wants it. */
function roomy(points: Point[], length: number): { bends: Bend[]; scale: number } {
  let [scale, bends] = [1, fromLongest(points)];
  for (let tries = 0; tries < MOST_TRIES && runOf(bends, 0) < length; tries += 1) {
    scale *= 1 + (length - runOf(bends, 0)) / distance(item(bends, 0), item(bends, 1));
    bends = fromLongest(points.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  }
  return { bends, scale };
}

function fromLongest(points: Point[]): Bend[] {
  const bends = bendsOf(points);
  const first = longestFrom(bends);
  return bends.map((_, index) => item(bends, (first + index) % bends.length));
}

/** How long the road between a bend and the next one is. */
function runOf(bends: Bend[], index: number): number {
  const [bend, next] = [item(bends, index), item(bends, (index + 1) % bends.length)];
  return distance(bend, next) - bend.reach - next.reach;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y) || 1e-6;
}

/** The bends at the points; points where the line goes straight on are left out. */
function bendsOf(points: Point[]): Bend[] {
  const turned = points.filter((_, index) => Math.abs(turnAt(points, index)) >= BEND_FROM);
  const kept = turned.length >= 3 ? turned : points;
  return kept.map((point, index) => {
    const turn = turnAt(kept, index);
    const [before, after] = [item(kept, index - 1), item(kept, (index + 1) % kept.length)];
    const room = SHARE * Math.min(distance(point, before), distance(point, after));
    const half = Math.tan((Math.min(Math.abs(turn), 170) * Math.PI) / 360);
    const wanted = RADII.find(([from]) => Math.abs(turn) >= from)?.[1] ?? LEAST_RADIUS;
    const radius = Math.max(LEAST_RADIUS, Math.min(wanted, room / half));
    return { ...point, turn, radius, reach: radius * half };
  });
}

/** How many degrees the line turns at a point, positive to the left. */
function turnAt(points: Point[], index: number): number {
  const [before, here, after] = [points.at(index - 1), points[index], points[(index + 1) % points.length]] as Point[];
  if (!before || !here || !after) return 0;
  const [from, to] = [Math.atan2(here.y - before.y, here.x - before.x), Math.atan2(after.y - here.y, after.x - here.x)];
  const turn = ((to - from) * 180) / Math.PI;
  return ((((turn + 180) % 360) + 360) % 360) - 180;
}

function isClockwise(bends: Bend[]): boolean {
  return bends.reduce((sum, bend) => sum + bend.turn, 0) < 0;
}

/** The corner from which the longest straight begins. */
function longestFrom(bends: Bend[]): number {
  const long = (index: number) => {
    const [bend, next] = [item(bends, index), item(bends, (index + 1) % bends.length)];
    return Math.abs(bend.turn) < CORNER_FROM ? -1 : distance(bend, next);
  };
  return bends.reduce((best, _, index) => (long(index) > long(best) ? index : best), 0);
}

/** The lines of the zones, from the straight after the first bend to that bend. */
function zonesOf(bends: Bend[], home: string): string[] {
  const lines = [`straight ${home} ""`];
  let corners = 0;
  let straights = 0;
  let isCorner = false;
  bends.forEach((_, index) => {
    const next = item(bends, (index + 1) % bends.length);
    const run = runOf(bends, index);
    if (isCorner && (run >= LEAST_STRAIGHT || Math.abs(next.turn) < CORNER_FROM)) {
      straights += 1;
      lines.push(`straight s${straights} ""`);
      isCorner = false;
    }
    if (run >= LEAST_PIECE) lines.push(`  ahead ${written(run, 2)}${run > 2 ? " flex" : ""}`);
    if (Math.abs(next.turn) >= CORNER_FROM && !isCorner) {
      corners += 1;
      lines.push(`corner ${corners} ""`);
      isCorner = true;
    }
    const side = next.turn < 0 ? "right" : "left";
    lines.push(`  ${side} ${written(Math.abs(next.turn), 1)} ${written(next.radius, 2)}`);
  });
  return lines;
}

/** A file with other zones; the heading and the direction of driving follow. */
function withTrack(text: string, zones: string[], heading: number, clockwise: boolean): string {
  const lines = text.split("\n");
  const parts = partsOf(lines);
  const from = lines.findIndex(
    (line, at) => parts[at] === "track" && ["straight", "corner"].includes(wordsOf(line)[0] ?? ""),
  );
  const to = parts.findIndex((part) => part !== "track");
  const [begin, end] = [from < 0 ? (to < 0 ? lines.length : to) : from, to < 0 ? lines.length : to];
  const head = lines.slice(0, begin).map((line) => {
    const [keyword] = wordsOf(line);
    if (keyword === "track") return line.replace(/heading\s+[+-]?[0-9.]+/, `heading ${written(heading, 1)}`);
    return keyword === "real" ? line.replace(/\b(anti)?clockwise\b/, clockwise ? "clockwise" : "anticlockwise") : line;
  });
  return [...head, ...zones, "", ...comments(lines.slice(begin, end)), ...lines.slice(end)].join("\n");
}

/** The comments after the last piece of the old track, which belong to what follows. */
function comments(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => wordsOf(line).length > 0);
  return lines.slice(last + 1).filter((line) => line.trim());
}
