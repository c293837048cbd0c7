// Several seats on one device.
import type { RaceView } from "./changes";

/** The seat that takes the device next: the first of these that owes a decision, unless it is looking already. */
export function nextSeat(mine: number[], view: RaceView): number | null {
  if (mine.length < 2 || (view.seat === null && view.over)) return null;
  const owing = mine.find((seat) => view.scene.waiting.includes(seat));
  return owing === undefined || owing === view.seat ? null : owing;
}
