// What lies on the table: labels, areas, places, standings.
import { describe, expect, test } from "vitest";
import { cells, otherPlayers, ownAreas, sharedAreas } from "../src/lib/areas";
import { shownLines } from "../src/lib/commentary";
import { nextSeat } from "../src/lib/hotseat";
import { gaugeShare, gaugeText, iconCount, oneLine, tokenText, withoutName } from "../src/lib/labels";
import { covers, inWords, placeAt } from "../src/lib/places";
import { activity, gap, inOrder, timeLeft } from "../src/lib/standings";
import { area, board, gauge, line, option, piece, place, player, scene, view } from "./samples";

describe("commentary", () => {
  const lines = [line("start", 1), line("a cube is drawn", 3), line("a pass"), line("the end", 1)];
  const texts = (length: 1 | 2 | 3, most = 10): string[] => shownLines(lines, length, most).map(({ text }) => text);

  test("each length has the lines of the shorter ones", () => {
    expect(texts(1)).toEqual(["start", "the end"]);
    expect(texts(2)).toEqual(["start", "a pass", "the end"]);
    expect(texts(3)).toEqual(["start", "a cube is drawn", "a pass", "the end"]);
  });

  test("the latest lines are shown, and keep their numbers", () => {
    expect(texts(2, 2)).toEqual(["a pass", "the end"]);
    expect(shownLines(lines, 1, 9).map(({ index }) => index)).toEqual([0, 3]);
  });
});

describe("labels", () => {
  test("an area's label drops the name of its player, and no other", () => {
    expect(withoutName("Ann: hand", "Ann")).toBe("hand");
    expect(withoutName("Ann: hand", "An")).toBe("Ann: hand");
    expect(withoutName("Ann: hand", undefined)).toBe("Ann: hand");
  });

  test("notes stand on one line, with one sign between two", () => {
    expect(oneLine(["Enter one space.", "money −1"])).toBe("Enter one space · money −1");
    expect(oneLine(["You give up this turn."])).toBe("You give up this turn.");
    expect(oneLine([])).toBe("");
  });

  test("a token shows its first text", () => {
    const marks = [
      { at: "left", text: "", icon: "tyre" },
      { at: "centre", text: "7", icon: "" },
    ];
    expect(tokenText(piece("a", { marks }))).toBe("7");
    expect(tokenText(piece("a"))).toBe("");
  });

  test("a small number beside an icon at the bottom becomes as many icons", () => {
    expect(iconCount({ at: "bottom", text: "3", icon: "coin" })).toBe(3);
    expect(iconCount({ at: "bottom", text: "12", icon: "coin" })).toBe(0);
    expect(iconCount({ at: "bottom", text: "3", icon: "" })).toBe(0);
    expect(iconCount({ at: "top-left", text: "3", icon: "coin" })).toBe(0);
  });

  test("a gauge shows its text, its value, or its value of the most", () => {
    expect(gaugeText(gauge())).toBe("3");
    expect(gaugeText(gauge({ most: 8 }))).toBe("3/8");
    expect(gaugeText(gauge({ most: 8, text: "wet" }))).toBe("wet");
  });

  test("a gauge with a most has a bar, never fuller than full", () => {
    expect(gaugeShare(gauge({ most: 6 }))).toBe(50);
    expect(gaugeShare(gauge({ most: 2 }))).toBe(100);
    expect(gaugeShare(gauge({ value: -1, most: 2 }))).toBe(0);
    expect(gaugeShare(gauge())).toBeNull();
    expect(gaugeShare(gauge({ most: 6, text: "wet" }))).toBeNull();
  });
});

describe("areas", () => {
  const hidden = { tags: ["hidden"] };
  const table = scene({
    players: [player(0), player(1), player(2)],
    robots: [],
    areas: [
      area("pool", [piece("p")]),
      area("hand", [piece("h")], { owner: 0 }),
      area("open", [piece("o"), piece("q", hidden)], { owner: 1 }),
      area("deck", [piece("d", hidden)], { owner: 1 }),
      area("empty", [], { owner: 2 }),
    ],
  });
  const ids = (areas: { id: string }[]) => areas.map((each) => each.id);

  test("are shared, the user's own, or the others'", () => {
    expect(ids(sharedAreas(table))).toEqual(["pool"]);
    expect(ids(ownAreas(table))).toEqual(["hand"]);
    expect(ids(ownAreas({ ...table, seat: null }))).toEqual([]);
  });

  test("of others are open or face down; who has nothing is left out", () => {
    expect(otherPlayers(table)).toEqual([{ player: player(1), open: [table.areas[2]], closed: [table.areas[3]] }]);
  });

  test("in a grid are cells that may hold several pieces", () => {
    const pieces = [piece("a", { at: "0,1" }), piece("b", { at: "2,0" }), piece("c", { at: "0,1" })];
    expect(cells(pieces)).toEqual([
      { column: 0, row: 1, pieces: [pieces[0], pieces[2]] },
      { column: 2, row: 0, pieces: [pieces[1]] },
    ]);
  });
});

describe("places", () => {
  const places = [place("a", 0, 0), place("b", 100, 0)];

  test("a touch means the nearest place, if it is near", () => {
    expect(placeAt(places, { x: 90, y: 0 }, 40)?.id).toBe("b");
    expect(placeAt(places, { x: 50, y: 0 }, 40)).toBeUndefined();
    expect(placeAt([], { x: 50, y: 0 }, 40)).toBeUndefined();
  });

  test("options call places by their names, once", () => {
    const known = board([{ ...place("main-1", 0, 0), label: "just before Elf" }, place("main-11", 9, 0)]);
    const go = { ...option("go", ["main-1"]), label: "main-1, not main-11", notes: ["just before Elf", "costly"] };
    const [shown] = inWords(scene({ options: [go] }), known).options;
    expect(shown).toEqual({ ...go, label: "Just before Elf, not main-11", notes: ["costly"] });
    const far = option("far", ["main-11"]);
    expect(inWords(scene({ options: [far] }), known).options).toEqual([far]);
    expect(inWords(scene({ options: [go] }), null).options).toEqual([go]);
  });

  test("a piece covers places closer than most of a car", () => {
    expect(covers({ x: 31, y: 0 }, places, 40)).toBe(true);
    expect(covers({ x: 33, y: 0 }, places, 40)).toBe(false);
  });
});

describe("standings", () => {
  test("are in order of places, then seats; without a place last", () => {
    const players = [player(0), player(1, { place: 2 }), player(2, { place: 1 }), player(3, { place: 2 })];
    expect(inOrder(players).map((each) => each.seat)).toEqual([2, 1, 3, 0]);
  });

  test("the gap is counted from the leader; who leads or is out has none", () => {
    const players = [
      player(0, { place: 1, progress: 20 }),
      player(1, { place: 2, progress: 17 }),
      player(2, { place: 3, progress: 5, tags: ["out"] }),
      player(3),
    ];
    expect(players.map((each) => gap(each, players))).toEqual([null, 3, null, null]);
  });

  test("being out counts more than having to move", () => {
    expect(activity(player(0, { tags: ["to-move", "out"] }))).toBe("out");
    expect(activity(player(0, { tags: ["chosen"] }))).toBe("chosen");
    expect(activity(player(0, { tags: ["pole"] }))).toBeUndefined();
  });

  test("a running clock counts down to nothing, another stands", () => {
    const clock = { seat: 0, left: 65, running: true };
    expect(timeLeft(clock, 0)).toEqual({ clock: "1:05" });
    expect(timeLeft(clock, 6.5)).toEqual({ clock: "0:58" });
    expect(timeLeft(clock, 100)).toEqual({ clock: "0:00" });
    expect(timeLeft(clock, -3)).toEqual({ clock: "1:05" });
    expect(timeLeft({ ...clock, running: false }, 30)).toEqual({ clock: "1:05" });
    expect(timeLeft({ ...clock, left: 3 * 86_400 }, 60)).toEqual({ days: 2 });
  });
});

describe("several seats on one device", () => {
  const waiting = (seats: number[], more = {}) => view({ scene: scene({ waiting: seats }), ...more });

  test("the first that owes a decision is next, unless it looks already", () => {
    expect(nextSeat([0, 1], waiting([1, 0], { seat: null }))).toBe(0);
    expect(nextSeat([0, 1], waiting([1]))).toBe(1);
    expect(nextSeat([0, 1], waiting([0]))).toBeNull();
    expect(nextSeat([0, 1], waiting([2]))).toBeNull();
  });

  test("a single seat needs no handing over, nor does the end of a race", () => {
    expect(nextSeat([1], waiting([1]))).toBeNull();
    expect(nextSeat([0, 1], waiting([1], { seat: null, over: true }))).toBeNull();
  });
});
