"""The few signs of a book's text: paragraphs, lists and tables, as data that every view lays out in its own way."""

from collections.abc import Iterator

from paddock.core import Plain

ITEM, CELL = "- ", "|"


class Block(Plain):
    """A paragraph, a list or a table: one of the three is filled."""

    text: str = ""
    items: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    """The first row of a table has its headings."""


def blocks(text: str) -> tuple[Block, ...]:
    """A text in blocks: a blank line ends one; lines that begin with `- ` are items, with `|` rows of a table."""
    return tuple(_block(lines) for lines in _groups(text))


def _groups(text: str) -> Iterator[list[str]]:
    """Lines that belong together: up to a blank line, and all of one kind."""
    group: list[str] = []
    for line in text.strip().splitlines():
        starts = line.startswith((ITEM, CELL)) and group and not group[0].startswith(line[0])
        if group and (not line.strip() or starts):
            yield group
            group = []
        if line.strip():
            group.append(line.strip())
    if group:
        yield group


def _block(lines: list[str]) -> Block:
    if lines[0].startswith(CELL):
        return Block(rows=tuple(tuple(cell.strip() for cell in line.strip(CELL).split(CELL)) for line in lines))
    if lines[0].startswith(ITEM):
        return Block(items=tuple(_items(lines)))
    return Block(text=" ".join(lines))


def _items(lines: list[str]) -> list[str]:
    """The items of a list; a line without the sign goes on with the item before it."""
    items: list[str] = []
    for line in lines:
        if line.startswith(ITEM):
            items.append(line.removeprefix(ITEM))
        else:
            items[-1] += f" {line}"
    return items
