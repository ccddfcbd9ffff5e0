"""Materials. `look` (see shots.py) carries what changes with the time of day and the camera height."""
from kit import *


def new(name):
    return bpy.data.materials.new(name)


def sand(look):
    """Dry sand, wet band, coral, caustics; under the sea it also carries the colour of the water above it."""
    m = new('sand')
    n = Nodes(m)
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]
    nz = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 0.35, 'Detail': 4.0}).outputs[0]
    grain = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 6.0, 'Detail': 4.0, 'Roughness': 0.7}).outputs[0]
    base = n.mix(n.math('MULTIPLY', grain, 0.5), (0.74, 0.64, 0.49), (0.60, 0.50, 0.365))
    base = n.mix(n.ramp(nz, [(0.42, (0, 0, 0)), (0.62, (1, 1, 1))]), base, (0.78, 0.69, 0.55))
    # the wet band just above the water line
    wz = n.math('ADD', z, n.math('MULTIPLY', n.math('SUBTRACT', nz, 0.5), 0.25))
    wet = n.ramp(wz, [(0, (0, 0, 0)), (0.03, (1, 1, 1)), (0.15, (1, 1, 1)), (0.26, (0, 0, 0))])
    base = n.mix(wet, base, n.mix(0.5, base, (0.52, 0.43, 0.32), 'MULTIPLY'))
    # coral patches, only below 1.5 m
    cor = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 0.055, 'Detail': 6.0, 'Roughness': 0.62}).outputs[0]
    dep = n.math('MAXIMUM', n.math('MULTIPLY', z, -1.0), 0.0)
    cm = n.math(
        'MULTIPLY',
        n.ramp(cor, [(0.56, (0, 0, 0)), (0.62, (1, 1, 1))]),
        n.math('MULTIPLY', n.math('SUBTRACT', dep, 1.5), 1.2, True),
        True,
    )
    base = n.mix(n.math('MULTIPLY', cm, 0.75), base, (0.10, 0.11, 0.07))
    # caustics: a warped cell pattern that fades with depth
    wob = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 0.6, 'Detail': 2.0}).outputs[1]
    pv = n('ShaderNodeVectorMath', {0: pos, 1: wob}, operation='ADD').outputs[0]
    v = n('ShaderNodeTexVoronoi', {'Vector': pv, 'Scale': 0.75, 'Smoothness': 0.25}, feature='SMOOTH_F1').outputs[0]
    ca = n.math('POWER', v, 2.6)
    ca = n.math('MULTIPLY_ADD', ca, 1.0)
    ca.node.inputs[1].default_value = 1.5
    ca.node.inputs[2].default_value = 0.78
    cf = n.ramp(n.math('MULTIPLY', dep, 0.12), [(0, (0, 0, 0)), (0.03, (1, 1, 1)), (1, (0, 0, 0))])
    fade = n.mix(cf, (1, 1, 1), n('ShaderNodeCombineRGB', {0: ca, 1: ca, 2: ca}).outputs[0])
    base = n.mix(1.0, base, fade, 'MULTIPLY')

    def ex(k):
        return n.math('EXPONENT', n.math('MULTIPLY', dep, -k))

    # absorption by depth, then the blue that the water scatters back
    T = n('ShaderNodeCombineRGB', {0: ex(look.red), 1: ex(0.10), 2: ex(0.055)}).outputs[0]
    base = n.mix(1.0, base, T, 'MULTIPLY')
    sc = n.math('SUBTRACT', 1.0, ex(look.scatter))
    scat = n.mix(sc, (0, 0, 0), (0.002, 0.13, 0.25))
    base = n.mix(1.0, base, scat, 'ADD')
    # foam at the swash line
    fn = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 1.6, 'Detail': 6.0}).outputs[0]
    fz = n.math('ADD', z, n.math('MULTIPLY', n.math('SUBTRACT', nz, 0.5), 0.30))
    foam = n.ramp(
        n.math('ADD', fz, 0.5),
        [(0.0, (0, 0, 0)), (0.42, (0, 0, 0)), (0.47, (1, 1, 1)), (0.50, (1, 1, 1)), (0.515, (0, 0, 0))],
    )
    foam = n.math('MULTIPLY', foam, n.ramp(fn, [(0.40, (0, 0, 0)), (0.55, (1, 1, 1))]))
    base = n.mix(n.math('MULTIPLY', foam, 0.9), base, (0.95, 0.97, 0.97))
    bh = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 2.2, 'Detail': 4.0, 'Roughness': 0.65}).outputs[0]
    bump = n('ShaderNodeBump', {'Height': bh, 'Strength': 0.8, 'Distance': 0.16}).outputs[0]
    rough = n.math('SUBTRACT', 0.95, n.math('MULTIPLY', wet, 0.6))
    p = n('ShaderNodeBsdfPrincipled', {'Base Color': base, 'Roughness': rough, 'Specular': 0.25, 'Normal': bump})
    n.out(p.outputs[0])
    return m


def water(look):
    """Refraction under a capped mirror; light passes straight through to the sea bed."""
    m = new('water')
    n = Nodes(m)
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    mp = n('ShaderNodeMapping', {'Vector': pos, 'Scale': (1, 0.62, 1), 'Rotation': (0, 0, 0.5)}).outputs[0]
    a = n('ShaderNodeTexNoise', {'Vector': mp, 'Scale': 0.28, 'Detail': 2.0}).outputs[0]
    b = n('ShaderNodeTexNoise', {'Vector': mp, 'Scale': 1.5, 'Detail': 3.0, 'Roughness': 0.5}).outputs[0]
    h = n.math('ADD', n.math('MULTIPLY', a, 0.75), n.math('MULTIPLY', b, 0.22))
    cd = n('ShaderNodeCameraData').outputs['View Distance']
    stn = n.math('MULTIPLY', n.math('DIVIDE', 90.0, n.math('ADD', cd, 90.0)), look.ripple)
    bump = n('ShaderNodeBump', {'Height': h, 'Strength': stn, 'Distance': 0.35}).outputs[0]
    fr = n('ShaderNodeFresnel', {'IOR': 1.33, 'Normal': bump}).outputs[0]
    fr = n.math('MINIMUM', fr, look.mirror)
    gl = n('ShaderNodeBsdfGlossy', {'Roughness': 0.03, 'Normal': bump, 'Color': (1, 1, 1, 1)}).outputs[0]
    rf = n('ShaderNodeBsdfRefraction', {'IOR': 1.33, 'Roughness': 0.0, 'Normal': bump, 'Color': (1, 1, 1, 1)}).outputs[
        0
    ]
    s = n('ShaderNodeMixShader', {0: fr, 1: rf, 2: gl}).outputs[0]
    lp = n('ShaderNodeLightPath')
    sh = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    tr = n('ShaderNodeBsdfTransparent').outputs[0]
    n.out(n('ShaderNodeMixShader', {0: sh, 1: s, 2: tr}).outputs[0])
    return m


def wood(name, c1, c2, scale=4.0):
    m = new(name)
    n = Nodes(m)
    tc = n('ShaderNodeTexCoord').outputs['Object']
    isl = n('ShaderNodeNewGeometry').outputs['Random Per Island']
    nz = n('ShaderNodeTexNoise', {'Vector': tc, 'Scale': scale, 'Detail': 8.0, 'Roughness': 0.7}).outputs[0]
    c = n.mix(nz, c1, c2)
    v = n.math('MULTIPLY_ADD', isl, 0.5)
    v.node.inputs[2].default_value = 0.72
    c = n.mix(1.0, c, n('ShaderNodeCombineRGB', {0: v, 1: v, 2: v}).outputs[0], 'MULTIPLY')
    bp = n('ShaderNodeBump', {'Height': nz, 'Strength': 0.3, 'Distance': 0.02}).outputs[0]
    n.out(n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.65, 'Specular': 0.3, 'Normal': bp}).outputs[0])
    return m


def thatch():
    m = new('thatch')
    n = Nodes(m)
    uv = n('ShaderNodeTexCoord').outputs['UV']
    mp = n('ShaderNodeMapping', {'Vector': uv, 'Scale': (160, 5, 1)}).outputs[0]
    nz = n('ShaderNodeTexNoise', {'Vector': mp, 'Scale': 1.0, 'Detail': 7.0, 'Roughness': 0.7}).outputs[0]
    oc = n('ShaderNodeTexCoord').outputs['Object']
    big = n('ShaderNodeTexNoise', {'Vector': oc, 'Scale': 0.8, 'Detail': 4.0}).outputs[0]
    c = n.ramp(nz, [(0.25, (0.10, 0.065, 0.035)), (0.5, (0.33, 0.235, 0.135)), (0.75, (0.52, 0.40, 0.25))])
    c = n.mix(n.math('MULTIPLY', big, 0.6), c, (0.30, 0.26, 0.20))
    bp = n('ShaderNodeBump', {'Height': nz, 'Strength': 0.9, 'Distance': 0.10}).outputs[0]
    n.out(
        n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.95, 'Specular': 0.05, 'Normal': bp}).outputs[0]
    )
    return m


def leaf(c1, c2, tr=0.35):
    m = new('leaf')
    n = Nodes(m)
    oi = n('ShaderNodeObjectInfo').outputs['Random']
    isl = n('ShaderNodeNewGeometry').outputs['Random Per Island']
    f = n.math('ADD', n.math('MULTIPLY', oi, 0.45), n.math('MULTIPLY', isl, 0.55))
    c = n.mix(f, c1, c2)
    d = n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.42, 'Specular': 0.4}).outputs[0]
    t = n('ShaderNodeBsdfTranslucent', {'Color': n.mix(0.35, c, (0.45, 0.55, 0.05))}).outputs[0]
    n.out(n('ShaderNodeMixShader', {0: tr, 1: d, 2: t}).outputs[0])
    return m


def plain(name, c, r=0.6, sp=0.3, em=None, es=0):
    m = new(name)
    n = Nodes(m)
    p = n('ShaderNodeBsdfPrincipled', {'Base Color': (*c, 1), 'Roughness': r, 'Specular': sp})
    if em:
        p.inputs['Emission'].default_value = (*em, 1)
        p.inputs['Emission Strength'].default_value = es
    n.out(p.outputs[0])
    return m


def glow(name, colour, strength, by_height=False):
    """Lamps and lit windows: seen directly and in mirrors only, so that they add no noise."""
    m = new(name)
    n = Nodes(m)
    lp = n('ShaderNodeLightPath')
    seen = n.math('MAXIMUM', lp.outputs['Is Camera Ray'], lp.outputs['Is Glossy Ray'])
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    col = n.mix(0.0, colour, colour)
    if by_height:
        z = n('ShaderNodeSeparateXYZ', {0: pos}).outputs[2]
        g = n.ramp(
            n.math('MULTIPLY', n.math('SUBTRACT', z, 1.9), 0.42),
            [(0, (0.55, 0.55, 0.55)), (0.35, (1, 1, 1)), (1, (0.35, 0.35, 0.35))],
        )
        nz = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 1.4, 'Detail': 2.0}).outputs[0]
        col = n.mix(1.0, n.mix(nz, (1, 0.40, 0.10), (1, 0.62, 0.28)), g, 'MULTIPLY')
    n.out(n('ShaderNodeEmission', {'Color': col, 'Strength': n.math('MULTIPLY', seen, strength)}).outputs[0])
    m.cycles.sample_as_light = False
    return m


def foam(name, strength=1.0):
    """A white film with ragged holes, densest at vertex colour 1 (wakes)."""
    m = new(name)
    n = Nodes(m)
    pos = n('ShaderNodeNewGeometry').outputs['Position']
    dens = n('ShaderNodeVertexColor', layer_name='dens').outputs[0]
    nz = n('ShaderNodeTexNoise', {'Vector': pos, 'Scale': 1.1, 'Detail': 8.0, 'Roughness': 0.68}).outputs[0]
    a = n.ramp(
        n.math('ADD', nz, n.math('MULTIPLY', n.math('SUBTRACT', dens, 0.5), 0.75)),
        [(0.47, (0, 0, 0)), (0.66, (1, 1, 1))],
    )
    d = n('ShaderNodeBsdfDiffuse', {'Color': (0.92, 0.95, 0.96, 1)}).outputs[0]
    t = n('ShaderNodeBsdfTransparent').outputs[0]
    n.out(n('ShaderNodeMixShader', {0: n.math('MULTIPLY', a, strength), 1: t, 2: d}).outputs[0])
    return m


def make(look):
    """Fill kit.mat."""
    mat.sand = sand(look)
    mat.water = water(look)
    mat.thatch = thatch()
    mat.foam = foam('foam')
    mat.deck = wood('deck', (0.30, 0.20, 0.125), (0.47, 0.35, 0.235))
    mat.wall = wood('wall', (0.20, 0.11, 0.055), (0.33, 0.20, 0.11), 2.0)
    mat.pile = wood('pile', (0.14, 0.10, 0.07), (0.26, 0.20, 0.14))
    mat.hull = wood('hull', (0.15, 0.07, 0.03), (0.27, 0.14, 0.065), 3.0)
    mat.bark = wood('bark', (0.16, 0.125, 0.09), (0.30, 0.25, 0.19), 9.0)
    mat.nut = plain('nut', (0.16, 0.14, 0.03), 0.5)
    mat.leaf = leaf((0.035, 0.11, 0.018), (0.11, 0.20, 0.035))
    mat.dry = leaf((0.20, 0.13, 0.05), (0.32, 0.23, 0.10), 0.2)
    mat.bush = leaf((0.018, 0.065, 0.015), (0.06, 0.13, 0.025), 0.2)
    mat.linen = plain('linen', (0.85, 0.83, 0.78), 0.9)
    mat.white = plain('white', (0.82, 0.84, 0.85), 0.25, 0.5)
    mat.dark = plain('dark', (0.03, 0.035, 0.04), 0.3, 0.5)
    mat.red = plain('red', (0.55, 0.06, 0.04), 0.35, 0.5)
    mat.teal = plain('teal', (0.07, 0.25, 0.29), 0.5)
    mat.coral = plain('coral', (0.66, 0.36, 0.27), 0.8)
    mat.yellow = plain('yellow', (0.74, 0.56, 0.25), 0.8)
    mat.sky = plain('skyblue', (0.26, 0.52, 0.70), 0.8)
    mat.mint = plain('mint', (0.46, 0.62, 0.54), 0.8)
    mat.stone = plain('stone', (0.52, 0.49, 0.43), 0.9)
    mat.tin = plain('tin', (0.36, 0.17, 0.13), 0.6)
    mat.cream = plain('cream', (0.80, 0.74, 0.62), 0.85)
    mat.glass = (
        glow('window', (1, 0.46, 0.15), 1.1, True) if look.lit else plain('glass', (0.02, 0.03, 0.035), 0.04, 0.8)
    )
    mat.lamp = glow('lamp', (1, 0.55, 0.20), 3.2) if look.lit else plain('lamp', (1, 0.7, 0.4), 0.5)
    mat.lantern = glow('lantern', (1, 0.52, 0.18), 5.0) if look.lit else mat.linen
