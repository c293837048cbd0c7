"""A scene drawn with the signs of a terminal: the same scene that everything else draws."""

from paddock.cli.picture.areas import draw_areas
from paddock.cli.picture.boards import draw_board, draw_map
from paddock.cli.picture.log import counted
from paddock.cli.picture.pieces import Pointers
from paddock.cli.picture.players import draw_players, draw_standings

__all__ = ["Pointers", "counted", "draw_areas", "draw_board", "draw_map", "draw_players", "draw_standings"]
