// Cars on the move: when a piece has changed its place, it drives there along the board.
import { untrack } from "svelte";
import { along, way, type Spot } from "./drive";
import type { Board, Piece } from "./messages";
import { isMotionReduced, pace } from "./settings.svelte";

const LONGEST = 2200;
const START = 300;
const FOR_EACH_PLACE = 110;

export class Driving {
  /** Where pieces are that are on the move, by their ids. */
  spots = $state.raw<Readonly<Record<string, Spot>>>({});
  #places: Readonly<Record<string, string>> = {};
  /** The latest drive of each piece: a new one replaces it. */
  #drives: Record<string, number> = {};
  #count = 0;

  /** Take note of where the pieces stand now; those that stood elsewhere before begin to drive: they are the result. */
  follow(board: Board, pieces: Piece[]): string[] {
    const before = this.#places;
    this.#places = Object.fromEntries(pieces.map((piece) => [piece.id, piece.at]));
    const moved = pieces.filter((piece) => (before[piece.id] ?? piece.at) !== piece.at);
    if (isMotionReduced()) return moved.map((piece) => piece.id);
    untrack(() => {
      for (const piece of moved) this.#drive(piece.id, board, before[piece.id] ?? "", piece.at);
    });
    return moved.map((piece) => piece.id);
  }

  #drive(id: string, board: Board, from: string, to: string): void {
    const [first, next, ...rest] = way(board, from, to);
    if (!first || !next) return;
    const start = this.spots[id] ?? first;
    const drive = ++this.#count;
    this.#drives[id] = drive;
    const began = performance.now();
    const lasts = Math.min(LONGEST, START + FOR_EACH_PLACE * (rest.length + 2)) / pace();
    this.spots = { ...this.spots, [id]: start };
    const step = (now: number) => {
      if (this.#drives[id] !== drive) return;
      const share = Math.max(0, Math.min(1, (now - began) / lasts));
      const { [id]: _, ...others } = this.spots;
      this.spots = share < 1 ? { ...others, [id]: along([start, next, ...rest], eased(share)) } : others;
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

/** Slow at both ends, quick in the middle. */
export function eased(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (-2 * share + 2) ** 2 / 2;
}
