// Finding places of a board.
import type { Point } from "./boxes";
import type { Board, Place } from "./messages";

/** How far a touch may be from a place that it means, in car lengths. */
const REACH = 0.7;
/** A piece nearer than this to a place hides it, in car lengths. */
const COVER = 0.8;

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The place that a touch means: the nearest one, if it is near enough. */
export function placeAt(places: Place[], at: Point, carLength: number): Place | undefined {
  const [nearest] = places.toSorted((one, other) => distance(one, at) - distance(other, at));
  return nearest && distance(nearest, at) < carLength * REACH ? nearest : undefined;
}

/** Whether a piece at this point would hide one of the places. */
export function covers(at: Point, places: Place[], carLength: number): boolean {
  return places.some((place) => distance(place, at) < carLength * COVER);
}

export function placesById(board: Board): ReadonlyMap<string, Place> {
  return new Map(board.places.map((place) => [place.id, place]));
}
