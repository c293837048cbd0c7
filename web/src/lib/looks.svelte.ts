// Icons and colours by name, the same as in every drawing of a scene.
import { get } from "./api";
import type { Look, Looks, Shape, Style } from "./types";

let looks = $state.raw<Looks>({ icons: {}, colours: {}, page: {}, styles: { paint: {}, car: {}, patterns: {} } });

let wanted = false;

/** The looks, asked for when something is to be painted first; what is painted already is painted again when they come. */
function known(): Looks {
  if (!wanted) {
    wanted = true;
    void get<Looks>("/looks")
      .then((found) => (looks = found))
      .catch(() => (wanted = false));
  }
  return looks;
}

const grey: Look = { fill: "#8a8f96", ink: "#ffffff", edge: "#4d5258" };

export function look(colour: string): Look {
  return known().colours[colour] ?? known().colours["grey"] ?? grey;
}

export function icon(name: string): string {
  return known().icons[name] ?? "";
}

export function carPath(name: string): string {
  return known().styles.car[name] ?? "";
}

/** A mark on a car's back that tells cars apart without colour. */
export function carMark(number: number): string {
  const marks = Object.values(known().styles.patterns);
  return marks[number % Math.max(1, marks.length)] ?? "";
}

const plain: Style = {
  fill: "none",
  stroke: "#6d675b",
  width: 2,
  dash: "",
  opacity: 1,
  cap: "",
  weight: 0,
  spacing: 0,
  italic: false,
  blur: false,
  anchor: "middle",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function paint(style: Style): string {
  const found = [`fill="${escaped(style.fill)}"`];
  if (style.stroke) found.push(`stroke="${style.stroke}" stroke-width="${style.width}" stroke-linejoin="round"`);
  if (style.dash) found.push(`stroke-dasharray="${style.dash}"`);
  if (style.cap) found.push(`stroke-linecap="${style.cap}"`);
  if (style.opacity < 1) found.push(`opacity="${style.opacity}"`);
  if (style.blur) found.push('filter="url(#soft)"');
  if (style.weight) found.push(`font-weight="${style.weight}" text-anchor="${style.anchor}"`);
  if (style.spacing) found.push(`letter-spacing="${style.spacing}"`);
  if (style.italic) found.push('font-style="italic"');
  return found.join(" ");
}

function letters(shape: Shape): string {
  const style = known().styles.paint[shape.style] ?? { ...plain, fill: "#23262b", stroke: "", weight: 600 };
  const turned = shape.angle ? ` transform="rotate(${shape.angle} ${shape.x} ${shape.y})"` : "";
  const y = shape.y + 0.355 * shape.size;
  return `<text ${paint(style)} x="${shape.x}" y="${y}" font-size="${shape.size}"${turned}>${escaped(shape.text)}</text>`;
}

const BLUR =
  '<defs><filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter></defs>';

/** The shapes of a board as SVG; neighbours in one style become one path. */
export function drawShapes(shapes: Shape[]): string {
  const parts: string[] = [];
  let style = "";
  let path = "";
  const flush = () => {
    if (path) parts.push(`<path ${paint(known().styles.paint[style] ?? plain)} d="${escaped(path)}"/>`);
    path = "";
  };
  for (const shape of shapes) {
    if (shape.text || shape.style !== style) flush();
    style = shape.text ? "" : shape.style;
    if (shape.text) parts.push(letters(shape));
    else path += shape.path;
  }
  flush();
  return BLUR + parts.join("");
}
