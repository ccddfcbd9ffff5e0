"""A grill on the beach after sunset."""

import people
import plants
import props
import seafood
import table
from furniture import Room, area
from kit import *
from land import height, shore
from shot import AFTER, bearing, shot, sunset
from sky import camera
from soft import lathe, rounded, surface, tube


def smoke():
    """What rises from a grill, as a sheet that faces the camera: thin, torn, brighter near the fire."""
    m = bpy.data.materials.new('smoke')
    n = Nodes(m)
    tc = n('ShaderNodeTexCoord').outputs
    x, y, _ = n('ShaderNodeSeparateXYZ', {0: tc['Generated']}).outputs
    drift = n('ShaderNodeMapping', {'Vector': tc['Object'], 'Scale': (2.6, 2.6, 1.1)}).outputs[0]
    noise = n(
        'ShaderNodeTexNoise', {'Vector': drift, 'Scale': 1.0, 'Detail': 5.0, 'Roughness': 0.55, 'Distortion': 1.6}
    ).outputs[0]
    z = n('ShaderNodeSeparateXYZ', {0: tc['Generated']}).outputs[2]
    edge = n.math(
        'MULTIPLY',
        n.math('SINE', n.math('MULTIPLY', x, math.pi)),
        n.ramp(z, [(0, (0, 0, 0)), (0.12, (1, 1, 1)), (1, (0, 0, 0))]),
    )
    thick = n.math('MULTIPLY', n.ramp(noise, [(0.46, (0, 0, 0)), (0.75, (1, 1, 1))]), n.math('POWER', edge, 1.4))
    colour = n.ramp(z, [(0, (1.0, 0.50, 0.22)), (0.4, (0.62, 0.48, 0.46)), (1, (0.42, 0.42, 0.50))])
    e = n('ShaderNodeEmission', {'Color': colour, 'Strength': 0.42}).outputs[0]
    n.out(
        n(
            'ShaderNodeMixShader', {0: n.math('MULTIPLY', thick, 0.6), 1: n('ShaderNodeBsdfTransparent').outputs[0], 2: e}
        ).outputs[0]
    )
    m.cycles.sample_as_light = False
    return m


def drum(z=0.86, long=1.25, r=0.27):
    """Half an oil drum on angle irons, a grate of bars across it; the grate lies at height z."""

    def shell(u, v):
        a = math.pi * (1 + u)
        return (v - 0.5) * long, r * math.cos(a), z - 0.015 + r * math.sin(a) * 0.92

    surface(mat.iron, shell, 40, 2, thick=0.006)
    for s in (-1, 1):
        rim = [
            (s * long / 2, r * math.cos(a), z - 0.015 + r * math.sin(a) * 0.92)
            for a in (math.pi * (1 + i / 24) for i in range(25))
        ]
        obj('end', mesh('end', rim, [tuple(range(25))], mat.iron))
        tube(mat.iron, rim, 0.010, 8)
        tube(mat.iron, [(-long / 2, s * r, z - 0.012), (long / 2, s * r, z - 0.012)], 0.011)
        tube(
            mat.iron,
            [
                (s * (long / 2), -0.09, z - 0.10),
                (s * (long / 2 + 0.06), -0.09, z - 0.08),
                (s * (long / 2 + 0.06), 0.09, z - 0.08),
                (s * (long / 2), 0.09, z - 0.10),
            ],
            0.008,
        )
        tube(mat.teak, [(s * (long / 2 + 0.06), -0.065, z - 0.08), (s * (long / 2 + 0.06), 0.065, z - 0.08)], 0.016)
        for y in (-1, 1):
            tube(mat.iron, [(s * (long / 2 - 0.12), y * 0.20, z - 0.16), (s * (long / 2 - 0.02), y * 0.30, -0.15)], 0.016)
    for i in range(int(long / 0.021)):
        x = -long / 2 + 0.012 + i * 0.021
        tube(mat.steel, [(x, -r - 0.01, z), (x, r + 0.01, z)], 0.0032, 6)
    for y in (-0.2, 0.0, 0.2):
        tube(mat.steel, [(-long / 2, y, z - 0.006), (long / 2, y, z - 0.006)], 0.004, 6)


def bench(x, y):
    """A board on trestles with what belongs beside a grill."""
    rounded(mat.teak, x, y, 0.80, 0.80, 0.52, 0.035, 0.01)
    for s in (-1, 1):
        for t in (-1, 1):
            tube(mat.teak, [(x + s * 0.30, y + t * 0.20, 0.79), (x + s * 0.35, y + t * 0.24, -0.15)], 0.022)
    z = 0.818
    for k in range(4):
        table.plate(x + 0.18, y - 0.02, z + 0.016 * k, 0.125)
    lathe(
        mat.bisque, x - 0.02, y + 0.14, z, [(0, 0.004), (0.05, 0), (0.085, 0.05), (0.082, 0.055), (0.045, 0.012), (0, 0.01)], 30
    )
    for i, (dx, dy) in enumerate(((-0.05, 0.12), (0.0, 0.12), (-0.02, 0.17), (0.01, 0.165), (-0.02, 0.14))):
        table.orange(x + dx, y + dy, z + 0.012 + 0.036 * (i == 4), 0.024, 'lime')
    for dx, dy, a in ((-0.06, -0.10, 0.2), (-0.02, -0.14, 1.0), (0.02, -0.07, 0.5)):
        seafood.half_lime(x + dx, y + dy, z, a)
    tube(mat.steel, [(x - 0.22, y - 0.20, z + 0.008), (x + 0.02, y - 0.16, z + 0.012), (x + 0.05, y - 0.15, z + 0.010)], 0.006)
    tube(
        mat.steel, [(x - 0.22, y - 0.19, z + 0.012), (x + 0.02, y - 0.135, z + 0.012), (x + 0.05, y - 0.135, z + 0.010)], 0.006
    )
    props.lantern(x + 0.30, y + 0.18, z, 0.8)


@shot('grill', lit=True, low=True, mirror=0.6, bounces=1)
def _():
    """Fish, lobsters and skewers over charcoal; lanterns on the sand and the last light over the sea."""
    seafood.make()
    c0, n0 = shore(math.radians(165))
    at = c0 - n0 * 5.5
    turn = math.atan2(n0.y, n0.x) - math.pi / 2
    z = float(height(at.x, at.y))
    with Room(at.x, at.y, z, turn) as room:
        drum()
        seafood.fire(-0.56, 0.56, -0.17, 0.17, 0.70)
        top = 0.863
        for x, y, a, k in ((-0.40, -0.13, 0.10, 0.36), (-0.36, 0.03, -0.06, 0.38), (-0.42, 0.17, 0.12, 0.34)):
            seafood.fish(x, y, top, a, k, 0.205 * k)
        seafood.lobster(0.07, 0.06, top, math.radians(-78), 1.1, 2)
        seafood.lobster(0.26, 0.05, top, math.radians(-97), 1.05, 5)
        for i in range(4):
            seafood.skewer(0.42 + 0.048 * i, -0.02 + 0.012 * (i % 2), top, math.radians(4 - 3 * i), i)
        for x, y, a in ((-0.11, 0.19, 0.3), (-0.07, -0.20, 1.1), (0.34, 0.20, 0.8), (0.17, 0.21, 0.1)):
            seafood.half_lime(x, y, top, a)
        bench(-1.22, 0.40)
        veil = smoke()
        for x, y, w in ((-0.15, 0.10, 1.3), (0.30, 0.22, 1.1)):
            obj(
                'veil',
                mesh('veil', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, 1.25), (-w / 2, 0, 1.25)], [(0, 1, 2, 3)], veil),
                (x, y, 0.88),
            )
        lamps, poles = [], ((-3.4, 2.3, 2.05), (-0.75, 2.9, 1.98), (2.5, 2.6, 2.05), (5.2, 2.2, 2.1))
        for px, py, tall in poles:
            g = float(height(*room.point(px, py, 0)[:2])) - z
            tube(mat.teak, [(px, py, g - 0.3), (px + 0.02, py, tall + 0.06)], [0.030, 0.022])
            props.lantern(px + 0.24, py - 0.3, g, 1.25)
            lamps.append((px + 0.24, py - 0.6, g + 0.45, 5))
        for (ax, ay, az), (bx, by, bz) in zip(poles, poles[1:]):
            line = [
                (ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t - 1.5 * t * (1 - t))
                for t in (i / 36 for i in range(37))
            ]
            tube(mat.ink, line, 0.005, 4)
            for px, py, pz in line[2:-1:4]:
                lathe(mat.lantern, px, py, pz - 0.055, [(0, 0), (0.017, 0.012), (0.021, 0.028), (0.012, 0.045)], 14)
            lamps.append((*line[18], 5))
        for s, d in ((-1, 0.0), (1, 0.55)):
            wx, wy = 2.6 + 0.3 * s, 4.4 + d
            g = float(height(*room.point(wx, wy, 0)[:2])) - z
            people.walker(
                wx,
                wy,
                g,
                math.radians(-70 - 4 * s),
                'sheet' if s < 0 else 'clay',
                'deepsea' if s < 0 else 'clay',
                s > 0,
                False,
                0.2,
            )
        area(-0.9, -1.6, 2.3, 0.8, 0.8, 13, (1, 0.66, 0.38), (0.5, 0.9, -0.9))
    lamps += [(x, 0.0, 0.79, 1.6) for x in (-0.4, 0.0, 0.4)] + [(-0.90, 0.45, 1.25, 4), (0.0, 0.15, 1.35, 1.2)]
    for x, y, h, watt in lamps:
        props.point(*room.point(x, y, h), watt)
    side = Vector((-n0.y, n0.x, 0))
    for i, back, along, size in ((3, 2.5, 8.0, 1.15), (1, 2.0, -8.5, 1.1), (0, 4, -12, 1.15)):
        p = c0 - n0 * back + side * along
        plants.palm(i, p.x, p.y, math.atan2(n0.y, n0.x), size)
    camera(room.point(-0.26, -0.98, 1.44), room.point(0.0, 0.25, 0.985), 21, 1.2, 2.8)
    return sunset(bearing((at.x, at.y), (at.x + n0.x, at.y + n0.y)) + 14, 2.0, False, AFTER, 0.6, 0.9, 0.6)
