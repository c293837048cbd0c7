// Setting up a race: what is chosen unless the user says otherwise, and what is sent.
import type { Catalogue, ClockBody, GameInfo, PresetInfo, SeatBody, SwitchInfo } from "./messages";

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

/** The level that a newcomer meets: it plays with sense, and can be beaten. */
export function defaultLevel(catalogue: Catalogue | null): string {
  return catalogue?.levels[1]?.id ?? "";
}

/** A number of chairs: those given, then bots; the first chair is the user's. */
export function chairs(count: number, level: string, before: Chair[] = []): Chair[] {
  return Array.from({ length: count }, (_, index) => before[index] ?? chair(index, level));
}

function chair(index: number, level: string): Chair {
  return { kind: index === 0 ? "me" : "bot", level, name: "" };
}

/** The seats of a race against bots only. */
export function soloSeats(count: number, level: string): SeatBody[] {
  return chairs(count, level).map(({ kind, level }) => (kind === "bot" ? { kind, level } : { kind }));
}

/** All switches of a game as a preset sets them; without one, as they are by default. */
export function switchesOf(game: GameInfo, preset?: PresetInfo): Switches {
  return Object.fromEntries(game.switches.map((each) => [each.name, preset?.switches[each.name] ?? each.default]));
}

/** A preset's title and description; its text holds both, with a colon between. */
export function presetTexts(preset: PresetInfo): { title: string; about: string } {
  const [title = "", ...rest] = preset.text.split(": ");
  return rest.length ? { title, about: rest.join(": ") } : { title: preset.name, about: preset.text };
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
