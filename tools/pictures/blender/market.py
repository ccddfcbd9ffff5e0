"""A fruit stall on the quay of a harbour, in the morning."""

import boats
import fruit
import people
import props
from fabrics import rough
from furniture import Room, area
from kit import *
from shot import morning, shot
from sky import camera
from soft import lathe, rounded, surface, tube


def canvas(name, a, b, width):
    """Sun-bleached striped canvas that lets light through."""
    m = bpy.data.materials.new(name)
    n = Nodes(m)
    at = n('ShaderNodeTexCoord').outputs['Object']
    x = n('ShaderNodeSeparateXYZ', {0: at}).outputs[0]
    stripe = n.math('GREATER_THAN', n.math('SINE', n.math('MULTIPLY', x, math.pi / width)), 0.0)
    worn = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 5.0, 'Detail': 5.0}).outputs[0]
    c = n.mix(n.math('MULTIPLY', worn, 0.35), n.mix(stripe, a, b), (0.62, 0.56, 0.46))
    d = n('ShaderNodeBsdfDiffuse', {'Color': c}).outputs[0]
    t = n('ShaderNodeBsdfTranslucent', {'Color': c}).outputs[0]
    n.out(n('ShaderNodeMixShader', {0: 0.42, 1: d, 2: t}).outputs[0])
    return m


def quay(x0, x1, y0, y1):
    """Worn flags behind a kerb, iron rings and a bollard at the water."""
    q, b = random.Random(5), Builder()
    y = y0
    while y < y1 - 0.5:
        d, x = q.uniform(0.45, 0.65), x0 + q.uniform(-0.5, 0)
        while x < x1:
            w = q.uniform(0.5, 0.95)
            b.box(x + w / 2, y + d / 2, -0.05 + q.uniform(-0.006, 0.004), w - 0.014, d - 0.014, 0.1)
            x += w
        y += d
    flags = obj('flags', b.mesh('flags', mat.flags))
    soft = flags.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.012, 2
    rounded(mat.slate, (x0 + x1) / 2, (y0 + y1) / 2, -0.12, x1 - x0, y1 - y0, 0.16, 0.01)
    rounded(mat.coralwall, (x0 + x1) / 2, y1, -1.0, x1 - x0, 0.5, 2.1, 0.04)
    for x in (-7.2, -2.6, 2.4):
        lathe(mat.dark, x, y1 - 0.05, 0.04, [(0.15, 0), (0.10, 0.03), (0.085, 0.20), (0.14, 0.27), (0.13, 0.33), (0, 0.35)], 24)


def price(x, y, z, q):
    """A slip of card on a stick, a number on it."""
    with Room(x, y, z, q.uniform(-0.25, 0.25), -0.2):
        tube(mat.oak, [(0, 0.004, -0.10), (0, 0.004, 0.02)], 0.003, 4)
        rounded(mat.sheet, 0, 0, 0.05, 0.115, 0.003, 0.08, 0.001, steps=1)
        text = bpy.data.curves.new('price', 'FONT')
        text.body, text.size, text.align_x = q.choice(('10', '15', '20', '25', '40')), 0.068, 'CENTER'
        text.materials.append(mat.ink)
        obj('price', text, (0, -0.003, 0.027), (math.pi / 2, 0, 0))


def stall(kinds):
    q = random.Random(12)
    for x, y in ((-2.55, -0.95), (2.65, -0.95), (-2.55, 0.95), (0.05, 0.95), (2.65, 0.95)):
        rounded(mat.paint, x, y, 1.25 - 0.08 * (y < 0), 0.075, 0.075, 2.5 - 0.16 * (y < 0), 0.012)
    for y, z in ((-0.95, 2.30), (0.95, 2.46), (0.0, 2.36)):
        rounded(mat.teak, 0.05, y, z, 5.5, 0.055, 0.085, 0.01)

    def cloth(u, v):
        x, y = -2.95 + 6.0 * u, -1.55 + 2.9 * v
        sag = 0.07 * math.sin(math.pi * ((x + 2.55) / 2.6 % 1)) * math.sin(math.pi * min(1, v * 1.1))
        return x, y, 2.31 + 0.16 * v - sag + 0.02 * math.sin(9 * x + 4 * y)

    surface(mat.awning, cloth, 120, 40)

    def valance(u, v):
        x = -2.95 + 6.0 * u
        deep = 0.20 + 0.04 * abs(math.sin(x * math.pi / 0.36))
        return x, -1.55 - 0.02 * math.sin(9 * x) - 0.03 * v, 2.31 + 0.02 * math.sin(9 * x - 6.2) - deep * v

    surface(mat.awning, valance, 240, 6)
    # the tiers that the crates stand on
    for y, z, d in ((-0.62, 0.46, 0.46), (-0.18, 0.68, 0.46), (0.26, 0.90, 0.46)):
        rounded(mat.teak, 0.05, y, z - 0.03, 5.1, d, 0.045, 0.01)
        for x in (-2.4, -0.8, 0.9, 2.5):
            rounded(mat.teak, x, y + d / 2 - 0.05, (z - 0.05) / 2, 0.06, 0.06, z - 0.05, 0.01)
    rounded(mat.paint, 0.05, -0.83, 0.34, 5.1, 0.025, 0.22, 0.006)
    rows = (
        (-0.62, 0.47, ('young', 'papaya', 'lime', 'papaya', 'mango', 'young', 'orange', 'mango', 'papaya')),
        (-0.18, 0.69, ('orange', 'mango', 'tomato', 'husk', 'lime', 'orange', 'chilli', 'husk', 'tomato')),
        (0.26, 0.91, ('husk', 'papaya', 'orange', 'mango', 'young', 'tomato', 'papaya', 'mango', 'lime')),
    )
    lying = {'papaya', 'mango', 'young'}
    layers = {'lime': 4, 'tomato': 3, 'chilli': 7, 'orange': 3, 'mango': 3, 'husk': 2, 'papaya': 2, 'young': 1}
    for y, z, row in rows:
        for i, kind in enumerate(row):
            with Room(
                -2.22 + i * 0.565 + q.uniform(-0.008, 0.008), y + 0.02, z + 0.035, q.uniform(-0.03, 0.03), math.radians(12)
            ):
                fruit.crate(0.53, 0.40, 0.17, q.choice(('oak', 'oak', 'deck')))
                small = kind in ('lime', 'chilli', 'tomato')
                rise = 0.55 if kind == 'chilli' else 0.72
                fruit.fill(getattr(kinds, kind), 0.50, 0.37, 0.055 if small else 0.02, layers[kind], q, kind in lying, rise)
                if q.random() < 0.6:
                    price(q.uniform(-0.1, 0.1), 0.185, 0.235, q)
    for i, x in enumerate((-2.3, -1.9, -1.45, -0.95, -0.5, 0.35, 0.85, 1.3, 1.85, 2.3)):  # the yellow curtain
        size, turn, drop = q.uniform(0.9, 1.12), q.uniform(0, 6.28), q.uniform(0.0, 0.12)
        tube(mat.rope, [(x, 0.0, 2.36), (x, 0.0, 2.30 - drop)], 0.006, 4)
        tilt = (q.uniform(-0.07, 0.07), q.uniform(-0.07, 0.07), turn)
        for m in mat.bunches[i % 3]:
            obj('bunch', m, (x, 0.0, 2.33 - drop), tilt, (size,) * 3)


@shot('market', low=True, mirror=0.30, bounces=2, clear=((-92, 0, 48),))
def _():
    """Small bananas in yellow curtains above crates of papaya, coconuts and limes; the harbour behind."""
    mat.flags = rough('flags', (0.34, 0.31, 0.27), (0.52, 0.48, 0.42), 2.5, 0.35, 0.8)
    mat.paint = rough('paint', (0.05, 0.22, 0.25), (0.10, 0.33, 0.35), 6.0, 0.15, 0.6)
    mat.bananas, mat.stalk = fruit.ripe(), rough('stalk', (0.20, 0.22, 0.05), (0.34, 0.30, 0.12), 40.0)
    mat.awning = canvas('awning', (0.74, 0.70, 0.60), (0.10, 0.36, 0.40), 0.18)
    mat.bunches = [fruit.bunch(s, 9 + s % 2) for s in (3, 4, 5)]
    kinds = fruit.make()
    q = random.Random(2)
    props.harbour(-87, 0, -math.pi / 2)
    with Room(-140, -20, 1.25, math.radians(-27)) as room:
        quay(-12, 9, -6, 4.2)
        stall(kinds)
        heap = ((1.05, -1.12, 0), (1.36, -1.16, 0), (1.68, -1.10, 0), (1.98, -1.15, 0), (1.30, -1.46, 0), (1.62, -1.42, 0))
        for x, y, up in (*heap, (1.50, -1.28, 0.21), (1.18, -1.26, 0.20)):  # what is too big for a crate
            way = (math.pi / 2, 0, q.uniform(-0.5, 0.5))
            obj('melon', kinds.melon[0], (x, y, 0.125 + up), way, (q.uniform(0.92, 1.0),) * 3)
        for x, y, r, kind, layer, low in ((2.75, -1.45, 0.25, 'husk', 11, 0.06), (2.35, -1.75, 0.21, 'lime', 35, 0.11)):
            rim = [(r, 0.16), (r * 1.05, 0.17), (r * 0.97, 0.16)]
            lathe(mat.rattan, x, y, 0, [(0, 0.01), (r * 0.8, 0), *rim, (r * 0.78, 0.03), (0, 0.02)], 40)
            for i in range(2 * layer):
                a, up = i * 2.4, low + (0.09 if i >= layer else 0)
                out = r * (0.6 if up > 0.13 else 0.8) * math.sqrt(i % layer / layer)
                obj('fruit', getattr(kinds, kind)[0], (x + out * math.cos(a), y + out * math.sin(a), up), (i, 2 * i, 3 * i))
        for k in range(3):
            fruit.leaves(-0.9 + 0.12 * k, -0.66, 0.70, 16, 0.45, k)
        people.walker(5.6, 2.0, 0, math.radians(-52), 'sheet', 'deepsea', False, True, 0.2)
        area(0, -3.4, 2.4, 4, 2, 22, (1, 0.95, 0.88), (0, 0.7, -0.6))
    x, y, _z = room.point(-5.5, 7.2, 0)
    boats.dhoni(x, y, math.radians(-27 + 8))
    camera(room.point(-2.1, -2.45, 1.58), room.point(0.75, 0.3, 1.16), 25, 2.4, 1.3)
    return morning(182, 25, 0.25)
