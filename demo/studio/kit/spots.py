"""Where things lie: rings, heaps, sunflowers."""

import numpy as np

from kit.once import rng_of


def scattered(n, reach, seed, z, start=0.0):
    """Points spread evenly over a disc, in the order of a sunflower."""
    k = np.arange(n)
    a, q = k * 2.39996 + start, reach * np.sqrt((k + 0.5) / n)
    rng = np.random.default_rng(seed)
    return np.stack([q * np.cos(a), q * np.sin(a), np.full(n, z)], 1) + rng.normal(0, 0.03, (n, 3)) * [1, 1, 0]


def spread_out(n, r0, r1, a0, a1, z, gap, seed, rise=0.0, layers=1):
    """Random points in a slice of a bowl, no two nearer than gap in one layer; rise lifts the middle."""
    rng = rng_of(seed)
    out = []
    for lay in range(layers):
        keep = []
        for _ in range(4000):
            a, q = rng.uniform(a0, a1), np.sqrt(rng.uniform(r0**2, r1**2))
            p = np.array([q * np.cos(a), q * np.sin(a), z + lay * gap * 0.6 + rise * (1 - q / r1)])
            if all(np.hypot(*(p - k)[:2]) > gap for k in keep):
                keep.append(p)
            if len(keep) >= n // (lay + 1):
                break
        out += keep
    return np.array(out)


def ring_of_points(n, r0, r1, z, seed, a0=0.0, a1=2 * np.pi, centre=(0, 0)):
    rng = rng_of(seed)
    a, r = rng.uniform(a0, a1, n), np.sqrt(rng.uniform(r0**2, r1**2, n))
    return np.stack([centre[0] + r * np.cos(a), centre[1] + r * np.sin(a), np.full(n, z)], 1)


def heap(n, r, z, height, seed, centre=(0, 0)):
    """Points of a small mound."""
    rng = rng_of(seed)
    a, q = rng.uniform(0, 6.28, n), r * np.sqrt(rng.random(n))
    return np.stack(
        [
            centre[0] + q * np.cos(a),
            centre[1] + q * np.sin(a),
            z + height * (1 - (q / r) ** 2) * rng.uniform(0.35, 1, n),
        ],
        1,
    )
