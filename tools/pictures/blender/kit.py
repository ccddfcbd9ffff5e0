"""The scene, noise, mesh and shader-node helpers that every other module uses."""
import math
import random
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Vector

bpy.ops.wm.read_factory_settings(use_empty=True)
SCENE = bpy.context.scene
mat = SimpleNamespace()  # filled by surfaces.make()
rng = np.random.default_rng(7)
_perm = rng.random((256, 256))


def vnoise(x, y):
    xi = np.floor(x).astype(int)
    yi = np.floor(y).astype(int)
    fx = x - xi
    fy = y - yi
    fx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    fy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    a = _perm[xi & 255, yi & 255]
    b = _perm[(xi + 1) & 255, yi & 255]
    c = _perm[xi & 255, (yi + 1) & 255]
    d = _perm[(xi + 1) & 255, (yi + 1) & 255]
    return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy


def fbm(x, y, o=5):
    s = 0
    a = 0.5
    for i in range(o):
        s = s + a * vnoise(x, y)
        x = x * 2.03 + 17.1
        y = y * 2.01 + 5.3
        a *= 0.5
    return s


def ss(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def mesh(name, v, f, mat=None, smooth=False):
    m = bpy.data.meshes.new(name)
    m.from_pydata([tuple(p) for p in v], [], [tuple(q) for q in f])
    m.update()
    if mat:
        m.materials.append(mat)
    if smooth:
        m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    return m


def obj(name, m, loc=(0, 0, 0), rot=(0, 0, 0), sc=(1, 1, 1)):
    o = bpy.data.objects.new(name, m)
    o.location = loc
    o.rotation_euler = rot
    o.scale = sc
    SCENE.collection.objects.link(o)
    return o


class Builder:
    def __init__(s):
        s.v = []
        s.f = []

    def box(s, cx, cy, cz, sx, sy, sz, rz=0):
        n = len(s.v)
        c, si = math.cos(rz), math.sin(rz)
        for dz in (-0.5, 0.5):
            for dx, dy in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
                x, y = dx * sx, dy * sy
                s.v.append((cx + x * c - y * si, cy + x * si + y * c, cz + dz * sz))
        s.f += [(n, n + 3, n + 2, n + 1), (n + 4, n + 5, n + 6, n + 7)] + [
            (n + i, n + (i + 1) % 4, n + 4 + (i + 1) % 4, n + 4 + i) for i in range(4)
        ]

    def cyl(s, x, y, z0, z1, r, k=8):
        n = len(s.v)
        for z in (z0, z1):
            for i in range(k):
                a = 2 * math.pi * i / k
                s.v.append((x + r * math.cos(a), y + r * math.sin(a), z))
        s.f += [(n + i, n + (i + 1) % k, n + k + (i + 1) % k, n + k + i) for i in range(k)] + [
            tuple(n + k + i for i in range(k))
        ]

    def mesh(s, name, mat):
        return mesh(name, s.v, s.f, mat)


class Nodes:
    def __init__(s, mat):
        mat.use_nodes = True
        s.t = mat.node_tree
        s.t.nodes.clear()

    def __call__(s, ty, ins={}, **kw):
        n = s.t.nodes.new(ty)
        for k, v in kw.items():
            setattr(n, k, v)
        for k, v in ins.items():
            i = n.inputs[k]
            if hasattr(v, 'is_output'):
                s.t.links.new(v, i)
            else:
                i.default_value = v
        return n

    def math(s, op, a, b=0.0, clamp=False):
        n = s.t.nodes.new('ShaderNodeMath')
        n.operation = op
        n.use_clamp = clamp
        for i, v in enumerate((a, b)):
            if hasattr(v, 'is_output'):
                s.t.links.new(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v
        return n.outputs[0]

    def ramp(s, fac, stops, interp='EASE'):
        n = s.t.nodes.new('ShaderNodeValToRGB')
        s.t.links.new(fac, n.inputs[0])
        cr = n.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = (*c, 1) if len(c) == 3 else c
        return n.outputs[0]

    def mix(s, f, a, b, blend='MIX'):
        n = s.t.nodes.new('ShaderNodeMixRGB')
        n.blend_type = blend
        for i, v in zip((0, 1, 2), (f, a, b)):
            if hasattr(v, 'is_output'):
                s.t.links.new(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v if i == 0 else (*v, 1)
        return n.outputs[0]

    def out(s, surf):
        o = s.t.nodes.new('ShaderNodeOutputMaterial')
        s.t.links.new(surf, o.inputs[0])
