"""Wine glasses and bottles."""

import numpy as np

from food import glasses
from kit import geo
from kit.shade import Mat


def wine_glass(
    at=(0, 0, 0), fill=1.30, wall=0.012, absorb="#8a0a22", density=7.0, name="wine", shadow="#c04050", slim=1.0
):
    """slim < 1 draws the bowl narrower: 0.6 is a flute."""
    at = np.array(at, float)
    outer = [
        (0.0, 0.90),
        (0.05, 0.905),
        (0.16, 0.95),
        (0.30, 1.06),
        (0.395, 1.22),
        (0.42, 1.38),
        (0.405, 1.58),
        (0.365, 1.80),
        (0.325, 2.02),
    ]
    # resample smoothly: lathe() with one segment returns the smoothed profile
    q, _ = geo.lathe(outer, 1, 10)
    r_out, z_out = np.abs(q[:, 0]) * slim, q[:, 2]
    inner = [(max(r - wall, 0), z + wall * (1 if r < 0.2 * slim else 0.3)) for r, z in zip(r_out, z_out)]
    rim = [(r_out[-1] - wall * 0.5, z_out[-1] + 0.008)]
    stem = [
        (0.05, 0.885),
        (0.036, 0.84),
        (0.032, 0.6),
        (0.033, 0.25),
        (0.045, 0.12),
        (0.09, 0.065),
        (0.20, 0.035),
        (0.345, 0.020),
        (0.355, 0.012),
        (0.34, 0.0),
        (0.15, 0.004),
        (0, 0.012),
    ]
    outer_down = [(r, z) for r, z in zip(r_out[::-1], z_out[::-1]) if r > 0.055]
    v, f = glasses.solid(inner + rim + outer_down + stem, 128, 2)
    glasses.move(geo.add("wine glass", v, f, glasses.clear()), at)
    rin = np.array(inner)
    ri = lambda z: np.interp(z, rin[:, 1], rin[:, 0])
    zs = np.linspace(fill, rin[0, 1] + 0.004, 26)
    prof = [(0, fill), (ri(fill) * 0.6, fill), (ri(fill) * 0.95, fill + 0.001), (ri(fill) + 0.004, fill + 0.010)]
    prof += [(ri(z) + 0.004, z) for z in zs[1:-1]] + [(0, zs[-1] - 0.004)]
    lv, lf = glasses.solid(prof, 128)
    glasses.move(
        geo.add(name, lv, lf, glasses.clear(name, ior=1.34, absorb=absorb, density=density, shadow=shadow)), at
    )


def bottle(at=(0, 0, 0), glass="#0d1408", label="#e9dfc8", h=2.9, r=0.38, cap="#5a1018"):
    """Bordeaux bottle with label and capsule; meant for the background."""
    at = np.array(at, float)
    s = h / 2.9
    prof = [
        (0, h),
        (0.135, h),
        (0.145, h - 0.04),
        (0.145, h - 0.14),
        (0.135, h - 0.15),
        (0.135, 2.12 * s),
        (0.15, 2.0 * s),
        (0.25, 1.86 * s),
        (r - 0.02, 1.74 * s),
        (r, 1.6 * s),
    ]
    prof += [(r, z * s) for z in (1.2, 0.8, 0.4, 0.1)] + [(r - 0.03, 0.02), (r - 0.1, 0), (0, 0.03)]
    m = Mat("bottle glass")
    mat = m.skin(glass, 0.04, 0.6, coat=0.6, coat_rough=0.03)
    glasses.move(geo.add("bottle", *glasses.solid(prof, 96, 4), mat), at)
    m = Mat("label")
    grain = m.noise(40, 4)
    lab = m.skin(m.mix(m.math("MULTIPLY", grain, 0.25), label, "#b8a888"), 0.7, 0.2)
    a = np.linspace(-2.7, -0.45, 60)
    z = np.linspace(0.45 * s, 1.25 * s, 12)
    A, Z = [q.ravel() for q in np.meshgrid(a, z, indexing="ij")]
    glasses.move(
        geo.add(
            "label", np.stack([(r + 0.004) * np.cos(A), (r + 0.004) * np.sin(A), Z], 1), geo.grid_faces(60, 12), lab
        ),
        at,
    )
    m = Mat("capsule")
    capm = m.skin(cap, 0.3, 0.5, metal=0.4)
    glasses.move(
        geo.add(
            "capsule",
            *glasses.solid(
                [
                    (0, h + 0.004),
                    (0.14, h + 0.004),
                    (0.152, h - 0.03),
                    (0.15, h - 0.14),
                    (0.142, h - 0.5),
                    (0.136, h - 0.505),
                ],
                64,
                3,
            ),
            capm,
        ),
        at,
    )
