"""Furniture and plants, built around (0, 0) of a room and moved with it."""

from kit import *
from soft import cover, lathe, pillow, rounded, rounder, surface, tube


class Room:
    """Everything built inside `with Room(...)` is moved together: local x to the right, y towards the view.
    lean: tips it towards local -y."""

    def __init__(self, x, y, z, turn=0.0, lean=0.0):
        self.at, self.turn, self.lean = (x, y, z), turn, lean

    def __enter__(self):
        self.before = set(SCENE.collection.objects)
        return self

    def __exit__(self, *_):
        root = bpy.data.objects.new('room', None)
        SCENE.collection.objects.link(root)
        root.location, root.rotation_euler = self.at, (self.lean, 0, self.turn)
        for o in set(SCENE.collection.objects) - self.before - {root}:
            if o.parent is None:
                o.parent = root

    def point(self, x, y, z):
        c, s = math.cos(self.turn), math.sin(self.turn)
        return self.at[0] + x * c - y * s, self.at[1] + x * s + y * c, self.at[2] + z


def boards(material, x0, x1, y0, y1, z, width=0.14, gap=0.006, thick=0.03, along='y', seed=1):
    """A floor of boards; along says which way they run."""
    r, b = random.Random(seed), Builder()
    a, e = (x0, x1) if along == 'y' else (y0, y1)
    n = int((e - a) / width)
    for i in range(n):
        c = a + (i + 0.5) * (e - a) / n
        w = (e - a) / n - gap
        lift = r.uniform(-0.0015, 0.0015)
        if along == 'y':
            b.box(c, (y0 + y1) / 2, z - thick / 2 + lift, w, y1 - y0, thick)
        else:
            b.box((x0 + x1) / 2, c, z - thick / 2 + lift, x1 - x0, w, thick)
    return obj('boards', b.mesh('boards', material))


def area(x, y, z, sx, sy, watt, colour=(1, 0.96, 0.9), down=(0, 0, -1)):
    """A soft lamp that nobody sees: the light that walls and sky give back."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.color, lamp.shape, lamp.size, lamp.size_y = watt, colour, 'RECTANGLE', sx, sy
    o = obj('area', lamp, (x, y, z))
    o.rotation_euler = Vector(down).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = o.visible_glossy = False
    return o


def bed(x, y, w=2.0, d=2.1, seed=0, throw='deepsea', wood='teak', accents=('sage', 'sandcloth')):
    """A double bed, its head at y and its foot towards +y."""
    m = getattr(mat, wood)
    rounded(m, x, y + d / 2, 0.20, w + 0.10, d + 0.06, 0.16, 0.02)
    for sx in (-1, 1):
        for py in (y + 0.12, y + d - 0.12):
            rounded(m, x + sx * (w / 2 - 0.08), py, 0.08, 0.09, 0.09, 0.16, 0.01)
    rounded(m, x, y - 0.05, 0.66, w + 0.5, 0.07, 1.05, 0.02)
    for i in range(9):  # padded panels of the headboard
        px = x + (i - 4) * (w + 0.36) / 9
        rounded(mat.sandcloth, px, y + 0.02, 0.80, (w + 0.36) / 9 - 0.008, 0.10, 0.68, 0.035)
    rounded(mat.sheet, x, y + d / 2, 0.42, w, d, 0.26, 0.07)
    cover(mat.sheet, x - w / 2, x + w / 2, -(y + d), -(y + 0.62), 0.555, 0.30, seed).scale = (1, -1, 1)
    band = cover(
        getattr(mat, throw),
        x - w / 2 - 0.018,
        x + w / 2 + 0.018,
        -(y + d - 0.28),
        -(y + d - 0.86),
        0.612,
        0.25,
        seed,
        0.03,
        0.05,
        70,
    )
    band.scale = (1, -1, 1)
    for i, px in enumerate((-0.5, 0.5)):
        pillow(mat.sheet, x + px * w * 0.94, y + 0.20, 0.80, 0.78, 0.52, 0.24, rx=1.12, seed=seed + i)
        pillow(mat.sheet, x + px * w * 0.92, y + 0.38, 0.76, 0.74, 0.48, 0.22, rx=0.98, seed=seed + i + 4)
        pillow(getattr(mat, accents[0]), x + px * w * 0.50, y + 0.56, 0.74, 0.50, 0.48, 0.19, rx=1.0, seed=seed + i + 8)
    pillow(getattr(mat, accents[1]), x, y + 0.72, 0.69, 0.62, 0.30, 0.16, rx=0.95, seed=seed + 13)


def nightstand(x, y, lamp=True, wood='teak'):
    rounded(getattr(mat, wood), x, y, 0.42, 0.46, 0.42, 0.05, 0.012)
    rounded(getattr(mat, wood), x, y, 0.22, 0.42, 0.38, 0.16, 0.012)
    for sx in (-0.18, 0.18):
        for sy in (-0.16, 0.16):
            rounded(getattr(mat, wood), x + sx, y + sy, 0.2, 0.04, 0.04, 0.40, 0.008)
    if lamp:
        lathe(mat.bisque, x, y, 0.445, rounder([(0.06, 0), (0.11, 0.06), (0.12, 0.14), (0.09, 0.22), (0.03, 0.27), (0.02, 0.30)]))
        lathe(mat.shade, x, y, 0.72, [(0.16, 0), (0.13, 0.24)])


def armchair(x, y, turn, seat='sheet'):
    """A low rattan chair with a round back, its front at local +y."""
    with Room(x, y, 0, turn):

        def shell(u, v):
            a = math.pi * (0.06 + 0.88 * u) + math.pi
            rise = 0.34 + (0.30 + 0.16 * math.sin(math.pi * u) ** 1.5) * v
            lean = 1 + 0.16 * v
            return 0.36 * math.cos(a) * lean, 0.02 + 0.34 * math.sin(a) * lean, rise

        surface(mat.rattan, shell, 40, 10, thick=0.025)
        rim = [shell(i / 40, 1) for i in range(41)]
        tube(mat.rattan, rim, 0.022)
        tube(mat.rattan, [shell(i / 40, 0) for i in range(41)], 0.018)
        lathe(mat.rattan, 0, 0, 0.30, [(0, 0), (0.34, 0), (0.36, 0.03), (0.34, 0.06), (0, 0.06)])
        pillow(getattr(mat, seat), 0, 0.06, 0.42, 0.56, 0.56, 0.15, seed=5)
        pillow(mat.sage, 0, -0.20, 0.60, 0.46, 0.44, 0.15, rx=1.25, seed=7)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube(mat.teak, [(sx * 0.22, sy * 0.2, 0.31), (sx * 0.28, sy * 0.27, 0.0)], 0.017)


def pot_plant(x, y, size=1.0, seed=0, leaves=16, pot='bisque', z=0.0):
    """Long arching leaves in a round pot."""
    r = random.Random(seed)
    lathe(
        getattr(mat, pot),
        x,
        y,
        z,
        rounder([(0.12, 0), (0.185, 0.12), (0.20, 0.26), (0.17, 0.36), (0.155, 0.36), (0.15, 0.32), (0, 0.32)]),
        size=size,
    )
    verts, faces = [], []
    for i in range(leaves):
        a, rise, long = i * 2.4 + r.uniform(-0.3, 0.3), r.uniform(0.85, 1.45), size * r.uniform(0.55, 1.05)
        p, half, base = Vector((x, y, z + 0.33 * size)), 0.055 * size * r.uniform(0.8, 1.2), len(verts)
        for k in range(13):
            t = k / 12
            way = Vector((math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise)))
            side = Vector((-math.sin(a), math.cos(a), 0)) * half * (math.sin(math.pi * min(1, 0.12 + 0.88 * t)) ** 0.7 + 0.02)
            verts += [p - side + Vector((0, 0, 0.25 * side.length)), Vector(p), p + side + Vector((0, 0, 0.25 * side.length))]
            p = p + way * long / 12
            rise -= 0.13 + 0.05 * t
        for k in range(12):
            q = base + 3 * k
            faces += [(q, q + 1, q + 4, q + 3), (q + 1, q + 2, q + 5, q + 4)]
    obj('plant', mesh('plant', verts, faces, mat.plant, True))


def lounger(x, y, turn, towel='deepsea', back=0.55, z=0.0, wood='teak'):
    """A sunbed with a raised back, a thick mattress in three parts and a rolled towel; its foot at local +y."""
    with Room(x, y, z, turn):
        m = getattr(mat, wood)
        for sx in (-0.33, 0.33):
            rounded(m, sx, 0.0, 0.27, 0.05, 2.0, 0.07, 0.012)
            for py in (-0.8, 0.8):
                rounded(m, sx, py, 0.13, 0.06, 0.06, 0.26, 0.01)
        for i in range(14):
            rounded(m, 0, -0.2 + i * 0.085, 0.295, 0.66, 0.07, 0.02, 0.006, steps=1)
        rounded(mat.sheet, 0, 0.62, 0.365, 0.66, 0.70, 0.11, 0.045)
        rounded(mat.sheet, 0, -0.06, 0.365, 0.66, 0.66, 0.11, 0.045)
        c, s = math.cos(back), math.sin(back)
        rounded(m, 0, -0.38 - 0.36 * c, 0.29 + 0.36 * s, 0.68, 0.74, 0.04, 0.012, rx=-back)
        rounded(mat.sheet, 0, -0.36 - 0.36 * c, 0.375 + 0.36 * s, 0.66, 0.74, 0.11, 0.045, rx=-back)
        pillow(mat.sheet, 0, -0.36 - 0.55 * c, 0.46 + 0.60 * s, 0.52, 0.30, 0.13, rx=-back, seed=3)
        roll(getattr(mat, towel), 0, 0.72, 0.42, 0.52, 0.075)


def roll(material, x, y, z, w, r):
    """A rolled towel along local x, its end a spiral."""

    def point(u, v):
        a = v * 5.2 * math.pi
        rad = r * (0.25 + 0.75 * v)
        return x - w / 2 + u * w, y + rad * math.cos(a), z + r + rad * math.sin(a)

    surface(material, point, 8, 90, thick=0.006)


def parasol(x, y, z=0.0, tall=2.7, radius=1.6, cloth='sheet'):
    """A canvas parasol: eight ribs, the cloth sagging between them."""
    tube(mat.teak, [(x, y, z), (x, y, z + tall + 0.12)], 0.028)
    lathe(mat.slate, x, y, z, [(0, 0), (0.26, 0), (0.26, 0.05), (0.05, 0.08), (0.04, 0.3), (0, 0.3)])
    k = 8

    def point(u, v):
        a = 2 * math.pi * u
        rib = abs(math.sin(k / 2 * a))
        rad = radius * v * (1 - 0.035 * rib * v)
        return x + rad * math.cos(a), y + rad * math.sin(a), z + tall - 0.52 * v**1.25 - 0.05 * rib * v

    surface(getattr(mat, cloth), point, 96, 16, loop=True)

    def hem(u, v):
        a = 2 * math.pi * u
        px, py, pz = point(u, 1)
        return px, py, pz - 0.14 * v - 0.015 * math.sin(24 * a)

    surface(getattr(mat, cloth), hem, 96, 3, loop=True)
    for i in range(k):
        a = 2 * math.pi * i / k
        tube(
            mat.teak,
            [(x, y, z + tall - 0.06), (x + 0.97 * radius * math.cos(a), y + 0.97 * radius * math.sin(a), z + tall - 0.56)],
            0.012,
        )
