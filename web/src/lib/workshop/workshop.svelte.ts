// A circuit on the drawing board: its text, its history, and what the service says and draws.
import { messageOf, post, RequestError } from "../api";
import type { Point } from "../boxes";
import type { Sketch, SketchBody } from "../messages";
import { History } from "./history";
import { Road, trackOf } from "./track";

/** How long a change waits for the next one before it is drawn. */
const WAIT_MILLISECONDS = 150;
/** How long to wait after the service was too busy. */
const RETRY_MILLISECONDS = 1200;

export class Workshop {
  text = $state("");
  /** Where the first zone starts on the canvas, in cells. */
  start = $state.raw<Point>({ x: 0, y: 0 });
  game = $state("");
  sketch = $state.raw<Sketch | null>(null);
  /** The text that the sketch shows. */
  drawnText = $state("");
  problem = $state("");
  canUndo = $state(false);
  canRedo = $state(false);
  readonly track = $derived(trackOf(this.text));
  readonly road = $derived(Road.of(this.track, this.start));
  readonly isCurrent = $derived(this.sketch !== null && this.drawnText === this.text);
  #history = new History({ text: "", start: { x: 0, y: 0 } });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  /** The text that was drawn by hand, so that what follows from it may be written. */
  #byHand = "";

  /** `keep` remembers the draft. */
  constructor(readonly keep: (text: string) => void) {}

  open(text: string): void {
    this.#history = new History({ text, start: { x: 0, y: 0 } });
    this.#byHand = "";
    this.#show();
  }

  /** A change by hand: drawn or set where it stands. Lines that follow from it are written with it. */
  change(text: string, start: Point = this.start): void {
    this.#history.add({ text, start });
    this.#byHand = text;
    this.#show();
  }

  /** A change in the text itself. */
  type(text: string): void {
    this.#history.add({ text, start: this.start }, performance.now());
    this.#show();
  }

  mend(): void {
    if (this.sketch?.mended && this.isCurrent) this.change(this.sketch.mended);
  }

  undo(): void {
    this.#history.undo();
    this.#show();
  }

  redo(): void {
    this.#history.redo();
    this.#show();
  }

  choose(game: string): void {
    this.game = game;
    this.#request(0);
  }

  #show(): void {
    this.text = this.#history.now.text;
    this.start = this.#history.now.start;
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.keep(this.text);
    this.#request(WAIT_MILLISECONDS);
  }

  #request(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), wait);
  }

  async #ask(): Promise<void> {
    if (!this.game) return;
    const [number, text] = [(this.#asked += 1), this.text];
    try {
      const sketch = await post<Sketch>("/workshop", { text, game: this.game } satisfies SketchBody);
      if (number !== this.#asked) return;
      this.sketch = sketch;
      this.drawnText = text;
      this.problem = "";
      this.#complete(text, sketch.mended);
    } catch (error) {
      if (number !== this.#asked) return;
      this.problem = messageOf(error);
      const isBusy = error instanceof RequestError && [0, 429, 503].includes(error.status);
      if (isBusy) this.#request(RETRY_MILLISECONDS);
    }
  }

  /** Write what follows from a change by hand, as a part of it. */
  #complete(text: string, mended: string): void {
    const isWanted = mended && text === this.text && text === this.#byHand;
    this.#byHand = "";
    if (!isWanted) return;
    this.#history.amend(mended);
    this.#show();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }
}
