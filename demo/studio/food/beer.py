"""Beer and its foam."""

import numpy as np

from food import glasses
from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def foam_material(color=("#f3e2bd", "#fdf6e4")):
    m = Mat("foam")
    b1 = m.ramp(m.voronoi(52), [(0.0, 0.0), (0.5, 1.0)])
    b2 = m.ramp(m.voronoi(120), [(0.0, 0.0), (0.5, 1.0)])
    h = m.math("ADD", m.math("MULTIPLY", b1, 0.7), m.math("MULTIPLY", b2, 0.4))
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", b1, 0.4), m.math("MULTIPLY", m.noise(9, 3), 0.5)),
        [(0.2, color[0]), (0.6, color[1])],
    )
    return m.skin(col, 0.45, 0.4, sss=0.6, radius=(0.06, 0.05, 0.035), normal=m.bump(h, 0.45, 0.012))


def beer(at=(0, 0, 0), r0=0.29, r1=0.375, h=1.28, fill=1.045, seed=3):
    """Small draught beer: foam a finger high, standing over the rim."""
    at = np.array(at, float)
    base = 0.09
    radius, (gv, gf) = glasses.tumbler(at, r0, r1, h, base=base)
    v, f = glasses.solid(glasses.liquid_profile(radius, base, fill), 128)
    glasses.move(
        geo.add("beer", v, f, glasses.clear("beer", ior=1.34, absorb="#ffae14", density=3.0, shadow="#f0c060")), at
    )
    top = h + 0.055
    prof = [
        (0, top + 0.03),
        (radius(h) * 0.5, top + 0.022),
        (radius(h) * 0.88, top - 0.005),
        (radius(h) * 0.995, h + 0.012),
        (radius(h) + 0.004, h - 0.03),
    ]
    prof += [(radius(z) + 0.006, z) for z in np.linspace(h - 0.08, fill, 6)] + [
        (radius(fill) * 0.6, fill - 0.004),
        (0, fill - 0.004),
    ]
    v, f = glasses.solid(prof, 160, 8)
    rim = v[:, 2] > h - 0.01
    v[:, 2] += np.where(rim, 0.03 * noise.fbm(v, 3.5, 3, seed) + 0.008 * noise.fbm(v, 16, 3, seed + 1), 0)
    # The border of foam and beer is not a ruled line.
    low = v[:, 2] < fill + 0.03
    v[:, 2] += np.where(low, 0.02 * noise.fbm(v, 6, 2, seed + 2), 0)
    glasses.move(geo.add("foam", v, f, foam_material()), at)
    rng = rng_of(seed)
    # Bubbles: in columns near the wall; a bubble is less dense than beer, hence the index below one.
    n = 150
    a = rng.choice(rng.uniform(0, 2 * np.pi, 26), n) + rng.normal(0, 0.02, n)
    z = rng.uniform(base + 0.05, fill - 0.03, n)
    q = (radius(z) - 0.02) * rng.choice([1.0, 0.95, 0.8], n)
    bv, bf = geo.icosphere(2)
    pv, pf, _ = geo.scatter(
        (bv, bf),
        np.stack([q * np.cos(a), q * np.sin(a), z], 1),
        geo.random_rotations(n, rng),
        rng.uniform(0.004, 0.0095, n),
        rng,
    )
    glasses.move(geo.add("bubbles", pv, pf, glasses.clear("bubble", ior=0.76)), at)
    # a ring of coarse bubbles where foam meets beer
    n = 260
    a, z = rng.uniform(0, 2 * np.pi, n), fill + rng.normal(0.0, 0.014, n)
    q = radius(z) - 0.004
    pv, pf, _ = geo.scatter(
        (bv, bf),
        np.stack([q * np.cos(a), q * np.sin(a), z], 1),
        geo.random_rotations(n, rng),
        rng.uniform(0.005, 0.012, n),
        rng,
    )
    glasses.move(geo.add("coarse foam", pv, pf, foam_material()), at)
    dv, df = glasses.dew(gv, gf, 420, 0.0085, seed, 0.12, fill + 0.1)
    glasses.move(geo.add("dew", dv, df, glasses.clear("water drop", ior=1.33)), at)
