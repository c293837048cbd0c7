// Cars on the move: when a piece has changed its place, it drives there along the board.
import { along, way, type Spot } from "./drive";
import type { Board, Piece } from "./messages";
import { isMotionReduced } from "./settings.svelte";

const LONGEST = 2200;
const START = 300;
const FOR_EACH_PLACE = 110;

export class Driving {
  /** Where pieces are that are on the move, by their ids. */
  spots = $state.raw<Readonly<Record<string, Spot>>>({});
  #places: Readonly<Record<string, string>> = {};

  /** Take note of where the pieces stand now; those that stood elsewhere before begin to drive. */
  follow(board: Board, pieces: Piece[]): void {
    const before = this.#places;
    this.#places = Object.fromEntries(pieces.map((piece) => [piece.id, piece.at]));
    if (isMotionReduced()) return;
    for (const piece of pieces) {
      const from = before[piece.id];
      if (from !== undefined && from !== piece.at) this.#drive(piece.id, board, from, piece.at);
    }
  }

  #drive(id: string, board: Board, from: string, to: string): void {
    const [start, next, ...rest] = way(board, from, to);
    if (!start || !next) return;
    const began = performance.now();
    const lasts = Math.min(LONGEST, START + FOR_EACH_PLACE * (rest.length + 2));
    const step = (now: number) => {
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
