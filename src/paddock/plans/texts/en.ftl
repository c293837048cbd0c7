ended-not-offered = At “{ $question }” none of the options you named was offered.
ended-too-risky = At “{ $question }” the risk of going out was { $count } %, more than you allow.
ended-gauge = At “{ $question }” { $gauge } might have come to { $count }, beyond your limit.
ended-passed = { $count ->
    [1] You no longer lead the race.
   *[other] You have fallen behind place { $count }.
}
ended-rounds = { $count ->
    [one] The round is over.
   *[other] The { $count } rounds are over.
}
ended-done = It has made { $count ->
    [one] its choice.
   *[other] all { $count } choices.
}
ended-taken-back = A choice was taken back.
ended-failed = It could not be worked out in time.
plan-empty = a plan needs at least one question with its answer
plan-both = { $question }: name options, or what makes one the best, and not both
plan-gauge = { $question }: 'most' and 'least' need a gauge, 'safe' and 'far' have none
