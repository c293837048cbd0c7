// A deck that is being written, checked for the corners of a circuit.
import { post } from "../api";
import type { DeckBody, DeckSketch } from "../messages";
import { Desk } from "./desk.svelte";

export class DeckShop extends Desk<DeckSketch> {
  circuit = $state("");

  /** Check the deck for the corners of a circuit. */
  choose(circuit: string): void {
    this.circuit = circuit;
    this.request(0);
  }

  protected draw(text: string): Promise<DeckSketch> {
    return post<DeckSketch>("/workshop/deck", { text, circuit: this.circuit || null } satisfies DeckBody);
  }
}
