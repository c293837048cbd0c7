"""The plans of a table's seats: armed, carried out by the service, ended, revoked. Every step is an entry.

Entries have an order that all processes share. So a plan that was revoked never acts, and none acts twice.
"""

from typing import Any, Literal

import msgspec

import paddock
from paddock.core import Plain
from paddock.plans import Ending, Plan
from paddock.server.errors import RequestError
from paddock.server.store.rows import Entry, User
from paddock.server.tables.live import LiveTable
from paddock.server.tables.standing import PlanState, arm_code, end_code

MOST_ARMED = 500
"""How often plans may be armed at a table."""


class PlanView(Plain):
    """The plan of a seat, as its owner sees it."""

    seat: int
    state: Literal["none", "armed", "ended"] = "none"
    plan: dict[str, Any] | None = None
    """As it was armed; `PlanBody` describes it."""
    acted: int = 0
    ended: str = ""
    """Why it is over."""


async def plan_view(live: LiveTable, seat: int, user: User, lang: str) -> PlanView:
    """The plan of a user's seat."""
    state = live.race.standing.plans.get(seat)
    if state is None:
        return PlanView(seat)
    plan = await live.background.run(live.store.plans.get, state.id, user.id)
    if plan is None:
        return PlanView(seat)
    word: Literal["armed", "ended"] = "armed" if state.ended is None else "ended"
    return PlanView(seat, word, msgspec.to_builtins(plan), state.acted, ended_label(live, seat, lang))


def ended_label(live: LiveTable, seat: int, lang: str) -> str:
    """Why a seat's plan is over; empty if it is armed, or there is none."""
    state = live.race.standing.plans.get(seat)
    if state is None or state.ended is None:
        return ""
    return state.ended.label(paddock.game(live.table.setup.game), lang)


async def arm(live: LiveTable, seat: int, user: User, plan: Plan) -> None:
    """Arm a plan, in place of the seat's earlier one."""
    if live.race.match.over:
        raise RequestError("race-over")
    if sum(entry.kind == "plan" for entry in live.entries) >= MOST_ARMED:
        raise RequestError("too-many-plans")
    id = await live.background.run(live.store.plans.add, live.id, seat, user.id, plan)  # noqa: A001
    await live.append(lambda: live.entry("plan", seat, arm_code(id, _round(live))))
    live.left_by_plan.pop(seat, None)


def _round(live: LiveTable) -> int:
    match = live.race.match
    return match.game.round(match.race)


async def revoke(live: LiveTable, seat: int) -> None:
    """Revoke a plan; what it has chosen stays."""
    await live.append(lambda: _change(live, seat, "revoke", live.race.standing.plans.get(seat)))


async def end(live: LiveTable, seat: int, state: PlanState, ending: Ending) -> None:
    """End a plan that no longer fits, unless it was revoked or replaced."""
    await live.append(lambda: _change(live, seat, end_code(ending), _same(live, seat, state)))


def _same(live: LiveTable, seat: int, state: PlanState) -> PlanState | None:
    armed = live.race.standing.armed(seat)
    return armed if armed is not None and armed.id == state.id else None


def _change(live: LiveTable, seat: int, code: str, state: PlanState | None) -> Entry | int:
    return live.race.number if state is None else live.entry("plan", seat, code)
