"""python3 denoise.py WIDTH HEIGHT STRENGTH < rgb16.raw > rgb8.raw     Firefly removal, then 9 x 9 non-local means."""
import sys

import numpy as np

width, height, strength = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
image = np.frombuffer(sys.stdin.buffer.read(), np.uint16).reshape(height, width, 3).astype(np.float32) / 65535


def shifted(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def blurred(a):
    a = a + np.roll(a, 1, 0) + np.roll(a, -1, 0)
    return (a + np.roll(a, 1, 1) + np.roll(a, -1, 1)) / 9


around = np.stack([shifted(image, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy])
spark = image.mean(-1) > np.median(around.mean(-1), 0) * 1.35 + .03
image[spark] = np.median(around, 0)[spark]
del around

total, weight = image.copy(), np.ones((height, width), np.float32)
for dy in range(-4, 5):
    for dx in range(-4, 5):
        if dx == 0 and dy == 0:
            continue
        other = shifted(image, dy, dx)
        distance = blurred(((image - other) ** 2).sum(-1))
        k = np.exp(-np.maximum(distance - .5 * strength ** 2, 0) / strength ** 2)
        total += other * k[..., None]
        weight += k
result = (total / weight[..., None]).clip(0, 1)
sys.stdout.buffer.write((result * 255 + .5).astype(np.uint8).tobytes())
