"""Rows are read by several threads from the first moment on."""

import subprocess
import sys

FIRST_READS = """
import os, sys, threading
from paddock.server.store.tables import COLUMNS, read_table

row = dict.fromkeys(("id", "host", "seed", "start", "came_from", "rematch"), "")
row |= {"revision": 1, "created": 0.0, "changed": 0.0, "access": "link", "status": "running"}
row |= {"setup": '{"game":"x","seats":2,"circuit":"","switches":{"laps":2},"names":["Ann","Bob"]}'}
row |= {"settings": '{"clock":{"kind":"bank","seconds":5.0,"bank":60.0}}'}

row = [row[name] for name in COLUMNS]

def read_at_once():
    sys.setswitchinterval(1e-6)
    ready = threading.Barrier(6)
    threads = [threading.Thread(target=lambda: (ready.wait(), read_table(row))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

for _ in range(60):
    child = os.fork()
    if child == 0:
        read_at_once()
        os._exit(0)
    _, ended = os.waitpid(child, 0)
    if ended:
        sys.exit(f"a process that read its first tables in several threads ended with {ended}")
"""


def test_the_first_tables_are_read_in_several_threads() -> None:
    """msgspec inspects a record type once; two threads that do so at the same time would crash the process."""
    done = subprocess.run([sys.executable, "-c", FIRST_READS], capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, done.stderr)
