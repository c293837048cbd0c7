"""Why a thing of the scene cannot be chosen now: a card, a row of the hierarchy, a character."""

from paddock.core import Match, Refusal, message
from paddock.games.crazy_race.cards import ROOM, TRAIN, Card
from paddock.games.crazy_race.position import Race
from paddock.games.crazy_race.rules_boosters import LiftVehicle, SwapCards
from paddock.games.crazy_race.rules_setup import ChooseCharacter
from paddock.games.crazy_race.rules_turn import where

RANK = "rank-"


def why_not(match: Match, seat: int, thing: str) -> Refusal | None:
    """The reason for this very thing; playing and taking have theirs with their rules."""
    race, task = match.race, match.decision(seat).task
    assert isinstance(race, Race)
    if thing.startswith(RANK):
        return Refusal(message(ROOM, "why-rank"), "CR-HIER-02")
    if thing not in race.deck.by_id:
        return None
    if isinstance(task, ChooseCharacter):
        return Refusal(message(ROOM, "why-character-first"), task.rule)
    if isinstance(task, LiftVehicle):
        return Refusal(message(ROOM, "why-lift-vehicle"), task.rule)
    if isinstance(task, SwapCards):
        return not_swapped(race, seat, race.deck.by_id[thing])
    return None


def not_swapped(race: Race, seat: int, card: Card) -> Refusal:
    """Why a card is no part of a swap (CR-BOOST-21, CR-BOOST-22)."""
    if card in race.hands[seat] and card.vehicle == TRAIN:
        return Refusal(message(ROOM, "no-train-in-swap"), "CR-BOOST-22")
    return Refusal(message(ROOM, "not-in-swap", card=card, **where(race, seat, card)), "CR-BOOST-21")
