"""Snorkellers over a reef, seen from the boat they came with."""

import bmesh

import boats
from furniture import Room
from kit import *
from land import height
from people import blob, trunk
from shot import day, shot
from sky import camera
from soft import surface, tube


def sunk(name, a, b, scale):
    """Coral under water: two tones, then what the water above it takes and gives, as the sea bed has it."""
    m = bpy.data.materials.new(name)
    n = Nodes(m)
    at = n('ShaderNodeNewGeometry').outputs['Position']
    deep = n.math('MAXIMUM', n.math('MULTIPLY', n('ShaderNodeSeparateXYZ', {0: at}).outputs[2], -1.0), 0.0)
    noise = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': scale, 'Detail': 5.0, 'Roughness': 0.65}).outputs[0]
    c = n.ramp(noise, [(0.35, a), (0.65, b)])

    def left(k):
        return n.math('EXPONENT', n.math('MULTIPLY', deep, -k))

    c = n.mix(1.0, c, n('ShaderNodeCombineRGB', {0: left(0.75), 1: left(0.12), 2: left(0.06)}).outputs[0], 'MULTIPLY')
    c = n.mix(1.0, c, n.mix(n.math('SUBTRACT', 1.0, left(0.30)), (0, 0, 0), (0.002, 0.10, 0.19)), 'ADD')
    bump = n('ShaderNodeBump', {'Height': noise, 'Strength': 0.8, 'Distance': 0.05}).outputs[0]
    n.out(n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.9, 'Specular': 0.1, 'Normal': bump}).outputs[0])
    return m


def head(seed, material):
    """A rounded coral head of uneven lobes, its foot at z = 0."""
    b = bmesh.new()
    bmesh.ops.create_icosphere(b, subdivisions=6, radius=1)
    for v in b.verts:
        x, y, z = v.co
        lobe = float(fbm(x * 1.5 + seed * 3 + 20, y * 1.5 + z * 1.1 + 20, 3)) + 0.35 * float(
            fbm(x * 5 + 9 + seed, y * 5 + z * 4 + 9, 3)
        )
        v.co *= 0.45 + 0.85 * lobe + 0.035 * math.sin(30 * x + 6 * lobe) * math.sin(28 * y + 5 * lobe)
        v.co.z = max(v.co.z, -0.3)
    m = bpy.data.meshes.new('coral')
    b.to_mesh(m)
    b.free()
    m.materials.append(material)
    m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    return m


def thicket(seed, material, n=150):
    """Staghorn: many short branches, its foot at z = 0."""
    q, verts, faces = random.Random(seed), [], []
    for _ in range(n):
        a, lean, long = q.uniform(0, 6.28), q.uniform(0.1, 1.1), q.uniform(0.25, 0.6)
        p = Vector((q.gauss(0, 0.35), q.gauss(0, 0.35), 0))
        way = Vector((math.cos(a) * math.sin(lean), math.sin(a) * math.sin(lean), math.cos(lean)))
        side = way.orthogonal().normalized()
        up = way.cross(side)
        b = len(verts)
        for t, r in ((0, 0.035), (0.6, 0.028), (1, 0.012)):
            verts += [p + way * long * t + (side * math.cos(k) + up * math.sin(k)) * r for k in (i * 1.2566 for i in range(5))]
        for j in range(2):
            faces += [
                (b + j * 5 + i, b + j * 5 + (i + 1) % 5, b + j * 5 + 5 + (i + 1) % 5, b + j * 5 + 5 + i) for i in range(5)
            ]
    return mesh('thicket', verts, faces, material, True)


def fin(foot, turn, pitch, colour):
    """A long blade behind a foot, in the plane of the swimmer."""
    x, y, z = foot
    c, s = math.cos(turn), math.sin(turn)

    def blade(u, v):
        w = (0.055 + 0.062 * min(1, v * 1.7)) * (u * 2 - 1) * (1 - 0.12 * max(0, v - 0.85) / 0.15)
        back = 0.06 - 0.68 * v + 0.03 * math.cos(3.14 * (u * 2 - 1)) * (v > 0.9)
        return x + w * c - back * s, y + w * s + back * c, z + pitch * v * v * 0.5 + 0.012 * abs(u * 2 - 1) ** 6

    surface(getattr(mat, colour), blade, 14, 24, thick=0.010)
    blob(getattr(mat, colour), [((x, y + 0.10, z), (x, y - 0.06, z), 0.044, 0.052)], 'foot')


def breather(x, y, z, colour):
    """A snorkel beside a head whose middle is at (x, y, z)."""
    tube(
        getattr(mat, colour),
        [
            (x, y + 0.08, z - 0.10),
            (x + 0.07, y + 0.09, z - 0.09),
            (x + 0.105, y + 0.05, z + 0.02),
            (x + 0.11, y - 0.02, z + 0.18),
            (x + 0.108, y - 0.05, z + 0.27),
        ],
        0.0125,
        8,
    )
    tube(mat.red, [(x + 0.1083, y - 0.043, z + 0.235), (x + 0.1078, y - 0.053, z + 0.285)], 0.0145, 8)
    ring = [
        (x + 0.1 * math.cos(a), y + 0.01 - 0.03 * math.sin(a), z + 0.105 * math.sin(a)) for a in (i * 0.2618 for i in range(24))
    ]
    tube(mat.dark, ring, 0.009, 6, True)


def floater(x, y, turn, top, shorts, fins, skin='fair', hair='fairhair', kick=0.14, wide=1.0, tail=False):
    """Somebody who floats face down and looks at the reef, towards local +y."""
    with Room(x, y, -0.045, turn):
        flesh = getattr(mat, skin)
        blob(flesh, [((0, 0.60, 0.02), (0, 0.70, 0.01), 0.055, 0.055), ((0, 0.78, 0.0), (0, 0.82, -0.01), 0.09, 0.085)], 'head')
        blob(
            getattr(mat, hair),
            [((0, 0.74, 0.045), (0, 0.82, 0.04), 0.082, 0.080)]
            + ([((0.01, 0.68, 0.07), (0.05, 0.46, 0.10), 0.035, 0.018)] if tail else []),
            'hair',
        )
        breather(0, 0.79, 0.0, 'dark')
        for s in (-1, 1):
            elbow, hand = (s * 0.40, 0.60, -0.07), (s * 0.34, 0.86, -0.10)
            blob(
                flesh,
                [
                    ((s * 0.21, 0.47, 0.01), elbow, 0.044, 0.037),
                    (elbow, hand, 0.036, 0.026),
                    (hand, (s * 0.325, 0.93, -0.11), 0.032, 0.024),
                    ((s * 0.325, 0.93, -0.11), (s * 0.30, 0.995, -0.115), 0.014, 0.009),
                    ((s * 0.33, 0.93, -0.11), (s * 0.335, 1.005, -0.115), 0.014, 0.009),
                    (hand, (s * 0.29, 0.90, -0.11), 0.016, 0.010),
                ],
                'arm',
            )
            up = s * kick
            knee, foot = (s * 0.13, -0.50, -0.05 + up * 0.4), (s * 0.16, -0.92, -0.06 + up)
            blob(flesh, [((s * 0.09, -0.10, -0.01), knee, 0.078, 0.056), (knee, foot, 0.054, 0.036)], 'leg')
            fin(foot, s * 0.10, up * 1.6, fins)
        blob(
            getattr(mat, top),
            trunk(
                ((0.46, 0.125, 0.070), (0.32, 0.100, 0.082), (0.12, 0.072, 0.074), (0.0, 0.072, 0.080)),
                lambda at, half: (half * wide, at, 0.005),
            )
            + [((s * 0.17 * wide, 0.465, 0.0), (s * 0.29, 0.53, -0.03), 0.058, 0.052) for s in (-1, 1)],
            'shirt',
        )
        blob(
            getattr(mat, shorts),
            [((-0.075, -0.06, 0.015), (0.075, -0.06, 0.015), 0.094, 0.094)]
            + [((s * 0.09, -0.10, 0.0), (s * 0.115, -0.32, -0.025), 0.088, 0.080) for s in (-1, 1)],
            'shorts',
        )


def guide(x, y, turn):
    """Upright in the water, seen from behind: points to the reef with one arm, the other on a rescue float."""
    with Room(x, y, 0, turn):
        blob(
            mat.skin, [((0, 0, 0.22), (0, 0.01, 0.30), 0.056, 0.054), ((0, 0.02, 0.38), (0, 0.025, 0.43), 0.088, 0.083)], 'head'
        )
        blob(
            mat.hair,
            [((0, 0.005, 0.435), (0, 0.015, 0.465), 0.090, 0.08), ((0, -0.025, 0.38), (0, -0.025, 0.41), 0.078, 0.08)],
            'hair',
        )
        ring = [
            (0.104 * math.cos(a), 0.01 + 0.112 * math.sin(a), 0.40 + 0.02 * math.sin(a))
            for a in (i * 0.2618 for i in range(24))
        ]
        tube(mat.dark, ring, 0.010, 6, True)
        tube(mat.dark, [(0.112, 0.07, 0.32), (0.118, 0.03, 0.40), (0.122, -0.02, 0.54), (0.12, -0.04, 0.62)], 0.0125, 8)
        tube(mat.red, [(0.1205, -0.034, 0.585), (0.1195, -0.045, 0.635)], 0.0145, 8)
        blob(
            mat.deepsea,
            [
                *trunk(
                    ((0.155, 0.130, 0.070), (0.04, 0.115, 0.086), (-0.10, 0.085, 0.076), (-0.24, 0.078, 0.080)),
                    lambda at, half: (half, 0, at),
                ),
                ((0.18, 0.0, 0.17), (0.33, 0.12, 0.21), 0.062, 0.052),
                ((-0.18, 0.0, 0.15), (-0.30, 0.10, 0.05), 0.062, 0.054),
            ],
            'shirt',
        )
        blob(
            mat.skin,
            [
                ((0.30, 0.10, 0.20), (0.43, 0.22, 0.25), 0.046, 0.038),
                ((0.43, 0.22, 0.25), (0.60, 0.42, 0.33), 0.036, 0.026),
                ((0.60, 0.42, 0.33), (0.655, 0.49, 0.352), 0.032, 0.030),
                ((0.66, 0.495, 0.36), (0.745, 0.60, 0.392), 0.012, 0.009),
                ((0.63, 0.45, 0.345), (0.665, 0.485, 0.395), 0.013, 0.010),
            ],
            'arm',
        )
        blob(
            mat.skin,
            [
                ((-0.29, 0.09, 0.05), (-0.36, 0.16, 0.03), 0.044, 0.038),
                ((-0.36, 0.16, 0.03), (-0.46, 0.30, 0.10), 0.036, 0.028),
                ((-0.46, 0.30, 0.10), (-0.50, 0.35, 0.11), 0.034, 0.026),
            ],
            'arm',
        )
        blob(mat.torpedo, [((-0.62, 0.12, 0.035), (-0.40, 0.58, 0.035), 0.085, 0.085)], 'float')
        blob(
            mat.dark,
            [((-0.075, -0.02, -0.28), (0.075, -0.02, -0.28), 0.092, 0.092)]
            + [((s * 0.09, -0.03, -0.32), (s * 0.11, -0.10, -0.50), 0.088, 0.078) for s in (-1, 1)],
            'shorts',
        )
        for s in (-1, 1):
            knee, foot = (s * 0.12, -0.16, -0.66), (s * 0.15, -0.52 - 0.08 * s, -0.86)
            blob(mat.skin, [((s * 0.09, -0.05, -0.36), knee, 0.072, 0.056), (knee, foot, 0.054, 0.036)], 'leg')
            fin(foot, s * 0.12, -0.5, 'dark')


def reef(x, y, spread, q):
    """Coral round a place, thicker away from the camera."""
    tones = (
        sunk('ochre', (0.20, 0.13, 0.04), (0.60, 0.44, 0.16), 11.0),
        sunk('rose', (0.34, 0.13, 0.10), (0.66, 0.34, 0.26), 14.0),
        sunk('olive', (0.10, 0.12, 0.04), (0.42, 0.40, 0.14), 16.0),
    )
    shapes = [head(i, tones[i % 3]) for i in range(5)] + [thicket(i, tones[i % 3]) for i in range(5)]
    for _ in range(230):
        a, r = q.uniform(0, 6.28), spread * math.sqrt(q.random())
        px, py = x + r * math.cos(a), y + r * math.sin(a)
        size, z = q.uniform(0.3, 0.8) * (1.1 if r < spread * 0.6 else 0.8), float(height(px, py))
        if z < -0.9:
            size = min(size, (-0.55 - z) / 0.9)
            obj(
                'coral',
                q.choice(shapes),
                (px, py, z - 0.05),
                (0, 0, q.uniform(0, 6.28)),
                (size * q.uniform(0.9, 1.4), size, size * 0.85),
            )


@shot('guide', low=True, mirror=0.22)
def _():
    """A guide shows two snorkellers the reef in front of them; an island and the dhoni behind."""
    mat.torpedo = mat.red
    x, y = -112.0, -62.0
    turn = math.atan2(62, 112) - math.pi / 2
    reef(x + 3, y + 2, 17, random.Random(5))
    with Room(x, y, 0, turn) as room:
        guide(-1.2, 1.95, -0.3)
        floater(0.35, 1.35, math.radians(12), 'coralpaint', 'dark', 'deepsea', kick=0.13, tail=True)
        floater(1.75, 2.2, math.radians(30), 'sheet', 'deepsea', 'coralpaint', 'fair', 'hair', -0.12, 1.12)
    bx, by, _z = room.point(-13, 27, 0)
    boats.dhoni(bx, by, turn + math.radians(158))
    camera(room.point(0.1, -4.1, 2.45), room.point(0.3, 3.4, 0.62), 32)
    return day(math.degrees(math.atan2(-112, -62)) + 58, 50, 0.08)
