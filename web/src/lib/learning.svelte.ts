// What this browser knows of its user's learning: lessons done, and first races with a guide.

interface Learning {
  /** The lessons done, by game. */
  done: Record<string, string[]>;
  /** The games raced with a guide, or without one. */
  raced: string[];
  /** The tables that have a guide. */
  guided: string[];
  /** The kinds of decisions explained already, by game: each by the rule behind it. */
  known: Record<string, string[]>;
  /** The puzzles answered, by id: whether the first answer was right. */
  solved: Record<string, boolean | undefined>;
}

const KEY = "paddock-learning";
const MOST_TABLES = 20;

function read(): Learning {
  const nothing: Learning = { done: {}, raced: [], guided: [], known: {}, solved: {} };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Learning>) };
  } catch {
    return nothing;
  }
}

export const learning = $state<Learning>(read());

function save(): void {
  localStorage.setItem(KEY, JSON.stringify($state.snapshot(learning)));
}

function added(list: string[] | undefined, word: string): string[] {
  return [...(list ?? []).filter((each) => each !== word), word];
}

export function isDone(game: string, lesson: string): boolean {
  return learning.done[game]?.includes(lesson) ?? false;
}

export function noteDone(game: string, lesson: string): void {
  learning.done[game] = added(learning.done[game], lesson);
  save();
}

/** A race was started; a guided one is remembered by its table. */
export function noteRace(game: string, table: string, isGuided: boolean): void {
  learning.raced = added(learning.raced, game);
  if (isGuided) learning.guided = added(learning.guided, table).slice(-MOST_TABLES);
  save();
}

/** Send the guide of a table away. */
export function dismiss(table: string): void {
  learning.guided = learning.guided.filter((each) => each !== table);
  save();
}

export function noteKnown(game: string, rule: string): void {
  learning.known[game] = added(learning.known[game], rule);
  save();
}

/** A puzzle was answered; the first answer counts. */
export function noteSolved(puzzle: string, isRight: boolean): void {
  learning.solved[puzzle] ??= isRight;
  save();
}
