"""Thatched villas on stilts along a curving jetty."""
from kit import *


def roof_mesh(hx, hy, H, z0, seed=0):
    r = random.Random(seed)
    v = []
    f = []
    uv = []
    K = 96
    layers = 6

    def sup(a, rx, ry, p=5.0):
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** p + abs(s) ** p) ** (-1 / p)
        return rx * c * k, ry * s * k

    for L in range(layers):
        t0 = L / layers
        t1 = min(1, (L + 1.35) / layers)
        rings = 5
        base = len(v)
        for i in range(rings):
            t = t0 + (t1 - t0) * i / (rings - 1)
            prof = (1 - t) ** 0.92
            off = 0.16 * (1 - i / (rings - 1))
            zz = z0 + H * (t**1.12)
            for k in range(K):
                a = 2 * math.pi * k / K
                x, y = sup(a, hx * prof + 0.15 + off, hy * prof + 0.15 + off)
                if i == 0:
                    dz = -r.uniform(0.05, 0.34)
                else:
                    dz = r.uniform(-0.03, 0.03)
                v.append((x, y, zz + dz + off * 0.3))
        for i in range(rings - 1):
            for k in range(K):
                q = (
                    base + i * K + k,
                    base + i * K + (k + 1) % K,
                    base + (i + 1) * K + (k + 1) % K,
                    base + (i + 1) * K + k,
                )
                f.append(q)
                uv += [
                    (k / K, (L + i / 4) / layers),
                    ((k + 1) / K, (L + i / 4) / layers),
                    ((k + 1) / K, (L + (i + 1) / 4) / layers),
                    (k / K, (L + (i + 1) / 4) / layers),
                ]
    m = mesh('roof', v, f, mat.thatch)
    ul = m.uv_layers.new(name='UV')
    ul.data.foreach_set('uv', [c for p in uv for c in p])
    return m


def villa_meshes():
    st = Builder()
    dk = Builder()
    wl = Builder()
    gl = Builder()
    li = Builder()
    la = Builder()
    Z = 1.7
    for x in (-4.2, -1.4, 1.4, 4.2):
        for y in (-4.5, -0.5, 3.5, 7.5):
            st.cyl(x, y, -6, Z, 0.13)
    y = -5.2
    while y < 8.4:
        dk.box(0, y, Z + 0.05, 9.4, 0.19, 0.07)
        y += 0.215
    for x in (-4.65, 4.65):
        dk.box(x, 1.6, Z - 0.08, 0.12, 13.6, 0.25)
    wl.box(0, -1.0, Z + 1.45, 7.2, 7.4, 2.7)
    for i in range(5):
        gl.box(-2.75 + i * 1.375, 2.73, Z + 1.35, 1.22, 0.05, 2.3)
    for sx in (-3.62, 3.62):
        gl.box(sx, 0, Z + 1.5, 0.05, 2.6, 1.5)
        gl.box(sx, -3, Z + 1.5, 0.05, 1.2, 1.2)
    for x in (-4.3, 4.3):
        st.box(x, 4.3, Z + 1.45, 0.16, 0.16, 2.8)
    for i in (-1, 1):
        li.box(i * 1.2, 5.9, Z + 0.42, 0.75, 2.0, 0.14)
        li.box(i * 1.2, 5.05, Z + 0.62, 0.75, 0.35, 0.12)
        dk.box(i * 1.2, 5.9, Z + 0.26, 0.8, 2.05, 0.12)
    for k in range(7):
        dk.box(3.6, 8.5 + k * 0.28, Z - 0.05 - k * 0.3, 1.2, 0.24, 0.06)
    for x in (2.98, 4.22):
        dk.box(x, 9.3, Z - 0.8, 0.08, 0.08, 2.4)
    st.box(0, 8.35, Z + 0.5, 0.08, 0.08, 0.95)
    for x in (-4.5, -2.2, 0, 2.2):
        st.box(x, 8.35, Z + 0.5, 0.09, 0.09, 1.0)
    st.box(-1.15, 8.35, Z + 0.95, 6.8, 0.07, 0.07)
    for i in (-1, 1):
        la.box(i * 3.9, 2.9, Z + 2.3, 0.22, 0.22, 0.35)
    return [
        st.mesh('st', mat.pile),
        dk.mesh('dk', mat.deck),
        wl.mesh('wl', mat.wall),
        gl.mesh('gl', mat.glass),
        li.mesh('li', mat.linen),
        la.mesh('la', mat.lamp),
        roof_mesh(5.2, 5.6, 4.3, 4.25),
    ]


def villa(meshes, x, y, rz):
    for m in meshes:
        o = obj('villa', m, (x, y, 0), (0, 0, rz))
        if m.name.startswith('roof'):
            c, s = math.cos(rz), math.sin(rz)
            o.location = (x + 0.3 * s, y - 0.3 * c, 0)


def path(t):  # t in 0..1
    return Vector((84 + 250 * t, 6 + 34 * math.sin(t * 2.6), 0))


VILLAS = []  # (place, turn) of every villa


def make():
    meshes = villa_meshes()
    r = random.Random(5)
    jd = Builder()
    jp = Builder()
    jl = Builder()
    pts = [path(i / 3000) for i in range(3001)]
    acc = 0
    nxt = 0
    post = 0
    for a, b in zip(pts, pts[1:]):
        acc += (b - a).length
        if acc >= nxt:
            d = (b - a).normalized()
            rz = math.atan2(d.y, d.x)
            jd.box(
                a.x,
                a.y,
                1.70 + r.uniform(-0.008, 0.008),
                0.20,
                2.7 + r.uniform(-0.04, 0.04),
                0.06,
                rz + r.uniform(-0.006, 0.006),
            )
            nxt += 0.222
        if acc >= post:
            d = (b - a).normalized()
            nrm = Vector((-d.y, d.x, 0))
            for s in (-1, 1):
                p = a + nrm * s * 1.38
                jp.cyl(p.x, p.y, -8, 2.55, 0.10)
                if int(post / 4) % 2 == 0:
                    jl.box(p.x, p.y, 2.60, 0.13, 0.13, 0.10, math.atan2(d.y, d.x))
            post += 4
    obj('jetty', jd.mesh('jetty', mat.deck))
    obj('posts', jp.mesh('posts', mat.pile))
    obj('jl', jl.mesh('jl', mat.lamp))
    t = 0.30
    while t < 0.97:
        p = path(t)
        q = path(t + 0.002)
        d = (q - p).normalized()
        nrm = Vector((-d.y, d.x, 0))
        for s in (-1, 1):
            c = p + nrm * s * 15
            rz = math.atan2(nrm.y * s, nrm.x * s) - math.pi / 2
            villa(meshes, c.x, c.y, rz)
            VILLAS.append((c, rz))
            w = Builder()
            for k in range(38):
                w2 = p + nrm * s * (1.5 + k * 0.23)
                w.box(w2.x, w2.y, 1.70, 1.6, 0.2, 0.06, rz)
            obj('wk', w.mesh('wk', mat.deck))
        t += 0.078
