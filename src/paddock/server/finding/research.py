"""A race of the archive for research: everything that leads through it again, without names."""

from hashlib import sha256

from paddock.core import Plain
from paddock.server.store.finished import FinishedRace
from paddock.server.store.rows import Entry
from paddock.server.tables.timeline import Timeline


class ResearchSeat(Plain):
    """Who drove: the same person is the same driver in every race."""

    place: int
    driver: str = ""
    bot: str = ""


class ResearchRace(Plain):
    """A race: `game.new(seats, circuit, switches, seed=seed)`, then the decisions in order."""

    id: str
    game: str
    revision: int
    circuit: str
    switches: dict[str, bool | int | str]
    seed: str
    ended: float
    rated: bool
    clock: str
    seats: tuple[ResearchSeat, ...]
    decisions: tuple[tuple[int, str, str], ...]
    """Seat, code, and who decided: person, bot or clock."""


def research_line(race: FinishedRace, entries: list[Entry], salt: str) -> ResearchRace:
    """A race without names; ids of users and tables are hashed with a secret of the server."""
    timeline = Timeline()
    for entry in entries:
        timeline.add(entry)
    table = race.table
    by_seat = sorted(race.placings, key=lambda each: each.seat)
    seats = (ResearchSeat(each.place, _alias(each.user, salt) if each.user else "", each.bot) for each in by_seat)
    return ResearchRace(
        id=_alias(table.id, salt),
        game=table.setup.game,
        revision=table.revision,
        circuit=table.setup.circuit,
        switches=table.setup.switches,
        seed=table.seed,
        ended=race.ended,
        rated=table.settings.rated,
        clock=table.settings.clock.kind,
        seats=tuple(seats),
        decisions=tuple((step.seat, step.entry.code, step.entry.actor) for step in timeline.steps if step.is_decision),
    )


def _alias(id: str, salt: str) -> str:  # noqa: A002
    return sha256(f"{salt}/{id}".encode()).hexdigest()[:16]
