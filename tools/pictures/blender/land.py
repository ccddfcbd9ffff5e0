"""The lagoon: one height field from the island down to the reef edge, and the sea over it."""
from kit import *

STEEP = False  # a steeper beach, for cameras close to the water line


def height(x, y):
    x = np.asarray(x, float)
    y = np.asarray(y, float)
    r = np.hypot(x * 0.8, y)
    th = np.arctan2(y, x)
    R = (
        62
        + 10 * np.sin(th * 2 + 0.6)
        + 5 * np.sin(th * 3 + 2)
        + 9 * (fbm(np.cos(th) * 1.6 + 9, np.sin(th) * 1.6 + 9, 4) - 0.5)
    )
    d = r - R  # >0 : sea
    beach = np.interp(d, [-60, -22, -8, 0, 6, 16, 50, 110], [2.2, 1.9, 1.1, 0, -0.38, -0.95, -1.8, -2.3])
    if STEEP:
        beach = np.interp(d, [-60, -22, -8, 0, 5, 14, 40, 110], [2.2, 1.9, 1.1, 0, -0.75, -1.5, -2.1, -2.4])
    n = fbm(x * 0.018, y * 0.018, 5) - 0.5
    h = beach + np.where(d > 5, 1, 0) * ss(5, 60, d) * n * 2.2
    sb = np.exp(-(((x - 175) / 70) ** 2 + ((y - 120 - 18 * np.sin(x * 0.02)) / 15) ** 2))
    h = h + sb * 2.75 * ss(20, 70, d)
    edge = ss(250, 330, np.hypot(x - 60, y * 1.0) + 60 * (fbm(x * 0.008 + 3, y * 0.008 + 8, 4) - 0.5))
    h = h * (1 - edge) + edge * -22
    return h + 0.03 * (fbm(x * 0.35, y * 0.35, 3) - 0.5)


def grid(x0, x1, y0, y1, nx, ny, name, dz=0):
    xs = np.linspace(x0, x1, nx)
    ys = np.linspace(y0, y1, ny)
    X, Y = np.meshgrid(xs, ys)
    Z = height(X, Y) + dz
    v = np.stack([X, Y, Z], -1).reshape(-1, 3)
    i = np.arange(nx - 1)
    j = np.arange(ny - 1)
    I, J = np.meshgrid(i, j)
    a = (J * nx + I).ravel()
    f = np.stack([a, a + 1, a + nx + 1, a + nx], -1)
    m = bpy.data.meshes.new(name)
    m.vertices.add(len(v))
    m.vertices.foreach_set('co', v.ravel())
    m.loops.add(f.size)
    m.loops.foreach_set('vertex_index', f.ravel().astype(np.int32))
    m.polygons.add(len(f))
    m.polygons.foreach_set('loop_start', np.arange(0, f.size, 4, dtype=np.int32))
    m.polygons.foreach_set('loop_total', np.full(len(f), 4, np.int32))
    m.update()
    m.polygons.foreach_set('use_smooth', np.ones(len(f), bool))
    m.materials.append(mat.sand)
    return obj(name, m)


def make():
    grid(-420, 600, -420, 600, 900, 900, 'sea bed')
    far = [(-9000, -9000), (9000, -9000), (9000, 9000), (-9000, 9000)]
    obj('abyss', mesh('abyss', [(x, y, -23) for x, y in far], [(0, 1, 2, 3)], mat.sand))
    obj('water', mesh('water', [(x, y, 0) for x, y in far], [(0, 1, 2, 3)], mat.water))


def shore(th, level=0.12):
    """The point of the beach in direction th, and the outward normal there."""
    rr = 40
    while float(height(rr * math.cos(th), rr * math.sin(th))) > level:
        rr += 0.25
    return Vector((rr * math.cos(th), rr * math.sin(th), 0)), Vector((math.cos(th), math.sin(th), 0))
