"""The pictures outdoors: light, camera and what is added to the one world."""
import boats
import plants
import props
import seaplane
from kit import *
from land import shore
from shot import AFTER, bearing, day, morning, night, shot, sunset
from sky import camera
from villas import path


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


@shot('seaplane-lagoon', low=True, mirror=0.28, bounces=2)
def _():
    props.floating_stage(-26.4, -122.6, 0.52)
    seaplane.seaplane(-31, -117, 3.62)
    camera((-45.5, -133.0, 3.5), (-29.0, -115.8, 2.9), 34)
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
