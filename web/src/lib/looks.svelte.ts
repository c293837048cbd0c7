// Icons, colours and styles by name, from the service: the same as in every other drawing of a scene.
import { get } from "./api";
import type { Look, Looks, Style } from "./messages";

let looks = $state.raw<Looks>({ icons: {}, colours: {}, page: {}, styles: { paint: {}, car: {}, patterns: {} } });
let isRequested = false;

/** The looks, requested on first use. Until they arrive they are empty; then everything that uses them is drawn again. */
function loaded(): Looks {
  if (!isRequested) {
    isRequested = true;
    void get<Looks>("/looks")
      .then((found) => (looks = found))
      .catch(() => (isRequested = false));
  }
  return looks;
}

const GREY: Look = { fill: "#8a8f96", ink: "#ffffff", edge: "#4d5258" };

export function colour(name: string): Look {
  const { colours } = loaded();
  return colours[name] ?? colours.grey ?? GREY;
}

export function icon(name: string): string {
  return loaded().icons[name] ?? "";
}

export function boardStyles(): Record<string, Style> {
  return loaded().styles.paint;
}

export function carPath(part: "body" | "wings" | "tyres"): string {
  return loaded().styles.car[part] ?? "";
}
