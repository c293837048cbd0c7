"""Checks: a card against a target, which it then replaces. What follows a check reads its result."""

from collections.abc import Sequence
from typing import Any

from paddock.core import Chance, Option, Task, Text, message
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_pledge import kept
from paddock.games.race90.shared.cards import ROOM, Card, card_answer
from paddock.games.race90.shared.events import Checked
from paddock.games.race90.shared.options import BLIND, WithCard, with_cards
from paddock.games.race90.shared.position import HAZARD, NOBODY
from paddock.games.race90.shared.rules_ask import CheckChoice
from paddock.games.race90.shared.rules_table import discard, refill_race, take_from_hand, take_out
from paddock.games.race90.shared.rules_target import (
    CAUSES,
    LEADER,
    MOVEMENT,
    modifiers,
    target_note,
    target_of,
)


class Check(Task):
    """A check is due: a player's normal check with a card, any other blind.

    R2-D2-07, R2-D2-13, R2-ROB-02, R2-ROB-52
    """

    car: int
    cause: int
    printed: int
    blind: bool = True
    about: int = NOBODY
    """The car to be lapped."""

    def run(self, race: SecondRace) -> None:
        if self.blind or self.car >= race.seats or not cards_for(race, self.car, self.cause):
            look_blind(race, self.car, self.cause, self.printed, self.about, not self.blind)
        else:
            race.then(NormalCheck(self.car, self.cause, self.printed, self.about))


def cards_for(race: SecondRace, car: int, cause: int) -> list[Card]:
    """The cards that can serve in a normal check (R2-D2-07 to R2-D2-12, R2-D2-15, R2-D2-31, R2-TC-22)."""
    cards = race.hands[car]
    if cause != MOVEMENT:
        return cards
    return [*cards, *[card for card in race.now.played if card not in race.now.charted]]


class AfterCheck(Task):
    """What comes of a check: it lies below the check on the stack, and reads the result from `race.now.passed`."""

    car: int

    def preview(self, race: SecondRace, passed: bool) -> tuple[Text, ...]:
        """What passing or failing would bring, for a player about to check."""
        return ()


class NormalCheck(CheckChoice):
    """A card of the hand, one just played, or the top of the deck (R2-D2-07, R2-D2-08, R2-D2-14, R2-D2-29)."""

    rule = "R2-D2-07"

    def options(self, race: SecondRace) -> Sequence[Option]:
        options: list[Option] = [BLIND, *with_cards(race.deck, "check", cards_for(race, self.car, self.cause))]
        return kept(race, self.car, self, options)

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is not WithCard:
            look_blind(race, self.car, self.cause, self.printed, self.about, True)
            return
        card = option.card
        if card in race.now.played and card not in race.now.charted:
            race.now.charted += (card,)
        else:
            take_from_hand(race, self.car, card)
        race.now.was_blind = False
        compare(race, self.car, self.cause, self.printed, card, self.about)

    def prompt(self, race: SecondRace) -> Text:
        target = full_target(race, self.car, self.cause, self.printed)
        return message(ROOM, "prompt-normal-check", cause=CAUSES[self.cause], target=target)

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        target = full_target(race, self.car, self.cause, self.printed)
        if type(option) is not WithCard:
            return (target_note(target),)
        return (target_note(target), *after_check(race, option.card.check <= target))


def after_check(race: SecondRace, passed: bool) -> tuple[Text, ...]:
    """What the step that waits for this check would bring."""
    follower: Any = race.stack[-2] if len(race.stack) > 1 else None
    if not issubclass(type(follower), AfterCheck):  # a compiled `isinstance` does not know the subclasses elsewhere
        return ()
    found: tuple[Text, ...] = follower.preview(race, passed)
    return found


def look_blind(race: SecondRace, car: int, cause: int, printed: int, about: int, was_normal: bool) -> None:
    """The top of the race deck decides (R2-D2-08, R2-D2-13).

    HAZARD gains a point if the movement card left the choice (R2-STR-HAZARD-02, R2-STR-HAZARD-15).
    """
    refill_race(race)
    if was_normal and cause == MOVEMENT and car < race.seats and race.strategy[car] == HAZARD:
        race.now.bonus += 1
    race.now.doubtful = True
    race.then(BlindCheck(car, cause, printed, about, was_normal))


class BlindCheck(Chance):
    """Only the top card of the race deck may be used (R2-D2-13, R2-F-03, R2-ROB-17, R2-ROB-46)."""

    car: int
    cause: int
    printed: int
    about: int = NOBODY
    was_normal: bool = False

    def outcomes(self, race: SecondRace) -> Sequence[Card]:
        return race.race_pile

    def fell(self, race: SecondRace, outcome: Card) -> None:
        take_out(race.race_pile, outcome)
        race.now.doubtful = False
        race.now.was_blind = self.was_normal
        compare(race, self.car, self.cause, self.printed, outcome, self.about)

    def purpose(self, race: SecondRace) -> str:
        return f"check/{self.car}"

    def asked(self, race: SecondRace) -> Text:
        return message(ROOM, "chance-check", driver=race.driver(self.car))

    def named(self, race: SecondRace, outcome: Card) -> Text:
        return card_answer(outcome)


def compare(race: SecondRace, car: int, cause: int, printed: int, card: Card, about: int) -> None:
    """An equal or lower value passes; the card becomes the target either way (R2-D2-02 to R2-D2-06, R2-D2-34).

    The same holds for Leader checks and for recoveries, one after another (R2-LAP-13, R2-LAP-29, R2-REC-08, R2-REC-09).
    """
    target = full_target(race, car, cause, printed)
    race.now.passed = card.check <= target
    if race.listening:
        race.tell(Checked(race.driver(car), CAUSES[cause], card, target, race.now.passed))
    if cause == LEADER:
        if race.now.passed:
            race.now.cleared = about  # R2-LAP-14
        else:
            race.now.mp = 0  # R2-LAP-15, R2-D2-23
    if car >= race.seats:  # R2-ROB-20
        discard(race, card)
        return
    old = race.target[car]
    race.target[car] = card
    if old is not None:
        discard(race, old)


def full_target(race: SecondRace, car: int, cause: int, printed: int) -> int:
    """The highest value that passes a check."""
    return target_of(race, car) + modifiers(race, car, cause, printed)
