// Finding places of a board.
import type { Point } from "./boxes";
import type { Board, Pick, Place, Scene } from "./messages";

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

/** A scene whose options call places of the board by their names: an id such as `main-15c` says nothing to a driver. */
export function inWords(scene: Scene, board: Board | null): Scene {
  if (!board || !scene.options.length) return scene;
  const places = placesById(board);
  return { ...scene, options: scene.options.map((option) => named(option, places)) };
}

/** An option with the names of its targets; a note that says no more than that is left out. */
function named(option: Pick, places: ReadonlyMap<string, Place>): Pick {
  for (const id of option.targets) {
    const name = places.get(id)?.label;
    const code = id.replace(/[^\w-]/g, "\\$&");
    const parts = name ? option.label.split(new RegExp(`(?<![\\w-])${code}(?![\\w-])`)) : [];
    if (!name || parts.length < 2) continue;
    const label = parts.join(name);
    const notes = option.notes.filter((note) => note !== name);
    option = { ...option, label: label.charAt(0).toUpperCase() + label.slice(1), notes };
  }
  return option;
}

export function placesById(board: Board): ReadonlyMap<string, Place> {
  return new Map(board.places.map((place) => [place.id, place]));
}
