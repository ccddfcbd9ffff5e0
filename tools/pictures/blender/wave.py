"""A breaking wave with somebody who rides it."""

from furniture import Room
from kit import *
from people import blob
from shot import day, shot
from sky import camera
from soft import surface
from surfaces import new

# The section of the wave, from the back over the crest to the trough: unbroken, steep, curling.
SWELL = [
    (-12, 0),
    (-7, 0.30),
    (-3.6, 0.85),
    (-1.6, 1.25),
    (-0.4, 1.42),
    (0.6, 1.36),
    (1.4, 1.08),
    (2.3, 0.66),
    (3.4, 0.26),
    (4.8, 0.05),
    (8, 0),
    (34, 0),
]
STEEP = [
    (-12, 0),
    (-7, 0.42),
    (-3.6, 1.15),
    (-1.5, 1.72),
    (-0.2, 2.0),
    (0.55, 1.98),
    (0.72, 1.62),
    (0.80, 1.02),
    (1.25, 0.42),
    (2.6, 0.04),
    (8, 0),
    (34, 0),
]
CURL = [
    (-12, 0),
    (-7, 0.45),
    (-3.6, 1.2),
    (-1.4, 1.82),
    (0.3, 2.12),
    (1.5, 1.90),
    (2.15, 1.30),
    (1.62, 1.50),
    (0.62, 1.45),
    (0.42, 0.55),
    (8, 0),
    (34, 0),
]


def spline(points, t):
    """Catmull-Rom through points, t from 0 to 1."""
    n = len(points) - 1
    i = min(int(t * n), n - 1)
    f = t * n - i
    o, p, q, r = (points[max(0, min(n, i + k))] for k in (-1, 0, 1, 2))
    return tuple(
        0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)
        for a, b, c, d in zip(o, p, q, r)
    )


def section(stage):
    """The wave's section: 0 unbroken, 1 steep, 2 curling."""
    a, b, t = (SWELL, STEEP, stage) if stage < 1 else (STEEP, CURL, stage - 1)
    t = min(1, t)
    t = t * t * (3 - 2 * t)
    return [(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for p, q in zip(a, b)]


def stage_at(y):
    """How far the wave has broken along its crest."""
    return float(np.interp(y, [-40, -14, -4, 1.5, 6, 40], [0.0, 0.35, 0.95, 1.7, 2.0, 2.0]))


def tall_at(y):
    return float(np.interp(y, [-60, -30, -8, 3, 16, 60], [0.35, 0.6, 1.0, 1.08, 0.95, 0.5]))


def wave_water():
    """Lit from behind near the crest, dark at the foot, foam streaks drawn up the face."""
    m = new('wave')
    n = Nodes(m)
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]
    uv = n('ShaderNodeTexCoord').outputs['UV']
    streak = n('ShaderNodeMapping', {'Vector': uv, 'Scale': (110, 16, 1)}).outputs[0]
    wisp = n('ShaderNodeTexNoise', {'Vector': streak, 'Scale': 1.0, 'Detail': 8.0, 'Roughness': 0.68, 'Distortion': 0.6}).outputs[
        0
    ]
    dens = n('ShaderNodeVertexColor', layer_name='dens').outputs[0]
    lace = n.ramp(
        n.math('ADD', wisp, n.math('MULTIPLY', n.math('SUBTRACT', dens, 0.5), 0.9)), [(0.50, (0, 0, 0)), (0.62, (1, 1, 1))]
    )
    deep = n.ramp(
        n.math('MULTIPLY', z, 0.42), [(0, (0.008, 0.20, 0.29)), (0.40, (0.015, 0.34, 0.38)), (0.92, (0.14, 0.62, 0.56))]
    )
    ripple = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 2.4, 'Detail': 4.0, 'Roughness': 0.55}).outputs[0]
    bump = n('ShaderNodeBump', {'Height': ripple, 'Strength': 0.35, 'Distance': 0.12}).outputs[0]
    d = n('ShaderNodeBsdfDiffuse', {'Color': deep, 'Normal': bump}).outputs[0]
    t = n('ShaderNodeBsdfTranslucent', {'Color': deep, 'Normal': bump}).outputs[0]
    body = n('ShaderNodeMixShader', {0: 0.55, 1: d, 2: t}).outputs[0]
    shine = n('ShaderNodeBsdfGlossy', {'Roughness': 0.06, 'Normal': bump}).outputs[0]
    f = n.math('MINIMUM', n('ShaderNodeFresnel', {'IOR': 1.33, 'Normal': bump}).outputs[0], 0.38)
    wet = n('ShaderNodeMixShader', {0: f, 1: body, 2: shine}).outputs[0]
    white = n('ShaderNodeBsdfDiffuse', {'Color': (0.88, 0.92, 0.93, 1)}).outputs[0]
    n.out(n('ShaderNodeMixShader', {0: lace, 1: wet, 2: white}).outputs[0])
    return m


def wave():
    """The moving hill of water; the vertex colour says how much foam lies on it."""
    nu, nv, y0, y1 = 620, 220, -60.0, 60.0
    verts, dens, uvs = [], [], []
    for i in range(nu + 1):
        y = y0 + (y1 - y0) * i / nu
        rows, tall = section(stage_at(y)), tall_at(y)
        broken = float(ss(5.5, 10.5, y))
        wander = 1.1 * math.sin(y * 0.11) + 0.5 * math.sin(y * 0.31 + 1)
        for j in range(nv + 1):
            v = j / nv
            x, z = spline(rows, v)
            rough = float(fbm(y * 0.8 + 50, v * 9 + 50, 4)) - 0.5
            x, z = x + wander + rough * 0.10, max(-0.25, z * tall + rough * 0.12 * min(1, z + 0.2))
            if broken and v > 0.3:
                lump = float(fbm(y * 1.6 + 9, v * 26 + 9, 4)) - 0.35
                x, z = x + broken * lump * 1.3, z + broken * lump * 0.75
            verts.append((x, y, z + 0.02))
            lip = math.exp(-(((v - 0.545) / 0.045) ** 2)) * float(ss(-9, 0, y))
            foot = math.exp(-(((v - 0.80) / 0.06) ** 2)) * 0.55 * float(ss(-4, 5, y))
            trail = 0.55 * math.exp(-(((z - 0.52 - 0.10 * (y + 2.2)) / 0.11) ** 2)) * (-2.3 < y < 2.4) * (0.55 < v < 0.86)
            back = 0.30 * (v < 0.32) * float(ss(2, 12, y))
            dens.append(min(1, 0.16 + 0.62 * lip + foot + back + trail + 0.95 * broken * (v > 0.33) * float(ss(0.885, 0.845, v))))
    k = nv + 1
    faces = [(i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1) for i in range(nu) for j in range(nv)]
    m = mesh('wave', verts, faces, wave_water(), True)
    m.color_attributes.new('dens', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', [c for d in dens for c in (d, d, d, 1)])
    for a, b, c, d in faces:
        for q in (a, b, c, d):
            uvs += [(q // k) / nu, (q % k) / nv]
    m.uv_layers.new(name='UV').data.foreach_set('uv', uvs)
    obj('wave', m)


def spray(seed=3, count=5200):
    """Drops thrown off the lip and the whitewater."""
    r, b = random.Random(seed), Builder()
    for _ in range(count):
        y = r.uniform(-1, 22)
        far = float(ss(-1, 9, y))
        up = abs(r.gauss(0, 0.32 + 0.45 * far))
        x = 1.1 * math.sin(y * 0.11) + 0.5 * math.sin(y * 0.31 + 1) + r.gauss(1.3, 0.55 + 0.9 * far)
        z = (1.95 - 0.9 * far * r.random()) * tall_at(y) + up - 0.1
        s = r.uniform(0.005, 0.016) * (1 + far)
        b.box(x, y, z, s, s, s, r.uniform(0, 3))
    obj('spray', b.mesh('spray', mat.white))


def surfer(x, y, z, turn, lean=0.0):
    """Crouched on a board, one arm to the wave; local +y is where the board points."""
    with Room(x, y, z, turn) as room:

        def board(u, v):
            a, t = 2 * math.pi * v, u * 2 - 1
            w = 0.26 * (1 - abs(t) ** 2.4) ** 0.6 + 0.004
            return w * math.cos(a), t * 0.95, 0.03 * math.sin(a) * (1 - t * t) ** 0.5 + 0.16 * max(0, t) ** 3

        surface(mat.white, board, 60, 24, loop=True)
        skin, suit = mat.skin, mat.deepsea
        hip, neck = (0.16, -0.06, 0.52), (-0.06, 0.18, 0.92)
        for foot, knee in (((0.02, 0.36, 0.07), (-0.16, 0.30, 0.46)), ((0.02, -0.42, 0.07), (-0.14, -0.32, 0.42))):
            blob(
                skin,
                [
                    (hip, knee, 0.085, 0.062),
                    (knee, foot, 0.058, 0.038),
                    (foot, (foot[0] - 0.10, foot[1] + 0.06, 0.05), 0.036, 0.028),
                ],
                'leg',
            )
            blob(suit, [(hip, tuple(h + (k - h) * 0.62 for h, k in zip(hip, knee)), 0.098, 0.080)], 'shorts')
        blob(
            mat.ink,
            [
                (hip, tuple((h + k) / 2 for h, k in zip(hip, neck)), 0.115, 0.125),
                (tuple((h + k) / 2 for h, k in zip(hip, neck)), neck, 0.125, 0.10),
            ],
            'vest',
        )
        for elbow, hand in (((-0.20, 0.50, 0.78), (-0.30, 0.84, 0.74)), ((0.22, -0.16, 0.98), (0.44, -0.42, 0.92))):
            shoulder = tuple((n + e) / 2 * 0.5 + n * 0.5 for n, e in zip(neck, elbow))
            blob(skin, [(neck, elbow, 0.058, 0.042), (elbow, hand, 0.040, 0.028)], 'arm')
            blob(mat.ink, [(neck, shoulder, 0.075, 0.062)], 'sleeve')
        head = (-0.10, 0.30, 1.08)
        blob(skin, [(neck, head, 0.055, 0.06), (head, (head[0] - 0.01, head[1] + 0.02, head[2] + 0.05), 0.088, 0.082)], 'head')
        blob(
            mat.hair,
            [
                (
                    (head[0] + 0.035, head[1] - 0.045, head[2] + 0.03),
                    (head[0] + 0.01, head[1] - 0.01, head[2] + 0.09),
                    0.098,
                    0.088,
                )
            ],
            'hair',
        )
    roots = [o for o in SCENE.collection.objects if o.name.startswith('room') and tuple(o.location) == tuple(Vector(room.at))]
    roots[-1].rotation_euler, roots[-1].scale = (0.10, lean, turn), (-0.88, 0.88, 0.88)


@shot('surf-break', low=True, mirror=0.34, bounces=2)
def _():
    """A surfer trims along the face of a clean wave; an island lies behind."""
    with Room(-120, -150, 0, math.radians(-118)) as room:
        wave()
        spray()
        surfer(0.98, -2.6, 0.50, math.radians(186), -0.36)
    camera(room.point(11.5, -9.5, 1.75), room.point(0.2, 0.4, 1.02), 36)
    return day(158, 54, 0.1)
