// Pieces fly from where they lay to where they lie now; cards turn, dice roll, cubes come out of their bag.
import { isMotionReduced, pace } from "./settings.svelte";
import { strike } from "./sound";

const FLIGHT_MILLISECONDS = 420;
const APPEAR_MILLISECONDS = 300;
const ROLL_MILLISECONDS = 800;
const STAGGER_MILLISECONDS = 60;

/** Note where everything lies; call the result after the change, and everything flies to its new place. */
export function flight(): () => void {
  if (isMotionReduced()) return () => undefined;
  const before = new Map(pieces().map((piece) => [piece.dataset.flies, piece.getBoundingClientRect()]));
  const stocks = new Map(gauges().map((gauge) => [gauge.dataset.gauge, Number(gauge.dataset.value)]));
  return () => {
    const news = pieces().filter((piece) => !before.has(piece.dataset.flies));
    for (const piece of pieces()) {
      const from = before.get(piece.dataset.flies);
      if (from) fly(piece, from);
    }
    if (before.size) for (const [order, piece] of news.entries()) arrive(piece, order, source(stocks));
  };
}

function pieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-flies]")];
}

function gauges(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-gauge]")];
}

/** Where new small pieces come from: the gauge that has become less. */
function source(before: Map<string | undefined, number>): DOMRect | undefined {
  const less = gauges().find((gauge) => Number(gauge.dataset.value) < (before.get(gauge.dataset.gauge) ?? -Infinity));
  return less?.getBoundingClientRect();
}

function arrive(piece: HTMLElement, order: number, from: DOMRect | undefined): void {
  if (piece.matches(".die")) roll(piece);
  else if (piece.matches(".cube") && from) fly(piece, from, order * STAGGER_MILLISECONDS);
  else if (piece.matches(".card")) turn(piece);
  else appear(piece);
}

function fly(piece: HTMLElement, from: DOMRect, delay = 0): void {
  const to = piece.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 4 || !to.width) return;
  const size = from.width / to.width;
  piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    {
      duration: FLIGHT_MILLISECONDS / pace(),
      delay: delay / pace(),
      fill: "backwards",
      easing: "cubic-bezier(.2,.8,.2,1)",
    },
  );
}

/** A card is turned over. */
function turn(card: HTMLElement): void {
  strike("card");
  card.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], {
    duration: APPEAR_MILLISECONDS / pace(),
    easing: "ease-out",
  });
}

/** A die tumbles to its face. */
function roll(die: HTMLElement): void {
  strike("dice");
  die.animate(
    [
      { transform: "translate(-90px, -60px) rotate(-540deg) scale(.6)", opacity: 0 },
      { transform: "translate(-40px, 6px) rotate(-200deg)", opacity: 1, offset: 0.45 },
      { transform: "translate(-14px, -10px) rotate(-70deg)", offset: 0.7 },
      { transform: "none" },
    ],
    { duration: ROLL_MILLISECONDS / pace(), easing: "ease-out" },
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
