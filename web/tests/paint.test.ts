// tests/web/test_equal.py compares every board with the service's own drawing; here stand the corners.
import { describe, expect, test } from "vitest";
import type { Shape, Style } from "../src/lib/messages";
import { drawShapes } from "../src/lib/paint";

const shape = (more: Partial<Shape>): Shape => ({
  style: "",
  path: "",
  text: "",
  x: 0,
  y: 0,
  angle: 0,
  size: 0,
  ...more,
});
const style = (more: Partial<Style>): Style => ({
  fill: "none",
  stroke: "",
  width: 0,
  dash: "",
  opacity: 1,
  cap: "",
  weight: 0,
  spacing: 0,
  italic: false,
  blur: false,
  anchor: "middle",
  ...more,
});
const styles = { grass: style({ fill: "#0f0" }), kerb: style({ stroke: "#f00", width: 3, dash: "4 2" }) };

/** The elements of a drawing, without the definitions at its beginning. */
function elements(shapes: Shape[]): Element[] {
  const page = new DOMParser().parseFromString(`<svg>${drawShapes(shapes, styles)}</svg>`, "text/html");
  return [...page.querySelectorAll("svg > :not(defs)")];
}

describe("drawing a board", () => {
  test("neighbours in one style become one path; the order stays", () => {
    const found = elements([
      shape({ style: "grass", path: "M0 0h1" }),
      shape({ style: "grass", path: "M5 5h1" }),
      shape({ style: "kerb", path: "M9 9h1" }),
      shape({ style: "grass", path: "M7 7h1" }),
    ]);
    expect(found.map((each) => each.getAttribute("d"))).toEqual(["M0 0h1M5 5h1", "M9 9h1", "M7 7h1"]);
    expect(found[1]?.getAttribute("stroke-dasharray")).toBe("4 2");
  });

  test("letters stand between the paths around them, and cannot break out", () => {
    const found = elements([
      shape({ style: "grass", path: "M0 0h1" }),
      shape({ style: "name", text: '<b>"Curva" & co</b>', x: 10, y: 20, size: 10, angle: 90 }),
      shape({ style: "grass", path: "M5 5h1" }),
    ]);
    expect(found.map((each) => each.tagName.toLowerCase())).toEqual(["path", "text", "path"]);
    expect(found[1]?.textContent).toBe('<b>"Curva" & co</b>');
    expect(found[1]?.getAttribute("transform")).toBe("rotate(90 10 20)");
    expect(Number(found[1]?.getAttribute("y"))).toBeCloseTo(23.55);
  });

  test("a style that has not been loaded is drawn as an outline", () => {
    expect(elements([shape({ style: "unknown", path: "M0 0h1" })])[0]?.getAttribute("stroke")).toBe("#6d675b");
  });
});
