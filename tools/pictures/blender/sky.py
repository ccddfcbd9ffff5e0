"""Sky as a colour ramp with wisps and a cumulus bank, the sun lamp, the camera."""
from kit import *


def world(
    el,
    rot,
    strength,
    cloud=0.55,
    ccol=(1, 1, 1),
    cstr=1.0,
    cscale=1.1,
    grad=None,
    glow=None,
    cum=0.0,
    cshade=(0.55, 0.64, 0.78),
    dim=False,
    behind=180,
):
    """Camera rays see clouds; all other rays get the plain gradient, which keeps noise and time down."""
    W = bpy.data.worlds.new('w')
    SCENE.world = W
    n = Nodes(W)
    g = n('ShaderNodeTexCoord').outputs['Generated']
    sp = n('ShaderNodeSeparateXYZ', {0: g}).outputs
    col = n.ramp(sp[2], grad, 'EASE')
    if glow:
        e = math.radians(el)
        aa = math.radians(rot)
        d = (math.sin(aa) * math.cos(e), math.cos(aa) * math.cos(e), math.sin(e))
        dt = n('ShaderNodeVectorMath', {0: g, 1: d}, operation='DOT_PRODUCT').outputs['Value']
        dt = n.math('MAXIMUM', dt, 0.0)
        for pw, cc in glow:
            f = n.math('POWER', dt, pw)
            col = n.mix(1.0, col, n.mix(f, (0, 0, 0), cc), 'ADD')
    plain = col
    zz = n.math('ADD', n.math('MAXIMUM', sp[2], 0.0), 0.10)
    uvw = n(
        'ShaderNodeCombineXYZ',
        {0: n.math('DIVIDE', sp[0], zz), 1: n.math('DIVIDE', sp[1], n.math('MULTIPLY', zz, 0.55)), 2: 0.0},
    ).outputs[0]
    a = n(
        'ShaderNodeTexNoise', {'Vector': uvw, 'Scale': cscale, 'Detail': 12.0, 'Roughness': 0.58, 'Distortion': 0.25}
    ).outputs[0]
    mask = n.ramp(a, [(cloud, (0, 0, 0)), (min(0.99, cloud + 0.28), (1, 1, 1))])
    hor = n.ramp(sp[2], [(0.0, (0, 0, 0)), (0.03, (0, 0, 0)), (0.20, (1, 1, 1))])
    mask = n.math('MULTIPLY', n.math('MULTIPLY', mask, hor), 0.75)
    col = n.mix(mask, col, tuple(c * cstr for c in ccol))
    if cum > 0:
        # measured from behind the picture (`behind`, a compass bearing), where its seam is out of sight
        c, k = math.cos(math.radians(behind)), math.sin(math.radians(behind))
        along = n.math('ADD', n.math('MULTIPLY', sp[0], -k), n.math('MULTIPLY', sp[1], -c))
        across = n.math('ADD', n.math('MULTIPLY', sp[0], -c), n.math('MULTIPLY', sp[1], k))
        az = n.math('ARCTAN2', across, along)

        def cn(dz, det):
            v = n(
                'ShaderNodeCombineXYZ',
                {0: n.math('MULTIPLY', az, 5.0), 1: n.math('MULTIPLY', n.math('ADD', sp[2], dz), 13.0), 2: 3.3},
            ).outputs[0]
            return n(
                'ShaderNodeTexNoise', {'Vector': v, 'Scale': 1.0, 'Detail': det, 'Roughness': 0.56, 'Distortion': 0.2}
            ).outputs[0]

        c0 = cn(0, 13.0)
        c1 = cn(0.022, 5.0)
        thr = n.math('MULTIPLY', n.math('SUBTRACT', sp[2], 0.035), 2.1)
        dens = n.math('SUBTRACT', n.math('ADD', c0, cum), thr)
        m = n.ramp(dens, [(0.50, (0, 0, 0)), (0.575, (1, 1, 1))], 'LINEAR')
        base = n.ramp(sp[2], [(0.012, (0, 0, 0)), (0.05, (1, 1, 1))])
        m = n.math('MULTIPLY', n.math('MULTIPLY', m, base), 0.96)
        lit = n.ramp(
            n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', c0, c1), 3.2), 0.5), [(0.22, cshade), (0.62, (1, 1, 1))]
        )
        cc = n.mix(1.0, lit, tuple(c * cstr for c in ccol), 'MULTIPLY')
        col = n.mix(m, col, cc)
    bg1 = n('ShaderNodeBackground', {'Color': col, 'Strength': strength}).outputs[0]
    amb = plain if dim else n.mix(0.35, plain, (0.55, 0.58, 0.60))
    bg0 = n('ShaderNodeBackground', {'Color': amb, 'Strength': strength}).outputs[0]
    cr = n('ShaderNodeLightPath').outputs['Is Camera Ray']
    bg1 = n('ShaderNodeMixShader', {0: cr, 1: bg0, 2: bg1}).outputs[0]
    o = n.t.nodes.new('ShaderNodeOutputWorld')
    n.t.links.new(bg1, o.inputs[0])


DAY = [(0, (0.60, 0.80, 0.93)), (0.06, (0.42, 0.69, 0.92)), (0.25, (0.13, 0.40, 0.80)), (0.7, (0.035, 0.17, 0.52))]
DUSKG = [
    (0, (1.0, 0.27, 0.05)),
    (0.06, (0.85, 0.20, 0.09)),
    (0.18, (0.46, 0.13, 0.19)),
    (0.40, (0.13, 0.08, 0.25)),
    (0.85, (0.025, 0.04, 0.15)),
]


def sun(el, rot, st, col, ang=0.6):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy = st
    l.color = col
    l.angle = math.radians(ang)
    o = bpy.data.objects.new('sun', l)
    SCENE.collection.objects.link(o)
    e = math.radians(el)
    a = math.radians(rot)
    d = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()


def camera(pos, tgt, f=28, sharp=None, stop=2.0):
    """sharp: metres to what is in focus; without it everything is."""
    c = bpy.data.cameras.new('c')
    c.lens = f
    if sharp:
        c.dof.use_dof, c.dof.focus_distance, c.dof.aperture_fstop = True, sharp, stop
    c.clip_end = 20000
    o = bpy.data.objects.new('c', c)
    SCENE.collection.objects.link(o)
    o.location = pos
    o.rotation_euler = (Vector(tgt) - Vector(pos)).to_track_quat('-Z', 'Y').to_euler()
    SCENE.camera = o
