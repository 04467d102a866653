"""Rice for sushi and for the pan."""

import numpy as np

from kit import geo, light, noise, table, tableware
from kit.once import once, rng_of
from kit.shade import Mat


def pan_of_rice():
    table.table_wood(**table.DARK)
    tableware.paella_pan()
    paella_rice()
    light.window_light(power=640, ambient=0.22)
    light.camera((0, -0.13, 0.1), 6.0, 47, -90, 72, 8, focus=(0, -0.4, 0.2))
    return 0.19


def grain(bend=0.12, fat=1.0):
    v, f = geo.icosphere(2)
    v = v * [1.0, 0.47 * fat, 0.44 * fat]
    v[:, 2] += bend * v[:, 0] ** 2
    v[:, 1] *= 1 + 0.12 * v[:, 0]
    return v, f


def grains(n_templates, seed):
    rng = rng_of(seed)
    out = []
    for k in range(n_templates):
        v, f = grain(rng.uniform(-0.15, 0.2), rng.uniform(0.9, 1.15))
        out.append((v * (1 + 0.05 * noise.fbm(v, 2, 2, k))[:, None], f))
    return out


@once
def sushi_rice_material():
    m = Mat("sushi rice")
    col = m.ramp(m.attr("rnd"), [(0.0, "#f1e8d6"), (0.6, "#faf5e8"), (1.0, "#fffdf4")])
    # Little scattering: grains overlap, and light walking from one closed mesh
    # into the next is lost, which turns white rice grey.
    # A translucent share instead keeps them moist and costs nothing.
    return m.skin(col, 0.24, 0.5, sss=0.08, radius=(0.02, 0.018, 0.014), coat=0.5, coat_rough=0.14, translucent=0.28)


def rice_on(v, f, n, size, seed, material, sink=0.0, tilt=0.5, up_to=2.0):
    """Grains lying on a surface: long axis near the surface, some stick out.
    up_to leaves bare what faces up more than this (fish will lie there)."""
    rng = rng_of(seed)
    p, nr = geo.sample_surface(v, f, n, rng)
    p, nr = p[nr[:, 2] < up_to], nr[nr[:, 2] < up_to]
    n = len(p)
    nn = nr + rng.normal(0, tilt, nr.shape)
    s = size * rng.uniform(0.85, 1.15, n)
    p = p + nr * (s * (0.15 - sink + 0.25 * rng.random(n)))[:, None]
    gv, gf, r = geo.scatter(grains(6, seed), p, geo.frames(nn, rng), s, rng)
    return geo.add("rice", gv, gf, material, rnd=r)


@once
def saffron_rice_material():
    m = Mat("saffron rice")
    t = m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.6), m.math("MULTIPLY", m.noise(2.2, 4), 0.5))
    col = m.ramp(t, [(0.2, "#b0620a"), (0.42, "#dc9318"), (0.65, "#efb433"), (0.9, "#f8d065")])
    return m.skin(col, 0.25, 0.5, sss=0.08, radius=(0.02, 0.016, 0.008), coat=0.3, coat_rough=0.2, translucent=0.12)


def paella_rice(r=1.38, z=0.15, n=11000, seed=6):
    lin = np.linspace(-r, r, 160)
    x, y = [q.ravel() for q in np.meshgrid(lin, lin, indexing="ij")]
    v = np.stack([x, y, np.zeros_like(x)], 1)
    v[:, 2] = z + 0.030 * noise.fbm(v, 2.2, 3, seed)
    f = geo.grid_faces(160, 160)
    f = f[(np.hypot(x, y)[f] < r).all(1)]
    m = Mat("sofrito")
    mat = m.skin(m.ramp(m.noise(14, 5), [(0.3, "#5a2a08"), (0.7, "#b06a14")]), 0.25, 0.5, coat=0.5)
    geo.add("bed", v - [0, 0, 0.02], f, mat)
    rice_on(v, f, n, 0.040, seed, saffron_rice_material(), sink=0.2, tilt=0.42)
    return v, f
