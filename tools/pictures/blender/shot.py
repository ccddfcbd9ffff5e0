"""How a picture is declared, and the light of each time of day."""

from types import SimpleNamespace

from kit import *
from sky import sun, world

SHOTS = {}
DAY = [(0, (0.60, 0.80, 0.93)), (0.06, (0.42, 0.69, 0.92)), (0.25, (0.13, 0.40, 0.80)), (0.7, (0.035, 0.17, 0.52))]
SOFT = [(0, (1.0, 0.84, 0.66)), (0.06, (0.74, 0.83, 0.90)), (0.25, (0.22, 0.52, 0.86)), (0.7, (0.05, 0.24, 0.62))]
DUSK = [
    (0, (1.0, 0.27, 0.05)),
    (0.06, (0.85, 0.20, 0.09)),
    (0.18, (0.46, 0.13, 0.19)),
    (0.40, (0.13, 0.08, 0.25)),
    (0.85, (0.025, 0.04, 0.15)),
]
AFTER = [
    (0, (0.95, 0.38, 0.22)),
    (0.05, (0.72, 0.28, 0.28)),
    (0.16, (0.34, 0.20, 0.36)),
    (0.40, (0.10, 0.12, 0.30)),
    (0.85, (0.02, 0.04, 0.14)),
]
NIGHT = [
    (0, (0.05, 0.11, 0.17)),
    (0.05, (0.03, 0.07, 0.13)),
    (0.25, (0.010, 0.022, 0.06)),
    (0.8, (0.003, 0.007, 0.024)),
]


def shot(key, low=False, lit=False, mirror=0.40, steep=False, clear=(), bare=False, world=True, bounces=1):
    """low: camera near the water; lit: lamps on; mirror: the cap of the reflection; bare: no sky, for stars; world: with the
    island and its villas; bounces: of diffuse light, more of them indoors."""
    look = SimpleNamespace(
        red=1.5 if low else 1.05, scatter=0.34 if low else 0.20, mirror=mirror, ripple=0.35 if low else 0.55, lit=lit
    )

    def add(build):
        SHOTS[key] = SimpleNamespace(look=look, steep=steep, clear=clear, bare=bare, world=world, bounces=bounces, build=build)
        return build

    return add


def bearing(a, b):
    return math.degrees(math.atan2(b[0] - a[0], b[1] - a[1]))


def day(rot, elevation=50, exposure=0.1, cum=0.06, cloud=0.55, behind=180):
    world(50, rot, 0.95, cloud=cloud, cstr=1.05, grad=DAY, cum=cum, behind=behind)
    sun(elevation, rot, 3.8, (1, 0.95, 0.87))
    return exposure


def morning(rot, elevation=17, exposure=0.1):
    world(elevation, rot, 0.80, cloud=0.53, cstr=1.0, grad=SOFT, glow=[(5, (0.22, 0.14, 0.05))], cum=0.05)
    sun(elevation, rot, 3.6, (1, 0.80, 0.58), 0.8)
    return exposure


def sunset(rot, elevation=3.4, disc=True, grad=DUSK, exposure=0.15, strength=0.85, lamp=1.3):
    glow = [(14, (0.45, 0.13, 0.01)), (160, (1.0, 0.36, 0.06))] + ([(12000, (16, 8, 2.4))] if disc else [])
    world(
        elevation - 0.8,
        rot,
        strength,
        cloud=0.47,
        ccol=(1.0, 0.36, 0.30),
        cstr=0.85,
        cscale=0.55,
        grad=grad,
        glow=glow,
        cum=0.02,
        cshade=(0.30, 0.20, 0.32),
        dim=True,
    )
    sun(elevation, rot, lamp, (1, 0.48, 0.2), 1.0)
    return exposure


def night(rot, exposure=0.55, moon=0.16):
    world(40, rot, 1.0, cloud=0.9, grad=NIGHT, dim=True)
    sun(38, rot, moon, (0.62, 0.78, 1.0))
    return exposure
