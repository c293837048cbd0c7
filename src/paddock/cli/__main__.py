"""`python -m paddock.cli` is the `paddock` command."""

import sys

from paddock.cli import main

sys.exit(main())
