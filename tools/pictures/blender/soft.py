"""Rounded, turned and woven things: what furniture, linen, crockery and people are made of."""

import bmesh

from kit import *


def rounded(material, x, y, z, sx, sy, sz, r=0.02, rz=0.0, rx=0.0, ry=0.0, steps=3):
    """A box with soft edges, its centre at (x, y, z)."""
    b = bmesh.new()
    bmesh.ops.create_cube(b, size=1)
    bmesh.ops.scale(b, vec=(sx, sy, sz), verts=b.verts)
    r = min(r, 0.49 * min(sx, sy, sz))
    bmesh.ops.bevel(b, geom=b.edges[:], offset=r, segments=steps, profile=0.5, affect='EDGES')
    m = bpy.data.meshes.new('rounded')
    b.to_mesh(m)
    b.free()
    m.materials.append(material)
    m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    m.use_auto_smooth = True
    return obj('rounded', m, (x, y, z), (rx, ry, rz))


def surface(material, point, nu, nv, loop=False, thick=0.0, subdivide=0):
    """A sheet of nu x nv cells; point(u, v) with both from 0 to 1 answers (x, y, z)."""
    verts = [point(i / nu, j / nv) for i in range(nu + (0 if loop else 1)) for j in range(nv + 1)]
    k = nv + 1
    faces = []
    for i in range(nu):
        n = (i + 1) % nu if loop else i + 1
        faces += [(i * k + j, n * k + j, n * k + j + 1, i * k + j + 1) for j in range(nv)]
    o = obj('surface', mesh('surface', verts, faces, material, True))
    if thick:
        m = o.modifiers.new('thick', 'SOLIDIFY')
        m.thickness, m.offset = thick, 0
    if subdivide:
        o.modifiers.new('smooth', 'SUBSURF').render_levels = subdivide
    return o


def rounder(profile, steps=5):
    """The same profile through more points, without corners."""
    p, out = [profile[0], *profile, profile[-1]], []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(steps):
            t = i / steps
            out.append(
                tuple(
                    0.5 * (2 * q + (r - o) * t + (2 * o - 5 * q + 4 * r - s) * t * t + (3 * q - o - 3 * r + s) * t**3)
                    for o, q, r, s in zip(a, b, c, d)
                )
            )
    return [(max(0, r), z) for r, z in out] + [profile[-1]]


def lathe(material, x, y, z, profile, k=32, size=1.0):
    """A turned thing: profile lists (radius, height) from the foot up."""

    def point(u, v):
        t = v * (len(profile) - 1)
        i = min(int(t), len(profile) - 2)
        (r0, z0), (r1, z1) = profile[i], profile[i + 1]
        r, h = r0 + (r1 - r0) * (t - i), z0 + (z1 - z0) * (t - i)
        a = 2 * math.pi * u
        return x + size * r * math.cos(a), y + size * r * math.sin(a), z + size * h

    return surface(material, point, k, len(profile) - 1, loop=True)


def tube(material, points, radius, k=8, cyclic=False):
    """A round bar along points; radius is one number or one for each point."""
    c = bpy.data.curves.new('tube', 'CURVE')
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.use_fill_caps = '3D', 1.0, max(1, k // 4), True
    line = c.splines.new('POLY')
    line.points.add(len(points) - 1)
    for i, p in enumerate(points):
        line.points[i].co = (*p, 1)
        line.points[i].radius = radius[i] if isinstance(radius, (list, tuple)) else radius
    line.use_cyclic_u, line.use_smooth = cyclic, True
    c.materials.append(material)
    return obj('tube', c)



def pillow(material, x, y, z, w, d, h, rz=0.0, rx=0.0, seed=0):
    """A stuffed cushion: full in the middle, pinched at the corners, a little creased."""
    verts, faces, n = [], [], 26
    for side in (1, -1):
        base = len(verts)
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                full = ((1 - abs(u) ** 2.6) * (1 - abs(v) ** 2.6)) ** 0.42
                waist = 1 - 0.055 * (1 - v * v) if abs(u) > 0 else 1
                px, py = u * (1 - 0.06 * (1 - v * v)) * w / 2 * waist, v * (1 - 0.06 * (1 - u * u)) * d / 2
                crease = 0.06 * (float(fbm(u * 2.2 + seed * 3.1 + 9, v * 2.2 + seed * 7.7 + 9, 3)) - 0.5)
                verts.append((px, py, side * h / 2 * full * (1 + crease * 3)))
        for i in range(n):
            for j in range(n):
                a = base + i * (n + 1) + j
                quad = (a, a + n + 1, a + n + 2, a + 1)
                faces.append(quad if side > 0 else quad[::-1])
    return obj('pillow', mesh('pillow', verts, faces, material, True), (x, y, z), (rx, 0, rz))


def curtain(material, a, b, z0, z1, folds=9, depth=0.07, seed=0, gather=0.0):
    """A hanging cloth between two points of the plan; gather pulls its waist towards a."""
    a, b = Vector((*a, 0)), Vector((*b, 0))
    along = b - a
    across = Vector((-along.y, along.x, 0)).normalized()
    r = random.Random(seed)
    phase = [r.uniform(0, 6.28) for _ in range(4)]

    def point(u, v):
        waist = math.exp(-(((v - 0.42) / 0.22) ** 2)) * gather
        s = u * (1 - waist)
        wave = math.sin(2 * math.pi * folds * u + phase[0] + 0.5 * math.sin(5 * v + phase[1]))
        wave += 0.45 * math.sin(2 * math.pi * folds * 2.03 * u + phase[2])
        p = a + along * s + across * depth * wave * (0.55 + 0.45 * (1 - v)) * (1 - 0.4 * waist)
        return p.x, p.y, z0 + (z1 - z0) * v + 0.012 * math.sin(folds * 6.28 * u + phase[3]) * (1 - v)

    return surface(material, point, folds * 14, 24)


def cover(material, x0, x1, y0, y1, top, fall, seed=0, wave=0.03, puff=0.05, n=90):
    """A sheet or quilt over a bed: puffed on top, hanging at three sides (x0, x1, y0); y1 lies under the pillows."""
    r0 = 0.07

    def point(u, v):
        x, y, z = x0 - fall + u * (x1 - x0 + 2 * fall), y0 - fall + v * (y1 - y0 + fall), top
        wx = 0 if x0 <= x <= x1 else (x0 - x if x < x0 else x - x1)
        wy = max(0, y0 - y)
        over = math.hypot(wx, wy) if wx and wy else max(wx, wy)
        soft = float(fbm(x * 3.1 + seed * 5 + 40, y * 3.1 + 40, 3)) - 0.5
        if over <= 0:
            edge = min(x - x0, x1 - x, y - y0)
            return x, y, z + puff * min(1, max(0, edge) / 0.35) ** 0.5 + wave * 1.6 * soft
        hang = max(0.0, over - r0 * 0.6)
        lean = r0 * min(1, over / r0) + 0.10 * hang
        run = y if wx > wy else x
        ripple = (math.sin(run * 9 + seed) + 0.6 * math.sin(run * 17 + seed * 2)) * wave * min(1, hang / fall) * 0.8
        px = min(max(x, x0), x1) + (0 if not wx else math.copysign(lean + ripple, x - (x0 + x1) / 2) * (wx / max(over, 1e-6)))
        py = max(y, y0) - (0 if not wy else (lean + ripple) * (wy / max(over, 1e-6)))
        return px, py, z - hang + wave * 0.4 * soft

    return surface(material, point, n, n, thick=0.012)
