"""Every Blender picture: light, camera and what is added to the one world."""
from types import SimpleNamespace

import boats
import plants
import props
from kit import *
from land import height, shore
from sky import camera, sun, world
from villas import VILLAS, path

SHOTS = {}
DAY = [(0, (0.60, 0.80, 0.93)), (0.06, (0.42, 0.69, 0.92)), (0.25, (0.13, 0.40, 0.80)), (0.7, (0.035, 0.17, 0.52))]
SOFT = [(0, (1.0, 0.84, 0.66)), (0.06, (0.74, 0.83, 0.90)), (0.25, (0.22, 0.52, 0.86)), (0.7, (0.05, 0.24, 0.62))]
DUSK = [
    (0, (1.0, 0.27, 0.05)),
    (0.06, (0.85, 0.20, 0.09)),
    (0.18, (0.46, 0.13, 0.19)),
    (0.40, (0.13, 0.08, 0.25)),
    (0.85, (0.025, 0.04, 0.15)),
]
AFTER = [
    (0, (0.95, 0.38, 0.22)),
    (0.05, (0.72, 0.28, 0.28)),
    (0.16, (0.34, 0.20, 0.36)),
    (0.40, (0.10, 0.12, 0.30)),
    (0.85, (0.02, 0.04, 0.14)),
]
NIGHT = [
    (0, (0.05, 0.11, 0.17)),
    (0.05, (0.03, 0.07, 0.13)),
    (0.25, (0.010, 0.022, 0.06)),
    (0.8, (0.003, 0.007, 0.024)),
]


def shot(key, low=False, lit=False, mirror=0.40, steep=False, clear=(), bare=False):
    """low: camera near the water; lit: lamps on; mirror: the cap of the reflection; bare: no sky, for stars."""
    look = SimpleNamespace(
        red=1.5 if low else 1.05, scatter=0.34 if low else 0.20, mirror=mirror, ripple=0.35 if low else 0.55, lit=lit
    )

    def add(build):
        SHOTS[key] = SimpleNamespace(look=look, steep=steep, clear=clear, bare=bare, build=build)
        return build

    return add


def bearing(a, b):
    return math.degrees(math.atan2(b[0] - a[0], b[1] - a[1]))


def day(rot, elevation=50, exposure=0.1, cum=0.06, cloud=0.55):
    world(50, rot, 0.95, cloud=cloud, cstr=1.05, grad=DAY, cum=cum)
    sun(elevation, rot, 3.8, (1, 0.95, 0.87))
    return exposure


def morning(rot, elevation=17, exposure=0.1):
    world(elevation, rot, 0.80, cloud=0.53, cstr=1.0, grad=SOFT, glow=[(5, (0.22, 0.14, 0.05))], cum=0.05)
    sun(elevation, rot, 3.6, (1, 0.80, 0.58), 0.8)
    return exposure


def sunset(rot, elevation=3.4, disc=True, grad=DUSK, exposure=0.15, strength=0.85, lamp=1.3):
    glow = [(14, (0.45, 0.13, 0.01)), (160, (1.0, 0.36, 0.06))] + ([(12000, (16, 8, 2.4))] if disc else [])
    world(
        elevation - 0.8,
        rot,
        strength,
        cloud=0.47,
        ccol=(1.0, 0.36, 0.30),
        cstr=0.85,
        cscale=0.55,
        grad=grad,
        glow=glow,
        cum=0.02,
        cshade=(0.30, 0.20, 0.32),
        dim=True,
    )
    sun(elevation, rot, lamp, (1, 0.48, 0.2), 1.0)
    return exposure


def night(rot, exposure=0.55, moon=0.16):
    world(40, rot, 1.0, cloud=0.9, grad=NIGHT, dim=True)
    sun(38, rot, moon, (0.62, 0.78, 1.0))
    return exposure


@shot('villas-drone')
def _():
    camera((352, -80, 37), (182, 42, -6), 24)
    return day(150)


@shot('island-drone')
def _():
    camera((-152, -118, 52), (6, 4, -6), 23)
    boats.dhoni(-88, -82, 0.9)
    return day(190, 52)


@shot('jetty-noon', low=True, mirror=0.34)
def _():
    p, q = path(0.10), path(0.42)
    camera((p.x, p.y + 0.2, 3.7), (q.x, q.y, 2.9), 24)
    return day(215, 58, 0.05)


@shot('jetty-sunset', low=True, lit=True, mirror=0.62)
def _():
    p, q = path(0.135), path(0.42)
    camera((p.x, p.y + 0.25, 3.5), (q.x, q.y, 3.75), 26)
    return sunset(bearing(p, q) + 3.2)


@shot('jetty-night', low=True, lit=True, mirror=0.62, bare=True)
def _():
    p, q = path(0.135), path(0.42)
    for t in (0.14, 0.156, 0.172, 0.188, 0.21, 0.24, 0.28, 0.33):
        a = path(t)
        for s in (-1, 1):
            props.point(a.x, a.y + s * 1.25, 2.85, 14)
    camera((p.x, p.y + 0.25, 3.3), (q.x, q.y, 7.2), 20)
    return night(bearing(p, q) + 120)


@shot('villas-dusk', low=True, lit=True, mirror=0.62)
def _():
    a, b = (150, -44), (216, 20)
    camera((*a, 3.4), (*b, 6.0), 30)
    return sunset(bearing(a, b) + 16, 2.2, False, AFTER, 0.35, 0.8, 0.6)


@shot('villa-deck', low=True, mirror=0.34)
def _():
    place, turn = VILLAS[-2]

    def at(x, y, z):
        c, s = math.cos(turn), math.sin(turn)
        return place.x + x * c - y * s, place.y + x * s + y * c, z

    props.parasol(*at(0, 7.3, 1.75), 1.6)
    camera(at(-4.5, 5.6, 3.35), at(2.6, 9.5, 2.2), 21)
    look = at(0, 1, 0)
    return day(bearing(place, look) - 58, 54, 0.05)


@shot('beach-palms', low=True, mirror=0.22, steep=True)
def _():
    c0, n0 = shore(math.radians(-52))
    c1, n1 = shore(math.radians(-28))
    c2, n2 = shore(math.radians(-8))
    for i, back, turn, size in ((3, 7, -8, 1.3), (1, 10, 20, 1.1), (0, 12, -30, 1.0)):
        q = c1 - n1 * back
        plants.palm(i, q.x, q.y, math.atan2(n1.y, n1.x) + math.radians(turn), size)
    p, t = c0 + n0 * 2.5, c2 + n2 * 6
    camera((p.x, p.y, 2.9), (t.x, t.y, 3.3), 22)
    return day(205, 50, 0.05, 0.07, 0.52)


@shot('beach-morning', low=True, mirror=0.30, steep=True)
def _():
    c0, n0 = shore(math.radians(208))
    c1, n1 = shore(math.radians(240))
    for i, back, along, turn, size in ((3, 6, 2, 10, 1.2), (0, 9, 6, -20, 1.05), (1, 8, -5, 25, 1.1)):
        side = Vector((-n1.y, n1.x, 0))
        q = c1 - n1 * back + side * along
        plants.palm(i, q.x, q.y, math.atan2(n1.y, n1.x) + math.radians(turn), size)
    p, t = c0 + n0 * 1.5, c1 + n1 * 9
    camera((p.x, p.y, 2.5), (t.x, t.y, 3.4), 23)
    return morning(100, exposure=0.3)


@shot('beach-dusk', low=True, lit=True, mirror=0.62)
def _():
    c0, n0 = shore(math.radians(150))
    c1, n1 = shore(math.radians(172))
    for i, back, along, turn, size in ((3, 5, 0, 0, 1.25), (1, 6, 5, 15, 1.1), (0, 4, 10, -10, 1.05)):
        side = Vector((-n1.y, n1.x, 0))
        q = c1 - n1 * back + side * along
        plants.palm(i, q.x, q.y, math.atan2(n1.y, n1.x) + math.radians(turn), size)
    p, t = c0 - n0 * 1.0, c1 + n1 * 12
    camera((p.x, p.y, 2.0), (t.x, t.y, 4.6), 24)
    return sunset(bearing(p, t) - 8, 2.4, False, AFTER, 0.3, 0.95, 0.8)


@shot('sandbank', low=True, mirror=0.26)
def _():
    camera((126, 86, 4.4), (184, 128, 0.6), 26)
    boats.dhoni(206, 104, 2.6)
    return day(160, 52, 0.05)


@shot('dhoni-lagoon', low=True, mirror=0.26)
def _():
    boats.dhoni(-8, -112, 2.75)
    camera((-25, -131, 4.4), (-4, -102, 1.7), 29)
    return day(205, 50, 0.08)


@shot('dhoni-sunset', low=True, lit=True, mirror=0.62)
def _():
    boats.dhoni(-182, 2, 1.35)
    camera((-140, -10, 2.4), (-182, 3.5, 3.3), 38)
    return sunset(bearing((-140, -10), (-182, 5)) + 10)


@shot('seaplane-lagoon', low=True, mirror=0.28)
def _():
    props.floating_stage(-22, -119, 0.4)
    boats.seaplane(-31, -117, 3.45)
    camera((-46, -141, 6.2), (-27, -112, 3.0), 27)
    return day(215, 48, 0.05)


@shot('local-island', low=True, mirror=0.34, clear=((-92, 0, 48),))
def _():
    props.harbour(-87, 0, -math.pi / 2)
    for i, x, y, size in ((0, -74, 33, 1), (1, -72, 22, 0.9), (2, -73, 9, 1), (0, -75, -3, 0.95), (1, -74, -14, 1.05), (2, -73, -27, 0.9)):
        plants.palm(i, x, y, x + y, size, 1.2)
    plants.palm(3, -84.5, -8, 3.3, 0.8, 2.2)
    camera((-132, -30, 7.6), (-89, 0, 3.7), 26)
    return day(250, 46, 0.05)


@shot('spa-pavilion', low=True, lit=True, mirror=0.45)
def _():
    props.pavilion(14, -112, 0.35)
    props.walkway((10, -107), (0, -72))
    camera((31, -130, 3.6), (8, -104, 3.5), 26)
    return morning(235, 11, 0.2)


@shot('dinner-beach', lit=True, low=True, mirror=0.6)
def _():
    c0, n0 = shore(math.radians(165))
    q = c0 - n0 * 6.0
    props.dinner(q.x, q.y, math.atan2(n0.y, n0.x) + 0.78)
    side = Vector((-n0.y, n0.x, 0))
    for i, back, along, size in ((3, 6, -10, 1.2), (1, 8, -13, 1.1), (0, 5, 13, 1.15)):
        p = c0 - n0 * back + side * along
        plants.palm(i, p.x, p.y, math.atan2(n0.y, n0.x), size)
    p, t = q - n0 * 9.5 + side * 3.5, q + n0 * 10
    camera((p.x, p.y, float(height(p.x, p.y)) + 2.3), (t.x, t.y, 3.1), 24)
    return sunset(bearing(p, t) + 14, 2.0, False, AFTER, 0.62, 0.9, 0.6)


@shot('speedboat', mirror=0.22)
def _():
    boats.speedboat(-150, -60, 0.62)
    boats.wake(-150, -60, 0.62, 62, 0.16)
    camera((-139, -90, 11.5), (-156, -60, -1.5), 28)
    return day(170, 52)


@shot('liveaboard', low=True, mirror=0.34)
def _():
    boats.liveaboard(-160, -44, 2.15)
    boats.dhoni(-181, -61, 2.5)
    camera((-190, -86, 6.5), (-152, -32, 5.4), 26)
    return day(215, 46, 0.05)


@shot('night-stars', low=True, lit=True, mirror=0.62, bare=True)
def _():
    c0, n0 = shore(math.radians(-64))
    c1, n1 = shore(math.radians(-40))
    for i, back, along, size in ((3, 5, 0, 1.25), (1, 7, 4, 1.15), (0, 8, -4, 1.05)):
        side = Vector((-n1.y, n1.x, 0))
        q = c1 - n1 * back + side * along
        plants.palm(i, q.x, q.y, math.atan2(n1.y, n1.x), size)
    p, t = c0 + n0 * 1.0, c1 + n1 * 14
    camera((p.x, p.y, 2.0), (t.x, t.y, 9.5), 20)
    return night(120, 0.8, 0.45)
