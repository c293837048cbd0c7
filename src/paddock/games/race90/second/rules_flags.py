"""Flags of four colours, from cards and from SIXTH SENSE."""

from collections.abc import Sequence

from paddock.core import Option, SeatChoice, Task
from paddock.games.race90.second.options import SIXTH_FLAG, TAKE_BLUE, TAKE_ORANGE
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_pledge import keeps, kept
from paddock.games.race90.shared.cards import BLUE, GREEN, ORANGE, YELLOW
from paddock.games.race90.shared.options import NO_FLAG, Named
from paddock.games.race90.shared.position import NOBODY
from paddock.games.race90.shared.rules_flags import (
    GreenFlagChoice,
    YellowFlagChoice,
    can_place_yellow,
    flagged,
    take_flag,
    yellow_places,
)
from paddock.games.race90.shared.rules_pledge import tried
from paddock.games.race90.shared.rules_table import put


def flag_task(race: SecondRace, seat: int, flag: int, optional: bool) -> Task | None:
    """What a flag lets a player do now, if anything (R2-FLAG-01, R2-FLAG-18, R2-FLAG-20, R2-FLAG-29, R2-FLAG-30)."""
    if flag == YELLOW:
        return PlaceFlag(seat, optional) if can_place_yellow(race) else None
    if flag == GREEN:
        return LiftFlag(seat, optional) if flagged(race) else None
    if flag == BLUE:
        return None if race.blue[seat] else TakeFlag(seat, BLUE)
    return TakeFlag(seat, ORANGE) if race.orange == NOBODY else None


class PlaceFlag(YellowFlagChoice):
    """Where a yellow flag goes, if anywhere; it counts at once (R2-FLAG-01, R2-FLAG-04, R2-FLAG-38, R2-D4-02)."""

    rule = "R2-FLAG-01"

    def options(self, race: SecondRace) -> Sequence[Option]:
        places = yellow_places(race)
        return kept(race, self.seat, self, [NO_FLAG, *places] if self.optional else places)


class LiftFlag(GreenFlagChoice):
    """One yellow flag may be taken off, anywhere (R2-FLAG-18, R2-FLAG-19, R2-FLAG-38)."""

    rule = "R2-FLAG-18"

    def options(self, race: SecondRace) -> Sequence[Option]:
        places = self.places(race)
        return kept(race, self.seat, self, [NO_FLAG, *places] if self.optional else places)


class TakeFlag(SeatChoice):
    """The blue or the orange pawn may be taken (R2-FLAG-20, R2-FLAG-29, R2-D4-02)."""

    rule = "R2-FLAG-20"

    flag: int

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.seat, self, [TAKE_BLUE if self.flag == BLUE else TAKE_ORANGE, NO_FLAG])

    def chosen(self, race: SecondRace, option: Option) -> None:
        if option is not NO_FLAG:
            take_flag(race, self.seat, self.flag)


class SixthSense(SeatChoice):
    """At any point of the turn, a chit can be spent for a flag.

    R2-SKILL-SIXTH-02 to R2-SKILL-SIXTH-04, R2-SKILL-SIXTH-08
    """

    rule = "R2-SKILL-SIXTH-02"

    def options(self, race: SecondRace) -> Sequence[Option]:
        flags = (flag for flag in (YELLOW, GREEN, BLUE, ORANGE) if flag_task(race, self.seat, flag, False) is not None)
        options: list[Option] = [NO_FLAG, *[SIXTH_FLAG[flag] for flag in flags]]
        if not race.now.pledge or race.now.car != self.seat:
            return options
        return [option for option in options if self.may(race, option)] or options

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is not Named:
            return
        race.sixth = put(race.sixth, self.seat, race.sixth[self.seat] - 1)
        tasks: list[Task] = []
        if option.number in (BLUE, ORANGE):
            take_flag(race, self.seat, option.number)
        else:
            task = flag_task(race, self.seat, option.number, False)
            assert task is not None, "a flag was offered that cannot be used"
            tasks.append(task)
        if race.sixth[self.seat]:
            tasks.append(SixthSense(self.seat))
        race.then(*tasks)

    def may(self, race: SecondRace, option: Option) -> bool:
        """Whether a pledged corner can still be used after this, with or without lifting a flag (R2-TC-26)."""
        trial = tried(race, self, option)
        if keeps(trial, self.seat):
            return True
        lift = LiftFlag(self.seat, False)
        places = lift.places(race) if option == SIXTH_FLAG[GREEN] else ()
        return any(keeps(tried(trial, lift, place), self.seat) for place in places)


class Window(Task):
    """A moment at which SIXTH SENSE may be used (R2-SKILL-SIXTH-02)."""

    seat: int

    def run(self, race: SecondRace) -> None:
        if race.sixth[self.seat]:
            race.then(SixthSense(self.seat))
