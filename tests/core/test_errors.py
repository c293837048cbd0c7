"""Errors: what they say, and how they travel."""

import pickle

import pytest

import paddock
from paddock.core.errors import Complaint


@pytest.mark.parametrize("lang", ["en", "it"])
def test_an_error_of_a_worker_process_arrives_whole(lang: str) -> None:
    with pytest.raises(paddock.PaddockError) as caught:
        paddock.game("chess")
    sent = pickle.loads(pickle.dumps(caught.value))
    assert (str(sent), sent.label(lang)) == (str(caught.value), caught.value.label(lang))  # type: ignore[attr-defined]


def test_so_does_every_complaint() -> None:
    sent = pickle.loads(pickle.dumps(paddock.BadData([Complaint("a.circuit", 3, "short"), Complaint("b", 0, "long")])))
    assert "a.circuit:3: short\nb: long" == str(sent)
