"""Why something on the table cannot be chosen now, asked by what was touched.

A browser knows things, not codes. Options show how codes are made of things: where touching `ship-a` means
`take-ship-a`, touching `ship-b` would have meant `take-ship-b`, and the race can say why that is no option.
"""

import paddock


def why_not(match: paddock.Match, seat: int, target: str) -> paddock.Refusal | None:
    """The best reason that the race gives; None where the thing can be chosen."""
    if seat not in match.to_move:
        return match.why_not(seat, target)
    decision = match.decision(seat)
    if any(target in option.targets for option in decision.options):
        return None
    general = match.why_not(seat, target)
    for code in dict.fromkeys(_codes(decision, target)):
        refusal = match.why_not(seat, code)
        if refusal is not None and general is not None and refusal.reason.key != general.reason.key:
            return refusal
    reason = paddock.Text("paddock.server", "not-now")
    return paddock.Refusal(reason, decision.rule)


def _codes(decision: paddock.Decision, target: str) -> list[str]:
    return [
        option.code.replace(own, target) for option in decision.options for own in option.targets if own in option.code
    ]
