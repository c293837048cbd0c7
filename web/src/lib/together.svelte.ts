// A replay that drivers watch together: whether one leads, follows, or looks around alone.
import type { Shared } from "./messages";
import { TableConnection } from "./table.svelte";

export class Together {
  connection: TableConnection;
  /** Whether to go where the leader goes. */
  follows = $state(false);
  #asked = false;

  constructor(readonly id: string) {
    this.connection = new TableConnection(id, "replay");
  }

  get shared(): Shared | null {
    return this.connection.shared;
  }

  /** The leader, if another user leads who is here. */
  get leader(): Shared | null {
    return this.shared && !this.shared.mine && this.shared.present ? this.shared : null;
  }

  get leads(): boolean {
    return Boolean(this.shared?.mine);
  }

  get isDriver(): boolean {
    return this.connection.table?.seats.some((seat) => seat.mine) ?? false;
  }

  /** The other drivers who are here. */
  get others(): { seat: number; name: string }[] {
    const seats = this.connection.table?.seats ?? [];
    return seats.filter((seat) => seat.online && !seat.mine && !seat.bot).map(({ seat, name }) => ({ seat, name }));
  }

  /** Whether there is a leader to follow; drivers follow from the start. */
  meet(): boolean {
    if (this.leader && this.isDriver && !this.#asked) {
      this.#asked = true;
      this.follows = true;
    }
    return this.follows && this.leader !== null;
  }

  /** The user moves: the leader takes the others along; the first driver to move in company leads. */
  moved(number: number, speed: number, pointer: number[] = []): void {
    if (this.leader) this.follows = false;
    else if (this.leads || (this.isDriver && this.others.length)) void this.connection.lead(number, speed, pointer);
  }

  handOver(seat: number): void {
    this.follows = true;
    this.#asked = true;
    void this.connection.hand(seat);
  }

  close(): void {
    this.connection.close();
  }
}
