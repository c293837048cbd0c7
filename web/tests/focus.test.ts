// Where the camera looks.
import { describe, expect, test } from "vitest";
import { actionPoints, decisionPoints, leaders } from "../src/lib/focus";
import { option, piece, player, round } from "./samples";

const circuit = round(24, 400);
const at = (id: number) => circuit.places[id] ?? { ...circuit.places[0], id: "?" };
const isAt = (id: number) => expect.objectContaining({ id: String(id) }) as unknown;
const car = (seat: number, place: number) => piece(`car-${seat}`, { kind: "car", at: String(place), owner: seat });

describe("the camera looks", () => {
  test("at all that a decision may lead to, and at the own car", () => {
    const far = { ...option("gear"), places: [{ place: "12", chance: 1, costs: [] }] };
    const found = decisionPoints(circuit, [at(2)] as never, [option("go", ["6"]), far]);
    expect(found).toEqual([isAt(2), isAt(6), isAt(12)]);
  });

  test("ahead of the own car if nothing on the board is decided", () => {
    const found = decisionPoints(circuit, [at(2)] as never, [option("yes"), option("no")]);
    expect(found[0]).toEqual(isAt(2));
    expect(Number((found[1] as { id?: string }).id)).toBeGreaterThan(2);
  });

  test("at who acts, with the road ahead", () => {
    expect(actionPoints(circuit, [at(5)] as never)[0]).toEqual(isAt(5));
    expect(actionPoints(circuit, [at(5)] as never)).toHaveLength(2);
  });

  test("at the leader and the cars close behind, for spectators", () => {
    const players = [player(0, { place: 2 }), player(1, { place: 1 }), player(2, { place: 3 })];
    const found = leaders(circuit, [car(0, 7), car(1, 8), car(2, 20)], players);
    expect(found.slice(0, 2)).toEqual([isAt(8), isAt(7)]);
    expect(found).not.toContainEqual(isAt(20));
    expect(leaders(circuit, [], players)).toEqual([]);
  });
});
