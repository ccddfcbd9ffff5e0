"""People seen from behind or from far: rounded bodies in plain clothes, no faces."""

from furniture import Room
from kit import *
from soft import lathe, surface


def blob(material, bones, name='body'):
    """A body grown round bones, each (a, b, radius at a, radius at b): metaballs melt where they meet."""
    data = bpy.data.metaballs.new(name)
    data.resolution = data.render_resolution = 0.022
    data.threshold = 0.12
    for a, b, r0, r1 in bones:
        a, b = Vector(a), Vector(b)
        n = max(2, int((b - a).length / (0.5 * min(r0, r1))) + 1)
        for i in range(n + 1):
            t, e = i / n, data.elements.new()
            e.co, e.radius = a.lerp(b, t), (r0 + (r1 - r0) * t) * 1.5
    o = obj(name, data)
    bpy.context.view_layer.update()
    got = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    got.materials.clear()
    got.materials.append(material)
    got.polygons.foreach_set('use_smooth', [True] * len(got.polygons))
    return obj(name, got)


def trunk(levels, place):
    """Bones across a body, close enough to melt into one: levels list (along, half width, radius), place answers a point."""
    bones = []
    for (a, w0, r0), (b, w1, r1) in zip(levels, levels[1:]):
        n = max(1, round(abs(b - a) / 0.05))
        for i in range(n + (b == levels[-1][0])):
            t = i / n
            at, half, r = a + (b - a) * t, w0 + (w1 - w0) * t, r0 + (r1 - r0) * t
            x, y, z = place(at, half)
            bones.append(((-x, y, z), (x, y, z), r, r))
    return bones


def walker(x, y, z, turn, top='sheet', bottom='sandcloth', dress=False, hat=False, step=0.24, skin='skin', hair='hair', arm=0.16):
    """Somebody who walks towards local +y."""
    with Room(x, y, z, turn):
        s, hip = mat, 0.94
        blob(
            getattr(s, skin),
            [((0, 0, 1.44), (0, 0.01, 1.52), 0.05, 0.05), ((0, 0.02, 1.60), (0, 0.02, 1.65), 0.085, 0.08)],
            'head',
        )
        for side, ahead in ((-1, step), (1, -step)):
            foot = (side * 0.085, ahead, 0.09 if ahead > 0 else 0.11)
            knee = (side * 0.095, ahead * 0.55 + 0.05, 0.50)
            blob(
                getattr(s, skin),
                [
                    ((side * 0.09, 0, hip - 0.1), knee, 0.075, 0.055),
                    (knee, foot, 0.052, 0.034),
                    (foot, (foot[0], foot[1] + 0.13, 0.035), 0.034, 0.028),
                ],
                'leg',
            )
            hand = (side * 0.26, -ahead * arm * 4.2 * 0.5, 0.84)
            elbow = (side * 0.25, -ahead * 0.25 - 0.04, 1.10)
            blob(
                getattr(s, skin),
                [
                    ((side * 0.18, 0, 1.39), elbow, 0.046, 0.038),
                    (elbow, hand, 0.036, 0.027),
                    (hand, (hand[0], hand[1] + 0.02, 0.76), 0.030, 0.022),
                ],
                'arm',
            )
        cloth = getattr(s, top)
        blob(
            cloth,
            [
                ((-0.12, 0, 1.38), (0.12, 0, 1.38), 0.072, 0.072),
                ((-0.085, 0, 1.28), (0.085, 0, 1.28), 0.092, 0.092),
                ((-0.055, 0, 1.11), (0.055, 0, 1.11), 0.078, 0.078),
                ((-0.075, 0, 0.98), (0.075, 0, 0.98), 0.088, 0.088),
            ]
            + [((side * 0.17, 0, 1.385), (side * 0.225, -0.01, 1.25), 0.062, 0.058) for side in (-1, 1)],
            'shirt',
        )
        skirt = getattr(s, bottom)
        low = 0.40 if dress else 0.60

        def fall(u, v):
            a = 2 * math.pi * u
            w = (
                0.158
                + (0.115 if dress else 0.035) * v
                + (0.018 * math.sin(7 * a) + 0.012 * math.sin(13 * a + 1)) * v * (1 if dress else 0.4)
            )
            d = 0.108 + (0.135 if dress else 0.06) * v
            sway = 0.05 * v * math.sin(a * 1 + 0.5)
            return w * math.cos(a), d * math.sin(a) + sway * 0.6, 1.02 - (1.02 - low) * v

        if dress:
            surface(skirt, fall, 72, 16, loop=True)
        else:
            legs = [
                ((side * 0.08, 0, 0.90), (side * 0.10, ahead * 0.5 + 0.03, 0.56), 0.088, 0.080)
                for side, ahead in ((-1, step), (1, -step))
            ]
            blob(skirt, [((-0.07, 0, 0.93), (0.07, 0, 0.93), 0.084, 0.084), *legs], 'shorts')
        if hat:
            lathe(
                s.mat,
                0,
                0.02,
                1.665,
                [
                    (0.0, 0.125),
                    (0.06, 0.12),
                    (0.098, 0.08),
                    (0.102, 0.01),
                    (0.16, -0.012),
                    (0.235, -0.035),
                    (0.235, -0.030),
                    (0.1, 0.012),
                ],
                40,
            )
            lathe(getattr(s, 'deepsea'), 0, 0.02, 1.668, [(0.105, 0.012), (0.105, 0.04)], 40)
            blob(
                getattr(s, hair),
                [((0, -0.015, 1.62), (0, -0.02, 1.66), 0.088, 0.08), ((0, -0.06, 1.56), (0, -0.085, 1.36), 0.07, 0.04)],
                'hair',
            )
        else:
            blob(
                getattr(s, hair),
                [((0, 0.005, 1.655), (0, 0.015, 1.69), 0.088, 0.08), ((0, -0.03, 1.60), (0, -0.03, 1.62), 0.075, 0.08)],
                'hair',
            )
