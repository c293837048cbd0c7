// Starting a race against bots at once.
import { currentUser, get, post } from "./api";
import { learning, noteRace } from "./learning.svelte";
import type { Catalogue, GameInfo, TableView } from "./messages";
import { go } from "./route.svelte";
import { rookieRace } from "./setup";

/** Race the short first race of a game; who has not raced it before gets a guide and the gentlest bots. */
export async function raceNow(game: GameInfo, catalogue: Catalogue, hasRaced = false): Promise<void> {
  await currentUser();
  const isFirst = !hasRaced && !learning.raced.includes(game.id);
  const level = isFirst ? catalogue.levels[0]?.id : undefined;
  const table = await post<TableView>("/tables", rookieRace(game, level ?? catalogue.usual_level));
  noteRace(game.id, table.id, isFirst);
  go(`/table/${table.id}`);
}

/** The same for a game by its id. */
export async function raceGame(id: string): Promise<void> {
  const catalogue = await get<Catalogue>("/catalogue");
  const game = catalogue.games.find((each) => each.id === id);
  if (game) await raceNow(game, catalogue);
}
