plan = Plan ahead
plan-about = Answer questions before they come, in rules: the dice do not spoil those. The plan is tried out on imagined races before it is armed. It knows what you know, no more, and nobody else sees it.
plan-loading = Looking at what you may be asked…
plan-none = Nothing will be asked of you soon.
plan-when = When you are asked
plan-choose = choose
plan-by-name = one of these options, the first you touch first
plan-by-best = the best option:
plan-aim-safe = least risk of going out
plan-aim-far = farthest
plan-aim-most = most { $gauge } left
plan-aim-least = least { $gauge } left
plan-limits = as long as
plan-no-risk-limit = any risk
plan-risk = the risk of going out is at most { $count } %
plan-no-gauge = no limit
plan-gauge-least = { $gauge } stays at least
plan-gauge-most = { $gauge } stays at most
plan-value = Value
plan-add = Add to the plan
plan-remove = Remove
plan-yours = Your plan
plan-empty = Add at least one answer.
plan-words = “{ $question }”: { $choice }
plan-else = , otherwise{" "}
plan-words-risk = risk at most { $count } %
plan-words-least = { $gauge } at least { $count }
plan-words-most = { $gauge } at most { $count }
plan-lasts = It holds
plan-round = for this round
plan-rounds = for { $count } rounds
plan-until-revoked = until I revoke it
plan-times = It chooses
plan-any-times = as often as it fits
plan-times-count = { $count ->
    [one] once
   *[other] { $count } times at most
}
plan-place = It ends if I fall behind place { $place }
plan-try = Try it out
plan-trying = Trying it out…
plan-tried = In { $tries } tries over { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} it would have acted in { $acted }, { $choices } times in all.
plan-like = Like this:
plan-times-in = { $count }×
plan-ends = It would have ended:
plan-left = { $count ->
    [one] One question it would have left to you: the options were alike to it.
   *[other] { $count } questions it would have left to you: the options were alike to it.
}
plan-arm = Arm it
plan-change = Change it
plan-revoke = Revoke it
plan-dismiss = All right
plan-armed = Your plan is armed.
plan-acted = { $count ->
    [0] It has not acted yet.
    [one] It has acted once.
   *[other] It has acted { $count } times.
}
plan-ended = Your plan has ended.
plan-show = Show
pause-ask = Ask for a pause of the table
pause-waiting = You have asked for a pause. All others must agree.
pause-asks = { $name } asks for a pause of the table: all clocks would stand still.
pause-on = The table is paused. Nobody is called, and all clocks stand still.
pause-end = End the pause
