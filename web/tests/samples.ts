// Small pieces of scenes for tests: complete, with only what a test names set.
import { loneView, type RaceView } from "../src/lib/changes";
import type {
  Area,
  Board,
  GameInfo,
  Gauge,
  LogLine,
  Piece,
  Pick,
  Place,
  Player,
  Scene,
  SwitchInfo,
} from "../src/lib/messages";

export function piece(id: string, more: Partial<Piece> = {}): Piece {
  return { id, kind: "card", label: "", colour: "", icon: "", marks: [], tags: [], at: "", owner: null, ...more };
}

export function area(id: string, pieces: Piece[], more: Partial<Area> = {}): Area {
  return { id, label: id, pieces, layout: "row", owner: null, columns: [], ...more };
}

export function gauge(more: Partial<Gauge> = {}): Gauge {
  return { id: "fuel", label: "Fuel", value: 3, most: null, icon: "", text: "", ...more };
}

export function player(seat: number, more: Partial<Player> = {}): Player {
  const name = `Player ${seat + 1}`;
  return { seat, name, colour: "red", symbol: "disc", place: null, gauges: [], tags: [], progress: null, ...more };
}

export function option(code: string, targets: string[] = [], final = false, warning = ""): Pick {
  const nothing = { places: [], costs: [], outcomes: [], reach: [], exact: true, recommended: false };
  return { code, label: code, targets, notes: [], final, warning, ...nothing };
}

export function line(text: string, length = 2): LogLine {
  return { text, length };
}

export function scene(more: Partial<Scene> = {}): Scene {
  return {
    game: "a-game",
    title: "A game",
    status: "",
    lang: "en",
    seat: 0,
    players: [player(0), player(1)],
    robots: [],
    areas: [],
    board: "",
    pieces: [],
    prompt: "",
    rule: "",
    options: [],
    waiting: [],
    log: [],
    standings: [],
    ...more,
  };
}

export function view(more: Partial<RaceView> = {}): RaceView {
  return { ...loneView(scene(), 1), number: 1, ...more };
}

export function place(id: string, x: number, y: number, angle = 0): Place {
  return { id, x, y, angle, path: "", label: "" };
}

export function board(places: Place[], more: Partial<Board> = {}): Board {
  return { id: "oval", title: "Oval", width: 1000, height: 500, shapes: [], places, piece: 40, ...more };
}

/** A round of `count` places, driven clockwise on the screen: the first at the top, `radius` from the middle. */
export function round(count: number, radius: number): Board {
  const places = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    const [x, y] = [500 + radius * Math.sin(turn), 500 - radius * Math.cos(turn)];
    return place(String(index), x, y, (turn * 180) / Math.PI);
  });
  return board(places, { height: 1000 });
}

export function switchInfo(name: string, more: Partial<SwitchInfo> = {}): SwitchInfo {
  return {
    name,
    text: "",
    default: false,
    values: [],
    labels: [],
    least: 0,
    most: 0,
    rule: "",
    rule_text: "",
    chapter: "",
    sheet: false,
    ...more,
  };
}

export function game(more: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "a-game",
    title: "A game",
    has_book: false,
    about: "",
    least_seats: 2,
    most_seats: 6,
    circuits: [],
    switches: [],
    presets: [],
    rookie: { seats: 4, minutes: 20, preset: "" },
    drivers: [],
    ...more,
  };
}
