"""What the doctor found so far, as data for a page that draws it: sentences, bars, and their places on the lap."""

from __future__ import annotations

from statistics import median

from paddock.core.plain import Plain
from paddock.lab.doctor import FIGURES, Diagnosis, Stretch, stretch_of
from paddock.lab.doctor_words import Advice, Doctor, figure, show
from paddock.lab.estimates import Estimate, percent


class DoctorFigure(Plain):
    """A figure with its interval, and the middle of the other circuits."""

    name: str
    own: str
    others: str
    """Empty if no others are known."""


class DoctorBar(Plain):
    """A share of a stretch of the lap."""

    name: str
    share: float
    least: float
    most: float
    text: str
    at: float
    """The middle of the stretch, in cells from the start of the first zone."""


class DoctorReport(Plain):
    """The races so far, and what they say."""

    races: int
    of: int
    about: str
    figures: tuple[DoctorFigure, ...]
    findings: tuple[str, ...]
    advice: tuple[Advice, ...]
    passes: tuple[DoctorBar, ...]
    """The share of races with a pass, by stretch, the liveliest first."""
    retired: tuple[DoctorBar, ...]
    """The share of cars that retire, by stretch, the most dangerous first."""


def report(doctor: Doctor, races: int) -> DoctorReport:
    """The report after some of the races that were asked for."""
    found, places = doctor.found, middles(doctor.found)

    def bars(ranked: list[tuple[Stretch, Estimate]]) -> tuple[DoctorBar, ...]:
        return tuple(
            DoctorBar(doctor.name(each), e.mean, e.least, e.most, percent(e), places[each.id])
            for each, e in ranked
            if e.mean
        )

    return DoctorReport(
        found.races,
        races,
        doctor.about,
        tuple(_figure(doctor, name) for name in FIGURES),
        tuple(doctor.findings()),
        tuple(doctor.advice()),
        bars(found.passing()),
        bars(found.retiring()),
    )


def _figure(doctor: Doctor, name: str) -> DoctorFigure:
    middle = median(each[name].mean for each in doctor.others.values()) if doctor.others else None
    own = figure(name, doctor.found.figure(name))
    return DoctorFigure(doctor.say(f"doctor-figure-{name}"), own, "" if middle is None else show(name, middle))


def middles(found: Diagnosis) -> dict[str, float]:
    """The middle of each stretch, in cells from the start of the first zone."""
    circuit = found.circuit
    laying = circuit.laying() if found.product == "sections" else None
    if laying is None:
        line = circuit.line
        ends = zip(circuit.source.zones, line.zone_starts, line.zone_ends, strict=True)
        return {zone.id: (start + end) / 2 for zone, start, end in ends}
    spans: dict[str, tuple[float, float]] = {}
    for name, start, end in zip(laying.board.names, laying.starts, laying.ends, strict=True):
        stretch = stretch_of(found.product, name)
        spans[stretch] = (spans.get(stretch, (start, end))[0], end)
    return {stretch: (start + end) / 2 for stretch, (start, end) in spans.items()}
