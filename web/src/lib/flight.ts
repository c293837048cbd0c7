// Pieces fly from where they lay to where they lie now.
import { isMotionReduced, pace } from "./settings.svelte";

const FLIGHT_MILLISECONDS = 420;
const APPEAR_MILLISECONDS = 260;

/** Note where everything lies; call the result after the change, and everything flies to its new place. */
export function flight(): () => void {
  if (isMotionReduced()) return () => undefined;
  const before = new Map(pieces().map((piece) => [piece.dataset.flies, piece.getBoundingClientRect()]));
  return () => {
    for (const piece of pieces()) {
      const from = before.get(piece.dataset.flies);
      if (from) fly(piece, from);
      else if (before.size) appear(piece);
    }
  };
}

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-flies]")];
}

function fly(piece: HTMLElement, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 4 || !to.width) return;
  const size = from.width / to.width;
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: FLIGHT_MILLISECONDS / pace(), easing: "cubic-bezier(.2,.8,.2,1)" },
  );
}

function appear(piece: HTMLElement): void {
  piece.animate(
    [
      { opacity: 0, transform: "scale(.86)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: APPEAR_MILLISECONDS / pace() },
  );
}
