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

/** The whole board in a window. */
export function whole(board: Size, window: Size): Box {
  return around({ x: 0, y: 0, width: board.width, height: board.height }, ratioOf(board, window));
}

/** A box with all these points and some room around them; the whole board if there are none. */
export function close(points: Point[], board: Size & { piece: number }, window: Size): Box {
  const most = whole(board, window);
  if (!points.length) return most;
  const ratio = ratioOf(board, window);
  const room = board.piece * Math.max(2, Math.min(5, window.width / 160));
  const least = board.piece * Math.max(9, Math.min(24, window.width / FINGER));
  const near = around(grown(bounds(points), room), ratio);
  const spare = Math.max(0, least - near.width);
  const found = around({ ...near, x: near.x - spare / 2, width: near.width + spare }, ratio);
  return found.width > most.width ? most : inside(found, board);
}

/** The box scaled about a point, within what a camera may show. */
export function zoomed(box: Box, by: number, at: Point, board: Size & { piece: number }): Box {
  const width = Math.min(board.width * WIDEST, Math.max(board.piece * CLOSEST, box.width * by));
  const scale = width / box.width;
  return { x: at.x - (at.x - box.x) * scale, y: at.y - (at.y - box.y) * scale, width, height: box.height * scale };
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

/** The window's ratio of width to height; the board's before the window has been measured. */
function ratioOf(board: Size, window: Size): number {
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
