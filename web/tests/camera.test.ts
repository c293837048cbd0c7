import { beforeEach, describe, expect, test, vi } from "vitest";
import { Camera } from "../src/lib/camera.svelte";
import { board } from "./samples";

const oval = board([]); // 1000 by 500
let camera: Camera;

/** A window of 500 by 250 pixels: two units of the board to a pixel while the whole board is shown. */
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const toBoard = (touch: { clientX: number; clientY: number }) => ({
    x: camera.box.x + (touch.clientX / 500) * camera.box.width,
    y: camera.box.y + (touch.clientY / 250) * camera.box.height,
  });
  camera = new Camera(
    () => oval,
    () => ({ width: 500, height: 250 }),
    toBoard,
  );
  camera.fly(camera.whole());
});

const element = document.createElement("div");

function pointer(pointerId: number, clientX: number, clientY: number): PointerEvent {
  const event = new PointerEvent("pointermove", { pointerId, clientX, clientY });
  Object.defineProperty(event, "currentTarget", { value: element });
  element.setPointerCapture = () => undefined;
  return event;
}

function key(name: string, target: Element = element): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, cancelable: true });
  Object.defineProperty(event, "currentTarget", { value: element });
  Object.defineProperty(event, "target", { value: target });
  return event;
}

describe("the camera", () => {
  test("shows the whole board, and follows until the user moves it", () => {
    expect(camera.box).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
    expect(camera.follows).toBe(true);
    camera.move(10, 20);
    expect(camera.box).toMatchObject({ x: 10, y: 20 });
    expect(camera.follows).toBe(false);
  });

  test("a drag moves the board with the finger", () => {
    camera.down(pointer(1, 100, 100));
    camera.drag(pointer(1, 150, 100));
    expect(camera.dragged).toBe(true);
    expect(camera.box).toEqual({ x: -100, y: 0, width: 1000, height: 500 });
  });

  test("a touch that trembles is no drag", () => {
    camera.down(pointer(1, 100, 100));
    camera.drag(pointer(1, 103, 104));
    expect(camera.dragged).toBe(false);
    expect(camera.box.x).toBe(0);
  });

  test("a pointer that is not down moves nothing", () => {
    camera.drag(pointer(1, 300, 100));
    camera.down(pointer(1, 100, 100));
    camera.up(pointer(1, 100, 100));
    camera.drag(pointer(1, 300, 100));
    expect(camera.box.x).toBe(0);
  });

  test("two fingers that part zoom in about their middle", () => {
    camera.down(pointer(1, 200, 100));
    camera.down(pointer(2, 300, 100));
    camera.drag(pointer(2, 400, 100));
    expect(camera.box.width).toBeCloseTo(500);
    expect(camera.box.x + (300 / 500) * camera.box.width).toBeCloseTo(600);
  });

  test("the wheel zooms about the pointer", () => {
    const event = new WheelEvent("wheel", { deltaY: -1, cancelable: true });
    Object.assign(event, { clientX: 250, clientY: 125 });
    camera.wheel(event);
    expect(event.defaultPrevented).toBe(true);
    expect(camera.box.width).toBeCloseTo(1000 / 1.12);
    expect(camera.box.x + camera.box.width / 2).toBeCloseTo(500);
  });

  test("keys move, zoom and fit", () => {
    camera.keys(key("ArrowRight"));
    expect(camera.box.x).toBe(100);
    camera.keys(key("-"));
    expect(camera.box.width).toBe(1250);
    camera.keys(key("0"));
    expect(camera.box).toEqual(camera.whole());
  });

  test("keys on what lies on the board, and other keys, are left alone", () => {
    const [inner, other] = [key("ArrowRight", document.createElement("span")), key("x")];
    camera.keys(inner);
    camera.keys(other);
    expect(camera.box.x).toBe(0);
    expect(inner.defaultPrevented || other.defaultPrevented).toBe(false);
  });

  test("flies if motion is wanted, and stops when the user takes it", () => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const goal = { x: 500, y: 250, width: 500, height: 250 };
    camera.fly(goal);
    expect(camera.seen().x).toBe(0);
    vi.advanceTimersByTime(200);
    expect(camera.seen().x).toBeGreaterThan(0);
    expect(camera.seen().x).toBeLessThan(500);
    const stopped = camera.seen();
    camera.move(0, 0);
    vi.advanceTimersByTime(10_000);
    expect(camera.box).toEqual(stopped);
    camera.fly(goal);
    expect(camera.flight?.from).toEqual(stopped);
    vi.advanceTimersByTime(10_000);
    expect(camera.flight).toBe(null);
    expect(camera.seen()).toEqual(goal);
    vi.useRealTimers();
  });

  test("a flight to where it is, or is going, does not begin again", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const goal = { x: 500, y: 250, width: 500, height: 250 };
    camera.fly(goal);
    const { flight } = camera;
    camera.fly({ ...goal });
    expect(camera.flight).toBe(flight);
  });
});
