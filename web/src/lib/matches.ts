// Duplicate matches: teams as the form edits them.
import type { MatchDriverBody, MatchPage, MemberView } from "./messages";

export interface TeamDraft {
  name: string;
  /** By seat: the id of a member, or the level of a bot. */
  drivers: string[];
}

/** The bot that drives where a team has too few members. */
export const STAND_IN = "level-2";

/** A driver as the service takes it. */
export function driverBody(driver: string): MatchDriverBody {
  return driver.startsWith("level-") ? { bot: driver } : { user: driver };
}

/** The teams of a match that waits, to be changed. */
export function draftOf(match: MatchPage): TeamDraft[] {
  return match.teams.map(({ name }, team) => ({
    name,
    drivers: match.seats.map(({ runs }) => runs.find((run) => run.team === team)?.driver ?? ""),
  }));
}

/** The numbers of seats that teams can share, within those of a game. */
export function multiples(teams: number, least: number, most: number): number[] {
  const numbers = Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
  return numbers.filter((count) => count % teams === 0);
}

/** Teams of a size: members take turns, and bots take what is left. */
export function filled(names: string[], seats: number, members: MemberView[]): TeamDraft[] {
  const driver = (team: number, seat: number): string => members[seat * names.length + team]?.id ?? STAND_IN;
  return names.map((name, team) => ({ name, drivers: Array.from({ length: seats }, (_, seat) => driver(team, seat)) }));
}

/** Teams in another number, or with more or fewer seats; what was chosen stays as far as it can. */
export function resized(teams: TeamDraft[], count: number, seats: number, name: (n: number) => string): TeamDraft[] {
  return Array.from({ length: count }, (_, team) => {
    const before = teams[team] ?? { name: name(team + 1), drivers: [] };
    const drivers = Array.from({ length: seats }, (_, seat) => before.drivers[seat] ?? STAND_IN);
    return { name: before.name, drivers };
  });
}
