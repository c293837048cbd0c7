"""The referee of a race at a real table: people roll the dice and draw the cards, and say what came.

A race whose chance is told is a match without dice. The referee asks for whatever all at the table can see: a die, a
card turned up, a cube from a bag. It does not ask for what one player alone sees: a card drawn to a hand is *assumed*.
As soon as a card is played or shown that was assumed to be elsewhere, the referee changes its assumptions so that this
card was drawn by that player, and everything told so far stays as it is. So a hidden hand costs no typing, and the
record at the end is that of a race that could have been dealt like this.

A correction plays the race again with one answer changed, and keeps every later answer that still fits.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from paddock.core.decision import Fork, listed
from paddock.core.dice import Dice
from paddock.core.errors import IllegalChoice
from paddock.core.match import CHANCE_SEAT, Match
from paddock.core.plain import Plain
from paddock.core.tasks import Option, Outcome
from paddock.core.texts import CORE, Text, message, render

if TYPE_CHECKING:
    from paddock.core.game import Game
    from paddock.core.record import Record
    from paddock.core.setup import Setup

OPEN: Final = 0
"""A decision, or chance that all have seen."""
ASSUMED: Final = 1
"""A card in a hand that nobody has named: any other that fits may take its place."""
SHOWN: Final = 2
"""A card drawn unseen that was played or shown since."""


class Line(Plain):
    """An answer in the referee's book: the decision of a seat, or what chance brought."""

    seat: int
    """CHANCE_SEAT for chance."""
    code: str
    sight: int = OPEN
    purpose: str = ""
    """Whose draw it was and of what, for a card drawn unseen."""
    owner: int = CHANCE_SEAT
    """The seat that drew it unseen."""


class Answer(Plain):
    """A possible answer to a question: its code and what people call it."""

    code: str
    text: Text

    def label(self, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        return render(self.text, lang, names)


class Question(Plain):
    """What the referee wants to know next."""

    seat: int | None
    """The seat that decides; None if the table is asked what chance brought."""
    prompt: Text
    answers: tuple[Answer, ...]
    cards: tuple[Answer, ...] = ()
    """What the seat may hold unseen: naming one of these first says that it does."""

    def ask(self, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        """The question in words."""
        return render(self.prompt, lang, names)


class Spoken(Plain):
    """An answer of the book in words, with the question that it answered."""

    asked: Text
    answer: Text


class Corrected(Plain):
    """What became of the answers after one that was corrected."""

    kept: int
    """How many later answers still fit."""
    dropped: tuple[Line, ...] = ()
    """Those from the first that no longer fits; they have to be given again."""


class Referee:
    """Keeps the book of a race whose chance is told."""

    def __init__(
        self, game: Game, setup: Setup, seed: str = "", lines: Sequence[Line] = (), *, open_hands: bool = False
    ) -> None:
        self.game = game
        self.setup = setup
        self.open_hands = open_hands
        """Whether people also tell what they draw to their hands, so that nothing is assumed."""
        self.seed = seed
        """What is assumed follows from it and from what was told."""
        self.lines: list[Line] = []
        self.match = game.race(setup, open_chance=True)
        self._forks: dict[str, Fork] = {}
        """The last draw of each purpose that one seat alone saw."""
        self._cards: dict[str, Outcome] = {}
        """What was drawn unseen, by code."""
        self._claimed: set[str] = set()
        """What is told or shown later, and is therefore not assumed now."""
        self._expected: dict[str, list[Line]] = {}
        """What the draws of each purpose brought before, in order."""
        self._expect(lines)
        self._settle()

    @classmethod
    def of_record(cls, record: Record, game: Game, seed: str = "", *, open_hands: bool = False) -> Referee:
        """The referee of a race that was left, to go on with it. What nobody has named is assumed again."""
        setup = game.setup(len(record.names), record.circuit, dict(record.switches), names=record.names)
        match = game.race(setup, open_chance=True)
        history = [(move.seat, move.code, move.chance) for move in record.moves]
        lines: list[Line] = []
        for seat, code, chance in history:
            if seat is not None:
                match.choose(seat, code)
                lines = [*shown_by(lines, seat, code), Line(seat, code)]
            for fallen in chance:
                lines.append(_drawn(fallen, match.chance))
                match.fall(fallen)
        referee = cls(game, setup, seed, lines, open_hands=open_hands)
        while (done := len(referee.match.history)) < len(match.history):
            seat, code = match.history[done]
            referee._say(Line(seat, code))
        referee._expect(())
        return referee

    # What is asked

    @property
    def question(self) -> Question | None:
        """What the referee wants to know next; None if the race is over."""
        fork = self.match.chance
        if fork is not None:
            possible = self._possible(fork)
            return Question(None, fork.prompt, tuple(Answer(code, fork.named(each)) for code, each in possible.items()))
        if self.match.over:
            return None
        return self.question_of(self.match.to_move[0])

    def question_of(self, seat: int) -> Question:
        """What a seat is asked."""
        decision = self.match.decision(seat)
        answers = tuple(Answer(option.code, option.text()) for option in self.options(seat))
        return Question(seat, decision.prompt, answers, self.holdable(seat) if self._is_about_cards(seat) else ())

    def _is_about_cards(self, seat: int) -> bool:
        """Whether a seat is asked about cards that it has drawn unseen."""
        asked = " ".join(self.match.decision(seat).codes)
        return any(names_card(asked, line.code) for line in self.lines if line.owner == seat)

    def options(self, seat: int) -> tuple[Option, ...]:
        """The options of a seat, without those that rest on a card that is only assumed."""
        assumed = [self.lines[place].code for place in self._assumed(seat)]
        options = self.match.decision(seat).options
        return tuple(option for option in options if not any(names_card(option.code, code) for code in assumed))

    def holdable(self, seat: int) -> tuple[Answer, ...]:
        """The cards that a seat may have drawn unseen, as far as anyone at the table knows."""
        found: dict[str, Answer] = {}
        for purpose in sorted({self.lines[place].purpose for place in self._assumed(seat)}):
            fork = self._forks[purpose]
            for code, outcome in self._unseen(fork).items():
                found[code] = Answer(code, fork.named(outcome))
        return tuple(found.values())

    def _possible(self, fork: Fork) -> dict[str, Outcome]:
        """What may have fallen for all to see, with the cards that are only assumed to be in a hand."""
        own = fork.answers()
        piles = [self._unseen(each) for each in self._forks.values()]
        more = [pile for pile in piles if not own.keys().isdisjoint(pile)]
        return _in_order({code: card for pile in (own, *more) for code, card in pile.items()}) if more else own

    def _unseen(self, fork: Fork) -> dict[str, Outcome]:
        """What is left where a draw came from, and what is assumed to have been drawn from there."""
        found = fork.left(self.match.race)
        for place in self._assumed():
            line = self.lines[place]
            if self._forks[line.purpose].kind == fork.kind:
                found[line.code] = self._cards[line.code]
        return _in_order(found)

    def _assumed(self, seat: int | None = None) -> list[int]:
        """The lines of cards that a seat (None: any) drew unseen, and that nobody has seen since."""
        found: dict[tuple[int, str], int] = {}
        for place, line in enumerate(self.lines):
            if line.sight == ASSUMED:
                found[line.owner, line.code] = place
            elif line.seat == CHANCE_SEAT:
                owners = [line.owner] if line.sight == SHOWN else range(self.setup.seats)
                for owner in owners:
                    found.pop((owner, line.code), None)
        return [place for (owner, _), place in found.items() if seat in (None, owner)]

    @property
    def told(self) -> list[Line]:
        """The answers of people, in order: decisions, and chance that all have seen."""
        return [line for line in self.lines if line.sight == OPEN]

    @property
    def holds_hidden(self) -> bool:
        """Whether something was drawn unseen, so that an answer may change what is assumed."""
        return bool(self._forks)

    # What is told

    def answer(self, code: str, seat: int | None = None) -> None:
        """Answer the question: what chance brought, or what a seat (None: the one asked) decides or holds."""
        if self.match.chance is not None:
            self.tell(code)
            return
        if seat is None:
            seat = self.match.to_move[0] if self.match.to_move else 0
        self.choose(seat, code)

    def tell(self, code: str) -> None:
        """Say what chance brought. Anything else raises `IllegalChoice` and changes nothing."""
        fork = self.match.chance
        if fork is None or code in fork.answers():
            self._fall(code)
            return
        possible = self._possible(fork)
        if code not in possible:
            raise IllegalChoice(render(message(CORE, "not-possible", code=code, options=listed(list(possible)))))
        lines = self.lines[:]
        for place in self._assumed():
            if lines[place].code == code:
                lines[place] = replace(lines[place], code="")
        twin, dropped = self._played([*lines, Line(CHANCE_SEAT, code)])
        if dropped:
            raise IllegalChoice(render(message(CORE, "told-nowhere", code=code)))
        self._restore(twin._state())

    def choose(self, seat: int, code: str) -> None:
        """A seat decides, or names a card that it holds; that is all, if one option alone names the card.

        A card that the seat was assumed not to hold is taken to be in its hand.
        """
        card = self._card_named(seat, code)
        if card is None:
            self._choose(seat, code)
            return
        before = self._state()
        try:
            if self.hold(seat, card).dropped:
                raise IllegalChoice(render(message(CORE, "show-first", card=card, seat=seat), "en", self.setup.names))
            options = [option.code for option in self.options(seat) if names_card(option.code, card)]
            if code != card:
                self._choose(seat, code)
            elif len(options) == 1:
                self._choose(seat, options[0])
        except IllegalChoice:
            self._restore(before)
            raise

    def _card_named(self, seat: int, code: str) -> str | None:
        """The card in a seat's answer that it was assumed not to hold."""
        if seat not in self.match.to_move or code in self.match.decision(seat).codes:
            return None
        return next((each.code for each in self.holdable(seat) if names_card(code, each.code)), None)

    def _fall(self, code: str) -> None:
        self.match.fall(code)
        self._write(Line(CHANCE_SEAT, code))

    def _choose(self, seat: int, code: str) -> None:
        self.match.choose(seat, code)
        if self._forks:
            self.lines = shown_by(self.lines, seat, code)
        self._write(Line(seat, code))

    def hold(self, seat: int, card: str) -> Corrected:
        """A seat shows that it holds a card, drawn unseen; what was assumed is changed to fit.

        The rules may have asked other questions, had they known of the card: answers that no longer fit are dropped.
        """
        places = self._assumed(seat)
        if card not in [each.code for each in self.holdable(seat)]:
            raise IllegalChoice(render(message(CORE, "cannot-hold", card=card, seat=seat), "en", self.setup.names))
        own = next((place for place in places if self.lines[place].code == card), None)
        if own is not None and self._offers(seat, card):
            self.lines[own] = replace(self.lines[own], sight=SHOWN)
            return Corrected(0)
        best: tuple[tuple[bool, int], Referee, list[Line]] | None = None
        for place in reversed(places):
            twin, dropped = self._played(self._swapped(place, card))
            if card not in [line.code for line in twin.lines if line.sight == SHOWN and line.owner == seat]:
                continue
            marks = (not twin._offers(seat, card), len(dropped))
            if best is None or marks < best[0]:
                best = (marks, twin, dropped)
            if marks == (False, 0):
                break
        if best is None:
            raise IllegalChoice(render(message(CORE, "cannot-hold", card=card, seat=seat), "en", self.setup.names))
        self._restore(best[1]._state())
        return Corrected(0, tuple(best[2]))

    def _swapped(self, place: int, card: str) -> list[Line]:
        """The lines with a card in place of an assumed one, which goes where the card was assumed to be."""
        lines = self.lines[:]
        for other in self._assumed():
            if lines[other].code == card:
                lines[other] = replace(lines[other], code=lines[place].code)
        lines[place] = replace(lines[place], code=card, sight=SHOWN)
        return lines

    def _offers(self, seat: int, card: str) -> bool:
        """Whether a seat could answer with a card, if it is asked about its cards at all."""
        if seat not in self.match.to_move:
            return True
        asked = " ".join(self.match.decision(seat).codes)
        return names_card(asked, card) or not self._is_about_cards(seat)

    # Corrections

    def correct(self, number: int, code: str) -> Corrected:
        """Change an answer, by its number in `told`, and keep the later ones as far as they fit.

        An answer that was not possible then raises `IllegalChoice` and changes nothing.
        """
        told = self.told
        self._check_number(number)
        changed = replace(told[number], code=code)
        before = self._up_to(number)
        twin, dropped = self._played(before)
        assert not dropped, dropped
        twin._expect(self.lines, _counted(twin.lines))
        twin._say(changed)
        left = twin._follow(told[number + 1 :])
        if left:
            twin.lines = as_shown(twin.lines)
        self._restore(twin._state())
        return Corrected(len(told) - number - 1 - len(left), tuple(left))

    def back_to(self, number: int) -> None:
        """Take back an answer, by its number in `told`, and all that came after it."""
        self._check_number(number)
        twin, dropped = self._played(self._up_to(number))
        assert not dropped, dropped
        self._restore(twin._state())

    def asked_at(self, number: int) -> Question:
        """The question that was answered by a number of `told`."""
        self._check_number(number)
        twin, _ = self._played(self._up_to(number))
        line = self.told[number]
        question = twin.question if line.seat == CHANCE_SEAT else twin.question_of(line.seat)
        assert question is not None
        return question

    def spoken(self) -> list[Spoken]:
        """The answers of `told` in words. The race is played again for it."""
        twin = Referee(self.game, self.setup, self.seed, self.lines, open_hands=self.open_hands)
        found = []
        for line in self.told:
            found.append(twin._spoken(line))
            twin._say(line, is_strict=True)
        return found

    def _spoken(self, line: Line) -> Spoken:
        """What is to be answered next, in words."""
        fork = self.match.chance
        if fork is not None:
            return Spoken(fork.prompt, fork.named(fork.answers()[line.code]))
        decision = self.match.decision(line.seat)
        option = next(each for each in decision.options if each.code == line.code)
        return Spoken(decision.prompt, option.text())

    def _up_to(self, number: int) -> list[Line]:
        """All lines before an answer; what was shown only later is assumed again."""
        places = [n for n, line in enumerate(self.lines) if line.sight == OPEN]
        return as_shown(self.lines[: places[number]])

    def _check_number(self, number: int) -> None:
        if not 0 <= number < len(self.told):
            raise IllegalChoice(render(message(CORE, "no-such-answer", number=number + 1, count=len(self.told))))

    # The record

    def record(self) -> Record:
        """The race so far as a text to keep; its chance is told, so it has no seed."""
        return self.match.record()

    # Playing on

    def _settle(self) -> None:
        """Assume what one seat alone sees, and let fall what can fall in one way only."""
        while (fork := self.match.chance) is not None:
            seat = fork.kept_by
            if seat is not None and not self.open_hands:
                self._assume(fork, seat)
                continue
            if len(self._possible(fork)) > 1:
                return
            self.match.fall(next(iter(fork.answers())))

    def _assume(self, fork: Fork, seat: int) -> None:
        possible, purpose = fork.answers(), fork.purpose
        expected = self._expected.get(purpose)
        line = expected.pop(0) if expected else Line(CHANCE_SEAT, "", ASSUMED)
        if line.code not in possible:
            free = [code for code in possible if code not in self._claimed] or list(possible)
            dice = Dice(f"{self.seed}/{len(self.lines)}")
            line = Line(CHANCE_SEAT, free[dice.below(len(free), purpose)], ASSUMED)
        self._forks[purpose] = fork
        self._cards[line.code] = possible[line.code]
        self.lines.append(Line(CHANCE_SEAT, line.code, line.sight, purpose, seat))
        self.match.fall(line.code)

    def _write(self, line: Line) -> None:
        self.lines.append(line)
        self._settle()

    def _say(self, line: Line, is_strict: bool = False) -> None:
        if line.seat != CHANCE_SEAT:
            (self._choose if is_strict else self.choose)(line.seat, line.code)
        elif is_strict:
            self._fall(line.code)
        else:
            self.tell(line.code)

    def _follow(self, told: Sequence[Line], is_strict: bool = False) -> list[Line]:
        """Give answers again, in order; those from the first that does not fit. Strictly, no assumption changes.

        With other cards in a hand the rules may ask less, or more: an answer that played no card is then left out, and
        a question that was not asked is passed.
        """
        left = [line for line in told if line.sight == OPEN]
        while left:
            try:
                self._say(left[0], is_strict)
            except IllegalChoice:
                if len(left) > 1 and self._is_bare(left[0].seat, left[0].code) and fits(self.match, left[1]):
                    del left[0]
                    continue
                passed = self._pass_before(left[0])
                if passed is None:
                    break
                self._choose(passed.seat, passed.code)
                continue
            del left[0]
        self._expect(())
        return left

    def _is_bare(self, seat: int, code: str) -> bool:
        """Whether an answer of a seat with a hidden hand names none of its cards."""
        cards = [line.code for line in self.lines if line.owner == seat]
        return bool(cards) and seat != CHANCE_SEAT and not any(names_card(code, card) for card in cards)

    def _pass_before(self, line: Line) -> Line | None:
        """The one answer without a card to a question about cards, if the line fits after it."""
        match = self.match
        if len(match.to_move) != 1:
            return None
        seat = match.to_move[0]
        codes = match.decision(seat).codes
        bare = [code for code in codes if self._is_bare(seat, code)]
        if len(bare) != 1 or len(codes) == 1:
            return None
        twin = match.clone()
        twin.choose(seat, bare[0])
        return Line(seat, bare[0]) if fits(twin, line) else None

    def _expect(self, lines: Sequence[Line], passed: dict[str, int] | None = None) -> None:
        """Let draws that one seat alone sees bring what they brought before; the first few are `passed` already."""
        skip = dict(passed or {})
        self._expected = {}
        self._claimed = {line.code for line in lines if line.sight != ASSUMED}
        for line in lines:
            if line.sight == OPEN:
                continue
            if skip.get(line.purpose):
                skip[line.purpose] -= 1
            else:
                self._expected.setdefault(line.purpose, []).append(line)

    def _played(self, lines: list[Line]) -> tuple[Referee, list[Line]]:
        """A referee who was told these lines, and those that do not fit."""
        twin = Referee(self.game, self.setup, self.seed, lines, open_hands=self.open_hands)
        return twin, twin._follow(lines, is_strict=True)

    def copy(self) -> Referee:
        """An independent copy."""
        twin = copy.copy(self)
        twin._restore(self._state())
        twin.match, twin._forks, twin._cards = self.match.clone(), self._forks.copy(), self._cards.copy()
        return twin

    def _state(self) -> tuple[Match, list[Line], dict[str, Fork], dict[str, Outcome]]:
        """All that changes in the course of the race. A match that refuses an answer is not changed by it."""
        return (self.match, self.lines[:], self._forks, self._cards)

    def _restore(self, state: tuple[Match, list[Line], dict[str, Fork], dict[str, Outcome]]) -> None:
        self.match, self.lines, self._forks, self._cards = state


def fits(match: Match, line: Line) -> bool:
    """Whether an answer is possible now."""
    if line.seat != CHANCE_SEAT:
        return line.seat in match.to_move and line.code in match.decision(line.seat).codes
    return match.chance is not None and line.code in match.chance.answers()


def names_card(code: str, card: str) -> bool:
    """Whether the code of an option names a card: `play-r12` names `r12`, and not `r1`."""
    return re.search(rf"(?<![a-z0-9]){re.escape(card)}(?![a-z0-9])", code) is not None


def shown_by(lines: list[Line], seat: int, code: str) -> list[Line]:
    """The lines after a seat's answer: the cards it names have been shown."""
    return [
        replace(line, sight=SHOWN)
        if line.sight == ASSUMED and line.owner == seat and names_card(code, line.code)
        else line
        for line in lines
    ]


def as_shown(lines: list[Line]) -> list[Line]:
    """The lines with only those cards shown that an answer among them names."""
    found: list[Line] = []
    for line in lines:
        if line.sight == OPEN:
            found = shown_by(found, line.seat, line.code)
        found.append(replace(line, sight=ASSUMED) if line.sight == SHOWN else line)
    return found


def _drawn(code: str, fork: Fork | None) -> Line:
    """What chance brought in a record."""
    seat = None if fork is None else fork.kept_by
    if fork is None or seat is None:
        return Line(CHANCE_SEAT, code)
    return Line(CHANCE_SEAT, code, ASSUMED, fork.purpose, seat)


def _counted(lines: Sequence[Line]) -> dict[str, int]:
    """How many draws of each purpose there are."""
    return Counter(line.purpose for line in lines if line.sight != OPEN)


def _in_order(found: dict[str, Outcome]) -> dict[str, Outcome]:
    """By code, with numbers in their order: r2 before r10."""
    parts = {code: [(len(part), part) for part in re.split(r"(\d+)", code)] for code in found}
    return {code: found[code] for code in sorted(found, key=lambda code: parts[code])}
