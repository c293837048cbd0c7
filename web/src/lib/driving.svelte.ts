// Cars on the move: when a piece has changed its place, it drives there along the board and leaves a trail.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { spotOf, way, type Drive, type Spot } from "./drive";
import type { Board, Piece } from "./messages";
import { isMotionReduced, pace } from "./settings.svelte";
import { rev, strike } from "./sound";

const LONGEST = 2200;
const START = 300;
const FOR_EACH_PLACE = 110;
const CRASH_MILLISECONDS = 1600;

/** A car that has left the race, where it was last seen. */
export interface Wreck {
  piece: Piece;
  at: Spot;
}

export class Driving {
  /** The pieces on the move, by their ids; a new drive of a piece replaces the old one. */
  readonly drives = new SvelteMap<string, Drive>();
  /** The latest way of each car. */
  trails = $state.raw<Readonly<Record<string, Spot[]>>>({});
  /** The cars that are crashing. */
  wrecks = $state.raw<Wreck[]>([]);
  #pieces: Readonly<Record<string, Piece>> = {};

  /** Take note of where the pieces stand now; those that stood elsewhere before begin to drive: they are the result. */
  follow(board: Board, pieces: Piece[], out: number[] = []): string[] {
    const before = this.#pieces;
    this.#pieces = Object.fromEntries(pieces.map((piece) => [piece.id, piece]));
    const moved = pieces.filter((piece) => (before[piece.id]?.at ?? piece.at) !== piece.at);
    untrack(() => {
      for (const piece of moved) this.#leave(piece, way(board, before[piece.id]?.at ?? "", piece.at));
      this.#crash(board, Object.values(before), out);
    });
    return moved.map((piece) => piece.id);
  }

  #leave(piece: Piece, road: Spot[]): void {
    if (piece.kind === "car" && road.length > 2) this.trails = { ...this.trails, [piece.id]: road };
    if (!isMotionReduced()) this.#drive(piece.id, road);
  }

  #drive(id: string, [first, next, ...rest]: Spot[]): void {
    if (!first || !next) return;
    const began = performance.now();
    const lasts = Math.min(LONGEST, START + FOR_EACH_PLACE * (rest.length + 2)) / pace();
    const drive: Drive = { road: [this.#spot(id, began) ?? first, next, ...rest], began, lasts };
    rev(lasts / 1000);
    this.drives.set(id, drive);
    setTimeout(() => {
      if (this.drives.get(id) === drive) this.drives.delete(id);
    }, lasts);
  }

  /** Where a piece is that is on the move. */
  #spot(id: string, now: number): Spot | undefined {
    const drive = this.drives.get(id);
    return drive && spotOf(drive, now);
  }

  /** Cars whose drivers are out now, and that were in the race before, crash where they were last. */
  #crash(board: Board, before: Piece[], out: number[]): void {
    const gone = before.filter((piece) => isRacing(piece) && this.#isOut(piece, out));
    const wrecks = gone.flatMap((piece) => {
      const at = this.#spot(piece.id, performance.now()) ?? board.places.find((place) => place.id === piece.at);
      return at ? [{ piece, at }] : [];
    });
    if (!wrecks.length || isMotionReduced()) return;
    strike("crash");
    this.wrecks = [...this.wrecks, ...wrecks];
    setTimeout(() => {
      this.wrecks = this.wrecks.filter((wreck) => !wrecks.includes(wreck));
    }, CRASH_MILLISECONDS / pace());
  }

  #isOut(piece: Piece, out: number[]): boolean {
    const now = this.#pieces[piece.id];
    return now ? !isRacing(now) : piece.owner !== null && out.includes(piece.owner);
  }
}

function isRacing(piece: Piece): boolean {
  return piece.kind === "car" && !piece.tags.includes("out");
}
