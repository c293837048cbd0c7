// The way a car takes from place to place of a board: forwards, from neighbour to neighbour.
import type { Board, Place } from "./messages";

/** Where a car stands, and which way it points, in degrees. */
export interface Spot {
  x: number;
  y: number;
  angle: number;
}

/** A piece on the move: its way, when it left (as `performance.now()` counts) and how long it drives, in milliseconds. */
export interface Drive {
  road: [Spot, ...Spot[]];
  began: number;
  lasts: number;
}

/** How many neighbours ahead a place has, and how straight ahead (a cosine) they must lie. */
const NEIGHBOURS = 6;
const AHEAD = 0.35;
/** A search that takes more steps, or finds a longer way, is a jump: the car goes straight there. */
const MOST_STEPS = 4000;
const MOST_DETOUR = 4;
const MOST_EXTRA_CARS = 48;
/** How far apart the points are through which the browser moves a car, in milliseconds. */
const STEP = 20;
const graphs = new WeakMap<Board, Map<string, Place[]>>();

/** The cosine of the angle between a place's direction and the line to another. */
function ahead(from: Place, to: Place): number {
  const turn = (from.angle * Math.PI) / 180;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return length === 0 ? -1 : (dx * Math.cos(turn) + dy * Math.sin(turn)) / length;
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** For each place the nearest ones that lie ahead of it; computed once for each board. */
function neighbours(board: Board): Map<string, Place[]> {
  const known = graphs.get(board);
  if (known) return known;
  const made = new Map<string, Place[]>();
  for (const from of board.places) {
    const next = board.places.filter((to) => to !== from && ahead(from, to) > AHEAD);
    next.sort((one, other) => distance(from, one) - distance(from, other));
    made.set(from.id, next.slice(0, NEIGHBOURS));
  }
  graphs.set(board, made);
  return made;
}

/** The places on the way, both ends included; only the two ends if no way leads forwards. */
export function way(board: Board, from: string, to: string): Place[] {
  const places = new Map(board.places.map((place) => [place.id, place]));
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end) return end ? [end] : [];
  const { cost, before } = search(neighbours(board), start, end);
  const most = MOST_DETOUR * distance(start, end) + MOST_EXTRA_CARS * board.piece;
  if (!before.has(to) || (cost.get(to) ?? 0) > most) return [start, end];
  return traced(before, start, end);
}

/** The place some steps ahead of another, as straight on as the board lets one drive. */
export function onwards(board: Board, from: string, steps: number): Place | undefined {
  const next = neighbours(board);
  let here = board.places.find((place) => place.id === from);
  for (let step = 0; here && step < steps; step++) {
    const at: Place = here;
    here = (next.get(at.id) ?? []).reduce<Place>((best, each) => (ahead(at, each) > ahead(at, best) ? each : best), at);
  }
  return here;
}

interface Found {
  cost: Map<string, number>;
  /** For each place that was reached, the one before it. */
  before: Map<string, Place>;
}

/** Dijkstra's search; turning away from the direction of a place makes a step longer. */
function search(next: Map<string, Place[]>, start: Place, end: Place): Found {
  const cost = new Map<string, number>([[start.id, 0]]);
  const before = new Map<string, Place>();
  const open = [start];
  for (let steps = 0; open.length && steps < MOST_STEPS; steps++) {
    open.sort((one, other) => (cost.get(other.id) ?? 0) - (cost.get(one.id) ?? 0));
    const here = open.pop();
    if (!here || here.id === end.id) break;
    for (const there of next.get(here.id) ?? []) {
      const total = (cost.get(here.id) ?? 0) + distance(here, there) * (2 - ahead(here, there));
      if (total < (cost.get(there.id) ?? Infinity)) {
        cost.set(there.id, total);
        before.set(there.id, here);
        if (!open.includes(there)) open.push(there);
      }
    }
  }
  return { cost, before };
}

function traced(before: Map<string, Place>, start: Place, end: Place): Place[] {
  const found = [end];
  for (let here = before.get(end.id); here; here = here.id === start.id ? undefined : before.get(here.id)) {
    found.unshift(here);
  }
  return found;
}

/** A point on a smooth line through places; `share` runs from 0 to 1. */
export function along(places: [Spot, ...Spot[]], share: number): Spot {
  const last = places.length - 1;
  const position = Math.min(share, 0.9999) * last;
  const index = Math.floor(position);
  const part = position - index;
  const at = (number: number) => places[Math.max(0, Math.min(last, number))] ?? places[0];
  const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
  const angle = b.angle + shortTurn(b.angle, c.angle) * part;
  return { x: curve(a.x, b.x, c.x, d.x, part), y: curve(a.y, b.y, c.y, d.y, part), angle };
}

/** Slow at both ends, quick in the middle. */
export function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2;
}

/** Where a piece on the move is. */
export function spotOf({ road, began, lasts }: Drive, now: number): Spot {
  return along(road, eased(Math.max(0, Math.min(1, (now - began) / lasts))));
}

/** A drive as points at equal times; between two of them a piece never turns by more than half a circle. */
export function points(drive: Drive): Spot[] {
  const count = Math.max(1, Math.ceil(drive.lasts / STEP));
  let angle = drive.road[0].angle;
  return Array.from({ length: count + 1 }, (_, index) => {
    const spot = spotOf(drive, drive.began + (drive.lasts * index) / count);
    angle += shortTurn(angle, spot.angle);
    return { ...spot, angle };
  });
}

/** From one direction to another the short way round, in degrees. */
function shortTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Catmull and Rom's spline from b to c. */
function curve(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}
