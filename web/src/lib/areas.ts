// Where pieces lie beside the board.
import type { Area, Piece, Player, Scene } from "./messages";

export interface Cell {
  column: number;
  row: number;
  pieces: Piece[];
}

/** The cells of a grid that hold pieces, in the order of their first pieces. */
export function cells(pieces: Piece[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const piece of pieces) {
    const [column = 0, row = 0] = piece.at.split(",").map(Number);
    const cell = found.get(piece.at) ?? { column, row, pieces: [] };
    cell.pieces.push(piece);
    found.set(piece.at, cell);
  }
  return [...found.values()];
}

/** What lies in the middle of the table. */
export function sharedAreas(scene: Scene): Area[] {
  return scene.areas.filter((area) => area.owner === null);
}

/** What lies before the seat that looks; nothing for a spectator. */
export function ownAreas(scene: Scene): Area[] {
  return scene.areas.filter((area) => area.owner !== null && area.owner === scene.seat);
}

export interface OtherPlayer {
  player: Player;
  /** Areas to show. */
  open: Area[];
  /** Areas that lie face down: only their sizes are shown. */
  closed: Area[];
}

/** The other players that have something before them. */
export function otherPlayers(scene: Scene): OtherPlayer[] {
  return scene.players
    .filter((player) => player.seat !== scene.seat)
    .map((player) => {
      const areas = scene.areas.filter((area) => area.owner === player.seat && area.pieces.length);
      return { player, open: areas.filter((area) => !isClosed(area)), closed: areas.filter(isClosed) };
    })
    .filter(({ open, closed }) => open.length || closed.length);
}

/** Whether everything in an area lies face down. */
export function isClosed(area: Area): boolean {
  return area.pieces.every((piece) => piece.tags.includes("hidden"));
}
