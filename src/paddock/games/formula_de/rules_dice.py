"""The event die. Each roll belongs to a car and a test; before it takes effect, the driver may be able to change it."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Task, Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.commentary import tell_check
from paddock.games.formula_de.events import DieChanged, DieRolled, DriverPointSpent
from paddock.games.formula_de.options import AGAIN, LEAVE, MINUS, PLUS
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import DRIVER, ROOM

SIDES: Final = 20
# The verdicts of a test that is passed or failed.
PASSED: Final = 0
FAILED: Final = 1


class Face(Plain):
    """A face of a die."""

    face: int

    @property
    def code(self) -> str:
        return str(self.face)

    def text(self) -> Text:
        return message(ROOM, "face", face=self.face)


D20: Final = [Face(face) for face in range(1, SIDES + 1)]


class EventTest:
    """A test of the event die: the verdict on a face, and the effect of a verdict."""

    name: str = ""
    by_verdict: bool = True
    """Whether the effect depends on the verdict alone, not on the face."""
    words: tuple[str, ...] = ("passed", "failed")
    """The verdicts in words, for the commentary; none if the effect tells its own story."""
    good: int = PASSED
    """The verdict that a driver hopes for."""
    against: bool = False
    """Whether the first argument is another car."""

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """What a face means; `natural` is the face before the driver changed it."""
        raise NotImplementedError

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        raise NotImplementedError


TESTS: Final[dict[str, EventTest]] = {}


def register(test: EventTest) -> None:
    """Make a test known by its name, which rolls carry."""
    TESTS[test.name] = test


UNCHANGEABLE: Final = ("weather", "sudden-death")
"""Rolls that no driver point and no free reroll can change (FD-WX-22)."""


class Roll(Chance):
    """A roll of the event die for a test."""

    car: int
    test: str
    args: tuple[int, ...] = ()

    def outcomes(self, race: Race) -> Sequence[Face]:
        return D20

    def fell(self, race: Race, outcome: Face) -> None:
        offer_change(race, self.car, self.test, self.args, outcome.face)

    def kinds(self, race: Race) -> list[tuple[Face, int]]:
        """Faces with the same verdict count as one kind, unless the driver could change them; those of a weather roll
        may each mean something else (FD-WX-05)."""
        car, test = self.car, TESTS[self.test]
        if can_spend(race, car) or race.book.rerolls[car] or not test.by_verdict:
            return [(face, 1) for face in D20]
        found: dict[int, tuple[Face, int]] = {}
        for face in D20:
            verdict = test.verdict(race, car, self.args, face.face, face.face)
            first, count = found.get(verdict, (face, 0))
            found[verdict] = (first, count + 1)
        return list(found.values())

    def purpose(self, race: Race) -> str:
        return f"{self.test}/{self.car}"

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-roll", car=race.car(self.car), test=self.test)


def offer_change(race: Race, car: int, name: str, args: tuple[int, ...], face: int) -> None:
    """The driver is asked only if a change would matter (FD-DRIVER-08, FD-DRIVER-17, FD-INJ-10, FD-WX-22)."""
    if name not in UNCHANGEABLE and (race.book.rerolls[car] or can_spend(race, car)):
        window = ChangeDie(car, name, args, face)
        if len(window.options(race)) > 1:
            if race.commenting:
                tell_roll(race, car, name, face)
            race.then(window)
            return
    if race.commenting and not TESTS[name].words:
        tell_roll(race, car, name, face)
    take_effect(race, car, name, args, face, face)


def tell_roll(race: Race, car: int, name: str, face: int) -> None:
    """A roll before anything follows from it."""
    race.tell(DieRolled(race.car(car), name, face))


class ChangeDie(CarChoice):
    """The driver has seen the roll and may change it by one, for a driver point.

    FD-DRIVER-08, FD-DRIVER-09, FD-DRIVER-16, FD-RELY-14, FD-OIL-07
    """

    rule = "FD-DRIVER-08"

    test: str
    args: tuple[int, ...]
    face: int

    def options(self, race: Race) -> Sequence[Option]:
        found: list[Option] = [LEAVE]
        if can_spend(race, self.car):
            now = judge(race, self.car, self.test, self.args, self.face, self.face)
            for option, face in ((PLUS, self.face + 1), (MINUS, self.face - 1)):
                if 1 <= face <= SIDES and judge(race, self.car, self.test, self.args, face, self.face) != now:
                    found.append(option)
        if race.book.rerolls[self.car]:
            found.append(AGAIN)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        face = self.face
        if option is AGAIN:
            race.own().rerolls[self.car] -= 1
            race.then(RollAgain(self.car, self.test, self.args))
            return
        if option is not LEAVE:
            spend(race, self.car, "face")
            face += 1 if option is PLUS else -1
            if race.commenting:
                race.tell(DieChanged(race.car(self.car), face))
        take_effect(race, self.car, self.test, self.args, face, self.face)

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-change-die", test=self.test, face=self.face)


class RollAgain(Chance):
    """A free reroll, whose result stands (FD-INJ-10)."""

    car: int
    test: str
    args: tuple[int, ...]

    def outcomes(self, race: Race) -> Sequence[Face]:
        return D20

    def fell(self, race: Race, outcome: Face) -> None:
        if race.commenting:
            tell_roll(race, self.car, self.test, outcome.face)
        take_effect(race, self.car, self.test, self.args, outcome.face, outcome.face)

    def purpose(self, race: Race) -> str:
        return f"{self.test}/{self.car}"

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-roll", car=race.car(self.car), test=self.test)


def judge(race: Race, car: int, name: str, args: tuple[int, ...], face: int, natural: int) -> int:
    """What a face means for a test."""
    return TESTS[name].verdict(race, car, args, face, natural)


def take_effect(race: Race, car: int, name: str, args: tuple[int, ...], face: int, natural: int) -> None:
    """Carry out what a roll means (FD-DRIVER-15, FD-DRIVER-16)."""
    test = TESTS[name]
    verdict = test.verdict(race, car, args, face, natural)
    if race.commenting and test.words:
        tell_check(race, test, car, args, face, verdict)
    test.effect(race, car, args, verdict, natural)


# Driver points


def can_spend(race: Race, car: int) -> bool:
    """Whether a car has a driver point left and has spent none this round, or turn.

    FD-DRIVER-01, FD-DRIVER-02, FD-DRIVER-12
    """
    return race.rules.driver and not race.book.driver_used[car] and race.has(car, DRIVER) > 0


def spend(race: Race, car: int, use: str) -> None:
    """Spend a driver point; it never comes back (FD-DRIVER-02, FD-DRIVER-12, FD-DRIVER-18)."""
    race.take(car, DRIVER)
    race.own().driver_used[car] = 1
    if race.commenting:
        race.tell(DriverPointSpent(race.car(car), use))


class Throw(Task):
    """A roll that is made if the car is still running when its moment comes."""

    car: int
    test: str
    args: tuple[int, ...] = ()

    def run(self, race: Race) -> None:
        if race.is_running(self.car):
            race.then(Roll(self.car, self.test, self.args))
