"""Boats and the seaplane: lofted hulls and boxes. Every craft points along its own +x."""
from kit import *


class Craft:
    """Collects boxes and lofts by material, then stands them in the scene as one thing."""

    def __init__(self):
        self.parts = {}
        self.lofts = []

    def box(self, material, *args):
        self.parts.setdefault(material, Builder()).box(*args)

    def rod(self, material, x, y, z0, z1, r):
        self.parts.setdefault(material, Builder()).cyl(x, y, z0, z1, r)

    def loft(self, material, sections, power=2.0, k=24):
        """sections: (x, y, z, half width, half height); cross-sections are super-ellipses."""
        verts, faces = [], []
        for x, y, z, w, h in sections:
            for i in range(k):
                a = 2 * math.pi * i / k
                c, s = math.cos(a), math.sin(a)
                verts.append(
                    (
                        x,
                        y + w * math.copysign(abs(c) ** (2 / power), c),
                        z + h * math.copysign(abs(s) ** (2 / power), s),
                    )
                )
        for i in range(len(sections) - 1):
            faces += [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for j in range(k)]
        faces += [tuple(range(k)), tuple((len(sections) - 1) * k + j for j in range(k))]
        self.lofts.append((material, verts, faces))

    def hull(self, material, length, beam, free, draft, rise, deck='deck', transom=0.8, stripe=None):
        """An open hull from stern (t = 0) to bow (t = 1), its deck a little under the gunwale."""
        n, m = 36, 9
        verts, faces, top = [], [], []
        for i in range(n + 1):
            t = i / n
            w = beam / 2 * min(1, transom + (1 - transom) * t / 0.35) * (1 - max(0, (t - 0.45) / 0.55) ** 2.2) + 0.02
            sheer, keel = free + rise * max(0, t - 0.35) ** 2 / 0.42, -draft * (1 - max(0, t - 0.6) ** 2 * 4.5)
            x = length * (t - 0.5)
            ring = [
                (
                    x + 0.12 * length * max(0, t - 0.7) * j / m,
                    w * math.sin(j / m * math.pi / 2) ** 0.75,
                    keel + (sheer - keel) * j / m,
                )
                for j in range(m + 1)
            ]
            top.append(ring[-1])
            verts += ring + [(a, -b, c) for a, b, c in ring]
        k = 2 * (m + 1)
        for i in range(n):
            for side in (0, m + 1):
                for j in range(m):
                    a = i * k + side + j
                    quad = (a, a + 1, a + k + 1, a + k)
                    faces.append(quad if side else quad[::-1])
        faces.append(tuple(range(m + 1)) + tuple(range(2 * m + 1, m, -1)))
        self.lofts.append((material, verts, faces))
        floor = [(x, y * 0.95, z - 0.18) for x, y, z in top] + [(x, -y * 0.95, z - 0.18) for x, y, z in top]
        self.lofts.append((deck, floor, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)]))
        for side in (-1, 1):
            self.sweep(stripe or material, [(x, side * y, z) for x, y, z in top], 0.16, 0.14)

    def sweep(self, material, points, width, depth):
        """A bar of rectangular section along a line of points."""
        points = [Vector(p) for p in points]
        verts, faces = [], []
        for i, p in enumerate(points):
            along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
            side = along.cross(Vector((0, 0, 1)) if abs(along.z) < 0.95 else Vector((-1, 0, 0))).normalized()
            up = side.cross(along)
            verts += [p + side * a * width / 2 + up * b * depth / 2 for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for i in range(len(points) - 1):
            faces += [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for k in range(4)]
        end = 4 * len(points)
        faces += [(3, 2, 1, 0), (end - 4, end - 3, end - 2, end - 1)]
        self.lofts.append((material, verts, faces))

    def place(self, x, y, z=0.0, turn=0.0, size=1.0):
        for material, builder in self.parts.items():
            obj('craft', builder.mesh('craft', getattr(mat, material)), (x, y, z), (0, 0, turn), (size,) * 3)
        for material, verts, faces in self.lofts:
            obj(
                'loft',
                mesh('loft', verts, faces, getattr(mat, material), material != 'deck'),
                (x, y, z),
                (0, 0, turn),
                (size,) * 3,
            )


def dhoni(x, y, turn, hull='hull', roof='white'):
    c = Craft()
    c.hull(hull, 13.0, 3.3, 0.95, 0.8, 1.1, stripe='white')
    stem = [(6.55 + 1.05 * math.sin(t * 1.75), 0, 0.7 + 3.3 * t) for t in (k / 20 for k in range(21))]  # tall and curved
    c.sweep(hull, stem, 0.2, 0.42)
    for px in (-4.6, -2.8, -1.0, 0.8, 2.4):
        for s in (-1, 1):
            c.rod('white', px, s * 1.18, 0.8, 2.95, 0.05)
    c.box(roof, -1.1, 0, 3.0, 8.2, 2.9, 0.10)
    c.box('teal', -1.1, 0, 2.92, 8.3, 3.0, 0.07)
    for s in (-1, 1):
        c.box('deck', -0.8, s * 1.05, 1.15, 7.4, 0.45, 0.10)
    c.box('hull', -5.4, 0, 1.3, 1.1, 1.5, 1.0)
    c.box('dark', -6.55, 0, 0.4, 0.10, 0.5, 1.3)
    c.place(x, y, 0, turn)


def speedboat(x, y, turn):
    c = Craft()
    c.hull('white', 11.5, 3.0, 1.15, 0.45, 0.75, transom=0.92, stripe='teal')
    c.box('white', 0.6, 0, 1.55, 4.4, 2.1, 0.8)
    for s in (-1, 1):
        c.box('dark', 0.6, s * 1.06, 1.72, 3.9, 0.03, 0.42)
    c.box('dark', 2.83, 0, 1.72, 0.03, 1.8, 0.42)
    c.box('white', -0.1, 0, 2.95, 6.2, 2.5, 0.10)
    for px in (-2.9, 2.0):
        for s in (-1, 1):
            c.rod('white', px, s * 1.1, 1.1, 2.95, 0.045)
    for px in (-1.9, -2.9, -3.9):
        c.box('linen', px, 0, 1.25, 0.5, 2.2, 0.35)
    for s in (-0.75, 0, 0.75):
        c.box('dark', -6.0, s, 1.0, 0.55, 0.42, 1.1)
    c.place(x, y, 0.12, turn)


def liveaboard(x, y, turn):
    c = Craft()
    c.hull('white', 38.0, 8.8, 2.7, 1.5, 4.4, stripe='teal')
    for level, (x0, length, width) in enumerate(((-4.0, 20, 7.0), (-4.6, 17, 6.6), (-5.4, 11, 6.0))):
        z = 2.6 + level * 2.6
        c.box('white', x0, 0, z + 1.2, length, width, 2.3)
        for i in range(int(length / 2.1)):
            for s in (-1, 1):
                c.box('glass', x0 - length / 2 + 1.5 + i * 2.1, s * (width / 2 + 0.01), z + 1.45, 1.35, 0.05, 0.85)
        for s in (-0.33, 0, 0.33):
            c.box('glass', x0 + length / 2 + 0.01, s * width, z + 1.45, 0.05, width * 0.28, 0.85)
        c.box('deck', x0 - 1, 0, z + 2.45, length + 4.5, width + 1.0, 0.14)
        for i in range(int((length + 4) / 1.4)):
            for s in (-1, 1):
                c.rod('white', x0 - 1 - length / 2 - 2 + i * 1.4, s * (width / 2 + 0.42), z + 2.5, z + 3.5, 0.035)
        for h in (3.05, 3.5):
            for s in (-1, 1):
                c.box('white', x0 - 1, s * (width / 2 + 0.42), z + h, length + 4.2, 0.05, 0.05)
    c.box('linen', -8.0, 0, 12.6, 6, 5.8, 0.12)
    for px in (-10.6, -5.4):
        for s in (-1, 1):
            c.rod('white', px, s * 2.9, 10.3, 12.6, 0.06)
    c.rod('white', -0.5, 0, 10.2, 13.6, 0.09)
    c.rod('white', -0.5, 0, 12.2, 12.7, 0.45)
    c.place(x, y, 0, turn)


def wake(x, y, turn, length, spread):
    """A foam film behind a moving boat: strong at the hull and along both arms of the V."""
    n, m = 90, 40
    verts, dens, faces = [], [], []
    for i in range(n + 1):
        t = i / n
        for j in range(m + 1):
            u = j / m * 2 - 1
            half = 0.9 + spread * t * length
            verts.append((-5 - t * length, u * half, 0.05))
            arm = math.exp(-(((abs(u) - 0.86) / 0.13) ** 2)) * (1 - t) ** 0.8
            core = math.exp(-((u * half / (1.3 + 2.0 * t)) ** 2)) * (1 - t) ** 1.3
            dens.append(max(0, min(1, 0.95 * core + 0.80 * arm)) if abs(u) < 0.99 else 0)
    for i in range(n):
        faces += [
            (i * (m + 1) + j, i * (m + 1) + j + 1, (i + 1) * (m + 1) + j + 1, (i + 1) * (m + 1) + j) for j in range(m)
        ]
    film = mesh('wake', verts, faces, mat.foam)
    colours = film.color_attributes.new('dens', 'FLOAT_COLOR', 'POINT')
    colours.data.foreach_set('color', [v for d in dens for v in (d, d, d, 1)])
    obj('wake', film, (x, y, 0), (0, 0, turn))
