// Setting up a race: what is chosen unless the user says otherwise, and what is sent.
import type { ClockBody, GameInfo, PresetInfo, SwitchInfo, TableBody } from "./messages";

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
}

const SEATS = 4;
/** What a time bank gains with each decision, in seconds. */
const BANK_INCREMENT = 5;
const DAY = 86_400;

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

/** The short race for newcomers, against bots of the usual level. */
export function rookieRace(game: GameInfo, level: string): TableBody {
  const { seats, preset } = game.rookie;
  const sitting = chairs(seats, level).map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind }));
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

export function clockBody(choice: ClockChoice): ClockBody {
  switch (choice.kind) {
    case "decision":
      return { kind: "decision", seconds: choice.seconds, bank: 0 };
    case "bank":
      return { kind: "bank", seconds: BANK_INCREMENT, bank: choice.minutes * 60 };
    case "days":
      return { kind: "days", seconds: choice.days * DAY, bank: 0 };
    case "none":
      return { kind: "none", seconds: 0, bank: 0 };
  }
}
