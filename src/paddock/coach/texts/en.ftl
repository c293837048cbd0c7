only-choice = there is nothing else to choose
as-good = about as good
better-but-worse = { $better }, but { $worse }
and = { $first } and { $second }
no-risk = no risk of going out
