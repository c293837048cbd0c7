"""From seats and switches to the first position; the game as others see it."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import asdict

from paddock.core import (
    Game,
    Match,
    Placing,
    Refusal,
    Result,
    RookieRace,
    Setup,
    Task,
    Text,
    message,
    one_of,
    own_sheet,
)
from paddock.core.seen import Acts, Parts
from paddock.core.vectors import VectorWriter
from paddock.games.crazy_race import form, notation, sight, spaces, vector
from paddock.games.crazy_race.cards import ROOM
from paddock.games.crazy_race.decks import DECKS, deck_of
from paddock.games.crazy_race.position import Race
from paddock.games.crazy_race.reasons import why_not
from paddock.games.crazy_race.rules_score import result, score_of
from paddock.games.crazy_race.rules_setup import ChooseCharacter, DealCharacter, LayStarter
from paddock.games.crazy_race.rules_turn import Round, route_counted
from paddock.games.crazy_race.scene import card_piece, scene
from paddock.games.crazy_race.worth import TERMS, terms, worth
from paddock.scene import Piece, Scene


def new_race(setup: Setup) -> Race:
    """An empty table for a set-up."""
    deck = deck_of(str(setup.switches["deck"]))
    return Race(setup.seats, str(setup.switches["lowest-by"]), setup.switches["halves"] == "any", deck=deck)


class CrazyRace(Game):
    """The untitled five-round card race."""

    id: ClassVar = "crazy-race"
    revision: ClassVar = 2
    room: ClassVar = ROOM
    seats: ClassVar = range(2, 8)  # CR-SETUP-01
    switches: ClassVar = (
        one_of("characters", "dealt", "chosen", rule="CR-SETUP-02"),
        one_of("halves", "edges", "any", rule="CR-SCORE-03"),
        one_of("lowest-by", "order", "printed", "played", "pool", rule="CR-BOOST-02"),
        own_sheet("deck", "printed", rule="CR-SETUP-03"),
    )
    decks: ClassVar = DECKS

    rookie_race: ClassVar = RookieRace(seats=4, minutes=5)
    judged_by: ClassVar = TERMS

    def check_sheets(self, setup: Setup) -> None:
        deck_of(str(setup.switches["deck"]))

    def start(self, setup: Setup) -> Race:
        race = new_race(setup)
        chosen = setup.switches["characters"] == "chosen"
        characters: Sequence[Task] = [
            ChooseCharacter(seat) if chosen else DealCharacter(seat) for seat in range(setup.seats)
        ]
        race.then(*characters, *[LayStarter()] * (setup.seats + 1), Round())
        return race

    def write(self, race: Race) -> str:
        return notation.write(race)

    def read(self, text: str, setup: Setup) -> Race:
        return notation.read(text, new_race(setup))

    def view(self, race: Race, seat: int | None) -> dict[str, Any]:
        return sight.view(race)

    def seen(self, setup: Setup) -> Parts:
        return spaces.seen(setup)

    def acts(self, setup: Setup) -> Acts:
        return spaces.acts()

    def facts(self, race: Race, seat: int) -> dict[str, Any]:
        return spaces.facts(race)

    def writer(self, setup: Setup, places: Mapping[str, int]) -> VectorWriter:
        return vector.Writer(places, setup.seats)

    def printed(self, setup: Setup, lang: str) -> tuple[Piece, ...]:
        return tuple(card_piece(lang, card) for card in new_race(setup).deck.cards)

    def scene(self, match: Match, seat: int | None, lang: str) -> Scene:
        return scene(match, seat, lang)

    def result(self, race: Race) -> Result:
        return result(race)

    def result_text(self, race: Race, placing: Placing) -> Text:
        return message(ROOM, "placing-counted", **asdict(route_counted(race, placing)))

    def worth(self, race: Race, seat: int) -> float:
        return worth(race, seat)

    def weighed(self, race: Race, seat: int, weights: list[float]) -> float:
        return worth(race, seat, weights)

    def terms(self, race: Race, seat: int) -> dict[str, float]:
        return terms(race, seat)

    form_names: ClassVar = form.NAMES

    def form(self, race: Race) -> list[list[float]]:
        return form.form(race)

    def left(self, race: Race) -> float:
        return form.left(race)

    def why_not(self, match: Match, seat: int, thing: str) -> Refusal | None:
        return why_not(match, seat, thing)

    def round(self, race: Race) -> int:
        return race.round

    def turn(self, race: Race) -> object:
        """The round; before the first there is nothing to count."""
        return race.round or None

    def gauges(self, race: Race, seat: int, task: Task) -> dict[str, int]:
        return {"stages": score_of(race, seat).stages}

    def pieces(self, race: Race) -> list[str]:
        unused = [card for colour, hand in enumerate(race.deck.hands) if colour not in race.characters for card in hand]
        return [card.id for card in [*notation.cards_in_play(race), *race.starters, *unused]]


GAME = CrazyRace()
