"""A race at one keyboard: who drives, what each may see, and what is saved."""

from paddock.cli.table.plan import Entrant, Plan, default_entrants, default_name, read_entrants
from paddock.cli.table.table import Table

__all__ = ["Entrant", "Plan", "Table", "default_entrants", "default_name", "read_entrants"]
