"""The books of a season as they follow from its log."""

from collections.abc import Iterable

from msgspec.structs import replace

from paddock.core import Plain
from paddock.league.book import Book, wrong
from paddock.league.events import (
    Agreed,
    Answered,
    Appealed,
    Corrected,
    Decided,
    Entered,
    Line,
    Moved,
    Opened,
    Protested,
    Result,
    Seated,
    Split,
    Stated,
    Voted,
    Withdrawn,
)
from paddock.league.season import Driver, Penalty, Season, moment

HOUR = 3600.0
EMPTY = Season("", (), (), ())


class Statement(Plain):
    """What a user said about a protest; `words` is the digest of the text."""

    actor: str
    at: float
    words: str
    is_appeal: bool = False


class Vote(Plain):
    """How a steward voted."""

    actor: str
    upheld: bool
    penalties: tuple[Penalty, ...]


class Decision(Plain):
    """What the stewards decided, and who had voted."""

    actor: str
    at: float
    upheld: bool
    why: str
    penalties: tuple[Penalty, ...]
    votes: tuple[Vote, ...]


class Protest(Plain):
    """A protest with all that was said, voted and decided about it."""

    number: int
    race: int
    actor: str
    at: float
    driver: str
    against: tuple[str, ...]
    moment: int
    rule: str
    words: str
    statements: tuple[Statement, ...] = ()
    votes: tuple[Vote, ...] = ()
    """Of the present instance."""
    decisions: tuple[Decision, ...] = ()
    appealed: bool = False

    @property
    def is_open(self) -> bool:
        """Whether a decision is to come: the first, or the one after an appeal."""
        return len(self.decisions) < (2 if self.appealed else 1)

    @property
    def decision(self) -> Decision | None:
        """The decision that counts now."""
        return self.decisions[-1] if self.decisions else None

    @property
    def involved(self) -> tuple[str, ...]:
        """The drivers whom the protest is about."""
        return (self.driver, *self.against)


class SeasonBook(Book):
    """The books, folded from a log line by line. Applying a line checks nothing: `checks.py` does that before."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        super().__init__(EMPTY)
        self.number = 0
        """The number of the last line."""
        self.hash = ""
        self.drivers: dict[str, Driver] = {}
        """By key, in the order of entry; those who withdrew stay if they have raced."""
        self.withdrawn: set[str] = set()
        self.answers: dict[tuple[int, str], bool] = {}
        self.tables: dict[int, tuple[Seated, ...]] = {}
        """The tables of each race, usually one."""
        self.records: dict[int, str] = {}
        self.filed: dict[int, float] = {}
        self.protests: dict[int, Protest] = {}
        self.moved: dict[int, int] = {}
        """How often a race was given another date."""
        for line in lines:
            self.apply(line)

    def apply(self, line: Line) -> None:
        """Add a line to the books."""
        getattr(self, f"on_{type(line.event).__name__.lower()}")(line, line.event)
        self.number, self.hash = line.number, line.hash

    # Rules, calendar and entries

    def on_agreed(self, line: Line, event: Agreed) -> None:
        self.season = replace(event.season, drivers=self._racing())

    def _racing(self) -> tuple[Driver, ...]:
        return tuple(self.drivers.values())

    def on_entered(self, line: Line, event: Entered) -> None:
        self.withdrawn.discard(event.driver.name)
        self.drivers[event.driver.name] = event.driver
        self.season = replace(self.season, drivers=self._racing())

    def on_withdrawn(self, line: Line, event: Withdrawn) -> None:
        """A driver who never raced leaves no trace in the standings."""
        self.withdrawn.add(event.driver)
        if not any(outcome.placed(event.driver) for outcome in self.outcomes):
            self.drivers.pop(event.driver, None)
        self.season = replace(self.season, drivers=self._racing())

    def on_answered(self, line: Line, event: Answered) -> None:
        self.answers[event.race, event.driver] = event.comes

    def comes(self, race: int, driver: str) -> bool | None:
        """Whether a driver comes to a race; None without an answer. Bots always come."""
        if driver in self.withdrawn or driver not in self.drivers:
            return False
        if self.drivers[driver].bot:
            return True
        return self.answers.get((race, driver), self.answers.get((0, driver)))

    def away(self, race: int) -> tuple[str, ...]:
        """Who does not come to a race, or has not said so."""
        return tuple(name for name in self.drivers if not self.comes(race, name))

    def coming(self, race: int, away: Iterable[str]) -> list[Driver]:
        """Who would start in a race without these drivers, in the order of entry."""
        return self._line_up(race, set(away))[0]

    def seating(self, race: int) -> list[list[Driver]]:
        """Who would sit at which table of a race, as far as drivers have said that they come."""
        return self._tables(self.season.races[race - 1], self.coming(race, self.away(race)))

    def waiting(self, race: int) -> list[Driver]:
        """Who comes to a race, but finds no room on its grid."""
        return self._line_up(race, set(self.away(race)))[2]

    def on_moved(self, line: Line, event: Moved) -> None:
        races = list(self.season.races)
        races[event.race - 1] = replace(races[event.race - 1], at=event.at)
        self.season = replace(self.season, races=tuple(races))
        self.moved[event.race] = self.moved.get(event.race, 0) + 1

    # Races

    def on_opened(self, line: Line, event: Opened) -> None:
        self.tables[event.race] = (Seated(event.table, event.drivers),)

    def on_split(self, line: Line, event: Split) -> None:
        self.tables[event.race] = event.tables

    def seated(self, number: int) -> dict[str, int]:
        """The table of each driver of a round whose tables are open, if there are several."""
        tables = self.tables.get(number, ())
        if len(tables) < 2:
            return {}
        return {driver: split for split, each in enumerate(tables, start=1) for driver in each.drivers}

    def on_result(self, line: Line, event: Result) -> None:
        self.outcomes.append(event.outcome)
        self.records[event.race] = event.record
        self.filed[event.race] = line.at

    def on_corrected(self, line: Line, event: Corrected) -> None:
        self.outcomes[event.race - 1] = event.outcome
        self._settle(event.race)

    # Stewards

    def on_protested(self, line: Line, event: Protested) -> None:
        self.protests[line.number] = Protest(
            number=line.number,
            race=event.race,
            actor=line.actor,
            at=line.at,
            driver=event.driver,
            against=event.against,
            moment=event.moment,
            rule=event.rule,
            words=event.words,
        )

    def on_stated(self, line: Line, event: Stated) -> None:
        self._add_statement(event.protest, Statement(line.actor, line.at, event.words))

    def on_appealed(self, line: Line, event: Appealed) -> None:
        self._add_statement(event.protest, Statement(line.actor, line.at, event.words, is_appeal=True))
        self.protests[event.protest] = replace(self.protests[event.protest], appealed=True, votes=())

    def _add_statement(self, number: int, statement: Statement) -> None:
        case = self.protests[number]
        self.protests[number] = replace(case, statements=(*case.statements, statement))

    def on_voted(self, line: Line, event: Voted) -> None:
        case = self.protests[event.protest]
        others = tuple(vote for vote in case.votes if vote.actor != line.actor)
        votes = (*others, Vote(line.actor, event.upheld, event.penalties))
        self.protests[event.protest] = replace(case, votes=votes)

    def on_decided(self, line: Line, event: Decided) -> None:
        case = self.protests[event.protest]
        made = Decision(line.actor, line.at, event.upheld, event.why, event.penalties, case.votes)
        self.protests[event.protest] = replace(case, decisions=(*case.decisions, made))
        self._settle(case.race)

    def _settle(self, race: int) -> None:
        """The penalties of a race are those of the decisions that count now."""
        settled = [case.decision for case in self.protests.values() if case.race == race]
        given = tuple(
            replace(penalty, why=penalty.why or each.why)
            for each in settled
            if each is not None
            for penalty in each.penalties
        )
        brought = tuple(each for each in self.outcomes[race - 1].penalties if each not in self._decided_before(race))
        self.outcomes[race - 1] = replace(self.outcomes[race - 1], penalties=(*brought, *given))

    def _decided_before(self, race: int) -> set[Penalty]:
        """All penalties that any decision about a race has ever given."""
        cases = (case for case in self.protests.values() if case.race == race)
        return {
            replace(penalty, why=penalty.why or each.why)
            for case in cases
            for each in case.decisions
            for penalty in each.penalties
        }

    # When

    def date(self, race: int) -> float:
        """When a race is to start, in seconds since 1970; 0 without a date."""
        found = moment(self.season.races[race - 1].at)
        return 0.0 if found is None else found.timestamp()

    def protests_until(self, race: int) -> float:
        """Until when a protest about a race may be lodged."""
        return self.filed.get(race, 0.0) + self.season.protest_hours * HOUR

    def appeals_until(self, case: Protest) -> float:
        """Until when the decision of a case may be appealed; 0 if it may not."""
        if case.appealed or case.decision is None:
            return 0.0
        return case.decision.at + self.season.appeal_hours * HOUR

    def case(self, number: int) -> Protest:
        """A protest by its number; an error if there is none."""
        found = self.protests.get(number)
        if found is None:
            raise wrong("no-protest", number=number)
        return found
