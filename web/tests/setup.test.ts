// What is chosen before a race: set-ups, switches, rules, links.
import { describe, expect, test } from "vitest";
import { contestOf, destination } from "../src/lib/links";
import { byChapter, ruleMatches, switchMatches } from "../src/lib/searching";
import { seedHash } from "../src/lib/seed";
import {
  anyDriver,
  botAt,
  chairs,
  clockBody,
  defaultSeats,
  driverAndLevel,
  presetTitle,
  rookieRace,
  seatsWithin,
  switchesOf,
} from "../src/lib/setup";
import { game, switchInfo } from "./samples";

describe("a set-up", () => {
  test("has four seats by default, if the game allows it", () => {
    expect(defaultSeats(game())).toBe(4);
    expect(defaultSeats(game({ least_seats: 5 }))).toBe(5);
    expect(defaultSeats(game({ most_seats: 2 }))).toBe(2);
    expect(seatsWithin(game(), 99)).toBe(6);
  });

  test("for newcomers has the user on the first chair and bots on the rest", () => {
    const rookie = { seats: 3, minutes: 20, preset: "wet" };
    expect(rookieRace(game({ rookie }), "level-2")).toEqual({
      setup: { game: "a-game", seats: 3, preset: "wet" },
      seats: [{ kind: "me" }, { kind: "bot", level: "level-2" }, { kind: "bot", level: "level-2" }],
      start: true,
    });
    expect(rookieRace(game({ rookie: { ...rookie, preset: "" } }), "").setup.preset).toBeNull();
  });

  test("for newcomers has a mixed field if the game has drivers", () => {
    const ugo = { id: "ugo", name: "Ugo", about: "" };
    const found = rookieRace(game({ drivers: [ugo], rookie: { seats: 2, minutes: 5, preset: "" } }), "level-1");
    expect(found.seats).toEqual([{ kind: "me" }, { kind: "bot", level: "any:level-1" }]);
  });

  test("names a bot by its level, or by driver and level", () => {
    expect(anyDriver(game(), "level-3")).toBe("level-3");
    expect(botAt("ugo", "level-3")).toBe("ugo:level-3");
    expect(driverAndLevel("ugo:level-3")).toEqual({ driver: "ugo", level: "level-3" });
    expect(driverAndLevel("level-3")).toEqual({ driver: "", level: "level-3" });
  });

  test("keeps the chairs there are when it grows or shrinks", () => {
    const two = chairs(2, "level-2", [{ kind: "open", level: "", name: "" }]);
    expect(two.map((chair) => chair.kind)).toEqual(["open", "bot"]);
    expect(chairs(1, "level-2", two)).toEqual(two.slice(0, 1));
  });

  test("has every switch at its default, or as its preset sets it", () => {
    const preset = { name: "wet", title: "", about: "", switches: { rain: true, laps: 0 }, circuit: "" };
    const rainy = game({ switches: [switchInfo("rain"), switchInfo("laps", { default: 2 }), switchInfo("pits")] });
    expect(switchesOf(rainy)).toEqual({ rain: false, laps: 2, pits: false });
    expect(switchesOf(rainy, preset)).toEqual({ rain: true, laps: 0, pits: false });
  });

  test("names its preset by the title", () => {
    const preset = { name: "wet", title: "Rain", about: "it pours", switches: {}, circuit: "" };
    expect(presetTitle(game({ presets: [preset] }), "wet")).toBe("Rain");
    expect(presetTitle(game({ presets: [preset] }), "")).toBe("");
  });

  test("has a clock in seconds", () => {
    const choice = { seconds: 60, minutes: 5, days: 3, bankDays: 0, weekendsOff: false, nightsOff: false };
    expect(clockBody({ kind: "none", ...choice })).toEqual({ kind: "none", seconds: 0, bank: 0 });
    const days = clockBody({ kind: "days", ...choice, bankDays: 2, weekendsOff: true });
    expect(days).toMatchObject({ kind: "days", seconds: 3 * 86_400, bank: 2 * 86_400, calendar: { days_off: [5, 6] } });
    expect(clockBody({ kind: "decision", ...choice })).toEqual({ kind: "decision", seconds: 60, bank: 0 });
    expect(clockBody({ kind: "bank", ...choice })).toEqual({ kind: "bank", seconds: 5, bank: 300 });
    expect(clockBody({ kind: "days", ...choice })).toEqual({ kind: "days", seconds: 259_200, bank: 0 });
  });
});

describe("searching", () => {
  const rain = switchInfo("rain", { text: "It may rain", rule_text: "Wet tracks are slow.", chapter: "Weather" });

  test("a switch has all the words, anywhere and in any order", () => {
    expect(switchMatches(rain, "")).toBe(true);
    expect(switchMatches(rain, "slow WEATHER")).toBe(true);
    expect(switchMatches(rain, "slow snow")).toBe(false);
  });

  test("a rule has the text as it stands", () => {
    const rule = {
      id: "TOY-01",
      chapter: "Turns",
      text: "A turn has three steps.",
      origin: "printed",
      told_in: "",
      told_in_title: "",
    };
    expect(ruleMatches(rule, " toy-01 ")).toBe(true);
    expect(ruleMatches(rule, "three steps")).toBe(true);
    expect(ruleMatches(rule, "steps three")).toBe(false);
    expect(ruleMatches({ ...rule, text: "La velocità decide." }, "VELOCITA")).toBe(true);
  });

  test("chapters come in the order of their first items", () => {
    const items = ["b", "a", "b"].map((chapter, id) => ({ chapter, id }));
    expect(byChapter(items)).toEqual([
      { name: "b", items: [items[0], items[2]] },
      { name: "a", items: [items[1]] },
    ]);
  });
});

test.each([
  ["https://paddock.example/table/abc123def456", "/table/abc123def456"],
  ["https://paddock.example/table/abc123def456?x=1", "/table/abc123def456"],
  ["  abc123def456 ", "/table/abc123def456"],
  ["a-game.4.Zm9v", "/new?setup=a-game.4.Zm9v"],
  ["a-game.4.Zm9v+", "/new?setup=a-game.4.Zm9v%2B"],
  ["hello", null],
  ["", null],
])("pasting '%s' leads to %s", (pasted, page) => {
  expect(destination(pasted)).toBe(page);
});

test.each([
  ["match-abc", "/match/abc"],
  ["day-2026-11-18", "/challenges"],
  ["", undefined],
])("a race of the contest '%s' leads to %s", (challenge, page) => {
  expect(contestOf({ challenge })?.path).toBe(page);
});

test("a seed has the hash that the service has sealed", async () => {
  // from `paddock.seed_hash("monza")`
  expect(await seedHash("monza")).toBe("sha256:bf681013c694acac64b64b7617f5fda8d372762481d9884376d1c2f73e07bf1b");
});
