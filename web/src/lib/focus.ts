// What the camera looks at: the race, where it is decided.
import type { Point } from "./boxes";
import { onwards } from "./drive";
import type { Board, Piece, Pick, Place, Player } from "./messages";

/** How far the view goes ahead of a car, in places. */
const AHEAD = 7;
/** Cars farther from the leader than this are not shown with it, in car lengths. */
const NEAR = 14;

/** Before a decision: the own cars, all that can be chosen, and all that it may lead to; else the road ahead. */
export function decisionPoints(board: Board, cars: Place[], options: Pick[]): Point[] {
  const places = new Map(board.places.map((place) => [place.id, place]));
  const ids = options.flatMap((option) => [...option.targets, ...option.places.map((each) => each.place)]);
  const found = [...new Set(ids)].map((id) => places.get(id)).filter((place) => place !== undefined);
  const far = found.some((place) => cars.every((car) => distance(place, car) > board.piece));
  return [...cars, ...found, ...(far ? [] : cars.flatMap((car) => onwards(board, car.id, AHEAD) ?? []))];
}

/** While others drive: the cars that act, with the road ahead of them. */
export function actionPoints(board: Board, cars: Place[]): Point[] {
  return cars.flatMap((car) => [car, onwards(board, car.id, AHEAD) ?? car]);
}

/** For spectators: the leader, and the cars close behind. */
export function leaders(board: Board, pieces: Piece[], players: Player[]): Point[] {
  const places = new Map(board.places.map((place) => [place.id, place]));
  const order = players
    .filter((each) => each.place !== null)
    .sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const cars = order
    .map((player) => pieces.find((piece) => piece.kind === "car" && piece.owner === player.seat))
    .map((piece) => piece && places.get(piece.at))
    .filter((place) => place !== undefined);
  const [first] = cars;
  if (!first) return [];
  const close = cars.filter((car) => distance(car, first) < NEAR * board.piece);
  return [...close, onwards(board, first.id, AHEAD) ?? first];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
