"""Juice."""

import numpy as np

from food import beer, glasses
from kit import geo
from kit.once import once, rng_of
from kit.shade import Mat


@once
def juice_material(a="#f08c10", b="#f9ad32"):
    m = Mat("juice")
    pulp = m.noise(26, 5, 0.65)
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", pulp, 0.5), m.math("MULTIPLY", m.noise(3, 3), 0.5)), [(0.3, a), (0.7, b)]
    )
    return m.skin(
        col, 0.25, 0.5, sss=0.7, radius=(0.12, 0.06, 0.015), coat=0.4, coat_rough=0.1, normal=m.bump(pulp, 0.12, 0.01)
    )


def juice(at=(0, 0, 0), h=1.25, fill=1.08, seed=2):
    at = np.array(at, float)
    radius, _ = glasses.tumbler(at, 0.31, 0.39, h)
    v, f = glasses.solid(glasses.liquid_profile(radius, 0.09, fill, 0.004), 128)
    glasses.move(geo.add("juice", v, f, juice_material()), at)
    rng = rng_of(seed)
    n = 90  # froth at the border
    a, q = rng.uniform(0, 6.28, n), radius(fill) - np.abs(rng.normal(0.02, 0.03, n))
    bv, bf = geo.icosphere(2)
    pv, pf, _ = geo.scatter(
        (bv, bf),
        np.stack([q * np.cos(a), q * np.sin(a), np.full(n, fill + 0.004)], 1),
        geo.random_rotations(n, rng),
        rng.uniform(0.006, 0.018, n),
        rng,
    )
    glasses.move(geo.add("froth", pv, pf, beer.foam_material(("#fbc56a", "#ffe2a8"))), at)
