// A deck that is being written: its text, its history, and what the service says and draws.
import { messageOf, post, RequestError } from "../api";
import type { DeckBody, DeckSketch } from "../messages";
import { History } from "./history";

const WAIT_MILLISECONDS = 250;
const RETRY_MILLISECONDS = 1200;
const NOWHERE = { x: 0, y: 0 };

export class DeckShop {
  text = $state("");
  circuit = $state("");
  sketch = $state.raw<DeckSketch | null>(null);
  problem = $state("");
  canUndo = $state(false);
  canRedo = $state(false);
  /** The text that the sketch shows. */
  drawnText = $state("");
  readonly isCurrent = $derived(this.sketch !== null && this.drawnText === this.text);
  #history = new History({ text: "", start: NOWHERE });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `keep` remembers the draft. */
  constructor(readonly keep: (text: string) => void) {}

  open(text: string): void {
    this.#history = new History({ text, start: NOWHERE });
    this.#show(0);
  }

  change(text: string): void {
    this.#history.add({ text, start: NOWHERE });
    this.#show(0);
  }

  type(text: string): void {
    this.#history.add({ text, start: NOWHERE }, performance.now());
    this.#show(WAIT_MILLISECONDS);
  }

  undo(): void {
    this.#history.undo();
    this.#show(0);
  }

  redo(): void {
    this.#history.redo();
    this.#show(0);
  }

  /** Check the deck for the corners of a circuit. */
  choose(circuit: string): void {
    this.circuit = circuit;
    this.#request(0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #show(wait: number): void {
    this.text = this.#history.now.text;
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.keep(this.text);
    this.#request(wait);
  }

  #request(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  async #ask(): Promise<void> {
    const [number, text] = [(this.#asked += 1), this.text];
    try {
      const body: DeckBody = { text, circuit: this.circuit || null };
      const sketch = await post<DeckSketch>("/workshop/deck", body);
      if (number !== this.#asked) return;
      [this.sketch, this.drawnText, this.problem] = [sketch, text, ""];
    } catch (error) {
      if (number !== this.#asked) return;
      this.problem = messageOf(error);
      const isBusy = error instanceof RequestError && [0, 429, 503].includes(error.status);
      if (isBusy) this.#request(RETRY_MILLISECONDS);
    }
  }
}
