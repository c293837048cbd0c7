// Puts a scene together from the one before and what has changed; a thing that has not changed is sent as its id alone.
import type { Area, Piece, Player, Scene, View } from "./messages";

export type SceneChanges = Partial<Omit<Scene, "players" | "robots" | "areas" | "pieces">> & {
  players?: (Player | number)[];
  robots?: (Player | number)[];
  areas?: (AreaChanges | string)[];
  pieces?: (Piece | string)[];
};
type AreaChanges = Omit<Area, "pieces"> & { pieces: (Piece | string)[] };

/** The race as a seat sees it, with the whole scene. */
export type RaceView = Omit<View, "scene"> & { scene: Scene };

/** A scene that belongs to no race under way, as a view: a puzzle, a lesson, a test. */
export function loneView(scene: Scene, asked: number): RaceView {
  return {
    type: "view",
    number: 0,
    seat: scene.seat,
    asked,
    scene,
    log_from: 0,
    log: [],
    can_undo: false,
    can_ask_back: false,
    own_choice: "",
    ask: null,
    clocks: [],
    over: false,
    seed: "",
    days: null,
  };
}

/** The scene after the changes. An id that several pieces share means the last of them: areas first, then the board. */
export function applyChanges(before: Scene | null, changes: SceneChanges): Scene {
  const { players, robots, areas, pieces, ...rest } = changes;
  const scene = { ...before, ...rest } as Scene;
  const piecesBefore = [...(before?.areas.flatMap((area) => area.pieces) ?? []), ...(before?.pieces ?? [])];
  const knownPieces = new Map(piecesBefore.map((piece) => [piece.id, piece]));
  if (players) scene.players = resolved(players, new Map(before?.players.map((player) => [player.seat, player])));
  if (robots) scene.robots = resolved(robots, new Map(before?.robots.map((robot) => [robot.seat, robot])));
  if (pieces) scene.pieces = resolved(pieces, knownPieces);
  if (areas) {
    const changed = areas.map((area) =>
      typeof area === "string" ? area : { ...area, pieces: resolved(area.pieces, knownPieces) },
    );
    scene.areas = resolved(changed, new Map(before?.areas.map((area) => [area.id, area])));
  }
  return scene;
}

/** Things as they are, and for each id the thing that it stands for. */
function resolved<T extends object, I extends string | number>(sent: (T | I)[], known: Map<I, T>): T[] {
  return sent.map((each) => {
    if (typeof each === "object") return each;
    const found = known.get(each);
    if (!found) throw new Error(`the changes name '${each}', which the scene before does not have`);
    return found;
  });
}
