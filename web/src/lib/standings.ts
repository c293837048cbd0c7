// The standings: who leads, by how much, and what everybody is doing.
import type { ClockView, Player } from "./messages";

/** By place, then by seat; players without a place come last. */
export function inOrder(players: Player[]): Player[] {
  const place = (player: Player) => player.place ?? Infinity;
  return players.toSorted((one, other) =>
    place(one) === place(other) ? one.seat - other.seat : place(one) - place(other),
  );
}

/** How far a player is behind the leader, in the steps of the game; null for the leader and for those out of the race. */
export function gap(player: Player, players: Player[]): number | null {
  if (player.progress === null || player.place === null || player.tags.includes("out")) return null;
  const best = Math.max(...players.map((each) => each.progress ?? -Infinity));
  return player.progress < best ? best - player.progress : null;
}

const ACTIVITIES = ["out", "to-move", "chosen"] as const;

/** What a player is doing, as a tag; undefined if there is nothing to say. */
export function activity(player: Player): (typeof ACTIVITIES)[number] | undefined {
  return ACTIVITIES.find((tag) => player.tags.includes(tag));
}

const DAY = 86_400;

/** What a clock shows `elapsed` seconds after it was sent: whole days, or minutes and seconds. */
export function timeLeft(clock: ClockView, elapsed: number): { days: number } | { clock: string } {
  const left = Math.max(0, clock.left - (clock.running ? Math.max(0, elapsed) : 0));
  if (left > DAY) return { days: Math.floor(left / DAY) };
  return { clock: `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}` };
}
