only-choice = non c'è altro da scegliere
as-good = vale quasi lo stesso
better-but-worse = { $better }, ma { $worse }
and = { $first } e { $second }
no-risk = nessun rischio di uscire di gara
