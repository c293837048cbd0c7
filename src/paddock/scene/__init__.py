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

__all__ = ["Area", "Board", "Gauge", "Mark", "Pick", "Piece", "Place", "Player", "Scene", "Shape", "Stage", "Standing"]
