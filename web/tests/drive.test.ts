import { describe, expect, test } from "vitest";
import { along, eased, points, way } from "../src/lib/drive";
import { board, place, round } from "./samples";

const ids = (places: { id: string }[]) => places.map((each) => each.id);

describe("the way of a car", () => {
  const circuit = round(24, 400);

  test("goes from neighbour to neighbour, forwards, both ends included", () => {
    expect(ids(way(circuit, "2", "6"))).toEqual(["2", "3", "4", "5", "6"]);
  });

  test("crosses the line", () => {
    expect(ids(way(circuit, "22", "1"))).toEqual(["22", "23", "0", "1"]);
  });

  test("never turns back: a place close behind, a whole lap away, is reached by a jump", () => {
    expect(ids(way(circuit, "6", "5"))).toEqual(["6", "5"]);
  });

  test("stays where it is", () => {
    expect(ids(way(circuit, "3", "3"))).toEqual(["3", "3"]);
  });

  test("is a jump where no way leads", () => {
    const apart = board([place("a", 0, 0, 180), place("b", 900, 0, 0)]);
    expect(ids(way(apart, "a", "b"))).toEqual(["a", "b"]);
  });

  test("of a car that comes from nowhere is its new place; of one that goes nowhere, nothing", () => {
    expect(ids(way(circuit, "garage", "3"))).toEqual(["3"]);
    expect(way(circuit, "3", "garage")).toEqual([]);
  });
});

describe("a point along a way", () => {
  const line = [place("a", 0, 0), place("b", 100, 0), place("c", 200, 0)] as const;

  test("begins and ends with the way", () => {
    expect(along([...line], 0)).toMatchObject({ x: 0, y: 0 });
    expect(along([...line], 1).x).toBeCloseTo(200, 0);
  });

  test("passes through the places, and stays on a straight", () => {
    expect(along([...line], 0.5)).toEqual({ x: 100, y: 0, angle: 0 });
    expect(along([...line], 0.3).y).toBe(0);
  });

  test("turns the short way round", () => {
    const turn = along([place("a", 0, 0, 350), place("b", 10, 0, 10)], 0.5);
    expect(((turn.angle % 360) + 360) % 360).toBeCloseTo(0, 0);
  });

  test("of a single place is that place", () => {
    expect(along([place("a", 5, 6, 7)], 0.4)).toEqual({ x: 5, y: 6, angle: 7 });
  });
});

test("a drive is slow at both ends", () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  expect(eased(0.1)).toBeLessThan(0.1);
  expect(eased(0.9)).toBeGreaterThan(0.9);
});

test("a drive as points begins and ends with its way, and turns the short way round across north", () => {
  const road = [place("a", 0, 0, 350), place("b", 100, 0, 10), place("c", 200, 0, 30)] as const;
  const found = points({ road: [...road], began: 1000, lasts: 400 });
  expect(found).toHaveLength(21);
  expect(found[0]).toMatchObject({ x: 0, angle: 350 });
  expect(found.at(-1)?.x).toBeCloseTo(200, 0);
  expect(found.at(-1)?.angle).toBeCloseTo(390, 0);
  expect(found.every((each, index) => each.angle >= (found[index - 1]?.angle ?? 0))).toBe(true);
});
