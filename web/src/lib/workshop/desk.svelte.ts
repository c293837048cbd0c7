// What is written on a desk of the workshop, a circuit or a deck: its text, its history, and what the service says about it.
import { messageOf, RequestError } from "../api";
import type { Point } from "../boxes";
import type { Remark } from "../messages";
import { History } from "./history";

/** How long a change waits for the next one before it is drawn. */
const WAIT_MILLISECONDS = 150;
/** How long to wait after the service was too busy. */
const RETRY_MILLISECONDS = 1200;
const ORIGIN: Point = { x: 0, y: 0 };

export abstract class Desk<Drawn extends { remarks: Remark[] }> {
  text = $state("");
  /** Where the first zone starts on the canvas, in cells. */
  start = $state.raw<Point>(ORIGIN);
  sketch = $state.raw<Drawn | null>(null);
  /** The text that the sketch shows. */
  drawnText = $state("");
  problem = $state("");
  canUndo = $state(false);
  canRedo = $state(false);
  readonly isCurrent = $derived(this.sketch !== null && this.drawnText === this.text);
  readonly remarks = $derived(this.sketch?.remarks ?? []);
  #history = new History({ text: "", start: ORIGIN });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** `keep` remembers the draft. */
  constructor(readonly keep: (text: string) => void) {}

  /** Ask the service; null while there is nothing to ask. */
  protected abstract draw(text: string): Promise<Drawn> | null;

  /** The service has drawn a text. */
  protected drawn(_text: string, _sketch: Drawn): void {
    // Most desks have nothing more to do.
  }

  open(text: string): void {
    this.#history = new History({ text, start: ORIGIN });
    this.#show();
  }

  /** A change by hand: drawn, or set where it stands. */
  change(text: string, start: Point = this.start): void {
    this.#history.add({ text, start });
    this.#show();
  }

  /** A change in the text itself. */
  type(text: string): void {
    this.#history.add({ text, start: this.start }, performance.now());
    this.#show();
  }

  undo(): void {
    this.#history.undo();
    this.#show();
  }

  redo(): void {
    this.#history.redo();
    this.#show();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  /** Make a text part of the latest change. */
  protected amend(text: string): void {
    this.#history.amend(text);
    this.#show();
  }

  /** Ask the service soon. */
  protected request(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  #show(): void {
    this.text = this.#history.now.text;
    this.start = this.#history.now.start;
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.keep(this.text);
    this.request(WAIT_MILLISECONDS);
  }

  async #ask(): Promise<void> {
    const [number, text] = [(this.#asked += 1), this.text];
    try {
      const sketch = await this.draw(text);
      if (number !== this.#asked || !sketch) return;
      [this.sketch, this.drawnText, this.problem] = [sketch, text, ""];
      this.drawn(text, sketch);
    } catch (error) {
      if (number !== this.#asked) return;
      this.problem = messageOf(error);
      const isBusy = error instanceof RequestError && [0, 429, 503].includes(error.status);
      if (isBusy) this.request(RETRY_MILLISECONDS);
    }
  }
}
