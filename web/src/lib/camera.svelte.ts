// Which part of a board is shown: moved by hand, by keys, or to what matters.
import { between, close, held, middle, whole, zoomed, type Box, type Point, type Size } from "./boxes";
import type { Board } from "./messages";
import { isMotionReduced } from "./settings.svelte";

interface Touch {
  clientX: number;
  clientY: number;
}

/** What buttons can do with the camera of a board. */
export interface BoardControls {
  follow: () => void;
  fit: () => void;
  zoom: (by: number) => void;
  isFollowing: () => boolean;
}

const FLIGHT_MILLISECONDS = 450;
/** Pixels that a pointer may move before a touch becomes a drag. */
const DRAG = 6;
const WHEEL_STEP = 1.12;
/** The least length of a car in pixels at which a finger can tell places apart. */
const LEAST_CAR = 44;

/** The camera on its way; `began` is a time as `performance.now()` counts. */
export interface Flight {
  from: Box;
  to: Box;
  began: number;
  lasts: number;
}

export class Camera {
  /** What is shown; on a flight, what will be. */
  box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  flight = $state.raw<Flight | null>(null);
  /** Whether it goes by itself to what can be chosen, until the user moves it. */
  follows = $state(true);
  /** Whether the last touch was a drag, so not meant for what lies under it. */
  dragged = false;
  #fingers: PointerEvent[] = [];

  /** `toBoard` gives the point of the board under a touch. */
  constructor(
    readonly board: () => Board,
    readonly window: () => Size,
    readonly toBoard: (touch: Touch) => Point,
    /** The parts of the window that no panel covers. */
    readonly clear: () => Box[] = () => [],
  ) {}

  whole(): Box {
    return whole(this.board(), this.window(), this.clear());
  }

  close(points: Point[]): Box {
    return close(points, this.board(), this.window(), this.clear());
  }

  /** Fly to a box; jump there if the user wants no motion. */
  fly(to: Box): void {
    if (isSame(this.box, to)) return;
    const from = this.seen();
    this.box = to;
    if (isMotionReduced() || from.width <= 1) {
      this.flight = null;
      return;
    }
    const flight = { from, to, began: performance.now(), lasts: FLIGHT_MILLISECONDS };
    this.flight = flight;
    setTimeout(() => {
      if (this.flight === flight) this.flight = null;
    }, flight.lasts);
  }

  /** What is seen right now, also on a flight. */
  seen(): Box {
    return this.flight ? boxOf(this.flight, performance.now()) : this.box;
  }

  /** Show all these points if a finger can still tell places apart then; else only those that matter most. */
  show(most: Point[], all: Point[]): void {
    const wide = this.close(all);
    const isSmall = (this.board().piece / wide.width) * this.window().width < LEAST_CAR;
    this.fly(isSmall && most.length ? this.close(most) : wide);
  }

  /** Fly to where these points are large, unless they are in sight already and no smaller than half of that. */
  watch(points: Point[]): void {
    const wanted = this.close(points);
    if (this.box.width > 2 * wanted.width || !this.#shows(points)) this.fly(wanted);
  }

  /** Whether all points lie in one clear part of what is shown, not at its very edge. */
  #shows(points: Point[]): boolean {
    const scale = this.box.width / this.window().width;
    const margin = this.board().piece;
    return this.clear().some((part) =>
      points.every((point) => {
        const [x, y] = [point.x - this.box.x - part.x * scale, point.y - this.box.y - part.y * scale];
        return x > margin && y > margin && x < part.width * scale - margin && y < part.height * scale - margin;
      }),
    );
  }

  // By hand

  /** The user moves it: from now on it stays where it is put. */
  #take(): void {
    this.follows = false;
    this.box = this.seen();
    this.flight = null;
  }

  fit(): void {
    this.follows = false;
    this.fly(this.whole());
  }

  move(x: number, y: number): void {
    this.#take();
    this.box = held({ ...this.box, x: this.box.x + x, y: this.box.y + y }, this.board());
  }

  zoom(by: number, at: Point = middle(this.seen())): void {
    this.#take();
    this.box = zoomed(this.box, by, at, this.board());
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? WHEEL_STEP : 1 / WHEEL_STEP, this.toBoard(event));
  };

  /** The other pointers that are down. */
  #others(event: PointerEvent): PointerEvent[] {
    return this.#fingers.filter((finger) => finger.pointerId !== event.pointerId);
  }

  down = (event: PointerEvent): void => {
    this.#fingers = [...this.#others(event), event];
    this.dragged = false;
  };

  drag = (event: PointerEvent): void => {
    const before = this.#fingers.find((finger) => finger.pointerId === event.pointerId);
    if (!before) return;
    if (!this.dragged && distance(event, before) < DRAG) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    const [from, to] = [this.toBoard(before), this.toBoard(event)];
    const others = this.#others(event);
    if (others[0]) this.#pinch(others[0], before, event);
    else this.move(from.x - to.x, from.y - to.y);
    this.#fingers = [...others, event];
  };

  #pinch(other: Touch, before: Touch, now: Touch): void {
    const between = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
    if (distance(now, other) > 0) this.zoom(distance(before, other) / distance(now, other), this.toBoard(between));
  }

  up = (event: PointerEvent): void => {
    this.#fingers = this.#others(event);
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

/** What is seen at a time of a flight: quick at first, then slower. */
export function boxOf({ from, to, began, lasts }: Flight, now: number): Box {
  const share = Math.max(0, Math.min(1, (now - began) / lasts));
  return between(from, to, 1 - (1 - share) ** 3);
}

function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

function distance(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
