// The part of a board that is shown, as a box: what the camera computes, without the camera.

export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Box = Point & Size;

/** The least length of a car in pixels when the camera goes to what can be chosen, so that a finger can hit it. */
const FINGER = 36;
/** The narrowest view, in car lengths, and the widest, in board widths. */
const CLOSEST = 8;
/** The room around what is shown, in car lengths. */
const ROOM = 1.6;
const WIDEST = 1.3;

export function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The smallest box around another that is `ratio` times as wide as high. */
export function around(box: Box, ratio: number): Box {
  const width = Math.max(box.width, box.height * ratio);
  const height = width / ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The same box, moved to show as little beside the board as possible. */
export function inside(box: Box, board: Size): Box {
  const keep = (start: number, length: number, whole: number) =>
    length >= whole ? (whole - length) / 2 : Math.max(0, Math.min(start, whole - length));
  return { ...box, x: keep(box.x, box.width, board.width), y: keep(box.y, box.height, board.height) };
}

/** The largest boxes of a window that nothing covers. */
export function clearings(window: Size, covers: Box[]): Box[] {
  const xs = edges(
    covers.flatMap((cover) => [cover.x, cover.x + cover.width]),
    window.width,
  );
  const ys = edges(
    covers.flatMap((cover) => [cover.y, cover.y + cover.height]),
    window.height,
  );
  const found = xs.flatMap(([x, right]) =>
    ys.map(([y, bottom]) => ({ x, y, width: right - x, height: bottom - y })).filter((box) => isClear(box, covers)),
  );
  return found.filter((box) => !found.some((other) => other !== box && holds(other, box)));
}

/** All pairs of edges, the lesser first. */
function edges(inner: number[], most: number): [number, number][] {
  const all = [...new Set([0, ...inner.filter((each) => each > 0 && each < most), most])].sort((a, b) => a - b);
  return all.flatMap((from, index) => all.slice(index + 1).map((to): [number, number] => [from, to]));
}

function isClear(box: Box, covers: Box[]): boolean {
  return !covers.some(
    (cover) =>
      cover.x < box.x + box.width &&
      cover.x + cover.width > box.x &&
      cover.y < box.y + box.height &&
      cover.y + cover.height > box.y,
  );
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** The whole board in the clear part of a window. */
export function whole(board: Size, window: Size, clear: Box[] = []): Box {
  return widest(window, clear, (part) =>
    around({ x: 0, y: 0, width: board.width, height: board.height }, ratio(board, part)),
  );
}

/** A box with all these points and some room around them, where nothing covers them; the whole board if there are none. */
export function close(points: Point[], board: Size & { piece: number }, window: Size, clear: Box[] = []): Box {
  if (!points.length) return whole(board, window, clear);
  return widest(window, clear, (part) => near(points, board, part));
}

function near(points: Point[], board: Size & { piece: number }, part: Size): Box {
  const shape = ratio(board, part);
  const most = around({ x: 0, y: 0, width: board.width, height: board.height }, shape);
  const room = board.piece * ROOM;
  const least = board.piece * Math.max(8, Math.min(18, part.width / FINGER));
  const tight = around(grown(bounds(points), room), shape);
  const spare = Math.max(0, least - tight.width);
  const found = around({ ...tight, x: tight.x - spare / 2, width: tight.width + spare }, shape);
  return found.width > most.width ? most : inside(found, board);
}

/** Of the views that show what is wanted in one clear part of a window, the one that shows it largest. */
function widest(window: Size, clear: Box[], wanted: (part: Size) => Box): Box {
  const parts = clear.length ? clear : [{ x: 0, y: 0, ...window }];
  const views = parts.map((part) => {
    const box = wanted(part);
    const scale = box.width / (part.width || box.width);
    return { scale, box: part.width ? spread(box, part, window, scale) : box };
  });
  return views.reduce((best, each) => (each.scale < best.scale ? each : best)).box;
}

/** The view of a whole window in whose part a box is seen. */
function spread(box: Box, part: Box, window: Size, scale: number): Box {
  return {
    x: box.x - part.x * scale,
    y: box.y - part.y * scale,
    width: window.width * scale,
    height: window.height * scale,
  };
}

/** The same box, moved so that its middle lies on the board: the board is never out of sight. */
export function held(box: Box, board: Size): Box {
  const keep = (start: number, length: number, whole: number) =>
    Math.max(-length / 2, Math.min(start, whole - length / 2));
  return { ...box, x: keep(box.x, box.width, board.width), y: keep(box.y, box.height, board.height) };
}

/** The box scaled about a point, within what a camera may show. */
export function zoomed(box: Box, by: number, at: Point, board: Size & { piece: number }): Box {
  const width = Math.min(board.width * WIDEST, Math.max(board.piece * CLOSEST, box.width * by));
  const scale = width / box.width;
  return held(
    { x: at.x - (at.x - box.x) * scale, y: at.y - (at.y - box.y) * scale, width, height: box.height * scale },
    board,
  );
}

/** A box between two: the first at 0, the second at 1. */
export function between(from: Box, to: Box, share: number): Box {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  };
}

/** A window's ratio of width to height; the board's before the window has been measured. */
function ratio(board: Size, window: Size): number {
  const shape = window.width && window.height ? window : board;
  return shape.width / shape.height;
}

function bounds(points: Point[]): Box {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
