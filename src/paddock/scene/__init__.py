"""What a viewer sees, as data and as drawings."""

from paddock.scene.frame import Stage
from paddock.scene.model import (
    Area,
    Board,
    Gauge,
    Mark,
    Pick,
    Piece,
    Place,
    Player,
    Scene,
    Shape,
    Standing,
)
from paddock.scene.naming import in_words, option_labels

__all__ = [
    "Area",
    "Board",
    "Gauge",
    "Mark",
    "Pick",
    "Piece",
    "Place",
    "Player",
    "Scene",
    "Shape",
    "Stage",
    "Standing",
    "in_words",
    "option_labels",
]
