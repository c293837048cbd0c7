// Setting up a race: what is chosen unless the user says otherwise, and what is sent.
import type { CalendarBody, ClockBody, GameInfo, PresetInfo, SwitchInfo, TableBody } from "./messages";

export type Value = SwitchInfo["default"];
export type Switches = Record<string, Value>;
export interface Chair {
  kind: "me" | "open" | "bot";
  level: string;
  name: string;
}
export interface ClockChoice {
  kind: "none" | "decision" | "bank" | "days";
  seconds: number;
  minutes: number;
  days: number;
  /** How many days may be used in all beyond those of each decision. */
  bankDays: number;
  weekendsOff: boolean;
  nightsOff: boolean;
}

const SEATS = 4;
/** What a time bank gains with each decision, in seconds. */
const BANK_INCREMENT = 5;
const DAY = 86_400;
/** Saturday and Sunday. */
const WEEKEND = [5, 6];
/** From ten in the evening until eight in the morning, in minutes. */
const NIGHT = { night_from: 22 * 60, night_until: 8 * 60 };

export function defaultSeats(game: GameInfo): number {
  return seatsWithin(game, SEATS);
}

export function seatsWithin(game: GameInfo, count: number): number {
  return Math.min(Math.max(count, game.least_seats), game.most_seats);
}

/** A number of chairs: those given, then bots; the first chair is the user's. */
export function chairs(count: number, level: string, before: Chair[] = []): Chair[] {
  return Array.from({ length: count }, (_, index) => before[index] ?? chair(index, level));
}

function chair(index: number, level: string): Chair {
  return { kind: index === 0 ? "me" : "bot", level, name: "" };
}

/** In place of a driver: one of the game's drivers, by lot. */
export const ANY = "any";
const SIGN = ":";

/** A bot as the service names it: a driver at a level, or the level alone. */
export function botAt(driver: string, level: string): string {
  return driver ? driver + SIGN + level : level;
}

/** The driver and the level of a bot; the driver is empty if it has none. */
export function driverAndLevel(bot: string): { driver: string; level: string } {
  const at = bot.indexOf(SIGN);
  return at < 0 ? { driver: "", level: bot } : { driver: bot.slice(0, at), level: bot.slice(at + 1) };
}

/** A bot of a level: one of the game's drivers, if it has any. */
export function anyDriver(game: GameInfo, level: string): string {
  return botAt(game.drivers.length ? ANY : "", level);
}

/** The short race for newcomers, against a mixed field of bots of a level. */
export function rookieRace(game: GameInfo, level: string): TableBody {
  const { seats, preset } = game.rookie;
  const sitting = chairs(seats, anyDriver(game, level)).map(({ kind, level }) =>
    kind === "bot" ? { kind, level } : { kind },
  );
  return { setup: { game: game.id, seats, preset: preset || null }, seats: sitting, start: true };
}

/** The title of a preset; empty for the standard rules. */
export function presetTitle(game: GameInfo, name: string): string {
  return game.presets.find((each) => each.name === name)?.title ?? "";
}

/** All switches of a game as a preset sets them; without one, as they are by default. */
export function switchesOf(game: GameInfo, preset?: PresetInfo): Switches {
  return Object.fromEntries(game.switches.map((each) => [each.name, preset?.switches[each.name] ?? each.default]));
}

export function defaultClock(): ClockChoice {
  const over = { days: 3, bankDays: 0, weekendsOff: false, nightsOff: false };
  return { kind: "none", minutes: 5, seconds: 60, ...over };
}

/** Weekends and nights off, in the time zone of the user who opens the table. */
function calendarOf({ weekendsOff, nightsOff }: ClockChoice): { calendar?: CalendarBody } {
  if (!weekendsOff && !nightsOff) return {};
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const night = nightsOff ? NIGHT : {};
  return { calendar: { zone: timeZone, days_off: weekendsOff ? WEEKEND : [], ...night } };
}

export function clockBody(choice: ClockChoice): ClockBody {
  switch (choice.kind) {
    case "decision":
      return { kind: "decision", seconds: choice.seconds, bank: 0 };
    case "bank":
      return { kind: "bank", seconds: BANK_INCREMENT, bank: choice.minutes * 60 };
    case "days":
      return { kind: "days", seconds: choice.days * DAY, bank: choice.bankDays * DAY, ...calendarOf(choice) };
    case "none":
      return { kind: "none", seconds: 0, bank: 0 };
  }
}
