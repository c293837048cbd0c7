// A scene from the one before and what is new: a thing that is as it was comes as its id alone.
import type { Area, Piece, Player, Scene } from "./types";

export type SceneChanges = Partial<Omit<Scene, "players" | "areas" | "pieces">> & {
  players?: (Player | number)[];
  areas?: (AreaChanges | string)[];
  pieces?: (Piece | string)[];
};
type AreaChanges = Omit<Area, "pieces"> & { pieces: (Piece | string)[] };

/** Each thing that came, and for each id the thing that it stands for. */
function known<T>(news: (T | string | number)[], old: Map<string | number, T>): T[] {
  return news.map((each) => (typeof each === "object" ? (each as T) : (old.get(each as string | number) as T)));
}

export function changed(before: Scene | null, news: SceneChanges): Scene {
  const { players, areas, pieces, ...rest } = news;
  const scene = { ...before, ...rest } as Scene;
  const lay = new Map(
    [...(before?.areas.flatMap((area) => area.pieces) ?? []), ...(before?.pieces ?? [])].map((each) => [each.id, each]),
  );
  if (players) scene.players = known(players, new Map(before?.players.map((each) => [each.seat, each])));
  if (pieces) scene.pieces = known(pieces, lay);
  if (areas) {
    const old = new Map(before?.areas.map((each) => [each.id, each]));
    scene.areas = areas.map((each) =>
      typeof each === "string" ? (old.get(each) as Area) : { ...each, pieces: known(each.pieces, lay) },
    );
  }
  return scene;
}
