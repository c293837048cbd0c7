"""Reviews of finished races: what each seat's decisions gave away, found in a process of its own, in the background."""

from collections import OrderedDict

import paddock
from paddock.core import Plain
from paddock.puzzles import Blunder, Moment
from paddock.server.background import Background
from paddock.server.bots.pool import BotPool
from paddock.server.bots.worker import MomentsQuestion, ReviewQuestion
from paddock.server.errors import RequestError

LIMIT_SECONDS = 60.0
"""After how long a worker that does not answer is given up."""
MOMENT_SECONDS = 4.0
"""How long a decision is looked at."""
MOST_REVIEWS = 200
"""How many reviews are kept in memory."""
MOST_WAITING = 20


class Review:
    """The review of one seat's race, as far as it has come."""

    def __init__(self) -> None:
        self.moments: list[Moment] | None = None
        """The decisions to look at; None until they are found."""
        self.looked = 0
        self.blunders: list[Blunder] = []
        self.failed = False

    @property
    def is_done(self) -> bool:
        return self.failed or (self.moments is not None and self.looked == len(self.moments))


class ReviewView(Plain):
    """How far a review has come, and the moments of the race that became puzzles."""

    done: bool
    looked: int
    of: int
    moments: tuple[int, ...]


class Reviews:
    """The reviews of this process; the worker is started at the first."""

    def __init__(self, background: Background) -> None:
        self.background = background
        self.pool = BotPool(1, LIMIT_SECONDS)
        self.known: OrderedDict[tuple[str, int], Review] = OrderedDict()

    def review(self, race: str, seat: int, record: paddock.Record) -> Review:
        """The review of a seat's race; begun if there is none. 503 if too many are waiting."""
        key = race, seat
        found = self.known.get(key)
        if found is None or found.failed:
            if sum(not each.is_done for each in self.known.values()) >= MOST_WAITING:
                raise RequestError("busy", 503)
            found = self.known[key] = Review()
            self.background.spawn(self._work(found, seat, record))
        self.known.move_to_end(key)
        if len(self.known) > MOST_REVIEWS:
            self.known.popitem(last=False)
        return found

    async def _work(self, review: Review, seat: int, record: paddock.Record) -> None:
        game, text = paddock.address(record.game), str(record)
        try:
            moments = await self.pool.answer(MomentsQuestion(game, record.sheets, text, seat), list[Moment])
            review.moments = moments
            for moment in moments:
                asked = ReviewQuestion(game, record.sheets, text, seat, moment, MOMENT_SECONDS)
                review.blunders += await self.pool.answer(asked, list[Blunder])
                review.looked += 1
        except RequestError:
            review.failed = True  # the reason is in the log; the next request begins again

    async def close(self) -> None:
        await self.pool.close()


def review_view(review: Review) -> ReviewView:
    """A review as browsers see it."""
    moments = tuple(sorted(each.number for each in review.blunders))
    return ReviewView(review.is_done, review.looked, len(review.moments or ()), moments)
