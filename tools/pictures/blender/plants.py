"""Coconut palms with real leaflets, bushes, and the planting of the island."""
import bmesh
from mathutils import Matrix
from kit import *
from land import height


def palm_meshes(seed, H=9.0, lean=3.0):
    r = random.Random(seed)
    v = []
    f = []
    K = 9
    n = 26
    ph = r.uniform(0, 6.28)

    def axis(t):
        return Vector((lean * (t**1.7), 0.35 * math.sin(t * 3 + ph) * t, H * (t - 0.08 * t * t)))

    for i in range(n + 1):
        t = i / n
        c = axis(t)
        rad = (0.20 - 0.09 * t + 0.16 * max(0, 1 - t * 9) ** 2) * (1 + 0.07 * (i % 2))
        for k in range(K):
            a = 2 * math.pi * k / K
            v.append((c.x + rad * math.cos(a), c.y + rad * math.sin(a), c.z - 0.15))
    for i in range(n):
        for k in range(K):
            f.append((i * K + k, i * K + (k + 1) % K, (i + 1) * K + (k + 1) % K, (i + 1) * K + k))
    trunk = mesh('trunk', v, f, mat.bark, True)
    top = axis(1)
    v = []
    f = []
    nf = r.randint(22, 27)
    dv = []
    df = []
    for q in range(nf):
        az = q * 2.39996 + r.uniform(-0.25, 0.25)
        lev = q / nf
        el = 1.25 - 1.75 * lev + r.uniform(-0.15, 0.15)
        L = r.uniform(3.6, 4.6) * (1 - 0.18 * (1 - lev))
        V, F = (dv, df) if lev > 0.93 else (v, f)
        p = Vector(top)
        seg = 22
        e = el
        pts = []
        dirs = []
        for i in range(seg + 1):
            pts.append(Vector(p))
            d = Vector((math.cos(az) * math.cos(e), math.sin(az) * math.cos(e), math.sin(e)))
            dirs.append(d)
            p = p + d * (L / seg)
            e -= (0.035 + 0.085 * (i / seg)) * (1.0 + 0.25 * (1 - lev))
        side0 = Vector((-math.sin(az), math.cos(az), 0))
        tw = r.uniform(-0.35, 0.35)
        for i in range(seg):
            w = 0.045 * (1 - i / seg) + 0.008
            b = len(V)
            s = side0 * w
            for P in (pts[i], pts[i + 1]):
                V += [P - s, P + s]
            F.append((b, b + 1, b + 3, b + 2))
        m = 58
        for sd in (-1, 1):
            for i in range(m):
                t = 0.10 + 0.90 * (i + r.random() * 0.5) / m
                x = t * seg
                k = min(int(x), seg - 1)
                P = pts[k].lerp(pts[k + 1], x - k)
                D = dirs[k]
                up = D.cross(side0)
                ll = (0.95 * math.sin(math.pi * min(1, 0.16 + 0.80 * t)) ** 0.8 + 0.12) * r.uniform(0.85, 1.1)
                sw = math.radians(48 - 22 * t)
                side = (side0 * math.cos(tw * t) + up * math.sin(tw * t)) * sd
                ld = (side * math.cos(sw) * 1.0 + D * math.sin(sw) + up * 0.30).normalized()
                w = 0.030 + 0.012 * r.random()
                b = len(V)
                Q = Vector(P)
                droop = r.uniform(0.25, 0.5)
                wd = D * w
                for j, (tt, ww) in enumerate(((0, 0.7), (0.4, 1), (0.75, 0.7), (1, 0.05))):
                    R = P + ld * (ll * tt) + Vector((0, 0, -droop * ll * tt * tt))
                    V += [R - wd * ww, R + wd * ww]
                for j in range(3):
                    F.append((b + 2 * j, b + 2 * j + 1, b + 2 * j + 3, b + 2 * j + 2))
    leaf = mesh('fronds', v, f, mat.leaf)
    dry = mesh('dry', dv, df, mat.dry)
    bm = bmesh.new()
    for q in range(7):
        a = q * 0.9
        mt = Matrix.Translation(top + Vector((0.28 * math.cos(a), 0.28 * math.sin(a), -0.28 - 0.1 * (q % 2))))
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.13, matrix=mt)
    nm = bpy.data.meshes.new('nuts')
    bm.to_mesh(nm)
    nm.materials.append(mat.nut)
    return [trunk, leaf, dry, nm]


def palm(i, x, y, rz, s=1.0, z=None):
    z = float(height(x, y)) - 0.05 if z is None else z
    for m in PALMS[i]:
        obj('palm', m, (x, y, z), (0, 0, rz), (s, s, s))


def bush_mesh(seed):
    r = random.Random(seed)
    v = []
    f = []
    for i in range(420):
        u = r.random()
        a = r.uniform(0, 6.283)
        z = u
        R = math.sqrt(1 - z * z) * r.uniform(0.75, 1.05)
        c = Vector((R * math.cos(a) * 1.3, R * math.sin(a) * 1.3, z * r.uniform(0.8, 1.1)))
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.5, 0.6))).normalized()
        s = d.orthogonal().normalized()
        l = r.uniform(0.18, 0.34)
        w = l * 0.28
        b = len(v)
        v += [c - s * w * 0.2, c + d * l * 0.5 - s * w, c + d * l, c + d * l * 0.5 + s * w]
        f.append((b, b + 1, b + 2, b + 3))
    return mesh('bush', v, f, mat.bush)


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
