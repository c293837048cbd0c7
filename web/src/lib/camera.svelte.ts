// Where on a board one looks: a box of the window's shape, moved by hand, by keys, or to what matters.
import { calm } from "./settings.svelte";
import type { Board } from "./types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Spot {
  x: number;
  y: number;
}
type Touch = { clientX: number; clientY: number };

/** How many pixels long a car is at least when the camera goes to what can be chosen: so that a finger finds it. */
const FINGER = 36;
const FLIGHT = 450;
const DRAG = 6;

export class Camera {
  box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  /** Whether it goes by itself to what can be chosen, until somebody takes it over. */
  follows = $state(true);
  /** Whether the last touch was a drag, and not meant for what lies under it. */
  dragged = false;
  #fingers = new Map<number, Touch>();
  #flight = 0;

  constructor(
    readonly board: () => Board,
    readonly size: () => { wide: number; tall: number },
    readonly point: (touch: Touch) => Spot,
  ) {}

  /** A box of the window's shape around another. */
  #around(x: number, y: number, width: number, height: number): Box {
    const { wide, tall } = this.size();
    const shape = wide && tall ? wide / tall : this.board().width / this.board().height;
    const across = Math.max(width, height * shape);
    return { x: x + (width - across) / 2, y: y + (height - across / shape) / 2, width: across, height: across / shape };
  }

  /** The same box, moved so that it shows no more beside the board than it must. */
  #inside(found: Box): Box {
    const keep = (at: number, size: number, most: number) =>
      size >= most ? (most - size) / 2 : Math.max(0, Math.min(at, most - size));
    return {
      ...found,
      x: keep(found.x, found.width, this.board().width),
      y: keep(found.y, found.height, this.board().height),
    };
  }

  whole(): Box {
    return this.#around(0, 0, this.board().width, this.board().height);
  }

  /** A box with all these spots and some room around them. */
  close(spots: Spot[]): Box {
    if (!spots.length) return this.whole();
    const [xs, ys] = [spots.map((each) => each.x), spots.map((each) => each.y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { piece } = this.board();
    const room = piece * Math.max(2, Math.min(5, this.size().wide / 160));
    const least = piece * Math.max(9, Math.min(24, this.size().wide / FINGER));
    const near = this.#around(left - room, top - room, right - left + 2 * room, bottom - top + 2 * room);
    const grown =
      near.width < least ? this.#around(near.x - (least - near.width) / 2, near.y, least, near.height) : near;
    return grown.width > this.whole().width ? this.whole() : this.#inside(grown);
  }

  /** Fly somewhere; at once where motion is not wanted. */
  fly(to: Box): void {
    cancelAnimationFrame(this.#flight);
    if (calm() || this.box.width <= 1) {
      this.box = to;
      return;
    }
    const [from, began] = [this.box, performance.now()];
    const step = (now: number) => {
      const share = Math.max(0, Math.min(1, (now - began) / FLIGHT));
      const part = 1 - (1 - share) ** 3;
      const mix = (one: number, other: number) => one + (other - one) * part;
      this.box = {
        x: mix(from.x, to.x),
        y: mix(from.y, to.y),
        width: mix(from.width, to.width),
        height: mix(from.height, to.height),
      };
      if (share < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  // By hand

  /** Somebody moves it: from now on it stays where it is put. */
  #take(): void {
    this.follows = false;
    cancelAnimationFrame(this.#flight);
  }

  fit(): void {
    this.#take();
    this.fly(this.whole());
  }

  move(x: number, y: number): void {
    this.#take();
    this.box = { ...this.box, x: this.box.x + x, y: this.box.y + y };
  }

  zoom(by: number, at: Spot = { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 }): void {
    this.#take();
    const { box } = this;
    const width = Math.min(this.board().width * 1.3, Math.max(this.board().piece * 8, box.width * by));
    const scale = width / box.width;
    this.box = {
      x: at.x - (at.x - box.x) * scale,
      y: at.y - (at.y - box.y) * scale,
      width,
      height: box.height * scale,
    };
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.12 : 1 / 1.12, this.point(event));
  };

  down = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, event);
    this.dragged = false;
  };

  drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    if (!this.dragged && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < DRAG) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    const [from, to] = [this.point(before), this.point(event)];
    const rest = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (rest) this.#pinch(rest, before, event);
    else this.move(from.x - to.x, from.y - to.y);
    this.#fingers.set(event.pointerId, event);
  };

  #pinch(rest: Touch, before: Touch, now: Touch): void {
    const far = (touch: Touch) => Math.hypot(touch.clientX - rest.clientX, touch.clientY - rest.clientY);
    const middle = { clientX: (now.clientX + rest.clientX) / 2, clientY: (now.clientY + rest.clientY) / 2 };
    if (far(now) > 0) this.zoom(far(before) / far(now), this.point(middle));
  }

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** Keys on the board itself, not on what lies on it. */
  keys = (event: KeyboardEvent): void => {
    const step = this.box.width / 10;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => this.move(-step, 0),
      ArrowRight: () => this.move(step, 0),
      ArrowUp: () => this.move(0, -step),
      ArrowDown: () => this.move(0, step),
      "+": () => this.zoom(0.8),
      "-": () => this.zoom(1.25),
      "0": () => this.fit(),
    };
    const act = moves[event.key];
    if (!act || event.target !== event.currentTarget) return;
    event.preventDefault();
    act();
  };
}
