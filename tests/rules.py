"""The mark that says which rules a test proves: `@rule("CR-PICK-03")`."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """A test under this mark would fail without these rules."""
    return pytest.mark.rule(*ids)
