"""Tables of text on standard output."""


def print_table(head: list[str], rows: list[list[str]]) -> None:
    """Print columns: the first aligned left, the others right."""
    widths = [max(len(row[index]) for row in [head, *rows]) for index in range(len(head))]
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [cell.ljust(widths[0]) if index == 0 else cell.rjust(widths[index]) for index, cell in enumerate(row)]
        print("  ".join(cells).rstrip())
