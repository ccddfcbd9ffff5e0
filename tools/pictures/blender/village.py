"""A lane of an inhabited island: coral-stone walls, painted doors, a bicycle in the shade."""

import plants
from furniture import Room, pot_plant
from kit import *
from land import shore
from shot import day, shot
from sky import camera
from soft import rounded, surface, tube


def wall(x, y0, y1, tall, material='coralwall', cap='stone', seed=1):
    """A wall along y of uneven blocks under a plastered cap."""
    r, b = random.Random(seed), Builder()
    y = y0
    rows = int(tall / 0.26)
    for k in range(rows):
        y = y0 - r.uniform(0, 0.3)
        while y < y1:
            w = r.uniform(0.30, 0.62)
            b.box(
                x + r.uniform(-0.012, 0.012),
                y + w / 2,
                (k + 0.5) * tall / rows,
                0.30,
                w - 0.012,
                tall / rows - 0.012,
                r.uniform(-0.02, 0.02),
            )
            y += w
    o = obj('wall', b.mesh('wall', getattr(mat, material)))
    m = o.modifiers.new('soft', 'BEVEL')
    m.width, m.segments = 0.03, 2
    rounded(mat.coralwall, x, (y0 + y1) / 2, tall / 2, 0.24, y1 - y0, tall - 0.02, 0.01)
    rounded(getattr(mat, cap), x, (y0 + y1) / 2, tall + 0.04, 0.38, y1 - y0 + 0.1, 0.10, 0.03)


def house(x, y0, y1, side, colour, tall=2.9, door=None, windows=()):
    """A plastered front along y with a tin roof; side is +1 when the lane lies at smaller x."""
    rounded(getattr(mat, colour), x + side * 2.0, (y0 + y1) / 2, tall / 2, 4.0, y1 - y0, tall, 0.02)
    rounded(mat.stone, x + side * 1.98, (y0 + y1) / 2, 0.22, 4.06, y1 - y0 + 0.04, 0.44, 0.02)
    for i in range(int((y1 - y0 + 0.5) / 0.12)):  # the waves of the tin
        y = y0 - 0.25 + i * 0.12
        tube(mat.tin, [(x - side * 0.45, y, tall - 0.02), (x + side * 2.2, y, tall + 0.95)], 0.045, 4)
    roof = [
        (x - side * 0.45, y0 - 0.25, tall - 0.03),
        (x - side * 0.45, y1 + 0.25, tall - 0.03),
        (x + side * 2.2, y1 + 0.25, tall + 0.94),
        (x + side * 2.2, y0 - 0.25, tall + 0.94),
    ]
    obj('tin', mesh('tin', roof, [(0, 1, 2, 3)], mat.tin))
    rounded(mat.cream, x - side * 0.42, (y0 + y1) / 2, tall - 0.06, 0.05, y1 - y0 + 0.5, 0.12, 0.01)
    if door:
        opening(x - side * 0.02, door, side, 1.05, 0.98, 2.1, 'teal')
    for w in windows:
        opening(x - side * 0.02, w, side, 1.55, 1.0, 1.1, 'teal')


def opening(x, y, side, z, wide, tall, colour):
    """A frame with two louvred leaves."""
    rounded(mat.white, x, y, z, 0.08, wide + 0.16, tall + 0.14, 0.01)
    for s in (-1, 1):
        rounded(getattr(mat, colour), x - side * 0.04, y + s * wide / 4, z, 0.05, wide / 2 - 0.02, tall, 0.01)
        for i in range(int(tall / 0.09) - 2):
            rounded(
                getattr(mat, colour),
                x - side * 0.07,
                y + s * wide / 4,
                z - tall / 2 + 0.13 + i * 0.09,
                0.02,
                wide / 2 - 0.12,
                0.055,
                0.006,
                ry=side * 0.5,
                steps=1,
            )


def wheel(x, y, r=0.33):
    def ring(rad, n=40):
        return [(x, y + rad * math.cos(2 * math.pi * i / n), r + rad * math.sin(2 * math.pi * i / n)) for i in range(n)]

    tube(mat.ink, ring(r - 0.015), 0.017, 8, True)
    tube(mat.steel, ring(r - 0.04), 0.009, 6, True)
    tube(mat.steel, [(x - 0.04, y, r), (x + 0.04, y, r)], 0.022)
    for i in range(18):
        a = 2 * math.pi * i / 18
        tube(mat.steel, [(x, y, r), (x, y + (r - 0.04) * math.cos(a), r + (r - 0.04) * math.sin(a))], 0.0018, 4)


def bicycle(x, y, turn, tilt, paint='clay'):
    """An old town bicycle with a basket, leaning; it points along local +y."""
    with Room(0, 0, 0):
        f = getattr(mat, paint)
        wheel(0, -0.53)
        wheel(0, 0.55)
        seat, crank, low = (0, -0.24, 0.80), (0, -0.08, 0.29), (0, 0.38, 0.66)
        for a, b, r in (
            (seat, crank, 0.017),
            (crank, low, 0.019),
            ((0, -0.20, 0.66), (0, 0.20, 0.46), 0.015),
            (low, (0, 0.34, 0.86), 0.020),
        ):
            tube(f, [a, b], r)
        for s in (-0.05, 0.05):
            tube(f, [(s, -0.53, 0.33), (s * 0.4, -0.22, 0.72)], 0.010)
            tube(f, [(s, -0.53, 0.33), (s * 0.6, -0.08, 0.29)], 0.011)
            tube(f, [(s, 0.55, 0.33), (s * 0.7, 0.39, 0.66)], 0.012)
        tube(mat.steel, [(0, 0.33, 0.86), (0, 0.31, 1.0)], 0.014)
        tube(
            mat.steel,
            [(-0.27, 0.10, 1.0), (-0.26, 0.24, 1.02), (-0.1, 0.32, 1.0), (0.1, 0.32, 1.0), (0.26, 0.24, 1.02), (0.27, 0.10, 1.0)],
            0.012,
        )
        for s in (-1, 1):
            tube(mat.ink, [(s * 0.27, 0.05, 1.0), (s * 0.27, 0.16, 1.01)], 0.018)
        rounded(mat.teak, 0, -0.27, 0.86, 0.17, 0.27, 0.07, 0.033)
        tube(mat.steel, [seat, (0, -0.26, 0.84)], 0.013)
        ring = [(0.05, crank[1] + 0.09 * math.cos(i * 0.4), crank[2] + 0.09 * math.sin(i * 0.4)) for i in range(16)]
        tube(mat.ink, ring, 0.006, 4, True)
        for s in (-1, 1):
            tube(mat.steel, [(s * 0.06, crank[1], crank[2]), (s * 0.07, crank[1] + s * 0.12, crank[2] - s * 0.12)], 0.009)
            rounded(mat.ink, s * 0.12, crank[1] + s * 0.12, crank[2] - s * 0.12, 0.09, 0.06, 0.02, 0.006)
        for y0 in (-0.53, 0.55):
            tube(
                f,
                [(0, y0 + 0.36 * math.cos(t), 0.33 + 0.36 * math.sin(t)) for t in (k * math.pi / 14 + 0.25 for k in range(13))],
                0.018,
                4,
            )
        rounded(mat.rattan, 0, 0.52, 0.88, 0.34, 0.26, 0.005, 0.002)
        for dx, dy, sx, sy in ((-0.17, 0, 0.012, 0.26), (0.17, 0, 0.012, 0.26), (0, 0.13, 0.34, 0.012), (0, -0.13, 0.34, 0.012)):
            rounded(mat.rattan, dx, 0.52 + dy, 0.98, sx, sy, 0.22, 0.004)
    root = [o for o in SCENE.collection.objects if o.name.startswith('room')][-1]
    root.location, root.rotation_euler = (x, y, 0), (0, tilt, turn)


@shot('village-lane', steep=True, low=True, mirror=0.26, bounces=2, clear=((-8, -44, 20), (-10, -54, 14)))
def _():
    """A sandy lane that runs down to the sea."""
    th = math.radians(-100)
    c0, n0 = shore(th)
    at = c0 - n0 * 6.0
    turn = math.atan2(n0.y, n0.x) - math.pi / 2
    with Room(at.x, at.y, 1.05, turn) as room:

        def ground(u, v):
            x, y = -9 + 18 * u, -19 + 21 * v
            rut = 0.05 * math.exp(-(((abs(x) - 0.65) / 0.25) ** 2))
            return (
                x,
                y,
                0.42
                - rut
                + 0.10 * (float(fbm(x * 0.9 + 30, y * 0.9 + 30, 4)) - 0.5)
                - 0.42 * max(0, (y + 1) / 3) ** 2 * (y > -1),
            )

        surface(mat.sand, ground, 120, 140)
        with Room(0, 0, 0.40):
            wall(-2.1, -13.2, -7.9, 1.55, seed=1)
            wall(-2.1, -3.6, 0.6, 1.35, seed=2)
            wall(2.2, -8.2, 0.8, 1.45, seed=3)
            house(-2.15, -7.8, -3.7, -1, 'mint', 2.8, -5.0, (-6.7,))
            house(2.15, -13.6, -8.3, 1, 'cream', 3.0, -9.4, (-11.6,))
            bicycle(1.83, -7.75, math.radians(4), math.radians(11), 'clay')

            rounded(mat.teak, -1.75, -5.95, 0.42, 0.40, 1.0, 0.05, 0.015)
            for y in (-6.3, -5.6):
                rounded(mat.teak, -1.75, y, 0.2, 0.34, 0.07, 0.4, 0.01)
            for x, y, k in ((-1.72, -4.15, 1.0), (1.75, -8.75, 1.1), (-1.75, -8.3, 0.95), (1.8, -3.2, 1.0)):
                pot_plant(x, y, k, int(x * 7 + y), 20)
            pot_plant(1.78, -10.3, 0.8, 3, 16, 'slate')
    side = Vector((-n0.y, n0.x, 0))
    for i, back, along, turned, size in (
        (3, 4.5, 3.4, 30, 1.0),
        (0, 9.5, -4.6, 150, 0.95),
        (1, 13.0, 5.2, -120, 1.0),
        (2, 14, -6, 60, 0.9),
        (1, 3.0, -4.2, 10, 1.0),
    ):
        p = c0 - n0 * back + side * along
        plants.palm(i, p.x, p.y, math.atan2(n0.y, n0.x) + math.radians(turned), size)
    for back, along, size in ((7.5, -4.7, 1.5), (10.5, 4.9, 1.6), (6, 4.6, 1.3)):
        p = c0 - n0 * back + side * along
        obj('bush', plants.BUSHES[int(back) % 3], (p.x, p.y, 1.3), (0, 0, back), (size,) * 3)
    camera(room.point(-0.35, -12.6, 2.02), room.point(0.1, 0.5, 1.55), 25)
    return day(math.degrees(math.atan2(n0.x, n0.y)) - 55, 56, 0.22)
