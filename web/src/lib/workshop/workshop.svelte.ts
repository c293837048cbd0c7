// A circuit on the drawing board, as one game shows it.
import { post } from "../api";
import type { Point } from "../boxes";
import type { Sketch, SketchBody } from "../messages";
import { Desk } from "./desk.svelte";
import { Road, trackOf } from "./track";

export class Workshop extends Desk<Sketch> {
  game = $state("");
  readonly track = $derived(trackOf(this.text));
  readonly road = $derived(Road.of(this.track, this.start));
  /** The text that was drawn by hand, so that what follows from it may be written. */
  #byHand = "";

  override open(text: string): void {
    this.#byHand = "";
    super.open(text);
  }

  /** A change by hand: lines that follow from it are written with it. */
  override change(text: string, start: Point = this.start): void {
    this.#byHand = text;
    super.change(text, start);
  }

  mend(): void {
    if (this.sketch?.mended && this.isCurrent) this.change(this.sketch.mended);
  }

  choose(game: string): void {
    this.game = game;
    this.request(0);
  }

  protected draw(text: string): Promise<Sketch> | null {
    return this.game ? post<Sketch>("/workshop", { text, game: this.game } satisfies SketchBody) : null;
  }

  /** Write what follows from a change by hand, as a part of it. */
  protected override drawn(text: string, { mended }: Sketch): void {
    const isWanted = mended && text === this.text && text === this.#byHand;
    this.#byHand = "";
    if (isWanted) this.amend(mended);
  }
}
