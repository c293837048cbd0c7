"""Tests see our circuits only: whatever the user keeps in their own folder stays out."""

import os
import tempfile

os.environ["PADDOCK_DATA"] = tempfile.mkdtemp(prefix="paddock-tests-")
