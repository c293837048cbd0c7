// The way a car takes from place to place of a board: forwards, from neighbour to neighbour.
import type { Board, Place } from "./types";

export interface Spot {
  x: number;
  y: number;
  angle: number;
}

const NEIGHBOURS = 6;
const graphs = new WeakMap<Board, Map<string, Place[]>>();

function ahead(from: Place, to: Place): number {
  const turn = (from.angle * Math.PI) / 180;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  return far === 0 ? -1 : (dx * Math.cos(turn) + dy * Math.sin(turn)) / far;
}

function far(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** For each place the nearest ones that lie ahead of it. */
function graph(board: Board): Map<string, Place[]> {
  const known = graphs.get(board);
  if (known) return known;
  const made = new Map<string, Place[]>();
  for (const from of board.places) {
    const next = board.places.filter((to) => to !== from && ahead(from, to) > 0.35);
    next.sort((one, other) => far(from, one) - far(from, other));
    made.set(from.id, next.slice(0, NEIGHBOURS));
  }
  graphs.set(board, made);
  return made;
}

/** The places on the way, both ends included; the two ends alone where no way leads forwards. */
export function way(board: Board, from: string, to: string): Place[] {
  const places = new Map(board.places.map((place) => [place.id, place]));
  const [start, end] = [places.get(from), places.get(to)];
  if (!start || !end) return end ? [end] : [];
  const next = graph(board);
  const cost = new Map<string, number>([[from, 0]]);
  const before = new Map<string, Place>();
  const open = [start];
  for (let steps = 0; open.length && steps < 4000; steps++) {
    open.sort((one, other) => (cost.get(other.id) ?? 0) - (cost.get(one.id) ?? 0));
    const here = open.pop();
    if (!here || here.id === to) break;
    for (const there of next.get(here.id) ?? []) {
      const total = (cost.get(here.id) ?? 0) + far(here, there) * (1 + (1 - ahead(here, there)));
      if (total < (cost.get(there.id) ?? Infinity)) {
        cost.set(there.id, total);
        before.set(there.id, here);
        if (!open.includes(there)) open.push(there);
      }
    }
  }
  if (!before.has(to) || (cost.get(to) ?? 0) > 4 * far(start, end) + 12 * board.piece * 4) return [start, end];
  const found = [end];
  while (found[0] && found[0].id !== from) {
    const last = before.get(found[0].id);
    if (!last) break;
    found.unshift(last);
  }
  return found;
}

/** A point on a smooth line through places; `share` runs from 0 to 1. */
export function along(places: Spot[], share: number): Spot {
  const last = places.length - 1;
  const at = Math.min(share, 0.9999) * last;
  const index = Math.floor(at);
  const part = at - index;
  const pick = (number: number) => places[Math.max(0, Math.min(last, number))] as Spot;
  const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
  const x = curve(a.x, b.x, c.x, d.x, part);
  const y = curve(a.y, b.y, c.y, d.y, part);
  const turn = ((((c.angle - b.angle) % 360) + 540) % 360) - 180;
  return { x, y, angle: b.angle + turn * part };
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}
