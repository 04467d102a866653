"""Salt and paprika."""

import numpy as np

from kit import geo, noise, surface
from kit.once import once, rng_of
from kit.shade import Mat


@once
def paprika_material():
    m = Mat("paprika")
    return m.skin(m.ramp(m.attr("rnd"), [(0, "#7a1406"), (0.5, "#a8240a"), (1, "#cf4a14")]), 0.7, 0.3)


def dust(names, reach, n, size, material, seed=0, floor=0.0, centre=(0, 0), squash=1.0):
    """Powder or salt dropped from above on what is there."""
    k = 120
    _, _, h = surface.height_map(
        centre[0] - reach, centre[0] + reach, centre[1] - reach, centre[1] + reach, k, floor, names
    )
    rng = rng_of(seed)
    a, q = rng.uniform(0, 6.28, n), reach * 0.97 * np.sqrt(rng.random(n))
    x, y = q * np.cos(a), q * np.sin(a)
    # clouds: powder falls in gusts
    keep = noise.fbm(np.stack([x, y, 0 * x], 1), 2.4, 3, seed) + 0.35 > rng.random(n) * 0.9
    x, y = x[keep], y[keep]
    i = ((x + reach) / (2 * reach) * (k - 1)).round().astype(int)
    j = ((y + reach) / (2 * reach) * (k - 1)).round().astype(int)
    p = np.stack([x + centre[0], y + centre[1], h[i, j] + size * 0.4], 1)
    v, f = geo.icosphere(1)
    gv, gf, r = geo.scatter(
        (v * [1, 1, squash], f), p, geo.random_rotations(len(p), rng), size * np.exp(rng.normal(0, 0.4, len(p))), rng
    )
    geo.add("dust", gv, gf, material, smooth=False, rnd=r)


@once
def salt_material():
    m = Mat("salt")
    return m.skin("#ffffff", 0.25, 0.6, translucent=0.35, coat=0.3)
