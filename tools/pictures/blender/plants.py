"""Coconut palms with real leaflets, bushes, and the planting of the island."""
import bmesh
from mathutils import Matrix
from kit import *
from land import height


def trunk_mesh(axis, rings=26, sides=9):
    """A bent tube along `axis`, thick at the foot, ringed."""
    verts, faces = [], []
    for i in range(rings + 1):
        t = i / rings
        c = axis(t)
        radius = (0.20 - 0.09 * t + 0.16 * max(0, 1 - t * 9) ** 2) * (1 + 0.07 * (i % 2))
        for k in range(sides):
            a = 2 * math.pi * k / sides
            verts.append((c.x + radius * math.cos(a), c.y + radius * math.sin(a), c.z - 0.15))
    for i in range(rings):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    return mesh('trunk', verts, faces, mat.bark, True)


def add_frond(r, verts, faces, root, azimuth, rise, length, age, segments=22, leaflets=58):
    """One frond: a drooping rib with two rows of leaflets. `age` is 0 for the youngest, upright frond."""
    p, ribs, ways = Vector(root), [], []
    for i in range(segments + 1):
        way = Vector((math.cos(azimuth) * math.cos(rise), math.sin(azimuth) * math.cos(rise), math.sin(rise)))
        ribs.append(Vector(p))
        ways.append(way)
        p = p + way * (length / segments)
        rise -= (0.035 + 0.085 * (i / segments)) * (1.0 + 0.25 * (1 - age))
    across = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
    twist = r.uniform(-0.35, 0.35)
    for i in range(segments):
        half, b = across * (0.045 * (1 - i / segments) + 0.008), len(verts)
        verts += [ribs[i] - half, ribs[i] + half, ribs[i + 1] - half, ribs[i + 1] + half]
        faces.append((b, b + 1, b + 3, b + 2))
    for hand in (-1, 1):
        for i in range(leaflets):
            t = 0.10 + 0.90 * (i + r.random() * 0.5) / leaflets
            k = min(int(t * segments), segments - 1)
            foot, way = ribs[k].lerp(ribs[k + 1], t * segments - k), ways[k]
            up = way.cross(across)
            reach = (0.95 * math.sin(math.pi * min(1, 0.16 + 0.80 * t)) ** 0.8 + 0.12) * r.uniform(0.85, 1.1)
            sweep = math.radians(48 - 22 * t)
            side = (across * math.cos(twist * t) + up * math.sin(twist * t)) * hand
            out = (side * math.cos(sweep) + way * math.sin(sweep) + up * 0.30).normalized()
            width = way * (0.030 + 0.012 * r.random())
            droop, b = r.uniform(0.25, 0.5), len(verts)
            for s, w in ((0, 0.7), (0.4, 1), (0.75, 0.7), (1, 0.05)):
                q = foot + out * (reach * s) + Vector((0, 0, -droop * reach * s * s))
                verts += [q - width * w, q + width * w]
            faces += [(b + 2 * j, b + 2 * j + 1, b + 2 * j + 3, b + 2 * j + 2) for j in range(3)]


def palm_meshes(seed, tall=9.0, lean=3.0):
    """Trunk, green fronds, dry fronds and nuts of one palm."""
    r = random.Random(seed)
    phase = r.uniform(0, 6.28)

    def axis(t):
        return Vector((lean * (t**1.7), 0.35 * math.sin(t * 3 + phase) * t, tall * (t - 0.08 * t * t)))

    top, green, dry = axis(1), ([], []), ([], [])
    count = r.randint(22, 27)
    for q in range(count):
        age = q / count
        azimuth = q * 2.39996 + r.uniform(-0.25, 0.25)
        rise = 1.25 - 1.75 * age + r.uniform(-0.15, 0.15)
        length = r.uniform(3.6, 4.6) * (1 - 0.18 * (1 - age))
        add_frond(r, *(dry if age > 0.93 else green), top, azimuth, rise, length, age)
    balls = bmesh.new()
    for q in range(7):
        a = q * 0.9
        place = Matrix.Translation(top + Vector((0.28 * math.cos(a), 0.28 * math.sin(a), -0.28 - 0.1 * (q % 2))))
        bmesh.ops.create_icosphere(balls, subdivisions=2, radius=0.13, matrix=place)
    nuts = bpy.data.meshes.new('nuts')
    balls.to_mesh(nuts)
    nuts.materials.append(mat.nut)
    return [trunk_mesh(axis), mesh('fronds', *green, mat.leaf), mesh('dry', *dry, mat.dry), nuts]


def palm(i, x, y, rz, s=1.0, z=None):
    z = float(height(x, y)) - 0.05 if z is None else z
    for m in PALMS[i]:
        obj('palm', m, (x, y, z), (0, 0, rz), (s, s, s))


def bush_mesh(seed, leaves=420):
    """A half dome of loose leaves."""
    r = random.Random(seed)
    verts, faces = [], []
    for _ in range(leaves):
        z, a = r.random(), r.uniform(0, 6.283)
        radius = math.sqrt(1 - z * z) * r.uniform(0.75, 1.05) * 1.3
        c = Vector((radius * math.cos(a), radius * math.sin(a), z * r.uniform(0.8, 1.1)))
        way = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.5, 0.6))).normalized()
        side, length, b = way.orthogonal().normalized(), r.uniform(0.18, 0.34), len(verts)
        half = side * length * 0.28
        verts += [c - half * 0.2, c + way * length * 0.5 - half, c + way * length, c + way * length * 0.5 + half]
        faces.append((b, b + 1, b + 2, b + 3))
    return mesh('bush', verts, faces, mat.bush)


PALMS = []
BUSHES = []


def make(clear=()):
    """Model the palms and plant the island; `clear` lists circles (x, y, r) that stay empty."""
    PALMS[:] = [palm_meshes(1, 9.5, 2.2), palm_meshes(2, 8.0, 3.8), palm_meshes(3, 11.0, 1.4), palm_meshes(4, 6.5, 5.6)]
    BUSHES[:] = [bush_mesh(i) for i in range(3)]
    r = random.Random(11)
    for k in range(4000):
        x, y = r.uniform(-95, 95), r.uniform(-80, 80)
        h = float(height(x, y))
        if h < 1.25 or any((x - a) ** 2 + (y - b) ** 2 < c * c for a, b, c in clear):
            continue
        if h < 1.75:
            if r.random() < 0.10:
                palm(r.choice([0, 1, 3]), x, y, math.atan2(y, x) + r.uniform(-0.5, 0.5), r.uniform(0.8, 1.15))
            elif r.random() < 0.35:
                s = r.uniform(0.5, 1.3)
                obj('bush', r.choice(BUSHES), (x, y, h - 0.1), (0, 0, r.uniform(0, 6)), (s, s, s))
        else:
            if r.random() < 0.30:
                palm(r.choice([0, 1, 2, 2]), x, y, r.uniform(0, 6.3), r.uniform(0.85, 1.35))
            else:
                s = r.uniform(1.2, 2.8)
                obj('bush', r.choice(BUSHES), (x, y, h - 0.2), (0, 0, r.uniform(0, 6)), (s, s, s * 0.9))
