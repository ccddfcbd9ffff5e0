"""Things that stand on the beach or near it: pavilion, dinner table, harbour, float, parasol."""
from boats import Craft, dhoni
from kit import *
from soft import lathe, rounded
from villas import roof_mesh



def pavilion(x, y, turn):
    c = Craft()
    for px in (-4.5, -1.5, 1.5, 4.5):
        for py in (-4.5, -1.5, 1.5, 4.5):
            c.rod('pile', px, py, -5, 1.3, 0.13)
    for i in range(48):
        c.box('deck', 0, -5.1 + i * 0.215, 1.35, 10.4, 0.19, 0.07)
    for px in (-3.6, 3.6):
        for py in (-3.6, 0, 3.6):
            c.rod('pile', px, py, 1.3, 4.5, 0.11)
            for s in (-0.28, 0, 0.28):
                c.box('linen', px, py + s * 0.5, 2.85, 0.10 + 0.04 * abs(s), 0.16, 2.95)
    for s in (-1, 1):
        c.box('hull', s * 1.3, 0, 1.75, 1.0, 2.3, 0.5)
        c.box('linen', s * 1.3, 0, 2.06, 1.0, 2.3, 0.16)
        c.box('coral', s * 1.3, -0.3, 2.16, 1.02, 0.5, 0.05)
    for px in (-4.9, 4.9):
        c.box('lamp', px, -4.9, 1.62, 0.22, 0.22, 0.42)
        c.box('lamp', px, 4.9, 1.62, 0.22, 0.22, 0.42)
    c.place(x, y, 0, turn)
    obj('roof', roof_mesh(4.7, 4.7, 4.4, 4.3, 9), (x, y, 0), (0, 0, turn))


def walkway(a, b, z=1.3):
    a, b = Vector((*a, 0)), Vector((*b, 0))
    d = (b - a).normalized()
    turn, c = math.atan2(d.y, d.x), Craft()
    for i in range(int((b - a).length / 0.222)):
        p = a + d * (i * 0.222)
        c.box('deck', p.x, p.y, z, 0.20, 1.9, 0.06, turn)
        if i % 14 == 0:
            for s in (-1, 1):
                q = p + Vector((-d.y, d.x, 0)) * s * 0.95
                c.rod('pile', q.x, q.y, -4, z + 0.6, 0.08)
    c.place(0, 0)



def point(x, y, z, watt):
    lamp = bpy.data.lights.new('point', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = watt, (1, 0.56, 0.22), 0.15
    obj('point', lamp, (x, y, z))


def lantern(x, y, z, k):
    """A timber lantern that stands at height z, about 0.33 k tall."""
    for sx in (-0.075, 0.075):
        for sy in (-0.075, 0.075):
            rounded(mat.teak, x + sx * k, y + sy * k, z + 0.15 * k, 0.02 * k, 0.02 * k, 0.30 * k, 0.004, steps=1)
    rounded(mat.teak, x, y, z + 0.31 * k, 0.19 * k, 0.19 * k, 0.03 * k, 0.006)
    rounded(mat.teak, x, y, z + 0.02 * k, 0.19 * k, 0.19 * k, 0.03 * k, 0.006)
    lathe(mat.lantern, x, y, z + 0.035 * k, [(0, 0), (0.04 * k, 0), (0.04 * k, 0.14 * k), (0, 0.16 * k)], 12)


def floating_stage(x, y, turn):
    c = Craft()
    for i in range(34):
        c.box('deck', -3.6 + i * 0.217, 0, 0.62, 0.20, 6.0, 0.07)
    for px in (-3.2, 3.2):
        c.box('dark', px, 0, 0.25, 0.7, 6.0, 0.6)
    for s in (-1, 1):
        c.rod('white', 3.3 * s, 2.7, 0.6, 1.7, 0.04)
        c.rod('white', 3.3 * s, -2.7, 0.6, 1.7, 0.04)
    c.place(x, y, 0, turn)


def house(c, x, y, w, d, h, wall, roof):
    """A one-storey island house with a tin gable roof; its front looks along -y."""
    c.box(wall, x, y, h / 2, w, d, h)
    c.box('cream', x, y - d / 2 - 0.02, 0.25, w + 0.04, 0.06, 0.5)
    steps = 12
    for i in range(steps):
        t = i / steps
        for s in (-1, 1):
            c.box(
                roof,
                x,
                y + s * (d / 2 + 0.45) * (1 - t - 0.5 / steps),
                h + 0.05 + 1.5 * (t + 0.5 / steps),
                w + 0.7,
                (d / 2 + 0.45) / steps * 1.15,
                0.17,
            )
    for px in (-w / 2 + 0.1, w / 2 - 0.1):
        for i in range(steps):
            t = i / steps
            c.box(wall, x + px, y, h + 1.45 * t, 0.18, (d - 0.1) * (1 - t), 1.5 / steps)
    c.box('hull', x, y - d / 2 - 0.03, 1.05, 0.95, 0.08, 2.1)
    for s in (-1, 1):
        c.box('white', x + s * w * 0.3, y - d / 2 - 0.03, 1.45, 1.3, 0.08, 1.2)
        c.box('teal', x + s * w * 0.3, y - d / 2 - 0.05, 1.45, 1.1, 0.08, 1.0)


def harbour(cx, cy, turn):
    """A quay with coloured houses and a small white mosque; local -y is the water side."""
    c = Craft()
    c.box('stone', 0, 6, 0.1, 84, 16, 2.2)
    for i in range(29):
        c.rod('pile', -42 + i * 3, -2.2, -3, 1.9, 0.12)
    colours = ['yellow', 'mint', 'coral', 'sky', 'cream', 'mint', 'yellow', 'sky']
    r, px = random.Random(4), -36.0
    for i, wall in enumerate(colours):
        w = r.uniform(6.2, 8.4)
        if i == 4:
            px += 11
        house(
            c,
            px + w / 2,
            8.5 + r.uniform(-0.4, 0.8),
            w,
            6.0,
            r.uniform(2.9, 3.4),
            wall,
            ('tin', 'teal', 'stone', 'tin')[i % 4],
        )
        px += w + 1.1
    mx = 0.2 - 5
    c.box('white', mx, 9.2, 2.2, 8.6, 7.0, 4.4)
    c.box('white', mx, 9.2, 4.5, 9.2, 7.6, 0.25)
    for i in range(4):
        c.box('teal', mx - 3 + i * 2, 5.66, 2.0, 0.9, 0.08, 2.4)
    c.rod('white', mx + 5.4, 7.2, 1, 11.0, 0.75)
    c.rod('white', mx + 5.4, 7.2, 8.4, 8.8, 1.15)
    c.rod('yellow', mx + 5.4, 7.2, 11.0, 12.6, 0.35)
    for k in range(10):
        c.rod('yellow', mx, 9.2, 4.6 + k * 0.19, 4.8 + k * 0.19, 2.2 * math.cos(k / 10 * math.pi / 2) + 0.05)
    c.place(cx, cy, 1.2, turn)
    co, si = math.cos(turn), math.sin(turn)
    for lx, ly, head, hull in (
        (-24, -5.5, 0.08, 'hull'),
        (-4, -5.8, math.pi + 0.05, 'white'),
        (16, -5.6, -0.06, 'hull'),
        (4, -15, 0.5, 'hull'),
    ):
        dhoni(cx + lx * co - ly * si, cy + lx * si + ly * co, turn + head, hull)
