// A table without a board is as large as it fits, at both edges.
import { expect, test } from "vitest";
import { fitting } from "../src/lib/fitting";

const ROOM = 300;

/** A table whose content is so wide at scale 1, and lies this share of what is too much beyond the left edge. */
function table(wide: number, share: number) {
  let scale = "";
  const over = () => Math.max(0, Number(scale) * wide - ROOM);
  const piece = { getBoundingClientRect: () => ({ left: -over() * share }) };
  const element = {
    style: { setProperty: (_: string, value: string) => (scale = value), getPropertyValue: () => scale },
    clientWidth: ROOM,
    clientHeight: ROOM,
    scrollHeight: ROOM,
    get scrollWidth() {
      return ROOM + over() * (1 - share);
    },
    getBoundingClientRect: () => ({ left: 0 }),
    querySelectorAll: () => [piece],
  };
  void fitting()(element as unknown as HTMLElement);
  return Number(scale);
}

test("what is too wide is made smaller, on whichever side it would be cut", () => {
  for (const share of [0, 0.5, 1]) {
    const scale = table(400, share);
    expect(scale).toBeGreaterThan(0.7);
    expect(scale).toBeLessThanOrEqual(0.76);
  }
});
