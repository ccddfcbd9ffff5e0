"""Decks, pools and tables outdoors."""

import plants
import props
import table
from furniture import Room, area, boards, lounger, parasol, pot_plant
from interior import rail
from kit import *
from land import height, shore
from shot import AFTER, bearing, day, shot, sunset
from sky import camera
from soft import lathe, rounded, surface, tube


@shot('breakfast-deck', low=True, mirror=0.26, bounces=2)
def _():
    """Breakfast for two on a deck over the lagoon."""
    with Room(-150, -92, 1.75, math.radians(122)) as room:
        boards(mat.deck, -4.5, 4.5, -4.5, 2.0, 0, 0.15, 0.010, 0.04, 'x', 4)
        rail(4.4, 1.9)
        rounded(mat.teak, 0, 0, 0.735, 1.15, 0.95, 0.045, 0.02)
        for sx in (-0.46, 0.46):
            for sy in (-0.38, 0.38):
                rounded(mat.teak, sx, sy, 0.36, 0.07, 0.07, 0.71, 0.012)
        rounded(mat.sheet, 0, 0, 0.762, 0.36, 1.06, 0.006, 0.003)
        z = 0.76
        table.chair(-0.85, 0.05, math.radians(-92))
        table.chair(0.88, -0.02, math.radians(91))
        for s in (-1, 1):
            table.plate(s * 0.40, -0.08, z, 0.145)
            table.plate(s * 0.40, -0.08, z + 0.02, 0.10, 'bisque')
            table.cutlery(s * 0.40, -0.08, z, math.radians(-90 * s))
            table.tumbler(s * 0.26, 0.18, z + 0.004)
            table.tumbler(s * 0.34, 0.25, z, 'water_in', 0.11)
            table.cup(s * 0.44, -0.32, z)
        table.fruit_dish(0.0, 0.06, z + 0.006)
        table.basket(0.16, -0.33, z + 0.004, 0.14)
        table.coffee_pot(-0.20, -0.36, z)
        table.vase(0.0, 0.40, z + 0.004)
        for s in (-1, 1):
            table.croissant(s * 0.40, -0.08, z + 0.03, 0.4 * s)
        pot_plant(-2.3, 1.3, 1.2, 5, 20)
        area(0, -1.5, 2.6, 3, 2, 16, (1, 0.95, 0.9), (0, 0.5, -1))
    camera(room.point(-0.42, -1.95, 1.50), room.point(0.06, 0.35, 0.98), 26)
    return day(-122 - 62, 38, 0.2)


@shot('pool-loungers', low=True, mirror=0.28, steep=True, bounces=2, clear=((-8, -46, 15), (-10, -54, 14)))
def _():
    """A pool whose far edge meets the sea, four loungers under canvas."""
    th = math.radians(-100)
    c0, n0 = shore(th)
    at = c0 - n0 * 7.5
    turn = math.atan2(n0.y, n0.x) - math.pi / 2
    with Room(at.x, at.y, 2.3, turn) as room:
        boards(mat.deck, -12, 12, -10.5, -4.6, 0, 0.15, 0.010, 0.05, 'x', 4)
        for x0, x1 in ((-12, -4.8), (4.8, 12)):
            boards(mat.deck, x0, x1, -4.6, 1.4, 0, 0.15, 0.010, 0.05, 'x', 5)
            rounded(mat.coralwall, (x0 + x1) / 2, -1.6, -0.66, x1 - x0, 5.9, 1.2, 0.03)
        rounded(mat.slate, 0, -4.45, -0.004, 9.8, 0.36, 0.06, 0.015)
        for s in (-1, 1):
            rounded(mat.slate, s * 4.66, -1.6, -0.01, 0.30, 6.0, 0.06, 0.015)
        rounded(mat.slate, 0, 1.36, -0.66, 9.6, 0.16, 1.18, 0.02)
        floor = [(-4.5, -4.3), (4.5, -4.3), (4.5, 1.3), (-4.5, 1.3)]
        sides = [(*p, -0.55) for p in floor] + [(*p, 0) for p in floor]
        obj('tiles', mesh('tiles', sides, [(0, 1, 2, 3), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)], mat.tiles))
        level = [(-4.6, -4.35, -0.05), (4.6, -4.35, -0.05), (4.6, 1.42, -0.05), (-4.6, 1.42, -0.05)]
        obj('pool', mesh('pool', level, [(0, 1, 2, 3)], mat.water))
        for x in (6.3, 9.3):
            for d in (-0.72, 0.72):
                lounger(x + d, -1.2, math.radians(2 * d), 'deepsea')
            parasol(x, -2.0, 0, 2.7, 1.75)
            rounded(mat.teak, x, -0.9, 0.30, 0.40, 0.40, 0.04, 0.01)
            rounded(mat.teak, x, -0.9, 0.14, 0.28, 0.28, 0.28, 0.01)
            table.tumbler(x - 0.05, -0.85, 0.32, 'juice')
        for x, y, k in ((-5.4, 0.9, 1.3), (5.15, -4.95, 1.25), (11.2, 0.8, 1.3)):
            pot_plant(x, y, k, int(x * 3), 20, 'slate')
    for i, back, along, turned, size in (
        (3, 0.8, 9.5, 10, 1.1),
        (1, 3.0, -11.5, -20, 1.0),
        (0, 1.6, 13.5, 30, 1.05),
        (1, 1.0, -15, 5, 1.1),
    ):
        p = c0 - n0 * back + Vector((-n0.y, n0.x, 0)) * along
        plants.palm(i, p.x, p.y, math.atan2(n0.y, n0.x) + math.radians(turned), size)
    camera(room.point(0.9, -7.6, 1.85), room.point(4.4, 0.2, 0.42), 21)
    return day(math.degrees(math.atan2(n0.x, n0.y)) + 62, 50, 0.1, behind=0)


@shot('villa-deck', low=True, mirror=0.26, bounces=2)
def _():
    """The deck of a water villa: sunbeds under canvas, a hammock of net over the lagoon, the neighbours beyond."""
    with Room(236, 6, 1.75, math.radians(-64)) as room:
        boards(mat.deck, -4.2, 4.2, -4.0, 2.6, 0, 0.15, 0.012, 0.04, 'x', 4)
        for x in (-4.25, 4.25):
            rounded(mat.teak, x, -0.7, -0.10, 0.10, 6.8, 0.24, 0.01)
        rounded(mat.teak, 0, 2.62, -0.10, 8.5, 0.10, 0.24, 0.01)
        for x in (-3.9, -1.3, 1.3, 3.9):
            for y in (-3.6, 0, 2.4):
                tube(mat.pile, [(x, y, -5), (x, y, -0.05)], 0.13)
        for k, x in enumerate((0.1, 1.55)):
            lounger(x, 0.75, math.radians(-6 + 5 * k), 'clay')
        parasol(0.85, -0.25, 0, 2.75, 1.85)
        rounded(mat.teak, 0.85, 0.95, 0.33, 0.42, 0.42, 0.04, 0.01)
        rounded(mat.teak, 0.85, 0.95, 0.16, 0.30, 0.30, 0.32, 0.01)
        table.tumbler(0.80, 0.90, 0.35, 'juice', 0.14)
        table.tumbler(0.93, 1.02, 0.35, 'water_in', 0.12)
        pot_plant(3.6, 1.9, 1.35, 5, 22)
        pot_plant(-3.7, -1.6, 1.2, 7, 20)
        for s in (-1, 1):  # the ladder into the sea
            tube(mat.teak, [(-2.6 + s * 0.32, 2.62, 0.95), (-2.6 + s * 0.32, 2.72, 0.6), (-2.6 + s * 0.32, 3.2, -1.9)], 0.028)
        for k in range(6):
            rounded(mat.teak, -2.6, 2.78 + 0.075 * k, 0.30 - 0.38 * k - 0.35, 0.62, 0.10, 0.035, 0.008)
        for x in (-4.1, -3.2, -2.0, -0.4, 1.3, 2.8, 4.1):
            if not -3.1 < x < -2.1:
                rounded(mat.teak, x, 2.5, 0.47, 0.085, 0.085, 0.94, 0.015)
        for x0, x1 in ((-4.1, -3.2), (-2.0, -0.4), (-0.4, 1.3), (1.3, 2.8), (2.8, 4.1)):
            for z, sag in ((0.84, 0.05), (0.48, 0.06)):
                tube(mat.rope, [(x0 + (x1 - x0) * t / 10, 2.5, z - sag * 4 * (t / 10) * (1 - t / 10)) for t in range(11)], 0.017)
        area(0, -3.0, 2.8, 3, 2, 14, (1, 0.95, 0.9), (0, 0.6, -1))
    camera(room.point(-2.7, -3.9, 1.85), room.point(0.5, 1.2, 0.82), 22)
    return day(150, 46, 0.08)


@shot('dinner-beach', lit=True, low=True, mirror=0.6, bounces=1)
def _():
    """A table laid for two on the sand after sunset, candles and a ring of lanterns."""
    c0, n0 = shore(math.radians(165))
    at = c0 - n0 * 6.5
    turn = math.atan2(n0.y, n0.x) - math.pi / 2
    z = float(height(at.x, at.y))
    with Room(at.x, at.y, z, turn) as room:

        def drop(u, v):
            a = 2 * math.pi * u
            if v < 0.5:
                r = 0.62 * v * 2
                return r * math.cos(a), r * math.sin(a), 0.765
            t = (v - 0.5) * 2
            r = 0.62 + (0.05 + 0.035 * math.sin(9 * a)) * min(1, t * 1.6) + 0.03 * t
            return r * math.cos(a), r * math.sin(a), 0.765 - 0.66 * t

        surface(mat.sheet, drop, 120, 24, loop=True)
        for s in (-1, 1):
            table.chair(s * 1.0, 0, math.radians(90 * s), 'teak', 'sandcloth')
            table.plate(s * 0.36, 0, 0.768, 0.15)
            table.plate(s * 0.36, 0, 0.79, 0.11, 'bisque')
            table.cutlery(s * 0.36, 0, 0.768, math.radians(-90 * s))
            table.wine(s * 0.20, 0.26, 0.768)
            table.wine(s * 0.29, 0.31, 0.768)
        for x, y, tall in ((0, 0.02, 0.16), (-0.10, -0.08, 0.11), (0.10, -0.07, 0.12)):
            lathe(mat.pane, x, y, 0.768, [(0.045, 0), (0.045, tall + 0.03)], 24)
            lathe(mat.lantern, x, y, 0.768, [(0, 0), (0.028, 0), (0.028, tall - 0.05), (0, tall - 0.05)], 16)
        table.vase(0.0, -0.26, 0.768, 7, 3)
        q = random.Random(8)
        for i in range(18):
            a = math.pi * (i / 17 * 1.55 - 0.28)
            r = 2.9 + q.uniform(-0.15, 0.15)
            px, py = r * math.cos(a), r * math.sin(a) * 0.85 + 0.3
            w = room.point(px, py, 0)
            g = float(height(w[0], w[1])) - z
            props.lantern(px, py, g, q.uniform(0.85, 1.25))
        for s in (-1, 1):  # torches towards the sea
            for py in (2.6, 4.4):
                w = room.point(s * 3.4, py, 0)
                g = float(height(w[0], w[1])) - z
                tube(mat.teak, [(s * 3.4, py, g - 0.2), (s * 3.4, py, g + 1.45)], 0.028)
                lathe(mat.rattan, s * 3.4, py, g + 1.4, [(0.03, 0), (0.07, 0.16), (0.06, 0.17)], 16)
                lathe(mat.lantern, s * 3.4, py, g + 1.55, [(0.045, 0), (0.05, 0.06), (0.025, 0.17), (0, 0.26)], 12)
        lamps = [(0, -0.1, 1.15, 9)] + [(2.9 * math.cos(a), 2.5 * math.sin(a) + 0.3, 0.4, 5) for a in (-0.5, 0.5, 1.57, 2.6, 3.6)]
        lamps += [(s * 3.4, py, 1.9, 7) for s in (-1, 1) for py in (2.6, 4.4)]
    for x, y, h, watt in lamps:
        props.point(*room.point(x, y, h), watt)
    side = Vector((-n0.y, n0.x, 0))
    for i, back, along, size in ((3, 3.5, 7.5, 1.15), (1, 2.5, -9, 1.1), (0, 5, -11.5, 1.15)):
        p = c0 - n0 * back + side * along
        plants.palm(i, p.x, p.y, math.atan2(n0.y, n0.x), size)
    camera(room.point(-1.7, -4.6, 1.55), room.point(0.25, 1.5, 1.18), 26)
    return sunset(bearing((at.x, at.y), (at.x + n0.x, at.y + n0.y)) + 12, 2.0, False, AFTER, 0.62, 0.9, 0.6)
