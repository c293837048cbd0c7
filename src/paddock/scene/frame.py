"""What every scene has in every game: the question, the options, the standings."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from paddock.core import Decision, Match, Option, Text, render
from paddock.scene.model import Area, Pick, Piece, Player, Risk, Scene, Standing

R = TypeVar("R")
_leaves_options: ContextVar[bool] = ContextVar("leaves_options", default=False)


@contextmanager
def without_options() -> Iterator[None]:
    """Scenes that are drawn meanwhile have no options: who draws them adds those, worked out ahead or not."""
    before = _leaves_options.set(True)
    try:
        yield
    finally:
        _leaves_options.reset(before)


class Stage:
    """Helps a game to compose its scene: texts in the viewer's language, and the names of the seats."""

    def __init__(self, match: Match, seat: int | None, lang: str) -> None:
        self.match = match
        self.seat = seat
        self.lang = lang
        self.names = tuple(self.name(number) for number in range(match.setup.seats))

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        given = self.match.setup.names
        if seat < len(given) and given[seat]:
            return given[seat]
        return self.say(Text("paddock.core", "seat", (("number", seat + 1),)))

    def say(self, text: Text) -> str:
        """A message in the viewer's language."""
        return render(text, self.lang, self.match.setup.names)

    def common(self, make: Callable[..., R], race: Any, *args: Any) -> R:
        """A part of the scene that every viewer sees alike, made once a moment: as a spectator would see it."""
        drawn, key = self.match.drawn, (make, self.lang, args)
        found: R | None = drawn.get(key)
        if found is None:
            found = drawn[key] = make(self._spectator(), race, *args)
        return found

    def of_seat(self, make: Callable[..., R], race: Any, seat: int, *args: Any) -> R:
        """A seat's part of the scene: the viewer's own as the viewer sees it, any other as all see it."""
        return make(self, race, seat, *args) if seat == self.seat else self.common(make, race, seat, *args)

    def _spectator(self) -> "Stage":
        """The stage of a spectator, so that nothing which one seat alone may know can get into a common part."""
        drawn, key = self.match.drawn, self.lang
        found: Stage | None = drawn.get(key)
        if found is None:
            found = drawn[key] = Stage(self.match, None, self.lang)
        return found

    def scene(
        self,
        *,
        status: Text,
        players: list[Player],
        robots: Sequence[Player] = (),
        areas: list[Area] | None = None,
        board: str = "",
        pieces: list[Piece] | None = None,
    ) -> Scene:
        """The game's part of the scene, completed with what the engine knows."""
        match = self.match
        decision = match.decision(self.seat) if self.seat is not None and self.seat in match.to_move else None
        return Scene(
            game=match.setup.game,
            title=match.game.title(self.lang),
            status=self.say(status),
            lang=self.lang,
            seat=self.seat,
            players=tuple(players),
            robots=tuple(robots),
            areas=tuple(areas or ()),
            board=board,
            pieces=tuple(pieces or ()),
            prompt="" if decision is None else self.say(decision.prompt),
            rule="" if decision is None else decision.rule,
            options=() if decision is None or _leaves_options.get() else self.picks(decision),
            waiting=match.to_move,
            standings=tuple(self.standings()),
        )

    def picks(self, decision: Decision) -> tuple[Pick, ...]:
        """The options as a viewer sees them."""
        recommended = decision.recommended
        return tuple(self.pick(decision, option, option == recommended) for option in decision.options)

    def pick(self, decision: Decision, option: Option, is_recommended: bool = False) -> Pick:
        """An option with what follows from it."""
        told = decision.consequences(option)
        warning = told.warning
        return Pick(
            option.code,
            option.label(self.lang, self.match.setup.names),
            option.targets,
            tuple(self.say(note) for note in decision.notes(option)),
            option.final or warning is not None,
            "" if warning is None else self.say(warning),
            told.places,
            told.costs,
            tuple(Risk(self.say(each.text), each.chance, each.is_out) for each in told.outcomes),
            told.reach,
            told.exact,
            is_recommended,
        )

    def bare_picks(self, decision: Decision) -> tuple[Pick, ...]:
        """The options without what follows from them, which takes long to work out."""
        recommended, names = decision.recommended, self.match.setup.names
        return tuple(
            Pick(
                option.code,
                option.label(self.lang, names),
                option.targets,
                final=option.final,
                recommended=option == recommended,
                weighed=False,
            )
            for option in decision.options
        )

    def standings(self) -> list[Standing]:
        """The result, once the race is over."""
        if not self.match.over:
            return []
        match = self.match
        placings = match.result.placings
        return [
            Standing(each.seat, each.place, self.say(match.game.result_text(match.race, each))) for each in placings
        ]

    def tags(self, seat: int) -> tuple[str, ...]:
        """What a player is doing: `to-move`, or `chosen` after a choice that is still sealed."""
        if seat in self.match.to_move:
            return ("to-move",)
        return ("chosen",) if seat in self.match.chosen else ()
