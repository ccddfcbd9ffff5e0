"""What a room is made of: gabled shell, sliding doors, rope rail, pendant lamp."""

from furniture import boards
from kit import *
from soft import lathe, rounded, tube


def shell(half, deep, eave=2.75, ridge=4.5, floor='oak', wall='plaster', wood='ceiling'):
    """A gabled room, x from -half to half, y from -deep to 0, open at y = 0; its ridge runs towards the view."""
    boards(getattr(mat, floor), -half, half, -deep, 0.05, 0)
    rounded(mat.ink, 0, -deep / 2, -0.08, 2 * half + 0.6, deep + 0.3, 0.08, 0.01)
    for s in (-1, 1):
        rounded(getattr(mat, wall), s * (half + 0.08), -deep / 2, eave / 2, 0.16, deep, eave, 0.01)
    w = getattr(mat, wall)
    obj(
        'back',
        mesh(
            'back',
            [(-half, -deep, 0), (half, -deep, 0), (half, -deep, eave), (0, -deep, ridge), (-half, -deep, eave)],
            [(0, 1, 2, 3, 4)],
            w,
        ),
    )
    timber, slope = getattr(mat, wood), math.atan2(ridge - eave, half)
    long = math.hypot(half + 0.9, (ridge - eave) * (half + 0.9) / half)
    for s in (-1, 1):
        b = Builder()
        n = int(long / 0.16)
        for i in range(n):  # boards under the thatch, along the ridge
            b.box(0, 0, -long / 2 + (i + 0.5) * long / n, deep + 1.3, 0.03, long / n - 0.008)
        o = obj('slope', b.mesh('slope', timber))
        mid = long / 2
        skin = [(0, -deep - 0.3, ridge + 0.09), (0, 1.2, ridge + 0.09)]
        skin += [(s * (half + 0.9), y, ridge + 0.09 - (half + 0.9) * (ridge - eave) / half) for _, y, _ in skin[::-1]]
        obj('skin', mesh('skin', skin, [(0, 1, 2, 3)], mat.thatch))
        o.rotation_euler = (Vector((0, 0, 1))).rotation_difference(Vector((s * math.cos(slope), 0, -math.sin(slope)))).to_euler()
        o.location = (s * mid * math.cos(slope), -deep / 2 + 0.6, ridge + 0.05 - mid * math.sin(slope))
        # the boards were built along x; turn them along y
        for v in o.data.vertices:
            v.co = (v.co.y, v.co.x, v.co.z)
        for k in range(5):  # rafters
            y = -deep + 0.35 + k * (deep - 0.5) / 4
            a, e = Vector((0, y, ridge - 0.05)), Vector((s * (half + 0.75), y, eave - 0.05 - 0.75 * math.tan(slope)))
            m = (a + e) / 2
            rounded(mat.teak, m.x, m.y, m.z, (e - a).length, 0.09, 0.14, 0.012, ry=s * slope)
        rounded(mat.teak, s * (half - 0.02), -deep / 2, eave - 0.04, 0.12, deep, 0.16, 0.012)
        rounded(mat.teak, s * (half - 0.06), -0.02, eave / 2, 0.14, 0.14, eave, 0.012)
    rounded(mat.teak, 0, -deep / 2 + 0.4, ridge - 0.02, 0.14, deep + 0.9, 0.2, 0.012)
    rounded(mat.teak, 0, -0.02, eave - 0.04, 2 * half, 0.14, 0.17, 0.012)
    tall = ridge - eave
    for i in range(-4, 5):  # slats in the gable
        x = i * half / 4.6
        h = tall * (1 - abs(x) / half)
        if h > 0.2:
            rounded(mat.teak, x, -0.02, eave + h / 2, 0.05, 0.05, h, 0.008)


def doors(half, eave=2.7, leaves=2, slid=0.9):
    """Glass doors pushed to both sides."""
    for s in (-1, 1):
        for i in range(leaves):
            x = s * (half - slid / 2 - 0.1 - i * 0.10)
            y = 0.05 + i * 0.05
            for dx in (-slid / 2, slid / 2):
                rounded(mat.teak, x + dx, y, eave / 2, 0.06, 0.045, eave - 0.06, 0.006)
            for z in (0.06, eave - 0.12):
                rounded(mat.teak, x, y, z, slid, 0.045, 0.09, 0.006)
            obj(
                'pane',
                mesh(
                    'pane',
                    [
                        (x - slid / 2, y, 0.1),
                        (x + slid / 2, y, 0.1),
                        (x + slid / 2, y, eave - 0.15),
                        (x - slid / 2, y, eave - 0.15),
                    ],
                    [(0, 1, 2, 3)],
                    mat.pane,
                ),
            )


def rail(half, y, gap=None):
    """Rope between posts; `gap` = (x0, x1) stays open for the stairs."""
    n = max(2, int(half * 2 / 1.6))
    for i in range(n + 1):
        x = -half + i * 2 * half / n
        rounded(mat.teak, x, y, 0.48, 0.085, 0.085, 0.96, 0.015)
        if i < n:
            x1 = x + 2 * half / n
            if gap and gap[0] <= (x + x1) / 2 <= gap[1]:
                continue
            for z, sag in ((0.86, 0.05), (0.48, 0.06)):
                tube(mat.rope, [(x + (x1 - x) * t / 10, y, z - sag * 4 * (t / 10) * (1 - t / 10)) for t in range(11)], 0.017)


def tray(x, y, z, r):
    """A woven tray on the left wall."""
    o = lathe(mat.mat, 0, 0, 0, [(0, 0.02), (r * 0.5, 0.02), (r * 0.85, 0.025), (r, 0.06), (r * 0.97, 0.07), (0, 0.03)], 48)
    o.location, o.rotation_euler = (x, y, z), (0, math.pi / 2, 0)


def pendant(x, y, z, size=1.0):
    lathe(mat.rattan, x, y, z, [(0.30, 0), (0.36, 0.10), (0.30, 0.26), (0.12, 0.38), (0.05, 0.40)], size=size)
    tube(mat.ink, [(x, y, z + 0.4 * size), (x, y, z + 2.2)], 0.006)
