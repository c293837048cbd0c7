"""What the movement cards ask for: tyres to pay, checks to make, events to resolve."""

from paddock.core import Option, Text, message
from paddock.games.race90.shared.cards import EVENTS, ROOM
from paddock.games.race90.shared.options import CHIP, EVENT_FIRST, CheckFirst, with_cards
from paddock.games.race90.shared.position import Race


def pays_beside_chip(race: Race, seat: int) -> bool:
    """A card can pay for a tyre only beside a chip that has paid, or still can (R2-D1-03, R1-PAY-01 to R1-PAY-04)."""
    now = race.now
    return now.chips > 0 or (now.tyres_due > 1 and race.chips[seat] > 0)


def pay_chip(race: Race, car: int) -> None:
    """A spent chip goes to the reserve (R2-D1-19)."""
    race.chips[car] -= 1
    race.now.chips += 1
    race.now.tyres_due -= 1


def ways_to_pay(race: Race, seat: int) -> list[Option]:
    """A chip if there is one, or any card of the hand; never a blue disc (R2-D1-21, R2-TC-22)."""
    cards: list[Option] = with_cards(race.deck, "pay", race.hands[seat])
    return [CHIP, *cards] if race.chips[seat] else cards


def pay_prompt(race: Race, seat: int) -> Text:
    return message(ROOM, "prompt-pay-tyre", due=race.now.tyres_due, chips=race.chips[seat])


def take_check(race: Race, number: int) -> tuple[int, bool]:
    """Take the next of the checks that the cards demand."""
    now = race.now
    found = now.checks[number]
    now.checks = now.checks[:number] + now.checks[number + 1 :]
    return found


def check_options(race: Race) -> list[Option]:
    return [CheckFirst(number, *check) for number, check in enumerate(race.now.checks)]


def kinds_of(events: tuple[int, ...]) -> list[int]:
    """The kinds of event among some symbols, in order."""
    return [kind for kind in range(len(EVENTS)) if kind in events]


def take_event(race: Race, event: int) -> None:
    """Take the next of the cards' event symbols."""
    now = race.now
    place = now.events.index(event)
    now.events = now.events[:place] + now.events[place + 1 :]


def event_options(race: Race) -> list[Option]:
    return [EVENT_FIRST[event] for event in kinds_of(race.now.events)]
