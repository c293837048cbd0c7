"""What the stewards may do: the window of a protest, who judges it, and when the votes suffice."""

from collections.abc import Collection, Iterable, Mapping

from paddock.league.book import wrong
from paddock.league.folding import Protest, SeasonBook
from paddock.league.season import Penalty

MOST_PLACES = 20
MOST_POINTS = 1000
MOST_SECONDS = 3600


def check_protest(book: SeasonBook, race: int, driver: str, against: Collection[str], at: float) -> None:
    """An error if a driver may not protest now about others in a race."""
    if not 1 <= race < book.next:
        raise wrong("no-result", number=race)
    outcome = book.outcomes[race - 1]
    for name in (driver, *against):
        if outcome.placed(name) is None:
            raise wrong("not-there", name=name)
    if driver in against:
        raise wrong("against-oneself")
    if at > book.protests_until(race):
        raise wrong("protest-late", hours=book.season.protest_hours)


def is_in_it(book: SeasonBook, case: Protest, drivers: Iterable[str]) -> bool:
    """Whether a user who drives for these entries was in the race, or belongs to a team that the case is about."""
    outcome = book.outcomes[case.race - 1]
    teams = {book.drivers[name].team for name in case.involved if name in book.drivers} - {""}
    own = [name for name in drivers if name in book.drivers]
    return any(outcome.placed(name) is not None or book.drivers[name].team in teams for name in own)


def panel(
    book: SeasonBook, case: Protest, stewards: Iterable[str], organisers: Iterable[str], entries: Mapping[str, str]
) -> tuple[str, ...]:
    """The users who judge a case: stewards who were not in it, or else organisers who were not.

    An appeal is judged by those of them who did not vote before, if there are any. `entries` are the users by driver.
    """
    own: dict[str, list[str]] = {}
    for driver, user in entries.items():
        own.setdefault(user, []).append(driver)

    def free(users: Iterable[str]) -> list[str]:
        return [user for user in users if not is_in_it(book, case, own.get(user, ())) and user != case.actor]

    stewards, organisers = free(stewards), free(organisers)
    if not case.appealed:
        return tuple(stewards or organisers)
    judged = {vote.actor for each in case.decisions for vote in each.votes}
    fresh = [user for user in dict.fromkeys((*stewards, *organisers)) if user not in judged]
    return tuple(fresh or stewards or organisers)


def check_penalties(book: SeasonBook, case: Protest, penalties: Iterable[Penalty]) -> None:
    """An error if a penalty is none that this race can bear."""
    outcome = book.outcomes[case.race - 1]
    most = {"points": MOST_POINTS, "places": MOST_PLACES, "time": MOST_SECONDS, "exclusion": 0}
    for each in penalties:
        placed = outcome.placed(each.driver)
        if placed is None or each.driver not in case.involved:
            raise wrong("not-involved", name=each.driver)
        if each.kind != "exclusion" and not 0 < each.amount <= most[each.kind]:
            raise wrong("bad-penalty", most=most[each.kind])
        if each.kind != "time" and each.amount != int(each.amount):
            raise wrong("bad-penalty", most=most[each.kind])
        if each.kind == "time" and not placed.time:
            raise wrong("no-times", name=each.driver)


def check_decision(case: Protest, judges: Collection[str], upheld: bool, penalties: Collection[Penalty]) -> None:
    """An error if the votes do not carry a decision: more than half of the panel vote, and most of them for it."""
    votes = [vote for vote in case.votes if vote.actor in judges]
    needed = len(judges) // 2 + 1
    if len(votes) < needed:
        raise wrong("no-quorum", needed=needed, given=len(votes))
    in_favour = sum(vote.upheld for vote in votes)
    if upheld != (in_favour * 2 > len(votes)):
        raise wrong("against-vote", upheld=in_favour, dismissed=len(votes) - in_favour)
    if penalties and not upheld:
        raise wrong("no-penalty")
