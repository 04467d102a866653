"""Fractal noise with numpy."""

import numpy as np


def _value_noise(p, seed):
    i = np.floor(p).astype(np.int64)
    f = p - i
    f = f * f * f * (f * (f * 6 - 15) + 10)
    out = np.zeros(len(p))
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                h = (
                    (i[:, 0] + dx) * 374761393
                    + (i[:, 1] + dy) * 668265263
                    + (i[:, 2] + dz) * 2147483647
                    + seed * 1274126177
                )
                h = (h ^ (h >> 13)) * 1274126177 & 0xFFFFFFFF
                h = (h ^ (h >> 16)) & 0xFFFFFF
                wx = f[:, 0] if dx else 1 - f[:, 0]
                wy = f[:, 1] if dy else 1 - f[:, 1]
                wz = f[:, 2] if dz else 1 - f[:, 2]
                out += h / 0xFFFFFF * wx * wy * wz
    return out * 2 - 1


def fbm(p, scale=1.0, octaves=4, seed=0, gain=0.5):
    """Fractal noise in about -1..1 at points p (N,3)."""
    p = np.asarray(p, float) * scale + 17.31 * (seed + 1)
    out, amp, tot = np.zeros(len(p)), 1.0, 0.0
    for o in range(octaves):
        out += amp * _value_noise(p, seed + o)
        tot += amp
        amp *= gain
        p = p * 2.03 + 5.7
    return out / tot
