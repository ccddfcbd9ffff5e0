"""Thatched villas on stilts along a curving jetty."""
from kit import *

FLOOR = 1.7  # height of every deck over the sea


def roof_mesh(half_x, half_y, tall, eave, seed=0, sides=96, layers=6, rings=5):
    """Overlapping skirts of thatch over a super-ellipse, each with a ragged lower edge."""
    r = random.Random(seed)
    verts, faces, uvs = [], [], []

    def outline(a, rx, ry, power=5.0):
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        return rx * c * k, ry * s * k

    for layer in range(layers):
        low, high = layer / layers, min(1, (layer + 1.35) / layers)
        base = len(verts)
        for i in range(rings):
            t = low + (high - low) * i / (rings - 1)
            inset, lift = (1 - t) ** 0.92, 0.16 * (1 - i / (rings - 1))
            for k in range(sides):
                x, y = outline(2 * math.pi * k / sides, half_x * inset + 0.15 + lift, half_y * inset + 0.15 + lift)
                rag = -r.uniform(0.05, 0.34) if i == 0 else r.uniform(-0.03, 0.03)
                verts.append((x, y, eave + tall * (t**1.12) + rag + lift * 0.3))
        for i in range(rings - 1):
            for k in range(sides):
                n = (k + 1) % sides
                row, above = base + i * sides, base + (i + 1) * sides
                faces.append((row + k, row + n, above + n, above + k))
                v0, v1 = (layer + i / 4) / layers, (layer + (i + 1) / 4) / layers
                uvs += [k / sides, v0, (k + 1) / sides, v0, (k + 1) / sides, v1, k / sides, v1]
    roof = mesh('roof', verts, faces, mat.thatch)
    roof.uv_layers.new(name='UV').data.foreach_set('uv', uvs)
    return roof


def villa_meshes():
    """One villa, its open deck towards +y; a mesh per material."""
    pile, deck, wall, glass, linen, lamp = (Builder() for _ in range(6))
    for x in (-4.2, -1.4, 1.4, 4.2):
        for y in (-4.5, -0.5, 3.5, 7.5):
            pile.cyl(x, y, -6, FLOOR, 0.13)
    for i in range(64):
        deck.box(0, -5.2 + i * 0.215, FLOOR + 0.05, 9.4, 0.19, 0.07)
    for x in (-4.65, 4.65):
        deck.box(x, 1.6, FLOOR - 0.08, 0.12, 13.6, 0.25)
    wall.box(0, -1.0, FLOOR + 1.45, 7.2, 7.4, 2.7)
    for i in range(5):
        glass.box(-2.75 + i * 1.375, 2.73, FLOOR + 1.35, 1.22, 0.05, 2.3)
    for x in (-3.62, 3.62):
        glass.box(x, 0, FLOOR + 1.5, 0.05, 2.6, 1.5)
        glass.box(x, -3, FLOOR + 1.5, 0.05, 1.2, 1.2)
    for x in (-4.3, 4.3):
        pile.box(x, 4.3, FLOOR + 1.45, 0.16, 0.16, 2.8)
    for side in (-1, 1):  # sunbeds
        linen.box(side * 1.2, 5.9, FLOOR + 0.42, 0.75, 2.0, 0.14)
        linen.box(side * 1.2, 5.05, FLOOR + 0.62, 0.75, 0.35, 0.12)
        deck.box(side * 1.2, 5.9, FLOOR + 0.26, 0.8, 2.05, 0.12)
        lamp.box(side * 3.9, 2.9, FLOOR + 2.3, 0.22, 0.22, 0.35)
    for k in range(7):  # steps down to the water
        deck.box(3.6, 8.5 + k * 0.28, FLOOR - 0.05 - k * 0.3, 1.2, 0.24, 0.06)
    for x in (2.98, 4.22):
        deck.box(x, 9.3, FLOOR - 0.8, 0.08, 0.08, 2.4)
    for x in (-4.5, -2.2, 0, 2.2):  # railing
        pile.box(x, 8.35, FLOOR + 0.5, 0.09, 0.09, 1.0)
    pile.box(-1.15, 8.35, FLOOR + 0.95, 6.8, 0.07, 0.07)
    built = (
        (pile, mat.pile),
        (deck, mat.deck),
        (wall, mat.wall),
        (glass, mat.glass),
        (linen, mat.linen),
        (lamp, mat.lamp),
    )
    return [b.mesh('villa', material) for b, material in built], roof_mesh(5.2, 5.6, 4.3, 4.25)


def path(t):
    """The line of the jetty, t from 0 at the island to 1 at its far end."""
    return Vector((84 + 250 * t, 6 + 34 * math.sin(t * 2.6), 0))


def add_jetty():
    r, planks, posts, lamps = random.Random(5), Builder(), Builder(), Builder()
    line = [path(i / 3000) for i in range(3001)]
    walked = next_plank = next_post = 0
    for a, b in zip(line, line[1:]):
        walked += (b - a).length
        way = (b - a).normalized()
        turn, side = math.atan2(way.y, way.x), Vector((-way.y, way.x, 0))
        if walked >= next_plank:
            planks.box(
                a.x,
                a.y,
                FLOOR + r.uniform(-0.008, 0.008),
                0.20,
                2.7 + r.uniform(-0.04, 0.04),
                0.06,
                turn + r.uniform(-0.006, 0.006),
            )
            next_plank += 0.222
        if walked >= next_post:
            for s in (-1, 1):
                p = a + side * s * 1.38
                posts.cyl(p.x, p.y, -8, 2.55, 0.10)
                if next_post % 8 == 0:
                    lamps.box(p.x, p.y, 2.60, 0.13, 0.13, 0.10, turn)
            next_post += 4
    obj('jetty', planks.mesh('jetty', mat.deck))
    obj('posts', posts.mesh('posts', mat.pile))
    obj('lamps', lamps.mesh('lamps', mat.lamp))


def add_villa(meshes, roof, foot, side):
    """A villa 15 m off the jetty, with its own walkway."""
    place, turn = foot + side * 15, math.atan2(side.y, side.x) - math.pi / 2
    for m in meshes:
        obj('villa', m, place, (0, 0, turn))
    obj('roof', roof, (place.x + 0.3 * math.sin(turn), place.y - 0.3 * math.cos(turn), 0), (0, 0, turn))
    walk = Builder()
    for k in range(38):
        p = foot + side * (1.5 + k * 0.23)
        walk.box(p.x, p.y, FLOOR, 1.6, 0.2, 0.06, turn)
    obj('walk', walk.mesh('walk', mat.deck))


def make():
    add_jetty()
    meshes, roof = villa_meshes()
    for k in range(9):
        t = 0.30 + 0.078 * k
        way = (path(t + 0.002) - path(t)).normalized()
        for s in (-1, 1):
            add_villa(meshes, roof, path(t), Vector((-way.y, way.x, 0)) * s)
