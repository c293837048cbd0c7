"""Tables where people roll and draw themselves: the referee who keeps the book, and what the browser is shown."""

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.scene import Pick, Scene
from paddock.scene.frame import Stage
from paddock.server.errors import RequestError
from paddock.server.store.rows import Access, Entry, Table, TableSettings


def check_told_table(access: Access, settings: TableSettings, people: list[bool]) -> None:
    """422 unless all at a real table share one device: no bots, no clocks, no ratings."""
    if access != "hot-seat":
        raise RequestError("told-is-hot-seat", 422)
    if not all(people):
        raise RequestError("told-has-no-bots", 422)
    if settings.clock.kind != "none" or settings.rated:
        raise RequestError("told-has-no-clock", 422)


def referee_of(table: Table) -> paddock.Referee | None:
    """The referee of a table where chance is told; None for all others."""
    if not table.settings.told:
        return None
    game, settings = paddock.game(table.setup.game), table.settings
    return paddock.Referee(game, table.setup, table.seed, open_hands=settings.open_hands)


def tell(referee: paddock.Referee, entry: Entry) -> paddock.Corrected | None:
    """Tell the referee what an entry says; what became of later answers, if it changes earlier ones."""
    if entry.kind == "hold":
        return referee.hold(entry.seat, entry.code)
    if entry.kind == "correct":
        number, _, code = entry.code.partition(" ")
        if code:
            return referee.correct(int(number), code)
        referee.back_to(int(number))
        return paddock.Corrected(0)
    if entry.kind == "tell":
        referee.tell(entry.code)
    else:
        referee.choose(entry.seat, entry.code)
    return None


def seat_asked(referee: paddock.Referee) -> int:
    """The seat whose question it is; the first, where the whole table is asked what came."""
    return referee.match.to_move[0] if referee.match.to_move else 0


def told_scene(referee: paddock.Referee, lang: str, is_keeper: bool) -> Scene:
    """The table as all see it, with the question to it; the answers only for the device that keeps the book."""
    match = referee.match
    scene, question = match.scene(None, lang, log=0), referee.question
    if question is None:
        return scene
    asked = question.ask(lang, match.names)
    if question.seat is not None:
        asked = f"{match.names[question.seat]}: {asked}"
    rule = "" if question.seat is None else match.decision(question.seat).rule
    picks = _picks(referee, question, scene, lang) if is_keeper else ()
    return replace(scene, prompt=asked, rule=rule if is_keeper else "", options=picks)


def _picks(referee: paddock.Referee, question: paddock.Question, scene: Scene, lang: str) -> tuple[Pick, ...]:
    names = referee.match.names
    if question.seat is None:
        return tuple(Pick(each.code, each.label(lang, names)) for each in question.answers)
    stage, decision = Stage(referee.match, question.seat, lang), referee.match.decision(question.seat)
    board = referee.match.board(lang) if scene.board else None
    there = {piece.id for piece in scene.all_pieces()} | {place.id for place in (board.places if board else ())}
    picks = [stage.pick(decision, option) for option in referee.options(question.seat)]
    shown = [pick if there.issuperset(pick.targets) else replace(pick, targets=()) for pick in picks]
    return (*shown, *(Pick(each.code, each.label(lang, names)) for each in question.cards))


class BookLine(Plain):
    """An answer of the book in words: what was asked, and who answered what."""

    seat: int | None
    """None for what chance brought."""
    asked: str
    text: str


def book_lines(referee: paddock.Referee, lang: str) -> list[BookLine]:
    """The book in words."""
    names = referee.match.names
    found = []
    for line, spoken in zip(referee.told, referee.spoken(), strict=True):
        who = "" if line.seat < 0 else f"{names[line.seat]}: "
        asked, answer = (paddock.render(text, lang, names) for text in (spoken.asked, spoken.answer))
        found.append(BookLine(None if line.seat < 0 else line.seat, asked, who + answer))
    return found
