"""A hint: the two or three best options of a decision, with reasons in words."""

from typing import Final

from paddock import Consequences, Match, Option, PaddockError, Text, render
from paddock.bots.player import Player
from paddock.coach.weighing import WORLDS, Weighed, weigh
from paddock.core import Plain, message
from paddock.core.consequences import notes_of, with_chance
from paddock.core.texts import CORE

ROOM: Final = "paddock.coach"
SHOWN: Final = 3
"""How many options a hint shows at most."""
REASONS: Final = 2
"""How many advantages, and how many drawbacks, are named for an option."""
NOTABLE: Final = 0.2
"""A term is mentioned if it makes at least this share of the largest difference."""
TRIFLE: Final = 0.02
"""A difference of worth below this is none."""
DOUBT: Final = 1.0
"""Within this many standard errors of the best, an option is about as good."""
SECONDS: Final = 0.7
"""How long the coach thinks where a user waits."""


class Advice(Plain):
    """What the coach says of one option."""

    option: Option
    lead: float
    """How much less it is worth than the best option, or how much more the best is worth than the next."""
    reasons: tuple[Text, ...]
    is_close: bool = False
    """Whether it is about as good as the best."""


class HintLine(Plain):
    """An option with its reasons, in words."""

    code: str
    label: str
    reasons: tuple[str, ...]
    is_close: bool = False


class Hint(Plain):
    """What a coach would do in a seat: the best options, the best first."""

    seat: int
    advice: tuple[Advice, ...]

    @property
    def best(self) -> str:
        """The code of the best option."""
        return self.advice[0].option.code

    def lines(self, lang: str = "en", names: tuple[str, ...] = ()) -> tuple[HintLine, ...]:
        """The hint in words, an option a line."""
        return tuple(
            HintLine(
                each.option.code,
                each.option.label(lang, names),
                tuple(render(reason, lang, names) for reason in each.reasons),
                each.is_close,
            )
            for each in self.advice
        )


def hint(match: Match, seat: int, seed: int | str = 0, worlds: int = WORLDS, seconds: float = SECONDS) -> Hint:
    """What a coach would do in a seat that has to decide; the same again from the same seed if time allows."""
    match.decision(seat)
    return hint_for(Player(match, seat, seed), seed, worlds, seconds)


def hint_for(
    player: Player, seed: int | str = 0, worlds: int = WORLDS, seconds: float = SECONDS, about: tuple[str, ...] = ()
) -> Hint:
    """A hint from what a player may know; `about` names the options to compare, instead of the best."""
    if unknown := {*about} - {*player.decision.codes}:
        raise PaddockError(f"not possible here: {' '.join(sorted(unknown))}")
    found = weigh(player, seed, worlds, seconds, about)
    shown = found if about else found[:SHOWN]
    if len(shown) == 1:
        return Hint(player.seat, (Advice(shown[0].option, 0.0, (message(ROOM, "only-choice"),)),))
    foreseen = facts(player, [each.option for each in shown])
    rivals = [shown[1], *[shown[0]] * (len(shown) - 1)]
    advised = [advice(player, *each) for each in zip(shown, rivals, foreseen, strict=True)]
    return Hint(player.seat, tuple(advised))


def advice(player: Player, own: Weighed, other: Weighed, foreseen: tuple[Text, ...]) -> Advice:
    """An option against another: what is better, what is worse, and what is foreseen of it."""
    gap, error = own.lead(other)
    close = abs(gap) <= max(TRIFLE, DOUBT * error)
    said = compared(player, own, other)
    if close and gap <= 0:
        said = (message(ROOM, "as-good"), *said)
    return Advice(own.option, gap, (*said, *foreseen), close)


def compared(player: Player, own: Weighed, other: Weighed) -> tuple[Text, ...]:
    """What an option does better and worse than another, the largest difference first."""
    mine, theirs = own.terms, other.terms
    gaps = {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {**mine, **theirs}}
    least = max(TRIFLE, NOTABLE * max(map(abs, gaps.values()), default=0.0))
    ranked = sorted((name for name in gaps if abs(gaps[name]) >= least), key=lambda name: -abs(gaps[name]))
    better = [term_text(player, name, True) for name in ranked if gaps[name] > 0][:REASONS]
    worse = [term_text(player, name, False) for name in ranked if gaps[name] < 0][:REASONS]
    if better and worse:
        return (message(ROOM, "better-but-worse", better=listed(better), worse=listed(worse)),)
    return (listed(better or worse),) if better or worse else ()


def term_text(player: Player, term: str, better: bool) -> Text:
    world = player.imagine()
    return world.game.term_text(world.race, player.seat, term, better)


def listed(texts: list[Text]) -> Text:
    """One text of one or two: `saves tyres and gains ground`."""
    return texts[0] if len(texts) == 1 else message(ROOM, "and", first=texts[0], second=texts[1])


def facts(player: Player, options: list[Option]) -> list[tuple[Text, ...]]:
    """For each option its prices and risks, without those that all have in common."""
    game = player.imagine().game
    told = [player.decision.consequences(option) for option in options]
    costs = [notes_of(Consequences(costs=each.costs, exact=each.exact), game) for each in told]
    common = {*costs[0]}.intersection(*costs)
    risky = any(each.out for each in told)
    return [
        (*(price for price in own if price not in common), *(risk(each) if risky else ()))
        for each, own in zip(told, costs, strict=True)
    ]


def risk(told: Consequences) -> tuple[Text, ...]:
    """How likely an option is to end the own race."""
    if told.out:
        return (with_chance(message(CORE, "ends-race"), told.out, told.exact),)
    return (message(ROOM, "no-risk"),)
