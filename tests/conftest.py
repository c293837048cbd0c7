"""What all tests share."""

import paddock
from derby import GAME as DERBY

# The example game is one more game for every test that runs over all of them.
paddock.register(DERBY)
