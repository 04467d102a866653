"""Soups and what swims in them."""

import numpy as np

from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def soup_material(a="#c8401a", b="#e2672c", spec="#f29a50"):
    m = Mat("soup " + a)
    col = m.ramp(m.noise(5, 4), [(0.3, a), (0.7, b)])
    col = m.mix(m.ramp(m.voronoi(60), [(0.10, 0.5), (0.25, 0.0)]), col, spec)
    bub = m.ramp(m.voronoi(26), [(0.05, 1.0), (0.13, 0.0)])
    return m.skin(
        col,
        0.22,
        0.5,
        sss=0.4,
        radius=(0.08, 0.03, 0.012),
        coat=0.35,
        coat_rough=0.12,
        normal=m.bump(
            m.math("ADD", m.math("MULTIPLY", m.noise(22, 4), 0.6), m.math("MULTIPLY", bub, 0.25)), 0.22, 0.012
        ),
    )


def soup(at, z, r, material, seed=2, wave=0.006):
    n, na = 90, 200
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    p = np.stack([s * r * np.cos(T), s * r * np.sin(T), 0 * s], 1)
    p[:, 2] = wave * noise.fbm(p, 3.5, 3, seed) + 0.014 * np.clip((s - 0.95) / 0.05, 0, 1) ** 2
    geo.add("soup", p + [at[0], at[1], z], geo.grid_faces(n, na, wrap_v=True), material)


def dice(points, size, colors, seed=0, name="dice", shape=(1, 1, 1), gloss=0.2):
    """Small cubes cut by knife: each piece one of the colours."""
    rng = rng_of(seed)
    m = Mat(name)
    stops = [((k + 0.5) / len(colors), c) for k, c in enumerate(colors)]
    col = m.mix(m.math("MULTIPLY", m.noise(24, 3), 0.35), m.ramp(m.attr("rnd"), stops), colors[-1])
    mat = m.skin(
        col,
        gloss,
        0.5,
        sss=0.35,
        radius=(0.04, 0.03, 0.012),
        coat=0.4,
        coat_rough=0.12,
        normal=m.bump(m.noise(40, 4), 0.35, 0.01),
    )
    t = []
    for k in range(6):
        v, f = geo.rounded_box(np.array(shape) * rng.uniform(0.8, 1.25, 3), 0.14, 9)
        t.append((geo.displace(v, f, 0.10, 1.6, 3, seed * 7 + k), f))
    n = len(points)
    gv, gf, r = geo.scatter(
        t, np.asarray(points, float), geo.random_rotations(n, rng), size * rng.uniform(0.8, 1.2, n), rng
    )
    geo.add(name, gv, gf, mat, rnd=r)


@once
def crouton_material():
    m = Mat("crouton")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(9, 5), 0.8), m.math("MULTIPLY", m.attr("rnd"), 0.3))
    col = m.ramp(t, [(0.3, "#f2d394"), (0.55, "#dda04c"), (0.85, "#9a5518")])
    h = m.math("ADD", m.ramp(m.voronoi(30), [(0.0, 0.0), (0.5, 1.0)]), m.noise(60, 3))
    return m.skin(col, 0.7, 0.3, sss=0.15, radius=(0.05, 0.03, 0.015), normal=m.bump(h, 0.8, 0.016))


def croutons(points, size=0.09, seed=0):
    rng = rng_of(seed)
    t = []
    for k in range(6):
        v, f = geo.rounded_box(rng.uniform(0.85, 1.2, 3), 0.1, 14)
        v = geo.displace(v, f, 0.12, 2.0, 3, k + seed)
        t.append((geo.displace(v, f, 0.06, 7, 3, k + seed + 9), f))
    n = len(points)
    gv, gf, r = geo.scatter(
        t, np.asarray(points, float), geo.random_rotations(n, rng), size * rng.uniform(0.85, 1.15, n), rng
    )
    geo.add("croutons", gv, gf, crouton_material(), rnd=r)


@once
def cream_material():
    m = Mat("cream")
    return m.skin("#fdf4de", 0.25, 0.5, sss=0.5, radius=(0.05, 0.04, 0.03), coat=0.3)


def cream_swirl(at, z, r=0.5, turns=2.2, width=0.045, seed=1):
    """A thread of cream drawn in a spiral, thick and thin."""
    t = np.linspace(0, 1, 420)
    a = t * turns * 2 * np.pi
    q = r * (0.10 + 0.90 * t)
    path = np.stack([q * np.cos(a), q * np.sin(a) * 0.95, 0 * t], 1)
    path[:, :2] += 0.03 * np.stack([noise.fbm(path, 3, 2, seed), noise.fbm(path, 3, 2, seed + 1)], 1)
    w = width * (0.55 + 0.45 * np.sin(t * 21 + seed)) * np.clip(np.minimum(t, 1 - t) * 12, 0.1, 1) + 0.006
    v, f = geo.tube(path, w, 14, 0.22)
    geo.add("cream", v + [at[0], at[1], z], f, cream_material())


@once
def seed_material(a="#5d6b2a", b="#8c9a4a"):
    m = Mat("pumpkin seed")
    return m.skin(
        m.ramp(
            m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.5), m.math("MULTIPLY", m.noise(20, 3), 0.5)),
            [(0.3, a), (0.8, b)],
        ),
        0.35,
        0.5,
        sss=0.15,
        radius=(0.02, 0.02, 0.01),
        normal=m.bump(m.noise(40, 3), 0.3, 0.006),
    )


def pumpkin_seeds(points, size=0.075, seed=0):
    rng = rng_of(seed)
    v, f = geo.icosphere(3)
    v = v * [1, 0.52, 0.2]
    v[:, 1] *= 1 - 0.35 * v[:, 0]
    n = len(points)
    up = rng.normal(0, 0.25, (n, 3)) + [0, 0, 1]
    gv, gf, r = geo.scatter(
        (v, f), np.asarray(points, float), geo.frames(up, rng), size * rng.uniform(0.85, 1.15, n), rng
    )
    geo.add("pumpkin seeds", gv, gf, seed_material(), rnd=r)
