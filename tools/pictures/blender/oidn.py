"""Intel Open Image Denoise's networks on PyTorch (Debian: python3-torch 1.13, CPU). No OIDN binary needed.

from oidn import Denoiser
clean = Denoiser(folder_with_tza, large=True)(color, albedo, normal)      # H x W x 3 float32, scene-linear, top row first

Weights: npm `denoiser` 0.0.11, folder tzas/ (Intel's, Apache-2.0). Tensors there are oihw, float16; computed here in float32.
"""

import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

ALIGN = 16  # four poolings


def read_tza(path):
    """name -> float32 array. Little endian: u16 magic 0x41d7, u8 major, u8 minor, u64 offset of the table; per tensor
    u16 length + name, u8 rank, u32 x rank, rank letters of layout, 'f' or 'h', u64 offset."""
    blob, tensors = open(path, 'rb').read(), {}
    magic, major, _, at = struct.unpack_from('<HBBQ', blob)
    assert (magic, major) == (0x41D7, 2), path
    (count,) = struct.unpack_from('<I', blob, at)
    at += 4
    for _ in range(count):
        (n,) = struct.unpack_from('<H', blob, at)
        name = blob[at + 2 : at + 2 + n].decode()
        at += 2 + n
        rank = blob[at]
        dims = struct.unpack_from('<%dI' % rank, blob, at + 1)
        at += 1 + 5 * rank
        kind, (where,) = chr(blob[at]), struct.unpack_from('<Q', blob, at + 1)
        at += 9
        data = np.frombuffer(blob, '<f2' if kind == 'h' else '<f4', int(np.prod(dims)), where)
        tensors[name] = torch.from_numpy(data.astype(np.float32).reshape(dims))
    return tensors


class UNet:
    def __init__(self, path):
        self.t = read_tza(path)
        self.large = 'enc_conv1a.weight' in self.t
        self.overlap = 112 if self.large else 96  # half the receptive field (202 / 174), rounded up to ALIGN

    def conv(self, x, *names):
        for name in names:
            x = F.conv2d(x, self.t[name + '.weight'], self.t[name + '.bias'], padding=1).relu_()
        return x

    def __call__(self, x):
        """1 x C x H x W, H and W multiples of 16. Every convolution has ReLU, the last one too."""
        skips, c = [x], self.conv
        if self.large:
            for level in '1234':
                x = F.max_pool2d(c(x, f'enc_conv{level}a', f'enc_conv{level}b'), 2)
                skips.append(x)
        else:
            x = c(x, 'enc_conv0')
            for level in '1234':
                x = F.max_pool2d(c(x, f'enc_conv{level}'), 2)
                skips.append(x)
        skips.pop()
        x = c(x, 'enc_conv5a', 'enc_conv5b')
        for level in '4321':
            x = torch.cat([F.interpolate(x, scale_factor=2, mode='nearest'), skips.pop()], 1)
            x = c(x, f'dec_conv{level}a', f'dec_conv{level}b')
        return c(x, 'dec_conv1c' if self.large else 'dec_conv0')

    def tiled(self, x, tile):
        """Any H and W. Tiles of at most tile x tile (a multiple of 16) with their overlap; right and lower edges padded with zeros."""
        _, _, height, width = x.shape
        out, step = torch.empty(1, 3, height, width), tile - 2 * self.overlap
        starts = lambda size: [0] if size <= tile else list(range(0, size - 2 * self.overlap, step))
        for y in starts(height):
            for x0 in starts(width):
                part = x[:, :, y : y + tile, x0 : x0 + tile]
                h, w = part.shape[2:]
                done = self(F.pad(part, (0, -w % ALIGN, 0, -h % ALIGN)))
                top, left = (self.overlap if y else 0), (self.overlap if x0 else 0)
                out[:, :, y + top : y + h, x0 + left : x0 + w] = done[:, :, top:h, left:w]
        return out


# Transfer functions between light and what the networks were trained on.
A, B, C, D, E, G, H = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1


def pu(y):
    return np.where(y <= 1.5794576e-6, A * y, np.where(y <= 3.22087631e-2, B * np.power(y, C) + D, E * np.log(y + G) + H))


def pu_inverse(x):
    with np.errstate(invalid='ignore'):
        middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
        return np.where(x <= 2.23151711e-3, x / A, np.where(x <= 3.70974749e-1, middle, np.exp((x - H) / E) - G))


PU_MAX = float(pu(np.float64(65504)))


def srgb(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-9), 1 / 2.4) - 0.055)


def srgb_inverse(x):
    return np.where(x <= 0.04045, x / 12.92, np.power(np.maximum((x + 0.055) / 1.055, 0), 2.4))


def exposure(color):
    """0.18 / geometric mean of the luminance of blocks of about 16 x 16."""
    light = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = light.shape
    light = light[: h // 16 * 16, : w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    light = light[light > 1e-8]
    return 0.18 / 2 ** float(np.log2(light).mean()) if light.size else 1.0


class Denoiser:
    def __init__(self, folder, large=True, tile=2048, threads=None):
        torch.set_num_threads(threads or os.cpu_count())
        load = lambda name: UNet(os.path.join(folder, name + ('_large' if large else '') + '.tza'))
        self.alb, self.nrm, self.rgb, self.tile = load('rt_alb'), load('rt_nrm'), load('rt_hdr_calb_cnrm'), tile

    def run(self, net, *layers):
        x = np.ascontiguousarray(np.concatenate(layers, -1).transpose(2, 0, 1), np.float32)
        with torch.inference_mode():
            return net.tiled(torch.from_numpy(x)[None], self.tile)[0].numpy().transpose(1, 2, 0)

    def __call__(self, color, albedo, normal):
        color = np.nan_to_num(color, nan=0, posinf=65504).clip(0)
        albedo, normal = np.nan_to_num(albedo).clip(0, 1), np.nan_to_num(normal).clip(-1, 1) * 0.5 + 0.5
        # First clean the guides by themselves (Blender calls this prefilter "accurate"), then the picture with clean guides.
        albedo = srgb_inverse(self.run(self.alb, srgb(albedo)).clip(0, 1)).astype(np.float32)
        normal = self.run(self.nrm, normal).clip(0, 1)
        scale = exposure(color)
        clean = self.run(self.rgb, pu(color * scale) / PU_MAX, albedo, normal)
        return (pu_inverse(clean * PU_MAX) / scale).astype(np.float32)
