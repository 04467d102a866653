"""Buns and their sesame."""

import numpy as np

from kit import geo
from kit.once import once, rng_of
from kit.shade import Mat


@once
def bun_material():
    """Glazed brioche: dark and shiny where the egg wash took the heat, pale
    at the flank; attribute "bake" says how much heat a point saw."""
    m = Mat("bun")
    tone = m.math("ADD", m.attr("bake"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(5.0, 7, 0.68), 0.5), 0.6))
    col = m.ramp(tone, [(0.0, "#f3d9a0"), (0.22, "#e8b663"), (0.5, "#c97c2b"), (0.78, "#a2531a"), (1.0, "#73330f")])
    fine = m.math("ADD", m.math("MULTIPLY", m.noise(60, 5, 0.65), 0.7), m.math("MULTIPLY", m.voronoi(34), 0.25))
    return m.skin(
        col,
        m.ramp(tone, [(0.1, 0.55), (0.6, 0.27)]),
        0.5,
        sss=0.2,
        radius=(0.08, 0.035, 0.012),
        coat=0.22,
        coat_rough=0.25,
        normal=m.bump(fine, 0.42, 0.014),
    )


@once
def crumb_white_material():
    m = Mat("crumb inside")
    holes = m.voronoi(36)
    col = m.ramp(m.noise(9, 4), [(0.3, "#e9c685"), (0.6, "#f6e3b6"), (0.8, "#d79a4c")])
    return m.skin(
        col,
        0.8,
        0.2,
        sss=0.3,
        radius=(0.08, 0.05, 0.03),
        normal=m.bump(m.math("ADD", holes, m.noise(70, 3)), 0.8, 0.02),
    )


def bun_bottom(z, r=0.55, h=0.17, seed=3):
    prof = [(0, 0), (r * 0.85, 0), (r * 0.97, h * 0.18), (r * 1.0, h * 0.55), (r * 0.975, h * 0.95)]
    v, f = geo.lathe(prof, 160, 10)
    v = geo.displace(v, f, 0.02, 2.5, 3, seed)
    geo.add("bun bottom", v + [0, 0, z], f, bun_material(), bake=0.75 - 0.75 * np.clip(v[:, 2] / h, 0, 1) ** 1.4)
    v, f = geo.lathe([(0, h), (r * 0.9, h * 1.0), (r * 0.98, h * 0.94)], 160, 12)
    v = geo.displace(v, f, 0.03, 9, 4, seed)
    geo.add("bun cut", v + [0, 0, z], f, crumb_white_material())


def bun_top(z, r=0.57, h=0.36, seed=5, seeds=230, tilt=(0.0, 0.0)):
    prof = [
        (r * 0.86, 0.0),
        (r * 0.965, 0.015),
        (r * 1.0, h * 0.20),
        (r * 0.985, h * 0.42),
        (r * 0.90, h * 0.68),
        (r * 0.70, h * 0.88),
        (r * 0.40, h * 0.98),
        (0, h),
    ]
    v, f = geo.lathe(prof, 200, 14)
    v = geo.displace(v, f, 0.028, 1.7, 3, seed)
    v = geo.displace(v, f, 0.006, 12, 3, seed + 1)
    if geo.normals(v, f)[len(v) // 2, 2] < 0:
        f = f[:, ::-1]
    bake = np.clip(v[:, 2] / h, 0, 1.0) ** 0.75 * 0.85
    geo.add("bun top", geo.place(v, (0, 0, z), 0, tilt[0], tilt[1]), f, bun_material(), bake=bake)
    u, uf = geo.lathe([(0, 0.0), (r * 0.80, 0.004), (r * 0.9, 0.0)], 160, 8)
    geo.add("bun top cut", geo.place(u, (0, 0, z + 0.004), 0, tilt[0], tilt[1]), uf, crumb_white_material())
    # Sesame: drops of different size lying on the crown, denser in the middle.
    rng = rng_of(seed)
    p, nr = geo.sample_surface(v, f, seeds * 4, rng)
    p, nr = p[nr[:, 2] > 0.34][: seeds * 3], nr[nr[:, 2] > 0.34][: seeds * 3]
    keep = []
    for k in range(len(p)):  # no two seeds in one place
        if all(np.sum((p[k] - p[j]) ** 2) > 0.036**2 for j in keep):
            keep.append(k)
        if len(keep) >= seeds:
            break
    p, nr = p[keep], nr[keep]
    sv, sf = geo.icosphere(3)
    sv = sv * [1, 0.62, 0.30]
    sv[:, 1] *= 1 - 0.38 * sv[:, 0]
    m = Mat("sesame")
    mat = m.skin(
        m.ramp(m.attr("rnd"), [(0, "#e9cf9a"), (0.6, "#f5e4bd"), (1, "#d9b071")]),
        0.4,
        0.5,
        sss=0.3,
        radius=(0.02, 0.015, 0.008),
        coat=0.2,
    )
    gv, gf, r = geo.scatter(
        (sv, sf),
        p + nr * 0.002,
        geo.frames(nr + rng.normal(0, 0.12, nr.shape), rng),
        0.0185 * rng.uniform(0.85, 1.15, len(p)),
        rng,
    )
    geo.add("sesame", geo.place(gv, (0, 0, z), 0, tilt[0], tilt[1]), gf, mat, rnd=r)
