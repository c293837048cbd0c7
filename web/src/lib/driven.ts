// Moves drawings by animations of the browser: they need none of our work while a car or the camera is on its way.
import type { Attachment } from "svelte/attachments";
import type { Box } from "./boxes";
import { boxOf, type Flight } from "./camera.svelte";
import { points, type Drive, type Spot } from "./drive";

/** How far apart the points are through which the browser moves the board, in milliseconds. */
const STEP = 25;

/** An attachment that moves an element along a drive; `transform` says in CSS how it lies at a point of the way. */
export function driven(drive: Drive | undefined, transform: (at: Spot) => string): Attachment<SVGElement> {
  return (element) => drive && animated(element, drive, points(drive).map(transform));
}

/** An attachment that moves a picture of a board as the camera flies; `transform` says in CSS how it lies. */
export function flown(flight: Flight | null, transform: (seen: Box) => string): Attachment<SVGElement> {
  return (element) => {
    if (!flight) return;
    const count = Math.ceil(flight.lasts / STEP);
    const times = Array.from({ length: count + 1 }, (_, index) => flight.began + (flight.lasts * index) / count);
    return animated(
      element,
      flight,
      times.map((time) => transform(boxOf(flight, time))),
    );
  };
}

function animated(element: SVGElement, when: { began: number; lasts: number }, transforms: string[]): () => void {
  const frames = transforms.map((transform) => ({ transform }));
  const animation = element.animate(frames, { duration: when.lasts, fill: "both" });
  animation.startTime = when.began;
  return () => animation.cancel();
}
