"""Strawberries, kiwi, berries."""

import numpy as np

from food import glasses, herbs
from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def strawberry_material():
    m = Mat("strawberry")
    t = m.math("ADD", m.attr("up"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(6, 3), 0.5), 0.25))
    col = m.ramp(t, [(0.0, "#b80f12"), (0.6, "#d21a18"), (0.88, "#e2483a"), (1.0, "#f0b08a")])
    return m.skin(
        col,
        0.18,
        0.5,
        sss=0.4,
        radius=(0.09, 0.016, 0.010),
        coat=0.6,
        coat_rough=0.08,
        normal=m.bump(m.noise(20, 3), 0.15, 0.01),
    )


def strawberry(at, rz=0.0, rx=0.0, ry=0.0, size=0.2, seed=0):
    """Seeds sit in dimples laid out on a golden spiral; green calyx on top."""
    at = np.array(at, float)
    rng = rng_of(seed)
    v, f = geo.icosphere(6)
    up = v[:, 2]
    n = 130
    k = np.arange(n) + 0.5
    z = 1 - 2 * k / n
    a = k * 2.39996
    sp = np.stack([np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z], 1)
    near = np.max(v @ sp.T, axis=1)
    dim = np.exp(-((1 - near) / 0.0022))

    def shape(p):
        w = np.interp(p[:, 2], [-1, -0.8, -0.3, 0.3, 0.75, 1], [0.72, 0.74, 0.86, 1.02, 1.02, 0.95])
        return (
            np.stack([p[:, 0] * w, p[:, 1] * w * 0.95, p[:, 2] * 1.22], 1)
            * (1 + 0.06 * noise.fbm(p, 1.2, 2, seed))[:, None]
        )

    body = shape(v * (1 - 0.05 * dim)[:, None])
    put = lambda p: geo.place(p * size, at, rz, rx, ry)
    geo.add("strawberry", put(body), f, strawberry_material(), up=np.clip(up * 0.5 + 0.5, 0, 1))
    s = shape(sp * 0.975)
    sv, sf = geo.icosphere(2)
    gv, gf, r = geo.scatter((sv * [0.55, 1, 0.4], sf), s, geo.frames(sp, rng, np.zeros(n)), np.full(n, 0.042), rng)
    m = Mat("achene")
    geo.add("achenes", put(gv), gf, m.skin(m.ramp(m.attr("rnd"), [(0, "#e6b84a"), (1, "#f3d684")]), 0.3, 0.5), rnd=r)
    mat = herbs.leaf_material("#2f6a1c", "#7fb84a", 0.4)
    for j in range(9):
        nu, nv = 16, 7
        u, w = [q.ravel() for q in np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing="ij")]
        L = rng.uniform(0.55, 0.8)
        p = np.stack(
            [
                u * L,
                w * 0.15 * np.sin(np.pi * np.clip(u, 0.06, 0.99) ** 0.7),
                1.20 + 0.10 * u - rng.uniform(-0.1, 0.55) * u * u,
            ],
            1,
        )
        geo.add(
            "calyx",
            put(geo.place(p, rz=j * 0.698 + rng.normal(0, 0.1))),
            geo.grid_faces(nu, nv),
            mat,
            vein=np.zeros(len(u)),
            rnd=np.full(len(u), rng.random()),
        )


@once
def kiwi_material():
    m = Mat("kiwi")
    rad, ang = m.attr("rad"), m.attr("ang")
    rays = m.noise(
        1.0,
        3,
        0.5,
        at=m.node(
            "ShaderNodeCombineXYZ", {0: m.math("MULTIPLY", ang, 60.0), 1: m.math("MULTIPLY", rad, 1.5), 2: 0.0}
        ).outputs[0],
    )
    t = m.math("ADD", rad, m.math("MULTIPLY", m.math("SUBTRACT", rays, 0.5), 0.28))
    col = m.ramp(
        t,
        [
            (0.14, "#f1f0c0"),
            (0.24, "#e2eaa0"),
            (0.36, "#a9cc40"),
            (0.7, "#86b522"),
            (0.93, "#6f9a1c"),
            (0.985, "#6a4a20"),
        ],
    )
    return m.skin(
        col, 0.15, 0.5, sss=0.35, radius=(0.04, 0.06, 0.012), coat=0.6, coat_rough=0.06, normal=m.bump(rays, 0.25, 0.01)
    )


def kiwi_slice(at, r=0.26, h=0.06, rz=0.0, rx=0.0, ry=0.0, seed=0):
    rng = rng_of(seed)
    v, f = glasses.solid(
        [(0, h), (r * 0.3, h), (r * 0.6, h), (r * 0.97, h), (r, h * 0.8), (r, h * 0.2), (r * 0.97, 0), (0, 0)], 120, 5
    )
    v = v * [1, 0.92, 1]
    put = lambda p: geo.place(p, at, rz, rx, ry)
    geo.add(
        "kiwi",
        put(v),
        f,
        kiwi_material(),
        rad=np.hypot(v[:, 0], v[:, 1] / 0.92) / r,
        ang=np.arctan2(v[:, 1], v[:, 0]) / (2 * np.pi),
    )
    n = 60
    a, q = rng.uniform(0, 6.28, n), r * (0.34 + 0.10 * rng.random(n))
    sv, sf = geo.icosphere(2)
    p = np.stack([q * np.cos(a), 0.92 * q * np.sin(a), np.full(n, h + 0.001)], 1)
    fr = geo.frames(np.tile([0, 0, 1.0], (n, 1)), rng, a)
    gv, gf, _ = geo.scatter((sv * [1, 0.5, 0.35], sf), p, fr, np.full(n, 0.015), rng)
    m = Mat("kiwi seed")
    geo.add("kiwi seeds", put(gv), gf, m.skin("#0c0806", 0.15, 0.5))


def berries(points, size=0.075, seed=0):
    """Blueberries: dusty blue with a small crown."""
    rng = rng_of(seed)
    v, f = geo.icosphere(5)
    r = np.hypot(v[:, 0], v[:, 1])
    th = np.arctan2(v[:, 1], v[:, 0])
    crown = (v[:, 2] > 0) * (
        0.10 * np.exp(-(((r - 0.30 - 0.05 * np.cos(5 * th)) / 0.06) ** 2)) - 0.16 * np.exp(-((r / 0.24) ** 4))
    )
    v = v * [1, 1, 0.9] + np.stack([0 * r, 0 * r, crown], 1)
    m = Mat("blueberry")
    bloom = m.ramp(m.noise(9, 5, 0.6), [(0.35, 0.0), (0.65, 0.8)])
    mat = m.skin(
        m.mix(bloom, "#10142e", "#4a5a8c"), m.ramp(bloom, [(0, 0.2), (1, 0.6)]), 0.4, sss=0.1, radius=(0.02, 0.01, 0.03)
    )
    n = len(points)
    up = rng.normal(0, 0.6, (n, 3)) + [0, -0.3, 0.7]
    gv, gf, rn = geo.scatter(
        (v, f), np.asarray(points, float), geo.frames(up, rng), size * rng.uniform(0.85, 1.1, n), rng
    )
    geo.add("blueberries", gv, gf, mat, rnd=rn)


def berry_sauce(at, r=0.3, seed=0, z=0.004, stretch=(1.0, 1.0)):
    """A pool of red sauce with whole drops at its border."""
    n, na = 40, 160
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    c = np.stack([np.cos(T), np.sin(T), 0 * T], 1)
    R = r * (1 + 0.25 * noise.fbm(c, 1.5, 3, seed)) * s
    p = np.stack(
        [R * np.cos(T) * stretch[0], R * np.sin(T) * stretch[1], z + 0.026 * np.sqrt(np.clip(1 - s**4, 0, 1))], 1
    )
    m = Mat("berry sauce")
    mat = m.skin(
        m.ramp(m.noise(6, 3), [(0.3, "#5f0410"), (0.7, "#92081c")]),
        0.08,
        0.55,
        sss=0.3,
        radius=(0.06, 0.008, 0.008),
        coat=0.8,
        coat_rough=0.03,
        normal=m.bump(m.noise(20, 3), 0.12, 0.01),
    )
    geo.add("berry sauce", p + np.array(at, float), geo.grid_faces(n, na, wrap_v=True), mat)
