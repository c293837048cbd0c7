"""Why a thing of the table cannot be chosen now: one function for each kind of thing.

What can be chosen is asked of the rules. An edition adds its rule IDs and the decisions that only it has.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from paddock.core import Choice, Decision, Refusal, Task, message
from paddock.games.race90.shared.cards import ROOM, Card
from paddock.games.race90.shared.options import PlaceYellow
from paddock.games.race90.shared.position import FLAG, NOBODY, Race
from paddock.games.race90.shared.rules_flags import GreenFlagChoice, YellowFlagChoice, yellow_places
from paddock.games.race90.shared.rules_setup import QualifyFuel
from paddock.games.race90.shared.rules_weather import WeatherChoice

Asked = tuple[Callable[[Any, int], list[Card]], str, str]
"""The cards that a decision asks for, and the reason and rule for all others."""


class Reasons:
    """The reasons of an edition."""

    rules: ClassVar[dict[str, str]]
    """The rule behind each reason."""
    cards: ClassVar[dict[type[Task], Asked]]
    """Decisions that ask for some cards of a hand or of the table, but not for all."""
    spots: ClassVar[tuple[type[Choice], ...]]
    """Decisions about a trajectory for a car."""

    def why_not(self, race: Any, decision: Decision, thing: str) -> Refusal | None:
        """The reason for a thing, by its id in the scene."""
        kind, _, number = thing.partition("-")
        card = race.deck.by_id.get(thing)
        if card is not None:
            return self.card(race, decision, card)
        if kind in ("hand", "laid") and number:
            return self.refuse(f"card-{kind}", seat=int(number.partition("-")[0]))
        if thing in ("pawn-turn", "pawn-weather") or kind in ("turn", "weather"):
            return self.track_box(race, decision, thing.split("-"))
        if thing in race.board.spot_index:
            return self.spot(race, decision, race.board.spot_index[thing])
        if kind in ("chit", "deck", "pile", "bag"):
            return self.refuse(kind)
        if kind in ("car", "robot"):
            return self.car(race, decision, int(number))
        if thing == "safety-car":
            return self.refuse("safety-car")
        if kind == "flag":
            return self.refuse("flag-stays")
        if kind in ("off", "back", "grid"):
            return self.refuse("grid" if kind == "grid" else "off-track")
        name, _, place = thing.partition(".")
        if name in race.board.index:
            return self.section(race, decision, race.board.index[name], int(place or 0))
        return None

    def refuse(self, key: str, **facts: Any) -> Refusal:
        return Refusal(message(ROOM, f"why-{key}", **facts), self.rules[key])

    # Cards

    def card(self, race: Any, decision: Decision, card: Card) -> Refusal | None:
        """A card that lies open, or in the own hand."""
        seat, asked = decision.seat, self.cards.get(type(decision.task))
        if asked is not None and card not in asked[0](race, seat):
            return Refusal(message(ROOM, f"why-{asked[1]}", card=card), asked[2])
        for owner in range(race.seats):
            if card in race.hands[owner]:
                return self.own_card(race, decision) if owner == seat else self.refuse("card-held", seat=owner)
            places = (("frozen", race.frozen), ("laid", race.laid))
            for name, piles in places:
                if card in piles[owner]:
                    return self.refuse(f"card-{name}", seat=owner)
            if card in race.set_aside(owner):
                return self.refuse("card-reserve", seat=owner)
        return self.card_on_table(race, decision, card)

    def own_card(self, race: Any, decision: Decision) -> Refusal:
        """A card of the own hand: the decision asks for none, or a Track card on the table forbids it."""
        if race.now.pledge and race.now.car == decision.seat and asks_for_cards(decision):
            return self.pledged(race)
        return Refusal(message(ROOM, "why-card-question", question=decision.prompt), decision.rule)

    def pledged(self, race: Race) -> Refusal:
        return self.refuse("pledge", corner=race.board.corner_names[race.now.pledge[0]])

    def card_on_table(self, race: Any, decision: Decision, card: Card) -> Refusal:
        if card in race.now.played:
            if race.now.pledge and race.now.car == decision.seat and asks_for_cards(decision):
                return self.pledged(race)
            return self.refuse("card-played")
        return self.refuse("card-spent")

    # The board

    def track_box(self, race: Any, decision: Decision, words: list[str]) -> Refusal:
        """A box of the turn track or of the weather row, or the pawn on it."""
        if "turn" in words:
            return self.refuse("first-stop" if isinstance(decision.task, QualifyFuel) else "turn")
        if not race.has_tyre_kinds():
            return self.refuse("no-weather")
        return self.refuse("weather-step" if isinstance(decision.task, WeatherChoice) else "weather")

    def section(self, race: Any, decision: Decision, section: int, place: int) -> Refusal:
        """A section, or one of its places for cars."""
        task = decision.task
        if not any(race.lanes):
            return self.refuse("not-started")
        if isinstance(task, YellowFlagChoice):
            return self.no_room_for_flag(race, section, place)
        if isinstance(task, GreenFlagChoice):
            return self.refuse("flag-touch" if FLAG in race.lanes[section] else "flag-none")
        return self.refuse("section")

    def no_room_for_flag(self, race: Any, section: int, place: int) -> Refusal:
        if not race.at_corner(section):
            return self.refuse("flag-corner")
        if FLAG in race.lanes[section]:
            return self.refuse("flag-there")
        open_to = [each.behind for each in yellow_places(race) if type(each) is PlaceYellow and each.section == section]
        if place and place - 1 < min(open_to):
            return self.refuse("flag-spot")
        if place and place - 1 > max(open_to):
            return self.refuse("flag-queue", cars=len(race.lanes[section]))
        return self.pledged(race)

    def spot(self, race: Any, decision: Decision, spot: int) -> Refusal:
        """A trajectory: for this car, or for none now."""
        task: Any = decision.task
        holder = race.spot.index(spot) if spot in race.spot else NOBODY
        if holder == decision.seat:
            return self.refuse("spot-own")
        if holder != NOBODY:
            return self.refuse("spot-held", driver=race.driver(holder))
        if type(task) not in self.spots:
            return self.refuse("spot-later")
        here = race.section(task.car)
        if race.board.spots[spot].section != here:
            return self.refuse("spot-elsewhere", driver=race.driver(task.car), section=race.where(here))
        return self.refuse("spot-robot")

    # Cars

    def car(self, race: Any, decision: Decision, car: int) -> Refusal:
        """A car, of a player or of a robot."""
        task: Any = decision.task
        if car == decision.seat:
            return self.refuse("car-own")
        if car in [getattr(task, field, NOBODY) for field in ("other", "about", "car")]:
            return Refusal(message(ROOM, "why-car-asked", driver=race.driver(car)), decision.rule)
        if car >= race.seats:
            return self.refuse("car-robot")
        return self.refuse("car-player", seat=car)


def asks_for_cards(decision: Decision) -> bool:
    """Whether cards are among the answers."""
    return any(getattr(option, "card", None) is not None for option in decision.options)
