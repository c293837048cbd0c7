"""Endpoints for plans: what may be asked, a plan tried out, armed and revoked."""

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta

from paddock import PaddockError
from paddock.core import Plain
from paddock.plans import AheadQuestion, Plan, Trial, check_plan, place_of
from paddock.server.api import Body, Call, Query, SeatNumber, endpoint
from paddock.server.errors import RequestError
from paddock.server.tables import planning
from paddock.server.tables.live import LiveTable
from paddock.server.tables.planning import PlanView, plan_view

TRIED_SECONDS = 24 * 3600.0
"""How long a plan that was tried out may be armed."""


class PlanQuery(Query, kw_only=True):
    seat: SeatNumber


class PlanSeatBody(Body):
    """One of the current user's seats."""

    seat: SeatNumber


class PlanBody(Body):
    """A plan for one of the current user's seats."""

    seat: SeatNumber
    plan: Plan


class ArmBody(PlanBody):
    """A plan that was tried out, with the proof of it."""

    tried: Annotated[str, Meta(max_length=2000)]


class AheadView(Plain):
    """What a seat may be asked soon, from imagined races."""

    seat: int
    place: int
    """The present place of the seat; 0 if there are no standings."""
    questions: tuple[AheadQuestion, ...]


class TrialView(Plain):
    """What a plan would have done in imagined races."""

    trial: Trial
    tried: str
    """To be sent with the plan to arm it."""


async def _own(call: Call, table: str, seat: int) -> LiveTable:
    """The table of a running race in which a seat is the current user's; 403 if it is not, 409 if the race is over."""
    live = await call.service.tables.get(table)
    if seat not in live.seats_of(call.current_user()):
        raise RequestError("not-your-seat", 403)
    if live.race.match.over:
        raise RequestError("race-over")
    return live


def _digest(plan: Plan) -> str:
    return hashlib.sha256(msgspec.json.encode(plan)).hexdigest()


def _check(plan: Plan) -> None:
    try:
        check_plan(plan)
    except PaddockError as error:
        raise RequestError("bad-plan", 422, why=str(error)) from None


@endpoint("GET", "/api/tables/{table}/plan", query=PlanQuery, reply=PlanView)
async def show_plan(call: Call, table: str) -> PlanView:
    """The plan of one of the current user's seats."""
    assert isinstance(call.query, PlanQuery)
    live = await _own(call, table, call.query.seat)
    return await plan_view(live, call.query.seat, call.current_user(), call.lang)


@endpoint("POST", "/api/tables/{table}/plan/questions", body=PlanSeatBody, reply=AheadView)
async def foresee_questions(call: Call, table: str, body: PlanSeatBody) -> AheadView:
    """The kinds of questions that a seat may be asked in the next rounds, with their options."""
    live, user = await _own(call, table, body.seat), call.current_user()
    match = live.race.match
    found = await call.service.driver.bots.foresee(match, body.seat, call.lang, owner=user.id)
    return AheadView(body.seat, place_of(match, body.seat), found)


@endpoint("POST", "/api/tables/{table}/plan/try", body=PlanBody, reply=TrialView)
async def try_plan(call: Call, table: str, body: PlanBody) -> TrialView:
    """Try a plan out on imagined races: how often it would have acted, and like what."""
    _check(body.plan)
    live, user = await _own(call, table, body.seat), call.current_user()
    trial = await call.service.driver.bots.try_out(live.race.match, body.seat, body.plan, call.lang, owner=user.id)
    fields = (table, body.seat, user.id, _digest(body.plan))
    return TrialView(trial, call.service.office.links.sign("plan", *fields, seconds=TRIED_SECONDS))


@endpoint("POST", "/api/tables/{table}/plan/arm", body=ArmBody, reply=PlanView)
async def arm_plan(call: Call, table: str, body: ArmBody) -> PlanView:
    """Arm a plan that was tried out, in place of the seat's earlier one."""
    _check(body.plan)
    live, user = await _own(call, table, body.seat), call.current_user()
    if call.service.office.links.read("plan", body.tried) != [table, body.seat, user.id, _digest(body.plan)]:
        raise RequestError("plan-not-tried")
    await planning.arm(live, body.seat, user, body.plan)
    return await plan_view(live, body.seat, user, call.lang)


@endpoint("POST", "/api/tables/{table}/plan/revoke", body=PlanSeatBody, reply=PlanView)
async def revoke_plan(call: Call, table: str, body: PlanSeatBody) -> PlanView:
    """Revoke a plan; what it has chosen stays."""
    live = await _own(call, table, body.seat)
    await planning.revoke(live, body.seat)
    return await plan_view(live, body.seat, call.current_user(), call.lang)
