"""A twin-engined seaplane on floats. It points along its own +x."""

from furniture import Room
from kit import *
from soft import rounded, surface, tube

BODY = [  # x, middle z, half width, half height
    (-7.9, 3.75, 0.06, 0.10),
    (-6.6, 3.66, 0.26, 0.34),
    (-4.6, 3.36, 0.56, 0.62),
    (-2.4, 3.05, 0.80, 0.88),
    (0.0, 2.95, 0.84, 0.95),
    (2.6, 2.95, 0.84, 0.95),
    (3.9, 2.92, 0.80, 0.90),
    (4.7, 2.80, 0.70, 0.76),
    (5.5, 2.62, 0.54, 0.54),
    (6.4, 2.50, 0.34, 0.34),
    (6.95, 2.46, 0.06, 0.07),
]


def between(rows, x):
    """The row at x, eased between its neighbours."""
    for a, b in zip(rows, rows[1:]):
        if x <= b[0]:
            t = (x - a[0]) / (b[0] - a[0])
            return [p + (q - p) * t for p, q in zip(a[1:], b[1:])]
    return rows[-1][1:]


def painted(point, nu, nv, materials, paint):
    """A closed skin whose every face takes materials[paint(u, v)]."""
    verts = [point(i / nu, j / nv) for i in range(nu + 1) for j in range(nv)]
    faces, looks = [], []
    for i in range(nu):
        for j in range(nv):
            k = (j + 1) % nv
            faces.append((i * nv + j, i * nv + k, (i + 1) * nv + k, (i + 1) * nv + j))
            looks.append(paint((i + 0.5) / nu, (j + 0.5) / nv))
    m = mesh('skin', verts, faces, None, True)
    for one in materials:
        m.materials.append(one)
    m.polygons.foreach_set('material_index', looks)
    return obj('skin', m)


def fuselage():
    long = BODY[-1][0] - BODY[0][0]

    def at(u):
        return BODY[0][0] + long * u

    def point(u, v):
        x, a = at(u), 2 * math.pi * v
        z, w, h = between(BODY, x)
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** 2.5 + abs(s) ** 2.5) ** (-1 / 2.5)
        return x, w * c * k, z + h * s * k

    def paint(u, v):
        x, a = at(u), 2 * math.pi * v
        up = math.sin(a) * (abs(math.cos(a)) ** 2.5 + abs(math.sin(a)) ** 2.5) ** (-1 / 2.5)
        side = abs(math.cos(a)) > 0.35
        if 0.18 < up < 0.62 and side and -2.6 < x < 3.2:
            place = (x + 2.6) / 0.97 % 1
            if 0.22 < place < 0.78 and not (0.42 < (up - 0.18) / 0.44 < -1):
                return 1
        if 4.15 < x < 5.0 and up > 0.26 and 0.06 < abs(math.cos(a)):
            return 0 if 0.60 < abs(math.cos(a)) < 0.68 else 1
        if 3.35 < x < 4.02 and 0.2 < up < 0.66 and side:
            return 1
        if -0.34 < up < -0.22 or -0.44 < up < -0.39 or x < -6.9 + 0.6 * up:
            return 2
        return 0

    painted(point, 420, 200, (mat.white, mat.dark, mat.coralpaint), paint)


def blade(chord, thick, a, b, chord_b=None, material=None, tip=0.0, tip_material=None):
    """A wing from a to b: an aerofoil section lofted in between."""
    a, b = Vector(a), Vector(b)
    span = b - a
    flat = span.normalized()
    up = Vector((0, 0, 1)) if abs(flat.z) < 0.5 else Vector((0, 1, 0))
    chord_b = chord_b or chord

    def point(u, v):
        c = chord + (chord_b - chord) * u
        t = 2 * math.pi * v
        s = 0.5 + 0.5 * math.cos(t)
        h = thick * c * 5 * (0.2969 * math.sqrt(s) - 0.126 * s - 0.3516 * s * s + 0.2843 * s**3 - 0.1036 * s**4)
        round_off = max(0.02, 1 - max(0, (abs(u - 0.5) - 0.485) / 0.015) ** 2) ** 0.5
        return tuple(a + span * u + Vector((c * (0.3 - s), 0, 0)) + up * math.copysign(h, math.sin(t)) * round_off)

    def paint(u, v):
        return 1 if u < tip or u > 1 - tip else 0

    painted(point, 120, 48, (material or mat.white, tip_material or mat.coralpaint), paint)


def float_hull(y):
    def point(u, v):
        x = -4.8 + 10.3 * u
        a = 2 * math.pi * v
        full = min(1, (u / 0.14) ** 0.6) * min(1, ((1 - u) / 0.30) ** 0.55)
        c, s = math.cos(a), math.sin(a)
        w = 0.46 * full * math.copysign(abs(c) ** 0.7, c)
        deep = (0.40 * full if x > -0.6 else 0.30 * full) * (1 - 0.35 * abs(c))
        z = 0.34 + 0.24 * max(0, u - 0.72) / 0.28 + (0.24 * full * abs(s) ** 0.5 if s > 0 else -deep * abs(s) ** 0.8)
        return x, y + w, z

    def paint(u, v):
        return 1 if u > 0.9 else 0

    painted(point, 160, 64, (mat.white, mat.coralpaint), paint)
    for k in range(5):
        rounded(mat.ink, -2.6 + k * 1.1, y, 0.60, 0.5, 0.34, 0.02, 0.008)


def engine(y):
    def point(u, v):
        a = 2 * math.pi * v
        w, h, z = between(
            [
                (0, 0.08, 0.10, 3.95),
                (0.25, 0.36, 0.40, 3.86),
                (0.7, 0.42, 0.46, 3.84),
                (0.92, 0.32, 0.36, 3.88),
                (1, 0.18, 0.18, 3.90),
            ],
            u,
        )
        return -0.5 + 4.0 * u, y + w * math.cos(a), z + h * math.sin(a)

    painted(
        point,
        80,
        40,
        (mat.white, mat.coralpaint, mat.dark),
        lambda u, v: 1 if u > 0.93 else 2 if u > 0.80 and 0.62 < v < 0.88 else 0,
    )
    surface(
        mat.steel,
        lambda u, v: (
            3.5 + 0.42 * v,
            y + 0.18 * math.cos(6.283 * u) * (1 - v * v) ** 0.5,
            3.90 + 0.18 * math.sin(6.283 * u) * (1 - v * v) ** 0.5,
        ),
        32,
        12,
        loop=True,
    )
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.45 + (0.5 if y > 0 else 0)
        out = Vector((0, math.cos(a), math.sin(a)))
        flat = Vector((0.45, -math.sin(a) * 0.9, math.cos(a) * 0.9)).normalized()

        def point(u, v, out=out, flat=flat):
            w = 0.115 * (0.5 + math.sin(math.pi * min(1, 0.1 + 0.85 * u)) * 0.6) * (1 if u < 0.97 else 0.6)
            return tuple(Vector((3.68, y, 3.90)) + out * (0.12 + 1.12 * u) + flat * w * (v * 2 - 1))

        surface(mat.dark, point, 24, 4, thick=0.025)
        surface(mat.yellow, lambda u, v, p=point: p(0.90 + 0.07 * u, v), 4, 4, thick=0.03)


def seaplane(x, y, turn):
    with Room(x, y, 0.05, turn):
        fuselage()
        blade(2.0, 0.15, (1.2, -9.9, 4.05), (1.2, 9.9, 4.05), tip=0.045)
        blade(1.25, 0.11, (-7.0, -3.1, 4.55), (-7.0, 3.1, 4.55), tip=0.05)
        blade(2.3, 0.10, (-6.3, 0, 3.8), (-7.3, 0, 6.5), 1.2, tip=0.12)
        for s in (-1, 1):
            engine(s * 2.75)
            float_hull(s * 1.5)
            tube(mat.white, [(1.3, s * 0.72, 2.35), (1.3, s * 4.2, 3.96)], 0.07)
            for a, b in (
                ((2.9, s * 1.45, 0.6), (2.4, s * 0.72, 2.2)),
                ((-1.7, s * 1.45, 0.6), (-1.5, s * 0.70, 2.35)),
                ((-1.7, s * 1.45, 0.6), (1.5, s * 0.75, 2.15)),
                ((2.9, s * 1.45, 0.6), (4.4, s * 0.55, 2.2)),
            ):
                tube(mat.white, [a, b], 0.055)
        for px in (2.9, -1.7):
            tube(mat.white, [(px, -1.45, 0.6), (px, 1.45, 0.6)], 0.05)
        tube(mat.ink, [(3.0, 0, 3.9), (3.0, 0, 4.35)], 0.015)
