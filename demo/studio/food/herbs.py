"""Parsley, rosemary, mint, chopped herbs."""

import numpy as np

from kit import geo, noise, spots
from kit.once import once, rng_of
from kit.shade import Mat


def parsley_over(reach, z, n=130, seed=8):
    chopped(spots.ring_of_points(n, 0.0, reach, z + 0.012, seed), 2, 0.015)


@once
def leaf_material(dark="#1f4a12", light="#5f9a2a", gloss=0.35):
    m = Mat("leaf")
    vein = m.attr("vein")
    col = m.mix(m.noise(9, 3), dark, light)
    col = m.mix(m.math("MULTIPLY", vein, 0.6), col, "#a9c76a")
    col = m.mix(m.math("MULTIPLY", m.attr("rnd"), 0.35), col, light)
    return m.skin(col, gloss, 0.45, sss=0.0, translucent=0.35, normal=m.bump(m.noise(60, 3), 0.3, 0.006))


def leaf(at, rz, size=0.2, seed=0, lobes=5, tilt=0.3, material=None, curl=0.35):
    """Flat-leaf parsley: lobed outline, cupped and ruffled."""
    rng = rng_of(seed)
    nr, na = 16, 120
    t = np.linspace(-np.pi * 0.86, np.pi * 0.86, na)
    out = 0.55 + 0.45 * np.abs(np.cos(t * lobes / 2.0)) ** 0.7 * (0.75 + 0.25 * np.cos(t))
    out *= 1 + 0.10 * np.abs(np.sin(t * 11 + seed))
    out *= np.clip((np.pi * 0.86 - np.abs(t)) / 0.25, 0.15, 1)
    r = np.linspace(0, 1, nr)
    x = r[:, None] * out * np.cos(t) * size
    y = r[:, None] * out * np.sin(t) * size
    v = np.stack([x, y, np.zeros_like(x)], 2).reshape(-1, 3)
    rr = np.repeat(r, na)
    v[:, 2] = (
        size * (curl * rr**2 * 0.5 + 0.22 * rr * noise.fbm(v / size, 2.6, 2, seed))
        - size * 0.1 * np.abs(np.cos(np.tile(t, nr) * lobes / 2)) * rr
    )
    vein = (np.abs(np.cos(np.tile(t, nr) * lobes / 2)) > 0.995) * (rr < 0.9)
    v = geo.place(v, at, rz, rng.uniform(-tilt, tilt), -abs(rng.normal(0, tilt)))
    geo.add(
        "leaf",
        v,
        geo.grid_faces(nr, na),
        material or leaf_material(),
        vein=vein.astype(float),
        rnd=np.full(len(v), rng.random()),
    )


def parsley(at, rz=0.0, size=0.2, seed=0):
    at = np.array(at, float)
    for k, a in enumerate((-0.9, 0.0, 0.9)):
        d = np.array([np.cos(rz + a), np.sin(rz + a), 0])
        leaf(
            at + d * size * 0.35 + [0, 0, size * (0.12 + 0.1 * k)],
            rz + a,
            size * (0.85 if k != 1 else 1.05),
            seed * 7 + k,
        )
    p = np.linspace(0, 1, 12)[:, None]
    path = at + [0, 0, size * 0.15] + p * np.array([-np.cos(rz), -np.sin(rz), -0.1]) * size * 1.6
    geo.add("stem", *geo.tube(path, size * 0.045, 8), leaf_material(), vein=np.zeros(96), rnd=np.zeros(96))


def chopped(points, seed=0, size=0.016, material=None):
    """Chopped herb: tiny bent flakes at the given points."""
    rng = rng_of(seed)
    t = []
    for k in range(5):
        x, y = [a.ravel() for a in np.meshgrid(np.linspace(-1, 1, 4), np.linspace(-0.6, 0.6, 3), indexing="ij")]
        v = np.stack([x, y, 0.3 * x * x], 1) * rng.uniform(0.6, 1.3, 3) + rng.normal(0, 0.15, (12, 3))
        t.append((v, geo.grid_faces(4, 3)))
    n = len(points)
    up = rng.normal(0, 0.45, (n, 3)) + [0, 0, 1]
    v, f, r = geo.scatter(t, np.asarray(points, float), geo.frames(up, rng), size * np.exp(rng.normal(0, 0.35, n)), rng)
    geo.add("chopped", v, f, material or leaf_material(), vein=np.zeros(len(v)), rnd=r)


def rosemary(at, rz=0.0, length=0.7, seed=0):
    """Twig with needles in pairs."""
    rng = rng_of(seed)
    at = np.array(at, float)
    t = np.linspace(0, 1, 30)
    path = np.stack([t * length, 0.05 * np.sin(t * 3 + seed), 0.04 * np.sin(t * 2.5)], 1)
    m = Mat("twig")
    geo.add(
        "twig", geo.place(geo.tube(path, 0.010, 8)[0], at, rz), geo.tube(path, 0.010, 8)[1], m.skin("#5a4a2a", 0.6, 0.3)
    )
    n = 90
    k = rng.random(n)
    pos = np.stack([np.interp(k, t, path[:, j]) for j in range(3)], 1)
    a = rng.uniform(0, 6.28, n)
    d = np.stack([np.full(n, 0.75), np.cos(a), np.sin(a)], 1)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    L = 0.13 * (1 - 0.4 * k) * rng.uniform(0.8, 1.2, n)
    v, f = geo.icosphere(2)
    fr = geo.frames(d, rng)
    sc = np.stack([np.full(n, 0.011), np.full(n, 0.007), L / 2], 1)
    vs = np.einsum("nij,nkj->nki", fr, v[None] * sc[:, None, :]) + (pos + d * (L / 2)[:, None])[:, None]
    ff = (f[None] + (np.arange(n) * len(v))[:, None, None]).reshape(-1, 3)
    geo.add(
        "rosemary",
        geo.place(vs.reshape(-1, 3), at, rz),
        ff,
        leaf_material("#2c4a26", "#5f7f4a", 0.45),
        vein=np.zeros(n * len(v)),
        rnd=np.repeat(rng.random(n), len(v)),
    )


def mint(at, rz=0.0, size=0.16, seed=0):
    """Two or three pointed leaves with a saw edge and a sunken midrib."""
    at = np.array(at, float)
    mat = leaf_material("#1f5a1c", "#5fa83a", 0.4)
    for k, (a, s, up) in enumerate(((0.0, 1.0, 0.5), (2.1, 0.85, 0.35), (-2.0, 0.9, 0.4))):
        nu, nv = 40, 21
        u, w = [q.ravel() for q in np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing="ij")]
        wid = 0.42 * np.sin(np.pi * np.clip(u, 0.01, 0.99) ** 0.8) ** 0.8 * (1 + 0.07 * np.sin(u * 60))
        z = 0.16 * np.abs(w) * wid * 2 + 0.35 * u - 0.42 * u * u + 0.04 * np.sin(u * 22 + np.abs(w) * 3) * np.abs(w)
        p = np.stack([u, w * wid, z], 1) * size * s
        vein = (np.abs(w) < 0.08).astype(float)
        geo.add(
            "mint",
            geo.place(p, at, rz + a, 0, -up * 0.6),
            geo.grid_faces(nu, nv),
            mat,
            vein=vein,
            rnd=np.full(len(u), 0.3 * k),
        )
