"""A laid table: crockery, glasses, fruit, bread, flowers."""

from furniture import Room
from kit import *
from soft import lathe, pillow, rounded, surface, tube


def chair(x, y, turn, wood='teak', seat='sandcloth'):
    """A dining chair of timber with a woven back, its front at local +y."""
    with Room(x, y, 0, turn):
        m = getattr(mat, wood)
        for sx in (-0.22, 0.22):
            tube(m, [(sx, 0.20, 0.0), (sx, 0.21, 0.44)], 0.02)
            tube(m, [(sx * 0.95, -0.22, 0.0), (sx, -0.20, 0.44), (sx, -0.27, 0.92)], 0.02)
            tube(m, [(sx * 1.12, 0.20, 0.44), (sx * 1.12, 0.18, 0.66), (sx * 1.1, -0.21, 0.68)], 0.017)
        rounded(m, 0, 0, 0.44, 0.50, 0.48, 0.035, 0.015)
        pillow(getattr(mat, seat), 0, 0.01, 0.50, 0.50, 0.48, 0.11, seed=4)
        surface(
            mat.rattan,
            lambda u, v: ((u - 0.5) * 0.44, -0.215 - 0.055 * v - 0.03 * math.sin(math.pi * u), 0.56 + 0.33 * v),
            16,
            10,
            thick=0.015,
        )
        tube(m, [(-0.22, -0.27, 0.92), (0, -0.30, 0.94), (0.22, -0.27, 0.92)], 0.02)


def plate(x, y, z, r=0.14, material='ceramic'):
    lathe(
        getattr(mat, material),
        x,
        y,
        z,
        [(0, 0.002), (r * 0.55, 0), (r * 0.62, 0.006), (r, 0.020), (r * 0.98, 0.024), (r * 0.6, 0.012), (0, 0.010)],
        48,
    )


def cutlery(x, y, z, turn):
    with Room(x, y, z, turn):
        for s in (-1, 1):
            tube(mat.steel, [(s * 0.19, -0.10, 0.006), (s * 0.19, 0.04, 0.008)], [0.005, 0.004])
            rounded(mat.steel, s * 0.19, 0.08, 0.008, 0.020, 0.09, 0.004, 0.003)
        rounded(mat.sheet, -0.27, 0.0, 0.008, 0.11, 0.20, 0.016, 0.007)


def tumbler(x, y, z, drink='juice', tall=0.13, r=0.034):
    lathe(mat.pane, x, y, z, [(0, 0.004), (r * 0.86, 0.004), (r, tall), (r * 0.96, tall), (r * 0.83, 0.01)], 28)
    lathe(getattr(mat, drink), x, y, z, [(0, 0.008), (r * 0.84, 0.008), (r * 0.93, tall * 0.78), (0, tall * 0.78)], 28)


def wine(x, y, z):
    lathe(
        mat.pane,
        x,
        y,
        z,
        [(0.034, 0), (0.034, 0.004), (0.005, 0.01), (0.004, 0.09), (0.03, 0.12), (0.042, 0.16), (0.034, 0.22)],
        28,
    )


def cup(x, y, z):
    plate(x, y, z, 0.075)
    lathe(mat.ceramic, x, y, z + 0.012, [(0, 0), (0.025, 0), (0.040, 0.03), (0.043, 0.062), (0.039, 0.062), (0.034, 0.02)], 28)
    lathe(mat.coffee, x, y, z + 0.012, [(0, 0.05), (0.038, 0.05)], 28)
    tube(
        mat.ceramic,
        [(x + 0.04, y, z + 0.062), (x + 0.07, y, z + 0.055), (x + 0.065, y, z + 0.035), (x + 0.04, y, z + 0.03)],
        0.005,
    )


def coffee_pot(x, y, z):
    lathe(
        mat.steel,
        x,
        y,
        z,
        [(0, 0), (0.062, 0), (0.072, 0.05), (0.055, 0.15), (0.045, 0.19), (0.02, 0.21), (0.012, 0.22), (0.012, 0.235), (0, 0.24)],
    )
    tube(mat.steel, [(x - 0.06, y, z + 0.07), (x - 0.11, y, z + 0.11), (x - 0.13, y, z + 0.17)], [0.014, 0.010, 0.008])
    tube(mat.ink, [(x + 0.05, y, z + 0.17), (x + 0.12, y, z + 0.16), (x + 0.12, y, z + 0.07), (x + 0.065, y, z + 0.05)], 0.008)


def melon(x, y, z, turn, r=0.11, flesh='melon', rind='lime'):
    """A wedge that stands on its rind."""
    with Room(x, y, z, turn):

        def skin(u, v):
            a, b = (u - 0.5) * 0.9, v * math.pi
            return r * math.sin(b) * math.sin(a) * 1.02, r * math.cos(b) * 1.02, r - r * math.sin(b) * math.cos(a) * 1.02

        surface(getattr(mat, rind), skin, 8, 20)
        for s in (-1, 1):
            a = s * 0.44
            pts = [
                (r * math.sin(b) * math.sin(a), r * math.cos(b), r - r * math.sin(b) * math.cos(a))
                for b in (i * math.pi / 20 for i in range(21))
            ]
            obj('flesh', mesh('flesh', pts + [(0, 0, r)], [(i, i + 1, 21) for i in range(20)], getattr(mat, flesh)))


def papaya(x, y, z, turn):
    """Half a papaya, its hollow upward."""
    with Room(x, y, z, turn):

        def half(u, v):
            a, t = math.pi * u + math.pi, v
            w = 0.055 * math.sin(math.pi * t) ** 0.6 * (0.72 + 0.5 * t)
            return w * math.cos(a), (t - 0.5) * 0.24, 0.05 + w * math.sin(a)

        surface(mat.mango, half, 16, 20)

        def flesh(u, v):
            w = 0.054 * math.sin(math.pi * v) ** 0.6 * (0.72 + 0.5 * v)
            s = u * 2 - 1
            dip = 0.028 * max(0, 1 - (s / 0.62) ** 2) * max(0, 1 - ((v - 0.55) / 0.33) ** 2)
            return w * s, (v - 0.5) * 0.24, 0.05 - dip

        surface(mat.papaya, flesh, 20, 20)
        q = random.Random(3)
        for _ in range(26):
            lathe(mat.ink, q.uniform(-0.014, 0.014), q.uniform(-0.04, 0.06), 0.024, [(0, 0), (0.005, 0.004), (0, 0.009)], 6)


def orange(x, y, z, r=0.042, material='mango'):
    lathe(
        getattr(mat, material),
        x,
        y,
        z,
        [(r * math.sin(i / 10 * math.pi), r - r * math.cos(i / 10 * math.pi)) for i in range(11)],
        20,
    )


def pineapple(x, y, z):
    def body(u, v):
        a = 2 * math.pi * u
        r = 0.062 * (math.sin(math.pi * (0.12 + 0.80 * v)) ** 0.5)
        r += 0.006 * abs(math.sin(10 * a / 2 + 14 * v)) * abs(math.sin(10 * a / 2 - 14 * v))
        return x + r * math.cos(a), y + r * math.sin(a), z + 0.17 * v

    surface(mat.pine, body, 60, 50, loop=True)
    for i in range(28):
        a, up, long = i * 2.4, 1.5 - 0.035 * i, 0.13 - 0.002 * i
        pts = [
            (
                x + math.cos(a) * long * t * math.cos(up),
                y + math.sin(a) * long * t * math.cos(up),
                z + 0.165 + long * t * math.sin(up),
            )
            for t in (0, 0.4, 0.8, 1)
        ]
        tube(mat.plant, pts, [0.008, 0.009, 0.005, 0.001])



def croissant(x, y, z, turn):
    with Room(x, y, z, turn):
        pts, rad = [], []
        for k in range(25):
            t = k / 24 * 2 - 1
            pts.append((0.075 * math.sin(t * 1.35), 0.06 * math.cos(t * 1.5), 0.03))
            rad.append((0.006 + 0.028 * (1 - t * t) ** 0.7) * (1 + 0.12 * (k % 4 == 0)))
        tube(mat.bread, pts, rad, 12)


def basket(x, y, z, r=0.16):
    lathe(
        mat.rattan,
        x,
        y,
        z,
        [(0, 0.004), (r * 0.8, 0), (r, 0.08), (r * 1.03, 0.085), (r * 0.98, 0.08), (r * 0.76, 0.012), (0, 0.01)],
        40,
    )
    for i, (dx, dy, turn) in enumerate(((0, -0.05, 0.2), (-0.06, 0.04, 1.9), (0.07, 0.04, 3.4), (0.0, 0.02, 0.9))):
        croissant(x + dx, y + dy, z + 0.02 + 0.035 * (i == 3), turn)


def fruit_dish(x, y, z):
    plate(x, y, z, 0.24, 'bisque')
    z += 0.022
    pineapple(x - 0.07, y + 0.10, z)
    papaya(x + 0.09, y - 0.02, z, 0.5)
    papaya(x + 0.02, y - 0.11, z, 1.7)
    for k in range(3):
        melon(x - 0.13 + 0.03 * k, y - 0.06 + 0.045 * k, z, 1.2 + 0.25 * k, 0.085)
    for dx, dy, m in ((0.13, 0.09, 'mango'), (0.06, 0.14, 'mango'), (0.16, 0.02, 'lime'), (0.12, 0.15, 'lime')):
        orange(x + dx, y + dy, z, 0.036 if m == 'mango' else 0.026, m)


def vase(x, y, z, n=5, seed=1):
    """A small jar with long leaves."""
    q = random.Random(seed)
    lathe(mat.bisque, x, y, z, [(0, 0), (0.035, 0), (0.05, 0.04), (0.04, 0.09), (0.02, 0.12), (0.024, 0.14)])
    for i in range(n):
        a, up = i * 2.4 + q.uniform(-0.3, 0.3), q.uniform(1.0, 1.45)
        pts = [
            (
                x + 0.22 * t * math.cos(a) * math.cos(up),
                y + 0.22 * t * math.sin(a) * math.cos(up),
                z + 0.12 + 0.24 * t * math.sin(up) - 0.05 * t * t,
            )
            for t in (k / 6 for k in range(7))
        ]
        tube(mat.plant, pts, [0.003, 0.003, 0.012, 0.018, 0.018, 0.012, 0.002])
