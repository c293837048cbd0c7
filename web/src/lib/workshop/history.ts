// Undo without end: every state of a circuit that was drawn or written, and where we are among them.
import type { Point } from "../boxes";
import { item } from "./items";

export interface State {
  text: string;
  /** Where the first zone starts on the canvas, so that a drag does not shift everything else. */
  start: Point;
}

/** Typing without a pause is one step. */
const PAUSE_MILLISECONDS = 700;

export class History {
  #states: State[];
  #at = 0;
  #typed = -Infinity;

  constructor(first: State) {
    this.#states = [first];
  }

  get now(): State {
    return item(this.#states, this.#at);
  }
  get canUndo(): boolean {
    return this.#at > 0;
  }
  get canRedo(): boolean {
    return this.#at < this.#states.length - 1;
  }

  /** A new state; what was undone is forgotten. A letter typed soon after another belongs to the same step. */
  add(state: State, typedAt: number | null = null): void {
    if (state.text === this.now.text) return;
    const isSame = typedAt !== null && typedAt - this.#typed < PAUSE_MILLISECONDS && this.canUndo && !this.canRedo;
    this.#at += isSame ? 0 : 1;
    this.#states.splice(this.#at, Infinity, state);
    this.#typed = typedAt ?? -Infinity;
  }

  /** The current state, completed: not a step of its own. */
  amend(text: string): void {
    this.#states[this.#at] = { ...this.now, text };
  }

  undo(): void {
    if (this.canUndo) this.#at -= 1;
    this.#typed = -Infinity;
  }

  redo(): void {
    if (this.canRedo) this.#at += 1;
    this.#typed = -Infinity;
  }
}
