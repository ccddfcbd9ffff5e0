"""Fruit by the crate and by the bunch: each kind is modelled once and laid out many times."""

from kit import *
from soft import lathe, rounded, rounder, tube


def peel(name, stops, roughness=0.42, spots=(0.2, 0.12, 0.04), freckles=0.25, bumps=0.15, scale=9.0):
    """Skin whose colour runs along the fruit, differs from one to the next and has blemishes."""
    m = bpy.data.materials.new(name)
    n = Nodes(m)
    tc = n('ShaderNodeTexCoord').outputs
    along = n('ShaderNodeSeparateXYZ', {0: tc['Generated']}).outputs[2]
    cloud = n('ShaderNodeTexNoise', {'Vector': tc['Generated'], 'Scale': scale * 0.25, 'Detail': 3.0}).outputs[0]
    one = n('ShaderNodeObjectInfo').outputs['Random']
    t = n.math('ADD', n.math('MULTIPLY', along, 0.5), n.math('MULTIPLY', cloud, 0.35))
    t = n.math('ADD', t, n.math('MULTIPLY', n.math('SUBTRACT', one, 0.5), 0.5))
    c = n.ramp(t, stops, 'LINEAR')
    dots = n('ShaderNodeTexNoise', {'Vector': tc['Generated'], 'Scale': scale, 'Detail': 6.0, 'Roughness': 0.7}).outputs[0]
    c = n.mix(n.math('MULTIPLY', n.ramp(dots, [(0.56, (0, 0, 0)), (0.72, (1, 1, 1))]), freckles), c, spots)
    bump = n('ShaderNodeBump', {'Height': dots, 'Strength': bumps, 'Distance': 0.004}).outputs[0]
    p = {'Base Color': c, 'Roughness': roughness, 'Specular': 0.4, 'Normal': bump}
    n.out(n('ShaderNodeBsdfPrincipled', p).outputs[0])
    return m


def striped():
    """The rind of a watermelon."""
    m = bpy.data.materials.new('rind')
    n = Nodes(m)
    at = n('ShaderNodeTexCoord').outputs['Object']
    sp = n('ShaderNodeSeparateXYZ', {0: at}).outputs
    turn = n.math('ARCTAN2', sp[1], sp[0])
    wob = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 28.0, 'Detail': 4.0}).outputs[0]
    wave = n.math('SINE', n.math('ADD', n.math('MULTIPLY', turn, 9.0), n.math('MULTIPLY', wob, 5.0)))
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', wave, 0.5), 0.5), [(0.3, (0.018, 0.055, 0.012)), (0.7, (0.16, 0.25, 0.06))])
    n.out(n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.32, 'Specular': 0.45}).outputs[0])
    return m


def turned(name, material, profile, k=22, ribs=0, depth=0.0):
    """A fruit round local z, its middle at 0; ribs are shallow furrows along it."""
    line, verts, faces = rounder(profile, 3), [], []
    n = len(line)
    for i in range(k):
        a = 2 * math.pi * i / k
        f = 1 - depth * abs(math.sin(ribs * a / 2)) if ribs else 1
        verts += [(r * f * math.cos(a), r * f * math.sin(a), z) for r, z in line]
    for i in range(k):
        a, b = i * n, (i + 1) % k * n
        faces += [(a + j, b + j, b + j + 1, a + j + 1) for j in range(n - 1)]
    return mesh(name, verts, faces, material, True)


def oval(r, h):
    return [(0, -h), (r * 0.55, -h * 0.86), (r * 0.93, -h * 0.4), (r, 0), (r * 0.93, h * 0.4), (r * 0.55, h * 0.86), (0, h)]


def make():
    """Each kind: a mesh, its width and its length."""
    skin = SimpleNamespace(
        papaya=peel('papaya peel', [(0.15, (0.80, 0.33, 0.03)), (0.5, (0.62, 0.42, 0.05)), (0.85, (0.10, 0.22, 0.03))]),
        mango=peel('mango peel', [(0.2, (0.78, 0.40, 0.03)), (0.6, (0.74, 0.22, 0.03)), (0.9, (0.22, 0.28, 0.03))]),
        lime=peel('lime peel', [(0.2, (0.13, 0.28, 0.02)), (0.8, (0.36, 0.42, 0.05))], 0.35, freckles=0.1, bumps=0.4, scale=30),
        orange=peel(
            'orange peel', [(0.2, (0.82, 0.27, 0.02)), (0.8, (0.76, 0.38, 0.03))], 0.38, freckles=0.05, bumps=0.5, scale=40
        ),
        young=peel('green coconut', [(0.2, (0.10, 0.24, 0.03)), (0.8, (0.30, 0.38, 0.07))], 0.36, freckles=0.4),
        husk=peel('husk', [(0.2, (0.13, 0.07, 0.035)), (0.8, (0.28, 0.17, 0.09))], 0.95, (0.40, 0.28, 0.16), 0.6, 1.0, 26),
        tomato=peel('tomato', [(0.2, (0.62, 0.045, 0.02)), (0.8, (0.70, 0.13, 0.02))], 0.22, freckles=0.0, bumps=0.0),
        chilli=peel('chilli', [(0.2, (0.58, 0.03, 0.012)), (0.8, (0.62, 0.10, 0.015))], 0.2, freckles=0.0, bumps=0.0),
    )
    pear = [
        (0, -0.125),
        (0.03, -0.118),
        (0.062, -0.08),
        (0.068, -0.03),
        (0.055, 0.03),
        (0.040, 0.075),
        (0.022, 0.105),
        (0.008, 0.112),
        (0.007, 0.122),
        (0, 0.122),
    ]
    cap = [
        (0, -0.118),
        (0.045, -0.11),
        (0.088, -0.06),
        (0.093, 0.0),
        (0.078, 0.06),
        (0.045, 0.098),
        (0.03, 0.10),
        (0.028, 0.108),
        (0, 0.11),
    ]
    return SimpleNamespace(
        papaya=(turned('papaya', skin.papaya, pear, 25, 5, 0.05), 0.134, 0.245),
        mango=(turned('mango', skin.mango, oval(0.042, 0.058)), 0.084, 0.118),
        lime=(turned('lime', skin.lime, oval(0.024, 0.027)), 0.049, 0.055),
        orange=(turned('orange', skin.orange, oval(0.036, 0.034)), 0.073, 0.070),
        young=(turned('young', skin.young, cap, 24, 3, 0.07), 0.182, 0.225),
        husk=(turned('husked', skin.husk, oval(0.058, 0.063), 22, 3, 0.04), 0.116, 0.126),
        tomato=(
            turned(
                'tomato',
                skin.tomato,
                [(0, -0.026), (0.025, -0.022), (0.034, 0), (0.027, 0.021), (0.01, 0.023), (0, 0.018)],
                20,
                5,
                0.04,
            ),
            0.068,
            0.05,
        ),
        chilli=(
            turned(
                'chilli',
                skin.chilli,
                [(0, -0.045), (0.004, -0.03), (0.0085, 0.0), (0.0095, 0.022), (0.005, 0.03), (0, 0.031)],
                9,
            ),
            0.02,
            0.08,
        ),
        melon=(turned('melon', striped(), oval(0.13, 0.155), 30), 0.26, 0.31),
    )


def crate(w=0.52, d=0.38, h=0.17, wood='oak'):
    """An open crate of thin slats, its floor at z = 0."""
    m = getattr(mat, wood)
    for s in (-1, 1):
        for i in range(3):
            rounded(m, 0, s * d / 2, 0.028 + i * 0.057, w, 0.010, 0.045, 0.003, ry=s * 0.004 * i, steps=1)
            rounded(m, s * w / 2, 0, 0.028 + i * 0.057, 0.010, d, 0.045, 0.003, steps=1)
        for t in (-1, 1):
            rounded(m, s * (w / 2 - 0.016), t * (d / 2 - 0.016), h / 2, 0.028, 0.028, h, 0.004, steps=1)
    rounded(m, 0, 0, 0.006, w, d, 0.010, 0.002, steps=1)


def fill(kind, w, d, z, layers=2, q=random, lie=True, rise=0.72):
    """Lays fruit in rows and heaps what does not fit on top. lie: along local y, otherwise any way round."""
    shape, wide, long = kind
    dx, dy = wide * 1.02, (long if lie else wide) * 1.02
    for k in range(layers):
        x0, y0 = w / 2 - dx * (0.52 + 0.5 * k), d / 2 - dy * (0.52 + 0.5 * k)
        nx, ny = int(2 * x0 / dx + 1.02), int(2 * y0 / dy + 1.02)
        for i in range(max(nx, 0)):
            for j in range(max(ny, 0)):
                x = (i - (nx - 1) / 2) * dx + q.uniform(-0.04, 0.04) * dx
                y = (j - (ny - 1) / 2) * dy + q.uniform(-0.04, 0.04) * dy
                size = q.uniform(0.92, 1.0)
                way = (
                    math.pi / 2 * q.choice((1, 1, -1)) + q.uniform(-0.12, 0.12),
                    q.uniform(-0.1, 0.1),
                    q.uniform(-0.14, 0.14),
                )
                if not lie:
                    way = tuple(q.uniform(0, 6.28) for _ in range(3))
                obj('fruit', shape, (x, y, z + wide * (0.5 + rise * k) + q.uniform(0, 0.06) * wide), way, (size,) * 3)


def finger(verts, faces, root, out, up, long, r):
    """One banana from its root: outward, then bending upward."""
    n, k, base = 9, 7, len(verts)
    side = out.cross(up)
    for i in range(n + 1):
        t = i / n
        a = 1.35 * t
        c = root + out * (long * math.sin(a) / 1.35 * 1.05) + up * (long * (1 - math.cos(a)) / 1.35)
        ahead = out * math.cos(a) + up * math.sin(a)
        lift = side.cross(ahead)
        w = r * (0.32 + 0.68 * min(1, t / 0.22)) * (1 if t < 0.8 else 1 - 0.75 * (t - 0.8) / 0.2)
        verts += [c + (side * math.cos(b) + lift * math.sin(b)) * w for b in (j * 2 * math.pi / k + 0.3 for j in range(k))]
    for i in range(n):
        faces += [
            (base + i * k + j, base + i * k + (j + 1) % k, base + (i + 1) * k + (j + 1) % k, base + (i + 1) * k + j)
            for j in range(k)
        ]
    faces.append(tuple(base + n * k + j for j in range(k)))
    return verts[-k:]


def bunch(seed, hands=9, fingers=11, long=0.15):
    """A hanging stalk of small bananas: meshes of fruit, of black tips and of the stalk; its top at z = 0."""
    q = random.Random(seed)
    fruit, tips, stem = ([], []), ([], []), ([], [])
    for h in range(hands):
        z, turn = -0.16 - h * 0.064, h * 2.2 + q.uniform(-0.3, 0.3)
        grown = 1 - 0.32 * h / hands
        for row in range(2):
            for f in range(fingers - row):
                a = turn + (f - (fingers - 1) / 2 + 0.5 * row) * (3.9 / fingers)
                out = Vector((math.cos(a), math.sin(a), -0.05 + 0.30 * row + q.uniform(-0.06, 0.06))).normalized()
                up = Vector((0, 0, 1)) - out * out.z
                up.normalize()
                root = Vector((math.cos(a) * 0.032, math.sin(a) * 0.032, z - 0.012 * row))
                ring = finger(*fruit, root, out, up, long * grown * q.uniform(0.92, 1.08), 0.0175 * grown)
                b, c = len(tips[0]), sum(ring, Vector()) / len(ring)
                tips[0].extend([p + (p - c) * 0.1 for p in ring] + [c + (out * 0.2 + up) * 0.009])
                tips[1].extend([(b + j, b + (j + 1) % 7, b + 7) for j in range(7)])
    for i in range(13):
        r = 0.019 + 0.006 * (i % 2)
        stem[0].extend(
            [(r * math.cos(j), r * math.sin(j), -i * (hands * 0.064 + 0.26) / 12) for j in (k * 0.7854 for k in range(8))]
        )
    for i in range(12):
        stem[1].extend([(i * 8 + j, i * 8 + (j + 1) % 8, i * 8 + 8 + (j + 1) % 8, i * 8 + 8 + j) for j in range(8)])
    return [mesh('bananas', *fruit, mat.bananas, True), mesh('tips', *tips, mat.ink), mesh('stem', *stem, mat.stalk, True)]


def ripe():
    """Yellow, greener near the stalk for some, with brown freckles."""
    m = bpy.data.materials.new('bananas')
    n = Nodes(m)
    at = n('ShaderNodeTexCoord').outputs['Object']
    one = n('ShaderNodeNewGeometry').outputs['Random Per Island']
    bunch_of = n('ShaderNodeObjectInfo').outputs['Random']
    t = n.math('ADD', n.math('MULTIPLY', one, 0.45), n.math('MULTIPLY', bunch_of, 0.55))
    c = n.ramp(t, [(0.1, (0.90, 0.56, 0.035)), (0.65, (0.88, 0.62, 0.06)), (1.0, (0.48, 0.50, 0.06))])
    dots = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 130.0, 'Detail': 4.0, 'Roughness': 0.7}).outputs[0]
    c = n.mix(n.math('MULTIPLY', n.ramp(dots, [(0.60, (0, 0, 0)), (0.70, (1, 1, 1))]), 0.3), c, (0.20, 0.10, 0.03))
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.5, 'Specular': 0.3}).outputs[0]
    t = n('ShaderNodeBsdfTranslucent', {'Color': (0.75, 0.5, 0.05, 1)}).outputs[0]
    n.out(n('ShaderNodeMixShader', {0: 0.2, 1: d, 2: t}).outputs[0])
    return m


def leaves(x, y, z, n=14, long=0.5, seed=1, fold=0.5):
    """A tied bundle of long leaves that lies along local y."""
    q = random.Random(seed)
    for _ in range(n):
        dx, a, tip = q.uniform(-0.05, 0.05), q.uniform(-0.14, 0.14), q.uniform(0.85, 1.1)
        pts = [
            (
                x + dx * 0.5 + a * long * t,
                y + (t - 0.3) * long * tip,
                z + 0.03 + q.uniform(0, 0.02) + 0.10 * math.sin(2.6 * t) * fold,
            )
            for t in (i / 6 for i in range(7))
        ]
        tube(mat.plant, pts, [0.004, 0.009, 0.012, 0.012, 0.010, 0.006, 0.001], 4)
    lathe(mat.rope, x, y - 0.05 * long, z + 0.02, [(0.045, 0), (0.047, 0.02), (0.045, 0.04)], 14)
