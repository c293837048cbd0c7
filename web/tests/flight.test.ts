import { beforeEach, describe, expect, test, vi } from "vitest";
import { flight } from "../src/lib/flight";

let animated: [string, Keyframe[]][];

/** A page of pieces, each `left` pixels from the left and `width` wide. */
function lay(pieces: Record<string, [left: number, width: number]>): void {
  document.body.replaceChildren(
    ...Object.entries(pieces).map(([id, [left, width]]) => {
      const element = document.createElement("div");
      element.dataset.flies = id;
      element.getBoundingClientRect = () => new DOMRect(left, 0, width, 10);
      element.animate = (frames) => {
        animated.push([id, frames as Keyframe[]]);
        return {} as Animation;
      };
      return element;
    }),
  );
}

beforeEach(() => {
  animated = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

describe("flight", () => {
  test("pieces fly from where they lay, as large as they were", () => {
    lay({ a: [0, 20], b: [50, 20] });
    const land = flight();
    lay({ a: [100, 10], b: [50, 20] });
    land();
    expect(animated.map(([id]) => id)).toEqual(["a"]);
    expect(animated[0]?.[1][0]).toMatchObject({ transform: "translate(-100px, 0px) scale(2)" });
  });

  test("new pieces appear, but not when the page was empty", () => {
    lay({});
    let land = flight();
    lay({ a: [0, 20] });
    land();
    expect(animated).toEqual([]);
    land = flight();
    lay({ a: [0, 20], b: [50, 20] });
    land();
    expect(animated.map(([id]) => id)).toEqual(["b"]);
  });

  test("nothing moves if the user wants no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    lay({ a: [0, 20] });
    const land = flight();
    lay({ a: [100, 20], b: [0, 1] });
    land();
    expect(animated).toEqual([]);
  });
});
