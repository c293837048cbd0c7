// Things fly from where they lay to where they lie.
import { calm } from "./settings.svelte";

const DURATION = 420;

/** Remember where everything lies; what is returned lets it fly to where it lies then. */
export function flight(): () => void {
  if (calm()) return () => undefined;
  const before = new Map<string, DOMRect>();
  for (const thing of document.querySelectorAll<HTMLElement>("[data-flies]")) {
    before.set(thing.dataset["flies"] ?? "", thing.getBoundingClientRect());
  }
  return () => {
    for (const thing of document.querySelectorAll<HTMLElement>("[data-flies]")) {
      const from = before.get(thing.dataset["flies"] ?? "");
      if (from) fly(thing, from);
      else if (before.size) appear(thing);
    }
  };
}

function fly(thing: HTMLElement, from: DOMRect): void {
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 4 || !to.width) return;
  const size = from.width / to.width;
  thing.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: DURATION, easing: "cubic-bezier(.2,.8,.2,1)" },
  );
}

function appear(thing: HTMLElement): void {
  thing.animate(
    [
      { opacity: 0, transform: "scale(.86)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: 260 },
  );
}
