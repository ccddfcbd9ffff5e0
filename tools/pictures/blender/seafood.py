"""What lies on a grill: reef fish, spiny lobsters, skewers, limes; and the fire beneath."""

import bmesh

from furniture import Room
from kit import *
from soft import lathe, rounded, surface, tube


def grilled(name, back, belly, bars=0.05, gloss=0.3, bumps=0.4, scale=60.0):
    """Oiled skin, darker along the back, with the marks of the grate across it."""
    m = bpy.data.materials.new(name)
    n = Nodes(m)
    at = n('ShaderNodeTexCoord').outputs['Object']
    x, y, _ = n('ShaderNodeSeparateXYZ', {0: at}).outputs
    noise = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': scale, 'Detail': 5.0, 'Roughness': 0.65}).outputs[0]
    soft = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 14.0, 'Detail': 3.0}).outputs[0]
    c = n.mix(n.ramp(n.math('ADD', n.math('MULTIPLY', y, 6.0), 0.35), [(0.0, (0, 0, 0)), (0.5, (1, 1, 1))]), belly, back)
    wave = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x, n.math('MULTIPLY', y, 0.45)), 6.283 / bars))
    char = n.ramp(
        n.math('ADD', n.math('MULTIPLY', wave, 0.5), n.math('MULTIPLY', soft, 0.8)), [(0.74, (0, 0, 0)), (0.90, (1, 1, 1))]
    )
    c = n.mix(n.math('MULTIPLY', char, 0.85), c, (0.022, 0.012, 0.007))
    c = n.mix(n.ramp(noise, [(0.5, (0, 0, 0)), (0.75, (0.55, 0.55, 0.55))]), c, (0.07, 0.03, 0.012))
    bump = n('ShaderNodeBump', {'Height': noise, 'Strength': bumps, 'Distance': 0.004}).outputs[0]
    n.out(n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': gloss, 'Specular': 0.5, 'Normal': bump}).outputs[0])
    return m


def embers():
    """Charcoal with ash on it, glowing in its cracks and more towards the bottom of the heap."""
    m = bpy.data.materials.new('embers')
    n = Nodes(m)
    at = n('ShaderNodeNewGeometry').outputs['Position']
    one = n('ShaderNodeObjectInfo').outputs['Random']
    noise = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 34.0, 'Detail': 5.0, 'Roughness': 0.6}).outputs[0]
    heat = n.math('ADD', noise, n.math('MULTIPLY', n.math('SUBTRACT', one, 0.5), 0.22))
    hot = n.ramp(
        heat, [(0.46, (0, 0, 0)), (0.56, (0.8, 0.09, 0.01)), (0.68, (1, 0.34, 0.06)), (0.85, (1, 0.62, 0.25))], 'LINEAR'
    )
    ash = n.mix(n.ramp(noise, [(0.3, (1, 1, 1)), (0.5, (0, 0, 0))]), (0.018, 0.016, 0.015), (0.22, 0.20, 0.19))
    p = {'Base Color': ash, 'Roughness': 0.95, 'Emission': hot, 'Emission Strength': 3.4}
    n.out(n('ShaderNodeBsdfPrincipled', p).outputs[0])
    m.cycles.sample_as_light = False
    return m


def make():
    mat.fishskin = grilled('fish skin', (0.40, 0.085, 0.04), (0.66, 0.33, 0.15), 0.036, 0.24, 0.9, 170.0)
    mat.fin = grilled('fin', (0.20, 0.07, 0.035), (0.34, 0.16, 0.08), 0.5)
    mat.shell = grilled('shell', (0.52, 0.055, 0.015), (0.66, 0.15, 0.04), 9.0, 0.25, 0.8, 90.0)
    mat.tuna = grilled('tuna', (0.40, 0.17, 0.09), (0.52, 0.26, 0.15), 0.03, 0.4)
    mat.pepper = grilled('pepper', (0.16, 0.26, 0.03), (0.20, 0.30, 0.04), 0.06)
    mat.cut = grilled('cut', (0.52, 0.55, 0.16), (0.62, 0.60, 0.24), 0.5, 0.25)
    mat.embers = embers()
    mat.iron = grilled('iron', (0.045, 0.030, 0.022), (0.085, 0.045, 0.026), 5.0, 0.7, 0.7, 30.0)


def fish(x, y, z, turn, long=0.36, deep=0.066):
    """A snapper on its side, its head towards local -x."""
    with Room(x, y, z, turn):

        def half(v):
            head = 1 - (1 - min(1, v / 0.30)) ** 2.1
            return deep * (0.05 + 0.95 * head) * (1 - 0.80 * max(0, (v - 0.30) / 0.70) ** 1.35)

        def top(v, across=0.0):
            """Height of the upper flank, `across` of the half width away from the middle."""
            return 0.024 + 0.31 * half(v) * (1.15 - 0.5 * v) * math.sqrt(max(0, 1 - across * across))

        def body(u, v):
            a, t = 2 * math.pi * u, v**1.25
            gill = 0.0016 if abs(t - 0.245 - 0.03 * math.cos(a) ** 2) < 0.008 else 0
            h = half(t)
            return (t - 0.5) * long, h * math.cos(a), 0.024 + (0.31 * h * (1.15 - 0.5 * t) - gill) * math.sin(a)

        surface(mat.fishskin, body, 56, 110, loop=True)
        tail = [(0.47, -0.016), (0.47, 0.016), (0.61, 0.092), (0.585, 0.05), (0.565, 0.0), (0.585, -0.05), (0.61, -0.092)]
        pts = [(px * long, py * long / 0.36, 0.024 + 0.10 * (px - 0.47) * abs(py) * 8) for px, py in tail]
        o = obj('tail', mesh('tail', pts, [(0, 1, 2, 3, 4), (0, 4, 5, 6)], mat.fin))
        o.modifiers.new('thick', 'SOLIDIFY').thickness = 0.003
        for s, a, b, tall in ((1, 0.26, 0.84, 0.034), (-1, 0.60, 0.84, 0.026)):

            def fin(u, v, s=s, a=a, b=b, tall=tall):
                t = a + (b - a) * u
                spike = tall * (math.sin(math.pi * min(1, 0.14 + u)) ** 0.5) * (0.78 + 0.22 * abs(math.sin(24 * u)))
                return (t - 0.5) * long + 0.022 * v, s * (half(t) * 0.97 + spike * v), 0.025 - 0.004 * v

            surface(mat.fin, fin, 60, 3, thick=0.0025)

        def side(u, v):
            t = 0.30 + 0.17 * u
            w = 0.55 * math.sin(math.pi * min(1, 0.15 + 0.75 * u)) * (v * 2 - 1) * 0.36 - 0.12 - 0.25 * u
            return (t - 0.5) * long, w * half(t), top(t, w) + 0.002 + 0.006 * u

        surface(mat.fin, side, 14, 8, thick=0.002)
        eye = top(0.125, 0.22)
        for r, up, m in ((0.0105, -0.003, mat.cut), (0.0062, 0.0005, mat.ink)):
            lathe(m, -0.375 * long, 0.22 * half(0.125), eye + up, [(r, 0), (r * 0.8, 0.003), (0, 0.0044)], 18)
        jaw = [
            ((t - 0.5) * long, -0.25 * half(t) - 0.1 * (0.09 - t), top(t, 0.25) + 0.0004) for t in (0.015, 0.035, 0.055, 0.075)
        ]
        tube(mat.ink, jaw, 0.0013, 4)


def lobster(x, y, z, turn, k=1.0, seed=1):
    """A spiny lobster, back upward, its long feelers towards local -x."""
    q = random.Random(seed)
    with Room(x, y, z, turn):

        def armour(u, v):
            a = math.pi * u
            w = 0.045 * k * math.sin(math.pi * (0.20 + 0.66 * v)) ** 0.5
            spine = 1 + 0.05 * abs(math.sin(14 * a)) * abs(math.sin(22 * v))
            return (-0.15 + 0.15 * v) * k, w * math.cos(a), 0.018 * k + 0.92 * w * math.sin(a) * spine

        surface(mat.shell, armour, 60, 40)
        for i in range(6):
            x0, w = (0.002 + 0.028 * i) * k, (0.040 - 0.0032 * i) * k

            def ring(u, v, x0=x0, w=w, i=i):
                a = math.pi * (-0.06 + 1.12 * u)
                flare = w * (1.05 - 0.12 * v + 0.05 * math.sin(math.pi * v))
                return x0 + 0.034 * k * v, flare * math.cos(a), 0.016 * k + 0.85 * flare * math.sin(a) - 0.0012 * i

            surface(mat.shell, ring, 30, 6, thick=0.002)
        for i in range(5):
            a = (i - 2) * 0.42

            def fan(u, v, a=a):
                r, s = 0.022 * k * math.sin(math.pi * (0.12 + 0.80 * v)) ** 0.6 * (u * 2 - 1), 0.07 * k * v
                return (
                    0.165 * k + s * math.cos(a) - r * math.sin(a),
                    s * math.sin(a) + r * math.cos(a),
                    0.016 * k + 0.004 * math.cos(3 * u),
                )

            surface(mat.shell, fan, 8, 10, thick=0.003)
        for s in (-1, 1):
            feeler = [(-0.15 * k, s * 0.022 * k, 0.036 * k), (-0.20 * k, s * 0.05 * k, 0.055 * k)]
            bend = q.uniform(0.10, 0.22)
            feeler += [
                ((-0.20 - 0.10 * t) * k, s * (0.05 + bend * 0.3 * t + bend * 0.16 * t * t) * k, (0.055 - 0.006 * t * t) * k)
                for t in (0.5, 1, 1.6, 2.2, 2.9)
            ]
            tube(mat.shell, feeler, [0.011 * k, 0.009 * k, 0.0052 * k, 0.004 * k, 0.003 * k, 0.002 * k, 0.0009], 8)
            lathe(mat.ink, -0.142 * k, s * 0.019 * k, 0.045 * k, [(0.007 * k, 0), (0.006 * k, 0.007 * k), (0, 0.010 * k)], 12)
            for i in range(5):
                x0, reach = (-0.115 + 0.024 * i) * k, q.uniform(0.085, 0.10) * k
                lean = (-0.035 + 0.018 * i) * k
                leg = [
                    (x0, s * 0.036 * k, 0.018 * k),
                    (x0 + lean, s * reach, 0.030 * k),
                    (x0 + lean * 1.8, s * (reach + 0.035 * k), 0.004),
                ]
                tube(mat.shell, leg, [0.006 * k, 0.005 * k, 0.0018], 6)


def skewer(x, y, z, turn, seed=1):
    """Cubes of tuna with green pepper on a bamboo stick along local y."""
    q = random.Random(seed)
    with Room(x, y, z, turn):
        tube(mat.oak, [(0, -0.20, 0.016), (0, 0.17, 0.016)], 0.0025, 6)
        for i in range(9):
            py, pepper = -0.115 + i * 0.031, i % 3 == 2
            way = dict(rx=q.uniform(-0.1, 0.1), ry=q.uniform(-0.5, 0.5), rz=q.uniform(-0.12, 0.12))
            if pepper:
                rounded(mat.pepper, 0, py, 0.016, 0.034, 0.009, 0.032, 0.004, **way)
            else:
                rounded(mat.tuna, 0, py, 0.016, q.uniform(0.029, 0.034), 0.028, q.uniform(0.027, 0.032), 0.007, **way)


def half_lime(x, y, z, turn=0.0):
    lathe(mat.lime, x, y, z, [(0, 0), (0.014, 0.004), (0.022, 0.014), (0.0235, 0.022)], 24)
    lathe(mat.cut, x, y, z, [(0.0235, 0.022), (0.0205, 0.0235), (0.018, 0.0215), (0, 0.0225)], 24)
    for i in range(8):
        a = turn + i * math.pi / 4
        tube(mat.sheet, [(x, y, z + 0.0225), (x + 0.019 * math.cos(a), y + 0.019 * math.sin(a), z + 0.0225)], 0.0007, 4)


def fire(x0, x1, y0, y1, z, count=260, seed=3):
    """A bed of broken charcoal."""
    q, kinds = random.Random(seed), []
    for _ in range(4):
        b = bmesh.new()
        bmesh.ops.create_icosphere(b, subdivisions=2, radius=1)
        for v in b.verts:
            v.co *= 0.72 + 0.5 * q.random()
        lump = bpy.data.meshes.new('lump')
        b.to_mesh(lump)
        b.free()
        lump.materials.append(mat.embers)
        kinds.append(lump)
    for _ in range(count):
        x, y, r = q.uniform(x0, x1), q.uniform(y0, y1), q.uniform(0.018, 0.034)
        up = 0.045 * (1 - ((2 * y - y0 - y1) / (y1 - y0)) ** 2) * q.random()
        obj('coal', q.choice(kinds), (x, y, z + up), tuple(q.uniform(0, 6.28) for _ in range(3)), (r, r * 0.8, r * 0.7))
