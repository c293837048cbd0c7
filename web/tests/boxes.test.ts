import { describe, expect, test } from "vitest";
import { around, between, clearings, close, held, inside, middle, whole, zoomed } from "../src/lib/boxes";
import { board } from "./samples";

const oval = board([]); // 1000 by 500, cars 40 long
const square = { width: 800, height: 800 };

describe("boxes", () => {
  test("a box around another has its middle and the ratio that is wanted", () => {
    const wide = around({ x: 10, y: 10, width: 20, height: 40 }, 2);
    expect(wide).toEqual({ x: -20, y: 10, width: 80, height: 40 });
    expect(around({ x: 0, y: 0, width: 80, height: 20 }, 2)).toEqual({ x: 0, y: -10, width: 80, height: 40 });
    expect(middle(wide)).toEqual({ x: 20, y: 30 });
  });

  test("however it is moved, the middle of a box lies on the board", () => {
    expect(held({ x: -5000, y: 20, width: 400, height: 200 }, oval)).toEqual({
      x: -200,
      y: 20,
      width: 400,
      height: 200,
    });
    expect(held({ x: 0, y: 900, width: 400, height: 200 }, oval)).toEqual({ x: 0, y: 400, width: 400, height: 200 });
  });

  test("the whole board fits into the window", () => {
    expect(whole(oval, square)).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
    expect(whole(oval, { width: 0, height: 0 })).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
  });

  test("what panels leave clear of a window", () => {
    const dock = { x: 0, y: 700, width: 800, height: 100 };
    const tower = { x: 0, y: 0, width: 200, height: 300 };
    const found = clearings(square, [dock, tower]);
    expect(found).toContainEqual({ x: 200, y: 0, width: 600, height: 700 });
    expect(found).toContainEqual({ x: 0, y: 300, width: 800, height: 400 });
    expect(found).toHaveLength(2);
    expect(clearings(square, [])).toEqual([{ x: 0, y: 0, ...square }]);
  });

  test("a close view puts its points where nothing covers them", () => {
    const clear = clearings(square, [
      { x: 0, y: 500, width: 800, height: 300 },
      { x: 0, y: 0, width: 300, height: 500 },
    ]);
    const points = [
      { x: 400, y: 100 },
      { x: 600, y: 400 },
    ];
    const box = close(points, oval, square, clear);
    for (const point of points) {
      const [x, y] = [((point.x - box.x) / box.width) * 800, ((point.y - box.y) / box.height) * 800];
      expect(x).toBeGreaterThan(300);
      expect(x).toBeLessThan(800);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(500);
    }
  });

  test("a box is moved onto the board, and centred where the board is smaller", () => {
    expect(inside({ x: -50, y: 450, width: 200, height: 100 }, oval)).toEqual({
      x: 0,
      y: 400,
      width: 200,
      height: 100,
    });
    expect(inside({ x: 0, y: 7, width: 200, height: 900 }, oval)).toEqual({ x: 0, y: -200, width: 200, height: 900 });
  });

  test.each([
    [[{ x: 500, y: 250 }]],
    [
      [
        { x: 20, y: 20 },
        { x: 60, y: 90 },
      ],
    ],
    [
      [
        { x: 400, y: 100 },
        { x: 600, y: 400 },
      ],
    ],
  ])("a close view holds all points, in the shape of the window: %j", (points) => {
    const box = close(points, oval, square);
    expect(box.width / box.height).toBeCloseTo(1);
    for (const point of points) {
      expect(point.x).toBeGreaterThan(box.x);
      expect(point.x).toBeLessThan(box.x + box.width);
      expect(point.y).toBeGreaterThan(box.y);
      expect(point.y).toBeLessThan(box.y + box.height);
    }
  });

  test("in a close view a car is long enough for a finger", () => {
    const phone = { width: 390, height: 400 };
    const box = close([{ x: 500, y: 250 }], oval, phone);
    expect((oval.piece / box.width) * phone.width).toBeGreaterThanOrEqual(36);
  });

  test("a close view of nothing, or of points far apart, is the whole board", () => {
    expect(close([], oval, square)).toEqual(whole(oval, square));
    expect(
      close(
        [
          { x: 0, y: 0 },
          { x: 1000, y: 500 },
        ],
        oval,
        square,
      ),
    ).toEqual(whole(oval, square));
  });

  test("zooming keeps the point under the pointer", () => {
    const box = { x: 100, y: 100, width: 800, height: 400 };
    const at = { x: 300, y: 200 };
    const near = zoomed(box, 0.5, at, oval);
    expect(near.width).toBe(400);
    expect((at.x - near.x) / near.width).toBeCloseTo((at.x - box.x) / box.width);
    expect((at.y - near.y) / near.height).toBeCloseTo((at.y - box.y) / box.height);
  });

  test("zooming stops at eight cars, and at a little more than the board", () => {
    const box = { x: 0, y: 0, width: 400, height: 200 };
    expect(zoomed(box, 0.01, middle(box), oval).width).toBe(320);
    expect(zoomed(box, 100, middle(box), oval).width).toBe(1300);
  });

  test("between two boxes", () => {
    const [from, to] = [
      { x: 0, y: 0, width: 100, height: 50 },
      { x: 10, y: 20, width: 200, height: 100 },
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5)).toEqual({ x: 5, y: 10, width: 150, height: 75 });
  });
});
