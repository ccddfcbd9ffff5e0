"""Pictures with people."""

import boats
import people
from kit import *
from land import height
from shot import day, shot
from sky import camera


@shot('sandbank-walk', low=True, mirror=0.26)
def _():
    """Two travellers walk along a sandbank; the boat that brought them waits."""
    for x, y, kind in ((158.4, 118.0, 0), (159.1, 116.9, 1)):
        z = float(height(x, y))
        if kind:
            people.walker(x, y, z, math.radians(-108), 'sheet', 'deepsea', step=0.22)
        else:
            people.walker(x, y, z, math.radians(-112), 'clay', 'clay', True, True, -0.20, 'fair', 'fairhair')
    boats.dhoni(196, 134, 2.7)
    camera((151.2, 121.6, float(height(151.2, 121.6)) + 1.62), (160.2, 118.3, 1.75), 30)
    return day(150, 44, 0.05)
