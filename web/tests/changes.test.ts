// tests/web/test_equal.py compares whole races with the service's own changes; here stand the corners.
import { describe, expect, test } from "vitest";
import { applyChanges } from "../src/lib/changes";
import { area, piece, player, scene } from "./samples";

describe("applying changes to a scene", () => {
  test("the first changes are the whole scene", () => {
    expect(applyChanges(null, scene())).toEqual(scene());
  });

  test("no changes leave everything as it was", () => {
    const before = scene({ areas: [area("hand", [piece("a")])] });
    expect(applyChanges(before, {})).toEqual(before);
  });

  test("fields that are sent replace those there were", () => {
    const after = applyChanges(scene({ status: "Lap 1", waiting: [0] }), { status: "Lap 2" });
    expect(after).toEqual(scene({ status: "Lap 2", waiting: [0] }));
  });

  test("a seat stands for the player as before", () => {
    const before = scene({ players: [player(0), player(1)] });
    const moved = player(0, { progress: 7 });
    expect(applyChanges(before, { players: [moved, 1] }).players).toEqual([moved, player(1)]);
    const driven = scene({ robots: [player(2), player(3)] });
    expect(applyChanges(driven, { robots: [2, moved] }).robots).toEqual([player(2), moved]);
  });

  test("an id stands for the piece wherever it lay: in another area, or on the board", () => {
    const [hand, car] = [piece("card", { label: "Ace" }), piece("car", { kind: "car", at: "12" })];
    const before = scene({ areas: [area("hand", [hand]), area("pool", [])], pieces: [car] });
    const after = applyChanges(before, {
      areas: [
        { ...area("hand", []), pieces: ["car"] },
        { ...area("pool", []), pieces: ["card"] },
      ],
      pieces: [],
    });
    expect(after.areas).toEqual([area("hand", [car]), area("pool", [hand])]);
    expect(after.pieces).toEqual([]);
  });

  test("an id that several pieces share means the last of them", () => {
    const [first, last] = [piece("chip", { label: "in an area" }), piece("chip", { label: "on the board" })];
    const before = scene({ areas: [area("pool", [first])], pieces: [last] });
    expect(applyChanges(before, { areas: [{ ...area("pool", []), pieces: ["chip"] }] }).areas).toEqual([
      area("pool", [last]),
    ]);
  });

  test("an area's id stands for the area with its pieces", () => {
    const before = scene({ areas: [area("hand", [piece("a")]), area("pool", [piece("b")])] });
    expect(applyChanges(before, { areas: ["pool", "hand"] }).areas.map((each) => each.id)).toEqual(["pool", "hand"]);
  });

  test("the scene before is not touched", () => {
    const before = scene({ areas: [area("hand", [piece("a")])] });
    applyChanges(before, { areas: [{ ...area("hand", []), pieces: [] }], status: "new" });
    expect(before).toEqual(scene({ areas: [area("hand", [piece("a")])] }));
  });

  test("an id that nothing has is an error", () => {
    expect(() => applyChanges(scene(), { pieces: ["ghost"] })).toThrow("ghost");
  });
});
