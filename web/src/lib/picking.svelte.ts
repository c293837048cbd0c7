// Choosing by touch: every touch narrows the options; when one is left, it is the choice.
import type { Pick } from "./messages";
import { mildest } from "./prices";
import { narrowed, targetsOf } from "./targets";

export class Picking {
  options = $state.raw<Pick[]>([]);
  touched = $state<string[]>([]);
  /** The option that the user looks at: under the pointer, in focus, or pressed for long. */
  pointed = $state.raw<Pick | null>(null);
  /** An option that loses something for good and waits to be confirmed. */
  asked = $state.raw<Pick | null>(null);
  /** Sent, and not yet answered. */
  busy = $state(false);
  /** The code of an option that was picked before it was known what it leads to. */
  #wanted = "";
  left = $derived(narrowed(this.options, this.touched));
  targets = $derived(targetsOf(this.left));
  looked = $derived(this.pointed ?? this.asked ?? (this.touched.length ? (mildest(this.left) ?? null) : null));
  hinted = $derived(targetsOf(this.looked ? [this.looked] : []));

  constructor(readonly send: (code: string) => Promise<unknown>) {}

  offer(options: Pick[]): void {
    this.options = options;
    this.touched = [];
    this.pointed = null;
    this.asked = null;
    this.busy = false;
    this.#wanted = "";
  }

  /** The same options again, with what has been worked out about them meanwhile; one that waited for it is picked. */
  renew(options: Pick[]): void {
    if (options === this.options) return;
    const same = (old: Pick | null) => options.find((option) => option.code === old?.code) ?? null;
    [this.options, this.pointed, this.asked] = [options, same(this.pointed), same(this.asked)];
    const wanted = options.find((option) => option.code === this.#wanted);
    if (wanted) this.pick(wanted);
  }

  /** The options that a touch of a piece or place may mean. */
  meant(id: string): Pick[] {
    return this.left.filter((option) => option.targets.includes(id));
  }

  /** Look at what a piece or place would mean; at nothing without an id. */
  look(id: string | null): void {
    this.pointed = id === null ? null : (mildest(this.meant(id)) ?? null);
  }

  touch(id: string): void {
    if (this.busy) return;
    if (this.touched.includes(id)) {
      this.touched = this.touched.filter((each) => each !== id);
      return;
    }
    if (!this.targets.has(id)) this.touched = [];
    this.touched = [...this.touched, id];
    const [only, ...more] = this.left;
    if (only && more.length === 0) this.pick(only);
  }

  pick(option: Pick): void {
    if (this.busy) return;
    this.#wanted = option.weighed ? "" : option.code;
    if (this.#wanted) return;
    if (option.final && this.asked !== option) this.asked = option;
    else void this.#choose(option);
  }

  async #choose(option: Pick): Promise<void> {
    this.busy = true;
    this.asked = null;
    this.pointed = null;
    await this.send(option.code);
    this.busy = false;
    this.touched = [];
  }

  clear(): void {
    this.touched = [];
    this.asked = null;
    this.#wanted = "";
  }
}
