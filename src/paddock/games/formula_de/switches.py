"""What the organiser may decide before an event, with the usual values and presets."""

from paddock.core import Preset, Switch, number, on_off, one_of
from paddock.games.formula_de.tables import BOUGHT, COMPONENTS, COMPOUNDS, LIMITS, SUDDEN_DEATH, TRICKS, WEATHER

MOST_LAPS = 99
MOST_POINTS = 99


def _limits() -> list[Switch]:
    """The least and most points of each component are advice that the organiser may change (FD-SETUP-08)."""
    found = []
    for component in range(BOUGHT):
        code, (least, most) = COMPONENTS[component], LIMITS[component]
        found.append(number(f"least-{code}", least, 0, MOST_POINTS, rule="FD-SETUP-08"))
        found.append(number(f"most-{code}", most, 0, MOST_POINTS, rule="FD-SETUP-08"))
    return found


SWITCHES: tuple[Switch, ...] = (
    # The race
    number("laps", 3, 1, MOST_LAPS, rule="FD-END-01"),
    one_of("teams", "solo", "pairs", "two-cars", rule="FD-PIT-03"),
    one_of("grid", "random", "seats", "reverse", rule="FD-START-02"),
    one_of("turn-order", "round", "live", rule="FD-ORDER-04"),
    one_of("start", "standing", "rolling", rule="FD-START-03"),
    number("rolling-gear", 4, 1, 6, rule="FD-START-19"),
    on_off("start-collisions", True, rule="FD-COLL-17"),
    on_off("sudden-death", rule="FD-END-06"),
    number("sudden-death-round", 0, 0, 999, rule="FD-END-19"),
    number("sudden-death-minutes", 0, 0, 999, rule="FD-END-22"),
    one_of("sudden-death-table", *SUDDEN_DEATH, rule="FD-END-08"),
    # The sheets
    number("points", 20, 6, MOST_POINTS, rule="FD-SETUP-03"),
    on_off("spend-all", rule="FD-SETUP-16"),
    one_of("sheets", "hidden-until-start", "open", "hidden", rule="FD-SETUP-02"),
    *_limits(),
    # Weather and tyres
    one_of("weather", "roll", "fair", "rain", "variable-dry", "variable-wet", rule="FD-WX-01"),
    one_of("weather-table", "track", *WEATHER, rule="FD-WX-02"),
    one_of("weather-rolls", "single", "each-trigger", rule="FD-WX-11"),
    *[on_off(f"tyres-{tyre}", tyre not in ("soft", "wet"), rule="FD-TYRE-04") for tyre in COMPOUNDS],
    number("soft-mark", 0, 0, 100, rule="FD-TYRE-17"),
    one_of("soft-use", "partial", "whole", "split", rule="FD-TYRE-19"),
    one_of("tyre-choice", "simultaneous", "grid-order", rule="FD-TYRE-02"),
    one_of("tyre-table", "league", "gentle", "harsh", rule="FD-TYRE-31"),
    # The track
    on_off("kerbs", True, rule="FD-KERB-01"),
    on_off("walls", True, rule="FD-WALL-01"),
    number("lane-shift", 2, 1, 3, rule="FD-STRAIGHT-03"),
    on_off("oval-slipstream", rule="FD-OVALSLIP-01"),
    on_off("drs", rule="FD-DRS-01"),
    one_of("drs-zones", "track", "first", "second", rule="FD-DRS-02"),
    on_off("force-block", rule="FD-FORCE-01"),
    # Injuries, yellow flags and the night
    on_off("injuries", rule="FD-INJ-01"),
    one_of("motivated", "choice", "driver-point", "reroll", "grid", rule="FD-INJ-08"),
    number("free-points", 0, 0, 1023, rule="FD-INJ-10"),
    number("free-rerolls", 0, 0, 1023, rule="FD-INJ-10"),
    number("grid-advances", 0, 0, 1023, rule="FD-INJ-10"),
    on_off("yellow-flags", rule="FD-YELLOW-01"),
    on_off("night", rule="FD-NIGHT-01"),
    one_of("night-by", "laps", "rounds", rule="FD-NIGHT-01"),
    number("night-from", 1, 1, 999, rule="FD-NIGHT-01"),
    number("night-to", 999, 1, 999, rule="FD-NIGHT-01"),
    # Components beyond the six
    on_off("crew", True, rule="FD-BOX-06"),
    on_off("boost", rule="FD-BOOST-01"),
    on_off("aero", rule="FD-AERO-01"),
    on_off("ers", rule="FD-ERS-01"),
    number("ers-die", 3, 2, 3, rule="FD-ERS-04"),
    number("ers-points", 3, 1, 9, rule="FD-ERS-03"),
    on_off("ers-first-crossing", rule="FD-ERS-08"),
    on_off("push-to-pass", rule="FD-PTP-01"),
    number("push-points", 0, 0, MOST_POINTS, rule="FD-PTP-02"),
    on_off("fuel", rule="FD-FUEL-01"),
    number("fuel-points", 0, 0, MOST_POINTS, rule="FD-FUEL-02"),
    number("fuel-per-lap", 2, 0, 9, rule="FD-FUEL-04"),
    number("fuel-fast", 2, 0, 99, rule="FD-FUEL-16"),
    number("fuel-long", 4, 0, 99, rule="FD-FUEL-17"),
    number("fuel-gear", 4, 1, 6, rule="FD-FUEL-13"),
    on_off("driver", rule="FD-DRIVER-01"),
    one_of("driver-limit", "round", "turn", rule="FD-DRIVER-02"),
    on_off("tricks", rule="FD-TRICK-01"),
    *[on_off(f"trick-{trick}", True, rule="FD-TRICK-02") for trick in TRICKS[1:]],
    on_off("trick-twins", rule="FD-TRICK-03"),
    on_off("trick-once", rule="FD-TRICK-05"),
    one_of("smoke-range", "at-most-3", "at-least-3", rule="FD-TRICK-09"),
    # The pits
    on_off("pit", True, rule="FD-PIT-01"),
    one_of("boxes", "by-team", "random", "by-grid", rule="FD-PIT-03"),
    number("pit-gear", 4, 1, 6, rule="FD-PIT-12"),
)

PRESETS: tuple[Preset, ...] = (
    Preset("first-lap", {"laps": 1, "weather": "fair", "pit": False}),
    Preset("classic", {"laps": 2}),
    Preset("league-night", {"laps": 3, "tyres-soft": True, "tyres-wet": True, "driver": True, "injuries": True}),
    Preset(
        "modern-f1",
        {"laps": 3, "tyres-soft": True, "tyres-wet": True, "drs": True, "ers": True, "aero": True, "driver": True},
        "monza",
    ),
    Preset(
        "oval",
        {
            "laps": 4,
            "start": "rolling",
            "oval-slipstream": True,
            "yellow-flags": True,
            "push-to-pass": True,
            "fuel": True,
            "lane-shift": 3,
        },
        "indianapolis",
    ),
    Preset(
        "endurance-by-night",
        {
            "laps": 5,
            "night": True,
            "night-from": 3,
            "fuel": True,
            "injuries": True,
            "sudden-death": True,
            "sudden-death-round": 60,
            "points": 26,
        },
        "spa",
    ),
    Preset("dirty-race", {"laps": 2, "tricks": True, "boost": True, "force-block": True, "driver": True, "points": 24}),
)
