// Bends a closed track by hand: what is gripped goes to the pointer, the loop stays closed, everything else gives way as
// little as possible. A few damped Gauss-Newton steps over the lengths and angles near the hand.
import type { Point } from "../boxes";
import { item } from "./items";
import { along, arc, joints, type Piece, type Spot } from "./track";

/** A track that can be bent: where it starts, and its pieces. */
export interface Shape {
  start: Point;
  heading: number;
  pieces: Piece[];
}

/** What is held: the joint before a piece, or the middle of a bend, whose radius then changes. */
export interface Grip {
  index: number;
  isMiddle: boolean;
}

const STEPS = 8;
const NEAR = 8;
const FIRM = 300;
/** How much a change counts against a cell of displacement: of a length in cells, of an angle in radians. */
const STIFF = { length: 0.06, angle: 0.6, radius: 0.2, start: 0.3, heading: 1 };
const NUDGE = 1e-5;
const LEAST = { length: 0.3, angle: 3, radius: 1.3 };
const MOST = { length: 110, angle: 280, radius: 90 };
const DEGREES = 180 / Math.PI;

/** One number that may change. */
interface Free {
  stiff: number;
  get: (shape: Shape) => number;
  set: (shape: Shape, value: number) => void;
}

/** The shape after the grip was pulled to a point. */
export function pulled(shape: Shape, grip: Grip, to: Point): Shape {
  return solved(shape, freedoms(shape, grip), grip, to);
}

/** The shape closed by the least change of all its lengths and angles. */
export function settled(shape: Shape): Shape {
  return solved(shape, freedoms(shape, null), null, null);
}

function solved(shape: Shape, frees: Free[], grip: Grip | null, to: Point | null): Shape {
  const before = joints(shape.pieces, shape.heading, shape.start);
  const begun = frees.map((free) => free.get(shape));
  let now = copy(shape);
  for (let step = 0; step < STEPS; step += 1) {
    const rows = residuals(now, before, frees, begun, grip, to);
    const columns = frees.map((free) => {
      const nudged = copy(now);
      free.set(nudged, free.get(now) + NUDGE);
      return residuals(nudged, before, frees, begun, grip, to).map((value, row) => (value - (rows[row] ?? 0)) / NUDGE);
    });
    const change = leastSquares(columns, rows);
    const next = copy(now);
    frees.forEach((free, index) => free.set(next, free.get(now) - (change[index] ?? 0)));
    now = bounded(next);
  }
  return now;
}

function copy(shape: Shape): Shape {
  return { start: { ...shape.start }, heading: shape.heading, pieces: shape.pieces.map((piece) => ({ ...piece })) };
}

/** What may change: near the hand, or everywhere. */
function freedoms(shape: Shape, grip: Grip | null): Free[] {
  const count = shape.pieces.length;
  const away = (index: number) => {
    const raw = Math.abs(index - (grip?.index ?? 0));
    return Math.min(raw, count - raw);
  };
  const near = shape.pieces.map((_, index) => index).filter((index) => !grip || away(index) <= NEAR);
  const frees: Free[] = near.map((index) => bendOrLength(shape, index));
  if (grip?.isMiddle) frees.push(radiusOf(grip.index));
  if (!grip) return frees;
  return [
    ...frees,
    { stiff: STIFF.start, get: (of) => of.start.x, set: (of, value) => (of.start.x = value) },
    { stiff: STIFF.start, get: (of) => of.start.y, set: (of, value) => (of.start.y = value) },
    { stiff: STIFF.heading, get: (of) => of.heading / DEGREES, set: (of, value) => (of.heading = value * DEGREES) },
  ];
}

function bendOrLength(shape: Shape, index: number): Free {
  const piece = (of: Shape) => item(of.pieces, index);
  if (!piece(shape).angle)
    return { stiff: STIFF.length, get: (of) => piece(of).length, set: (of, value) => (piece(of).length = value) };
  return {
    stiff: STIFF.angle,
    get: (of) => piece(of).angle / DEGREES,
    set: (of, value) => (of.pieces[index] = arc(piece(of), value * DEGREES)),
  };
}

function radiusOf(index: number): Free {
  const piece = (of: Shape) => item(of.pieces, index);
  return {
    stiff: STIFF.radius,
    get: (of) => piece(of).radius,
    set: (of, value) => {
      const radius = Math.max(LEAST.radius, Math.min(MOST.radius, value));
      of.pieces[index] = arc({ ...piece(of), radius }, piece(of).angle);
    },
  };
}

/** How far the shape is from what is wanted; the firm wishes weigh most. */
function residuals(
  shape: Shape,
  before: Spot[],
  frees: Free[],
  begun: number[],
  grip: Grip | null,
  to: Point | null,
): number[] {
  const spots = joints(shape.pieces, shape.heading, shape.start);
  const [first, last] = [item(spots, 0), item(spots, spots.length - 1)];
  const total = shape.pieces.reduce((sum, piece) => sum + piece.angle, 0);
  const turn = (total - (total < 0 ? -360 : 360)) / DEGREES;
  const rows = [FIRM * (last.x - first.x), FIRM * (last.y - first.y), FIRM * turn];
  if (grip && to) {
    const held = grip.isMiddle
      ? along(item(shape.pieces, grip.index), item(spots, grip.index), 0.5)
      : item(spots, grip.index);
    rows.push(30 * (held.x - to.x), 30 * (held.y - to.y));
  }
  spots.forEach((spot, index) => {
    const was = item(before, index);
    if (index !== grip?.index) rows.push(spot.x - was.x, spot.y - was.y);
  });
  frees.forEach((free, index) => rows.push(free.stiff * (free.get(shape) - (begun[index] ?? 0))));
  return rows;
}

/** The pieces within what a file may say. */
function bounded(shape: Shape): Shape {
  const within = (value: number, of: "length" | "angle") => Math.max(LEAST[of], Math.min(MOST[of], value));
  shape.pieces = shape.pieces.map((piece) => {
    if (!piece.angle) return { ...piece, length: within(piece.length, "length") };
    const angle = Math.sign(piece.angle) * within(Math.abs(piece.angle), "angle");
    return arc(piece, angle);
  });
  return shape;
}

/** The change x with the least |Jx - r|, by the normal equations and elimination; columns are those of J. */
function leastSquares(columns: number[][], rows: number[]): number[] {
  const size = columns.length;
  const dot = (one: number[], other: number[]) => one.reduce((sum, value, row) => sum + value * (other[row] ?? 0), 0);
  const matrix = columns.map((column, index) => [
    ...columns.map((other, at) => dot(column, other) + (at === index ? 1e-9 : 0)),
    dot(column, rows),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row += 1)
      if (Math.abs(matrix[row]?.[pivot] ?? 0) > Math.abs(matrix[best]?.[pivot] ?? 0)) best = row;
    [matrix[pivot], matrix[best]] = [item(matrix, best), item(matrix, pivot)];
    const top = item(matrix, pivot);
    for (let row = 0; row < size; row += 1) {
      const line = item(matrix, row);
      const factor = row === pivot ? 0 : (line[pivot] ?? 0) / nonzero(top[pivot]);
      if (factor) for (let at = pivot; at <= size; at += 1) line[at] = (line[at] ?? 0) - factor * (top[at] ?? 0);
    }
  }
  return matrix.map((line, index) => (line[size] ?? 0) / nonzero(line[index]));
}

/** A divisor; a number that cannot be found out stays as it is. */
function nonzero(value = 0): number {
  return value === 0 ? 1 : value;
}
