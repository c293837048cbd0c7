// What is usual where nobody has said otherwise: how many drive, and how well bots do.
import type { Catalogue, GameInfo } from "./types";

const SEATS = 4;

export function usualSeats(game: GameInfo): number {
  return Math.min(Math.max(SEATS, game.least_seats), game.most_seats);
}

/** The level that a newcomer meets: one that plays with sense, and can be beaten. */
export function usualLevel(catalogue: Catalogue | null): string {
  return catalogue?.levels[1]?.id ?? "";
}
