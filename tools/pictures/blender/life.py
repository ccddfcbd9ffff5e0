"""Pictures with people."""

import boats
import people
from kit import *
from land import height
from shot import day, shot
from sky import camera


@shot('sandbank-walk', low=True, mirror=0.26)
def _():
    """Two travellers, small and far, on a sandbank; the boat that brought them waits."""
    for x, y, kind in ((169.6, 115.8, 0), (170.1, 114.7, 1)):
        z = float(height(x, y))
        if kind:
            people.walker(x, y, z, math.radians(-108), 'sheet', 'deepsea', step=0.22)
        else:
            people.walker(x, y, z, math.radians(-112), 'clay', 'clay', True, True, -0.20, 'fair', 'fairhair')
    boats.dhoni(215, 119, 2.7)
    camera((151.2, 121.6, float(height(151.2, 121.6)) + 1.62), (172.0, 115.4, 2.1), 34)
    return day(150, 44, 0.05)
