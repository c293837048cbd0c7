"""Checks: four situations, each with its own target and its own place for the card."""

from collections.abc import Sequence

from paddock.circuits.sections import RAIN
from paddock.core import Chance, Option, Task, Text, message
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_pledge import held
from paddock.games.race90.shared.cards import ROOM, Card, card_answer
from paddock.games.race90.shared.events import Checked
from paddock.games.race90.shared.options import BLIND, WithCard, with_cards
from paddock.games.race90.shared.position import NOBODY, REFLEXES
from paddock.games.race90.shared.rules_ask import CheckChoice
from paddock.games.race90.shared.rules_table import discard, refill_race, take_from_hand, take_out
from paddock.games.race90.shared.rules_target import (
    CAUSES,
    LATE_BRAKE,
    LEADER,
    MOVEMENT,
    RAIN_MODIFIER,
    RECOVERING,
    REFLEXES_MODIFIER,
    target_note,
    target_of,
)


def limit(race: FirstRace, car: int, cause: int, printed: int) -> int:
    """The highest value that passes (R1-CHK-01 to R1-CHK-03, R1-CHK-15, R1-CHK-20, R1-CHK-23, R1-OFF-12)."""
    total = printed
    if cause in (MOVEMENT, LEADER):
        total += target_of(race, car)
    if cause != LEADER and race.state == RAIN:  # R1-WX-09, R1-WX-10, R1-WX-13, R1-LAP-17
        total += RAIN_MODIFIER
    if has_reflexes(race, car, cause):
        total += REFLEXES_MODIFIER
    return total


def has_reflexes(race: FirstRace, car: int, cause: int) -> bool:
    """Whether REFLEXES helps: in every check but those off the track, unless agreed otherwise.

    R1-SKILL-REF-01 to R1-SKILL-REF-04, R1-LAP-18
    """
    if cause == RECOVERING:
        return race.agreed.path_reflexes and car < race.seats and race.skill[car] == REFLEXES
    return race.has_skill(car, REFLEXES)


class CheckDue(Task):
    """A check is due, with a card or blind.

    R1-CHK-04 to R1-CHK-06, R1-CHK-14, R1-CHK-15, R1-OFF-13, R1-OFF-14, R1-JR-05
    """

    car: int
    cause: int
    printed: int
    about: int = NOBODY
    """The car to be lapped."""

    def run(self, race: FirstRace) -> None:
        if self.cause != LATE_BRAKE and own_cards(race, self.car, self.cause):
            race.then(CheckCard(self.car, self.cause, self.printed, self.about))
        else:
            go_blind(race, self.car, self.cause, self.printed, self.about)


def own_cards(race: FirstRace, car: int, cause: int) -> list[Card]:
    """The cards that a player can check with, besides the deck.

    R1-CHK-04, R1-CHK-05, R1-CHK-14, R1-CHK-22, R1-TC-06
    """
    if car >= race.seats or race.agreed.junior:  # R1-JR-13
        return []
    cards = race.hands[car]
    if cause != MOVEMENT:
        return cards
    return [*[card for card in race.now.played if card not in race.now.charted], *cards]


class CheckCard(CheckChoice):
    """A movement card, a card of the hand, or the deck (R1-CHK-04 to R1-CHK-06, R1-CHK-13, R1-CHK-21, R1-CHK-24)."""

    rule = "R1-CHK-04"

    def options(self, race: FirstRace) -> Sequence[Option]:
        options: list[Option] = [BLIND, *with_cards(race.deck, "check", own_cards(race, self.car, self.cause))]
        return held(race, self.car, self, options)

    def chosen(self, race: FirstRace, option: Option) -> None:
        if type(option) is not WithCard:
            go_blind(race, self.car, self.cause, self.printed, self.about)
            return
        if option.card in race.now.played:
            race.now.charted += (option.card,)  # R1-CHK-10
        else:
            take_from_hand(race, self.car, option.card)
        judge(race, self.car, self.cause, self.printed, option.card, self.about)

    def prompt(self, race: FirstRace) -> Text:
        return message(
            ROOM,
            "prompt-normal-check",
            cause=CAUSES[self.cause],
            target=limit(race, self.car, self.cause, self.printed),
        )

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        return (target_note(limit(race, self.car, self.cause, self.printed)),)


def go_blind(race: FirstRace, car: int, cause: int, printed: int, about: int) -> None:
    """A card of the deck decides; if none is left, the check fails (R1-CHK-06, R1-DRAW-14)."""
    refill_race(race)
    if race.race_pile:
        race.now.doubtful = True
        race.then(TurnCard(car, cause, printed, about))
    else:
        note_result(race, cause, False, about)


class TurnCard(Chance):
    """The card of a blind check (R1-CHK-06, R1-CHK-15, R1-ROB-17, R1-OFF-14)."""

    car: int
    cause: int
    printed: int
    about: int = NOBODY

    def outcomes(self, race: FirstRace) -> Sequence[Card]:
        return race.race_pile

    def fell(self, race: FirstRace, outcome: Card) -> None:
        take_out(race.race_pile, outcome)
        race.now.doubtful = False
        judge(race, self.car, self.cause, self.printed, outcome, self.about)

    def purpose(self, race: FirstRace) -> str:
        return f"check/{self.car}"

    def asked(self, race: FirstRace) -> Text:
        return message(ROOM, "chance-check", driver=race.driver(self.car))

    def named(self, race: FirstRace, outcome: Card) -> Text:
        return card_answer(outcome)


def judge(race: FirstRace, car: int, cause: int, printed: int, card: Card, about: int) -> None:
    """The card passes or fails, and goes where it belongs.

    R1-CHK-01, R1-CHK-08, R1-CHK-09, R1-CHK-16, R1-CHK-17, R1-ROB-28
    """
    most = limit(race, car, cause, printed)
    passed = card.check <= most
    if race.listening:
        race.tell(Checked(race.driver(car), CAUSES[cause], card, most, passed))
    if car >= race.seats or cause not in (MOVEMENT, LEADER):
        discard(race, card)
    else:
        replace_target(race, car, cause, card)
    note_result(race, cause, passed, about)


def replace_target(race: FirstRace, seat: int, cause: int, card: Card) -> None:
    """The old Target is spent with the cards of the turn, or at once (R1-CHK-08, R1-CHK-09, R1-DRAW-08, R1-DRAW-13)."""
    old = race.target[seat]
    race.target[seat] = card  # R1-LAP-14
    if old is None:
        return
    if cause == MOVEMENT:
        race.used += (old,)
    else:
        discard(race, old)


def note_result(race: FirstRace, cause: int, passed: bool, about: int) -> None:
    """Note the result for the step that follows; a failed lapping check costs all points at once.

    R1-LAP-10, R1-LAP-11
    HAZARD gains nothing by that check; a robot loses its points too (R1-STR-HAZ-07, R1-ROB-27).
    """
    race.now.passed = passed
    if cause == LEADER:
        if passed:
            race.now.cleared = about
        else:
            race.now.mp = 0
