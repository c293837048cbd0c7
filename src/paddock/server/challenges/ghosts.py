"""The runs to race against: the best so far, and the Champion's."""

import msgspec

from paddock.server.challenges.tracks import Ghost, Run
from paddock.server.store.challenges import ChallengeStore

# Made at import, before there are threads: two threads that inspect a record type at once would crash the process.
read_run = msgspec.json.Decoder(Run).decode


def stored_ghosts(store: ChallengeStore, id: str) -> tuple[Ghost, ...]:  # noqa: A002
    """The ghosts of a challenge, as far as there are any."""
    challenge, results = store.get(id), store.results(id)
    found = [Ghost("best", results[0].name, read_run(results[0].track))] if results else []
    if challenge is not None and challenge.champion:
        found.append(Ghost("champion", "", read_run(challenge.champion)))
    return tuple(found)
