"""Draws a scene, the same that the browser draws, as styled text."""

from paddock.cli.picture.areas import draw_areas
from paddock.cli.picture.boards import draw_board, draw_map
from paddock.cli.picture.log import collapse_repeats
from paddock.cli.picture.pieces import Pointers
from paddock.cli.picture.players import draw_players, draw_standings

__all__ = ["Pointers", "collapse_repeats", "draw_areas", "draw_board", "draw_map", "draw_players", "draw_standings"]
