import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { spotOf, type Spot } from "../src/lib/drive";
import { Driving } from "../src/lib/driving.svelte";
import { piece, round } from "./samples";

const circuit = round(24, 400);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
});

/** Where a piece on the move is now. */
function spot(driving: Driving, id: string): Spot | undefined {
  const drive = driving.drives.get(id);
  return drive && spotOf(drive, performance.now());
}

const car = (at: string) => piece("red", { kind: "car", at });

describe("driving", () => {
  test("a piece that is seen for the first time stands still", () => {
    const driving = new Driving();
    driving.follow(circuit, [car("2")]);
    expect(driving.drives.size).toBe(0);
  });

  test("a piece with a new place drives there, and stands when it has come", () => {
    const driving = new Driving();
    driving.follow(circuit, [car("2"), piece("blue", { at: "1" })]);
    driving.follow(circuit, [car("6"), piece("blue", { at: "1" })]);
    vi.advanceTimersByTime(300);
    expect([...driving.drives.keys()]).toEqual(["red"]);
    vi.advanceTimersByTime(10_000);
    expect(driving.drives.size).toBe(0);
  });

  test("a piece never flashes at its goal: it is at its start before the first frame", () => {
    const driving = new Driving();
    driving.follow(circuit, [car("2")]);
    expect(driving.follow(circuit, [car("6")])).toEqual(["red"]);
    const start = circuit.places[2];
    expect(spot(driving, "red")).toMatchObject({ x: start?.x, y: start?.y });
  });

  test("a new drive replaces the old one, from where the piece is", () => {
    const driving = new Driving();
    driving.follow(circuit, [car("2")]);
    driving.follow(circuit, [car("6")]);
    vi.advanceTimersByTime(300);
    const before = spot(driving, "red");
    expect(before).not.toMatchObject({ x: circuit.places[2]?.x });
    driving.follow(circuit, [car("10")]);
    expect(spot(driving, "red")).toEqual(before);
    vi.advanceTimersByTime(700);
    expect(driving.drives.size).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(driving.drives.size).toBe(0);
  });

  test("a car leaves the way it drove as a trail, until it drives again", () => {
    const driving = new Driving();
    driving.follow(circuit, [car("2")]);
    driving.follow(circuit, [car("6")]);
    expect(driving.trails.red?.at(0)).toMatchObject({ id: "2" });
    expect(driving.trails.red?.at(-1)).toMatchObject({ id: "6" });
    driving.follow(circuit, [car("9")]);
    expect(driving.trails.red?.at(0)).toMatchObject({ id: "6" });
  });

  test("a car whose driver is out crashes where it was, once", () => {
    const driving = new Driving();
    const racing = piece("red", { kind: "car", at: "4", owner: 1 });
    driving.follow(circuit, [racing]);
    driving.follow(circuit, [], [1]);
    expect(driving.wrecks.map(({ piece: each, at }) => [each.id, at.x])).toEqual([["red", circuit.places[4]?.x]]);
    driving.follow(circuit, [], [1]);
    expect(driving.wrecks).toHaveLength(1);
  });

  test("a car that is taken off the board by a driver who is not out does not crash", () => {
    const driving = new Driving();
    driving.follow(circuit, [piece("red", { kind: "car", at: "4", owner: 1 })]);
    driving.follow(circuit, [], []);
    expect(driving.wrecks).toEqual([]);
  });

  test("nothing drives if the user wants no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const driving = new Driving();
    driving.follow(circuit, [car("2")]);
    driving.follow(circuit, [car("6")]);
    expect(driving.drives.size).toBe(0);
  });
});
