// Draws the shapes of a board as SVG; paddock/scene/board_svg.py draws the same, and a test compares the two.
import type { Shape, Style } from "./messages";

type Styles = Record<string, Style>;

/** For shapes that are drawn before their styles have been loaded. */
const OUTLINE: Style = {
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
const LETTERS: Style = { ...OUTLINE, fill: "#23262b", stroke: "", weight: 600 };

/** How far below its point the baseline of a centred text lies, in letter sizes. */
const BASELINE = 0.355;
const BLUR =
  '<defs><filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7"/></filter></defs>';

/** The style that the panel at the foot of a board begins with: tables and signs, for those who see the whole board. */
const FOOT = "panel";

/** A board, with the panel at its foot in a group of its own. */
export function drawBoard(shapes: Shape[], styles: Styles): string {
  const foot = shapes.findIndex((shape) => shape.style === FOOT);
  if (foot < 0) return drawShapes(shapes, styles);
  return `${drawShapes(shapes.slice(0, foot), styles)}<g class="foot">${drawShapes(shapes.slice(foot), styles)}</g>`;
}

/** All shapes in order; neighbours in the same style become one path. */
export function drawShapes(shapes: Shape[], styles: Styles): string {
  const parts = [BLUR];
  let style = "";
  let path = "";
  const flush = () => {
    if (path) parts.push(`<path ${paint(styles[style] ?? OUTLINE)} d="${escaped(path)}"/>`);
    path = "";
  };
  for (const shape of shapes) {
    if (shape.text || shape.style !== style) flush();
    style = shape.text ? "" : shape.style;
    if (shape.text) parts.push(letters(shape, styles[shape.style] ?? LETTERS));
    else path += shape.path;
  }
  flush();
  return parts.join("");
}

function letters(shape: Shape, style: Style): string {
  const turned = shape.angle ? ` transform="rotate(${shape.angle} ${shape.x} ${shape.y})"` : "";
  const y = shape.y + BASELINE * shape.size;
  return `<text ${paint(style)} x="${shape.x}" y="${y}" font-size="${shape.size}"${turned}>${escaped(shape.text)}</text>`;
}

/** A style as attributes. */
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

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
