"""Materials of things close to the camera: cloth, wicker, plaster, ceramics, glass, food, leaves."""

from kit import *
from surfaces import leaf, new, plain, wood


def cloth(name, colour, sheen=0.3, through=0.0, weave=900.0, crease=0.0):
    """Woven cloth: a fine bump, a little sheen; `through` lets light shine from behind."""
    m = new(name)
    n = Nodes(m)
    at = n('ShaderNodeTexCoord').outputs['Object']
    fine = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': weave / 2, 'Detail': 2.0}).outputs[0]
    soft = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 3.0, 'Detail': 3.0}).outputs[0]
    height = n.math('ADD', n.math('MULTIPLY', fine, 0.06), n.math('MULTIPLY', soft, crease))
    bump = n('ShaderNodeBump', {'Height': height, 'Strength': 0.5, 'Distance': 0.05}).outputs[0]
    tone = n.mix(n.math('MULTIPLY', soft, 0.25), colour, tuple(c * 0.86 for c in colour))
    p = n(
        'ShaderNodeBsdfPrincipled',
        {'Base Color': tone, 'Roughness': 0.92, 'Specular': 0.12, 'Sheen': sheen, 'Normal': bump},
    ).outputs[0]
    if through:
        t = n('ShaderNodeBsdfTranslucent', {'Color': (*colour, 1)}).outputs[0]
        p = n('ShaderNodeMixShader', {0: through, 1: p, 2: t}).outputs[0]
    n.out(p)
    return m


def sheer(name, colour, open_share=0.45):
    """Net and voile: partly see-through."""
    m = new(name)
    n = Nodes(m)
    d = n('ShaderNodeBsdfDiffuse', {'Color': (*colour, 1)}).outputs[0]
    t = n('ShaderNodeBsdfTranslucent', {'Color': (*colour, 1)}).outputs[0]
    s = n('ShaderNodeMixShader', {0: 0.5, 1: d, 2: t}).outputs[0]
    n.out(n('ShaderNodeMixShader', {0: open_share, 1: s, 2: n('ShaderNodeBsdfTransparent').outputs[0]}).outputs[0])
    return m


def wicker(name, dark, light, scale=46.0):
    """Strands over and under each other, in object space."""
    m = new(name)
    n = Nodes(m)
    at = n('ShaderNodeTexCoord').outputs['Object']

    def strands(axis, shift):
        turn = n('ShaderNodeMapping', {'Vector': at, 'Rotation': (0, 0, axis), 'Location': (shift, 0, shift)}).outputs[0]
        return n('ShaderNodeTexWave', {'Vector': turn, 'Scale': scale / 6, 'Distortion': 1.2, 'Detail': 1.0}).outputs[1]

    both = n.math('MAXIMUM', strands(0.785, 0.0), strands(-0.785, 0.01))
    noise = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 14.0, 'Detail': 3.0}).outputs[0]
    c = n.mix(n.math('MULTIPLY', both, noise), dark, light)
    bump = n('ShaderNodeBump', {'Height': both, 'Strength': 0.7, 'Distance': 0.01}).outputs[0]
    n.out(n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.6, 'Specular': 0.25, 'Normal': bump}).outputs[0])
    return m


def rough(name, a, b, scale=3.0, bump=0.3, roughness=0.9, gloss=0.2):
    """Plaster, stone, earth: two tones and a bump."""
    m = new(name)
    n = Nodes(m)
    at = n('ShaderNodeNewGeometry').outputs['Position']
    nz = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': scale, 'Detail': 8.0, 'Roughness': 0.65}).outputs[0]
    bp = n('ShaderNodeBump', {'Height': nz, 'Strength': bump, 'Distance': 0.03}).outputs[0]
    ramp = n.ramp(nz, [(0.35, a), (0.65, b)])
    n.out(n('ShaderNodeBsdfPrincipled', {'Base Color': ramp, 'Roughness': roughness, 'Specular': gloss, 'Normal': bp}).outputs[0])
    return m


def rippled(name, colour):
    """The floor of a pool: a warped net of light over one colour."""
    m = new(name)
    n = Nodes(m)
    at = n('ShaderNodeNewGeometry').outputs['Position']
    warp = n('ShaderNodeTexNoise', {'Vector': at, 'Scale': 0.9, 'Detail': 2.0}).outputs[1]
    at = n('ShaderNodeVectorMath', {0: at, 1: warp}, operation='ADD').outputs[0]
    v = n('ShaderNodeTexVoronoi', {'Vector': at, 'Scale': 1.3, 'Smoothness': 0.25}, feature='SMOOTH_F1').outputs[0]
    light = n.ramp(n.math('POWER', v, 2.2), [(0, (0, 0, 0)), (0.5, (1, 1, 1))])
    c = n.mix(light, colour, tuple(min(1, c * 1.7) for c in colour))
    n.out(n('ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': 0.5, 'Specular': 0.2}).outputs[0])
    return m


def clear_glass(name, tint=(1, 1, 1), share=0.82):
    """Thin glass and still liquids: mostly see-through, bright at the rim."""
    m = new(name)
    n = Nodes(m)
    f = n('ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing']
    g = n('ShaderNodeBsdfGlossy', {'Roughness': 0.02, 'Color': (1, 1, 1, 1)}).outputs[0]
    t = n('ShaderNodeBsdfTransparent', {'Color': (*tint, 1)}).outputs[0]
    n.out(n('ShaderNodeMixShader', {0: n.math('MULTIPLY', f, 1.3 * (1 - share) + 0.1, True), 1: t, 2: g}).outputs[0])
    return m


def make():
    """Fill kit.mat with what stands near the camera."""
    mat.sheet = cloth('sheet', (0.83, 0.82, 0.79), crease=0.25)
    mat.quilt = cloth('quilt', (0.80, 0.77, 0.71), crease=0.35)
    mat.sage = cloth('sage', (0.30, 0.42, 0.40), crease=0.2)
    mat.deepsea = cloth('deepsea', (0.07, 0.19, 0.23), crease=0.2)
    mat.clay = cloth('clay', (0.52, 0.27, 0.17), crease=0.2)
    mat.sandcloth = cloth('sandcloth', (0.60, 0.50, 0.37), crease=0.2)
    mat.drape = cloth('drape', (0.82, 0.80, 0.74), through=0.35)
    mat.voile = sheer('voile', (0.86, 0.86, 0.84), 0.5)
    mat.rug = cloth('rug', (0.56, 0.49, 0.38), weave=300.0, crease=0.5)
    mat.rattan = wicker('rattan', (0.20, 0.11, 0.05), (0.55, 0.37, 0.20))
    mat.mat = wicker('mat', (0.36, 0.25, 0.14), (0.64, 0.51, 0.34), 30.0)
    mat.oak = wood('oak', (0.36, 0.24, 0.145), (0.54, 0.40, 0.265), 3.0)
    mat.teak = wood('teak', (0.22, 0.115, 0.052), (0.37, 0.21, 0.105), 3.0)
    mat.ceiling = wood('ceiling', (0.37, 0.235, 0.13), (0.52, 0.36, 0.215), 2.0)
    mat.plaster = rough('plaster', (0.74, 0.71, 0.65), (0.80, 0.77, 0.72), 5.0, 0.12)
    mat.coralwall = rough('coralwall', (0.50, 0.47, 0.40), (0.74, 0.70, 0.62), 9.0, 0.9)
    mat.slate = rough('slate', (0.16, 0.17, 0.17), (0.26, 0.27, 0.26), 4.0, 0.2, 0.55, 0.4)
    mat.terrazzo = rough('terrazzo', (0.60, 0.57, 0.51), (0.70, 0.67, 0.61), 30.0, 0.05, 0.45, 0.4)
    mat.ceramic = plain('ceramic', (0.80, 0.79, 0.76), 0.16, 0.5)
    mat.bisque = plain('bisque', (0.52, 0.44, 0.35), 0.6, 0.3)
    mat.brass = plain('brass', (0.45, 0.30, 0.12), 0.35, 0.9)
    mat.steel = plain('steel', (0.45, 0.46, 0.47), 0.3, 0.9)
    mat.rope = wood('rope', (0.45, 0.36, 0.24), (0.62, 0.52, 0.38), 40.0)
    mat.pane = clear_glass('pane')
    mat.juice = plain('juice', (0.85, 0.33, 0.03), 0.15, 0.5)
    mat.water_in = clear_glass('drink', (0.86, 0.96, 0.97))
    mat.coffee = plain('coffee', (0.05, 0.025, 0.012), 0.1, 0.5)
    mat.papaya = plain('papaya', (0.80, 0.24, 0.05), 0.4, 0.4)
    mat.mango = plain('mango', (0.83, 0.42, 0.05), 0.4, 0.4)
    mat.melon = plain('melon', (0.66, 0.07, 0.06), 0.4, 0.4)
    mat.lime = plain('lime', (0.20, 0.36, 0.03), 0.4, 0.4)
    mat.pine = plain('pine', (0.80, 0.58, 0.13), 0.45, 0.4)
    mat.banana = plain('banana', (0.82, 0.56, 0.06), 0.5, 0.3)
    mat.bread = rough('bread', (0.42, 0.22, 0.07), (0.62, 0.38, 0.15), 18.0, 0.3)
    mat.plant = leaf((0.022, 0.10, 0.02), (0.08, 0.20, 0.04), 0.3)
    mat.shade = cloth('shade', (0.86, 0.76, 0.58), through=0.6)
    mat.ink = plain('ink', (0.02, 0.025, 0.03), 0.5, 0.3)
    mat.bathwater = plain('bathwater', (0.42, 0.66, 0.68), 0.03, 0.6)
    mat.mirror = plain('mirror', (0.8, 0.82, 0.82), 0.03, 0.5)
    mat.mirror.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    mat.petal = cloth('petal', (0.88, 0.84, 0.78), through=0.25)
    mat.tiles = rippled('tiles', (0.10, 0.40, 0.44))
    mat.skin = plain('skin', (0.36, 0.19, 0.115), 0.5, 0.35)
    mat.fair = plain('fair', (0.52, 0.31, 0.21), 0.5, 0.35)
    mat.hair = plain('hair', (0.028, 0.018, 0.012), 0.55, 0.35)
    mat.fairhair = plain('fairhair', (0.24, 0.14, 0.06), 0.55, 0.35)
    mat.coralpaint = plain('coralpaint', (0.62, 0.13, 0.07), 0.3, 0.5)
