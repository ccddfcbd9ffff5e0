"""Rooms that open to the view."""

import plants
from furniture import Room, area, armchair, bed, boards, lounger, nightstand, pot_plant, roll
from interior import doors, pendant, rail, shell, tray
from kit import *
from land import height, shore
from shot import day, morning, shot
from sky import camera
from soft import cover, curtain, lathe, pillow, rounded, surface, tube


@shot('bedroom-lagoon', low=True, mirror=0.26, bounces=3)
def _():
    """A bed that faces the lagoon."""
    with Room(-150, -92, 1.75, math.radians(128)) as room:
        shell(3.5, 6.4)
        doors(3.5)
        bed(-0.85, -5.4, 2.1, 2.15, 1)
        for x in (-2.3, 0.6):
            nightstand(x, -5.15)
        rounded(mat.rug, -0.7, -2.7, 0.012, 3.7, 2.0, 0.02, 0.008)
        for y, z, r in ((-3.5, 1.72, 0.42), (-2.75, 1.95, 0.30), (-2.85, 1.38, 0.22)):
            tray(-3.46, y, z, r)
        armchair(2.35, -1.35, math.radians(58))
        lathe(mat.teak, 1.45, -0.9, 0, [(0, 0), (0.16, 0), (0.05, 0.05), (0.035, 0.42), (0.25, 0.44), (0.25, 0.47), (0, 0.47)])
        lathe(mat.ceramic, 1.48, -0.92, 0.47, [(0, 0), (0.05, 0), (0.065, 0.05), (0.07, 0.07)])
        pot_plant(-3.0, -0.75, 1.25, 2, 18)
        for a, b, seed in (((-3.38, -0.22), (-2.35, -0.20), 1), ((3.38, -0.22), (2.55, -0.20), 2)):
            curtain(mat.drape, a, b, 0.03, 2.62, 7, 0.055, seed)
        pendant(-1.1, -3.2, 2.75, 1.3)
        boards(mat.deck, -4.4, 4.4, 0.1, 4.2, -0.03, 0.16, 0.012, 0.035, 'x', 4)
        rail(4.3, 4.1, (-1.1, 1.1))
        lounger(-2.6, 2.1, math.radians(8), back=0.5)
        lounger(-1.5, 2.05, math.radians(3), back=0.5)
        area(0, -3.2, 2.65, 5, 4.5, 42, (1, 0.95, 0.88))
        area(1.5, -6.2, 1.8, 3, 2, 22, (1, 0.95, 0.88), (-0.2, 1, -0.2))
    camera(room.point(2.85, -6.2, 1.62), room.point(-0.95, 0.2, 0.98), 21)
    return day(math.degrees(math.radians(128)) * -1 + 40, 48, 0.45)


def tub(x, y, turn=0.0):
    """A free-standing bath with a broad rim, filled, and its floor-standing tap."""

    def bowl(scale, profile):
        def point(u, v):
            t = v * (len(profile) - 1)
            i = min(int(t), len(profile) - 2)
            (r0, z0), (r1, z1) = profile[i], profile[i + 1]
            r, h, a = r0 + (r1 - r0) * (t - i), z0 + (z1 - z0) * (t - i), 2 * math.pi * u
            c, s = math.cos(a), math.sin(a)
            k = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6)
            return 0.90 * r * c * k, 0.44 * r * s * k, h + 0.05 * (r * c) ** 2 * (h > 0.4)

        return point

    with Room(x, y, 0, turn):
        out = [
            (0.0, 0.02),
            (0.72, 0.02),
            (0.78, 0.05),
            (0.88, 0.32),
            (0.98, 0.56),
            (1.0, 0.585),
            (0.975, 0.595),
            (0.94, 0.575),
            (0.84, 0.34),
            (0.70, 0.14),
            (0.0, 0.12),
        ]
        surface(mat.ceramic, bowl(1, out), 72, 40, loop=True)
        surface(mat.bathwater, bowl(1, [(0.0, 0.46), (0.905, 0.46)]), 48, 2, loop=True)
        tube(
            mat.brass,
            [(0.1, 0.58, 0.0), (0.1, 0.58, 0.86)]
            + [
                (0.1, 0.58 - 0.13 * math.sin(t / 8 * math.pi / 2) * 1.0, 0.86 + 0.1 * math.sin(t / 8 * math.pi))
                for t in range(1, 9)
            ],
            0.016,
        )
        lathe(mat.brass, 0.1, 0.58, 0, [(0, 0), (0.06, 0), (0.06, 0.015), (0, 0.015)])
        rounded(mat.teak, -0.12, 0, 0.615, 0.16, 0.98, 0.025, 0.008)
        roll(mat.sheet, -0.12, -0.2, 0.63, 0.13, 0.05)
        lathe(mat.bisque, -0.12, 0.18, 0.63, [(0, 0), (0.035, 0), (0.04, 0.05), (0.03, 0.08), (0.012, 0.1), (0.012, 0.13)])


def washstand(x, y, turn):
    """A stone basin on a timber bench under a round mirror; its front at local -y."""
    with Room(x, y, 0, turn):
        rounded(mat.teak, 0, 0, 0.80, 1.9, 0.55, 0.09, 0.012)
        rounded(mat.teak, 0, 0.02, 0.22, 1.8, 0.48, 0.05, 0.012)
        for sx in (-0.88, 0.88):
            for sy in (-0.2, 0.2):
                rounded(mat.teak, sx, sy, 0.4, 0.07, 0.07, 0.8, 0.01)
        for sx in (-0.45, 0.45):
            lathe(
                mat.ceramic,
                sx,
                0,
                0.845,
                [(0, 0), (0.12, 0), (0.20, 0.06), (0.235, 0.13), (0.22, 0.132), (0.18, 0.06), (0, 0.03)],
            )
            tube(mat.brass, [(sx, 0.2, 0.84), (sx, 0.2, 1.06), (sx, 0.16, 1.12), (sx, 0.04, 1.12)], 0.014)
            o = lathe(mat.mirror, 0, 0, 0, [(0, 0.02), (0.36, 0.02)], 64)
            o.location, o.rotation_euler = (sx, 0.27, 1.68), (math.pi / 2, 0, 0)
            o = lathe(mat.teak, 0, 0, 0, [(0.36, 0.03), (0.39, 0.03), (0.40, 0.0), (0.36, 0.0)], 64)
            o.location, o.rotation_euler = (sx, 0.275, 1.68), (math.pi / 2, 0, 0)
        for k in range(4):
            roll(mat.sheet, -0.42 + k * 0.3, 0, 0.25, 0.26, 0.07)


@shot('bathroom-lagoon', low=True, mirror=0.26, bounces=3)
def _():
    """A bath at the edge of the room, the lagoon beyond."""
    with Room(-150, -92, 1.75, math.radians(118)) as room:
        shell(2.9, 5.0, 2.8, 4.1, floor='terrazzo', wall='plaster')
        doors(2.9, slid=0.7)
        tub(0.35, -1.25, math.radians(4))
        washstand(-2.55, -2.6, math.radians(90))
        rounded(mat.teak, 1.65, -1.0, 0.42, 0.38, 0.36, 0.05, 0.012)
        for sx in (-0.14, 0.14):
            for sy in (-0.13, 0.13):
                rounded(mat.teak, 1.65 + sx, -1.0 + sy, 0.2, 0.045, 0.045, 0.4, 0.008)
        for k in range(3):
            rounded(mat.sheet, 1.65, -1.0, 0.475 + k * 0.055, 0.32, 0.26, 0.06, 0.025)
        pot_plant(2.35, -0.7, 1.3, 4, 20)
        pot_plant(-2.3, -0.6, 0.9, 6, 14)
        rounded(mat.mat, 0.3, -2.35, 0.012, 1.3, 0.75, 0.02, 0.008)
        for a, b, seed in (((-2.78, -0.22), (-2.1, -0.20), 1), ((2.78, -0.22), (2.15, -0.20), 2)):
            curtain(mat.voile, a, b, 0.03, 2.66, 6, 0.05, seed)
        pendant(0.3, -2.2, 2.85, 1.1)
        boards(mat.deck, -3.8, 3.8, 0.1, 3.0, -0.03, 0.16, 0.012, 0.035, 'x', 4)
        rail(3.7, 2.9)
        area(0, -2.6, 2.7, 4, 3.6, 34, (1, 0.95, 0.88))
        area(0.5, -4.8, 1.8, 3, 2, 20, (1, 0.95, 0.88), (0, 1, -0.15))
    camera(room.point(1.9, -4.75, 1.55), room.point(-0.25, 0.2, 0.98), 21)
    return day(-80, 46, 0.45)


@shot('spa-room', low=True, mirror=0.26, bounces=3)
def _():
    """Two massage beds under a thatched roof, towels and flowers laid out, voile moving at the sides."""
    with Room(-150, -92, 1.75, math.radians(138)) as room:
        shell(3.1, 5.6, 2.8, 4.4, floor='teak', wall='mat', wood='ceiling')
        for sx in (-1.0, 1.0):
            rounded(mat.teak, sx, -2.1, 0.34, 0.66, 1.8, 0.52, 0.03)
            rounded(mat.sandcloth, sx, -2.1, 0.66, 0.74, 1.98, 0.13, 0.05)
            cover(mat.sheet, sx - 0.375, sx + 0.375, -2.95, -1.35, 0.735, 0.26, 5 + sx, 0.012, 0.02, 70)
            rounded(mat.sage, sx, -2.62, 0.775, 0.80, 0.42, 0.03, 0.014)
            pillow(mat.sheet, sx, -1.28, 0.80, 0.50, 0.32, 0.12, seed=3)
            roll(mat.sheet, sx, -2.6, 0.79, 0.42, 0.065)
        rounded(mat.teak, 0, -1.55, 0.50, 0.42, 0.42, 0.05, 0.012)
        rounded(mat.teak, 0, -1.55, 0.25, 0.30, 0.30, 0.48, 0.012)
        lathe(mat.bisque, 0, -1.55, 0.525, [(0, 0), (0.08, 0), (0.15, 0.06), (0.165, 0.09), (0.15, 0.09), (0, 0.05)])
        for k in range(9):
            a = k * 2.4
            blossom(0.10 * math.sqrt(k / 9) * math.cos(a), -1.55 + 0.10 * math.sqrt(k / 9) * math.sin(a), 0.60, 0.045, k)
        for k in range(5):
            blossom(-1.0 + 0.05 * k - 0.1, -2.42 + 0.03 * (k % 2), 0.80, 0.04, k + 20)
            blossom(1.0 + 0.05 * k - 0.1, -2.42 + 0.03 * (k % 2), 0.80, 0.04, k + 40)
        pot_plant(-2.55, -0.7, 1.35, 4, 20)
        pot_plant(2.55, -0.75, 1.2, 6, 18)
        for x in (-2.6, 2.6):
            lathe(mat.lamp, x, -2.4, 0.02, [(0.06, 0.02), (0.06, 0.14)])
        for a, b, seed in (((-2.98, -0.2), (-1.9, -0.18), 1), ((2.98, -0.2), (1.9, -0.18), 2)):
            curtain(mat.voile, a, b, 0.03, 2.66, 6, 0.06, seed, 0.45)
        pendant(0, -2.3, 2.85, 1.3)
        boards(mat.deck, -3.8, 3.8, 0.1, 2.6, -0.03, 0.16, 0.012, 0.035, 'x', 4)
        area(0, -2.8, 2.7, 4, 4, 34, (1, 0.92, 0.82))
        area(0.5, -5.4, 1.8, 3, 2, 20, (1, 0.92, 0.82), (0, 1, -0.15))
    camera(room.point(0.35, -5.35, 1.62), room.point(-0.05, 0.2, 1.0), 20)
    return morning(-60, 30, 0.62)


def blossom(x, y, z, r, seed):
    """A frangipani flower: five petals, yellow in the middle."""
    q, verts, faces = random.Random(seed), [], []
    turn = q.uniform(0, 6.28)
    for k in range(5):
        a, b = turn + k * 2 * math.pi / 5, len(verts)
        for t, w, up in ((0.05, 0.06, 0), (0.45, 0.30, 0.10), (0.8, 0.32, 0.22), (1, 0.08, 0.30)):
            for s in (-1, 1):
                verts.append(
                    (x + r * (t * math.cos(a) - s * w * math.sin(a)), y + r * (t * math.sin(a) + s * w * math.cos(a)), z + r * up)
                )
        faces += [(b + 2 * j, b + 2 * j + 1, b + 2 * j + 3, b + 2 * j + 2) for j in range(3)]
    obj('petals', mesh('petals', verts, faces, mat.petal, True))
    lathe(mat.mango, x, y, z, [(r * 0.16, 0.002), (0, r * 0.10)], 10)


@shot('bedroom-beach', low=True, mirror=0.24, steep=True, bounces=3, clear=((-8, -46, 13), (-10, -54, 10)))
def _():
    """A four-poster hung with voile; the doors stand open to the sand."""
    th = math.radians(-100)
    c0, n0 = shore(th)
    at = c0 - n0 * 10.5
    turn = math.atan2(n0.y, n0.x) - math.pi / 2
    with Room(at.x, at.y, float(height(at.x, at.y)) + 0.42, turn) as room:
        shell(3.3, 6.0, 2.75, 4.4, floor='teak', wall='plaster', wood='ceiling')
        doors(3.3, slid=0.85)
        bed(0.55, -5.0, 2.0, 2.1, 4, 'clay', 'teak', ('sandcloth', 'clay'))
        for sx in (-1, 1):
            for y in (-5.02, -2.86):
                rounded(mat.teak, 0.55 + sx * 1.07, y, 1.15, 0.075, 0.075, 2.3, 0.012)
                curtain(
                    mat.voile,
                    (0.55 + sx * 1.07, y - 0.16),
                    (0.55 + sx * 1.05, y + 0.18),
                    0.05,
                    2.24,
                    4,
                    0.05,
                    int(y * 9 + sx),
                    0.3,
                )
            rounded(mat.teak, 0.55 + sx * 1.07, -3.94, 2.28, 0.07, 2.2, 0.07, 0.012)
        for y in (-5.02, -2.86):
            rounded(mat.teak, 0.55, y, 2.28, 2.2, 0.07, 0.07, 0.012)
        for x, lamp in ((-0.95, False), (2.05, True)):
            nightstand(x, -4.75, lamp)
        rounded(mat.mat, 0.4, -2.5, 0.012, 3.4, 1.9, 0.02, 0.008)
        armchair(-2.2, -1.5, math.radians(-50), 'sheet')
        pot_plant(2.75, -0.75, 1.3, 5, 20)
        rounded(mat.teak, 0.55, -2.45, 0.42, 1.4, 0.40, 0.06, 0.015)
        for sx in (-0.6, 0.6):
            rounded(mat.teak, 0.55 + sx, -2.45, 0.2, 0.08, 0.34, 0.4, 0.012)
        roll(mat.clay, 0.25, -2.45, 0.45, 0.42, 0.075)
        roll(mat.sheet, 0.80, -2.45, 0.45, 0.42, 0.075)
        for a, b, seed in (((-3.18, -0.22), (-2.2, -0.20), 1), ((3.18, -0.22), (2.3, -0.20), 2)):
            curtain(mat.drape, a, b, 0.03, 2.62, 7, 0.055, seed)
        boards(mat.deck, -4.0, 4.0, 0.1, 2.4, -0.03, 0.16, 0.012, 0.035, 'x', 4)
        rounded(mat.deck, 0, 2.65, -0.22, 2.4, 0.4, 0.06, 0.01)
        lounger(-2.6, 5.6, math.radians(10), 'clay', z=-0.72)
        lounger(-1.5, 5.7, math.radians(4), 'clay', z=-0.72)
        area(0, -3.2, 2.6, 4.6, 4.4, 44, (1, 0.93, 0.84))
        area(1.0, -5.8, 1.8, 3, 2, 22, (1, 0.93, 0.84), (0, 1, -0.2))
    for i, back, along, turned, size in ((3, 0.6, 3.4, 10, 1.0), (1, 3.0, -8.5, -20, 1.0), (0, 5.0, 10.5, 30, 1.05)):
        p = c0 - n0 * back + Vector((-n0.y, n0.x, 0)) * along
        plants.palm(i, p.x, p.y, math.atan2(n0.y, n0.x) + math.radians(turned), size)
    camera(room.point(-2.55, -5.75, 1.6), room.point(0.55, 0.2, 1.0), 21)
    return day(math.degrees(math.atan2(n0.x, n0.y)) + 48, 48, 0.45)
