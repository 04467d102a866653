"""Mussels, clams, oysters."""

import numpy as np

from food import potatoes
from kit import geo, noise
from kit.once import once
from kit.shade import Mat


def oyster(at, rz, size, seed):
    """Half shell, rough and layered outside, with its grey and cream meat in its water."""
    nr, na = 40, 140
    t = np.linspace(0, 2 * np.pi, na, endpoint=False)
    ring = np.stack([np.cos(t), np.sin(t), 0 * t], 1)
    out = 1 + 0.14 * noise.fbm(ring, 1.6, 3, seed) + 0.05 * noise.fbm(ring, 7, 3, seed + 1)
    x, y = np.cos(t) * out, 0.70 * np.sin(t) * (1 - 0.22 * np.cos(t)) * out
    s = np.linspace(0, 1, nr)
    S = np.repeat(s, na)
    X, Y = (s[:, None] * x).ravel(), (s[:, None] * y).ravel()
    base = np.stack([X, Y, 0 * X], 1)
    Z = -0.26 * np.sqrt(np.maximum(1 - S**2.2, 0)) + 0.03 * noise.fbm(base, 3, 3, seed + 4) * S
    shell = Mat("oyster shell")
    rings = shell.math("ADD", shell.math("SINE", shell.math("MULTIPLY", shell.attr("ring"), 60.0)), shell.noise(16, 5))
    outer = shell.skin(
        shell.ramp(shell.noise(7, 6, 0.66), [(0.3, "#3c3a34"), (0.55, "#7d7868"), (0.8, "#b8b09a")]),
        0.7,
        0.2,
        normal=shell.bump(rings, 0.8, 0.02),
    )
    pearl = Mat("oyster inside")
    inner = pearl.skin(
        pearl.ramp(
            pearl.math("ADD", pearl.attr("ring"), pearl.math("MULTIPLY", pearl.noise(5, 4), 0.25)),
            [(0.2, "#e9e6de"), (0.8, "#d2d0c8"), (1.05, "#6f6a66")],
        ),
        0.18,
        0.5,
        coat=0.6,
        coat_rough=0.08,
    )
    f = geo.grid_faces(nr, na, wrap_v=True)
    for v, ff, mat in (
        (np.stack([X, Y, Z], 1), f[:, ::-1], outer),
        (np.stack([X * 0.96, Y * 0.95, Z * 0.84 + 0.02], 1), f, inner),
    ):
        geo.add("shell", geo.place(v * size, at, rz), ff, mat, ring=S)
    mv, mf = geo.icosphere(6)
    mv = mv * [0.62, 0.40, 0.15]
    fold = np.abs(noise.fbm(mv * [1, 2.2, 1], 2.2, 3, seed))
    rim = np.hypot(mv[:, 0] / 0.62, mv[:, 1] / 0.40)
    mv = (
        mv
        + geo.normals(mv, mf) * (-0.10 * (0.25 - fold).clip(0) + 0.04 * noise.fbm(mv, 9, 3, seed) * rim)[:, None]
        + [0.04, 0, -0.06]
    )
    m = Mat("oyster meat")
    col = m.ramp(
        m.math("ADD", m.attr("rim"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(6, 4), 0.5), 0.5)),
        [(0.2, "#e8dcc0"), (0.6, "#cfc3a6"), (0.85, "#7d776a"), (1.0, "#3f3c38")],
    )
    meat = m.skin(
        col,
        0.12,
        0.5,
        sss=0.4,
        radius=(0.06, 0.05, 0.03),
        coat=0.9,
        coat_rough=0.04,
        normal=m.bump(m.noise(24, 4), 0.25, 0.012),
    )
    geo.add("oyster meat", geo.place(mv * size, at, rz), mf, meat, rim=rim)


def crushed_ice(reach, z, n, seed):
    rng = np.random.default_rng(seed)
    m = Mat("crushed ice")
    mat = m.skin(
        m.ramp(m.attr("rnd"), [(0, "#cfdde2"), (1, "#f4f8f8")]),
        0.12,
        0.5,
        coat=0.6,
        translucent=0.45,
        normal=m.bump(m.noise(20, 3), 0.3, 0.02),
    )
    shapes = [potatoes.polytope(rng, 9, 12.0, 3)[:2] for _ in range(6)]
    a, q = rng.uniform(0, 6.28, n), reach * np.sqrt(rng.random(n))
    p = np.stack([q * np.cos(a), q * np.sin(a), z + rng.uniform(0, 0.07, n)], 1)
    v, f, r = geo.scatter(shapes, p, geo.random_rotations(n, rng), rng.uniform(0.035, 0.085, n), rng)
    geo.add("crushed ice", v, f, mat, smooth=False, rnd=r)


@once
def shell_material():
    m = Mat("mussel shell")
    rings = m.noise(1.0, 3, at=m.coord(scale=(26, 26, 26)))
    out = m.ramp(
        m.math("ADD", m.attr("ring"), m.math("MULTIPLY", rings, 0.3)),
        [(0.2, "#0a0b12"), (0.6, "#14172a"), (0.9, "#2c2a38"), (1.0, "#4a3626")],
    )
    ins = m.ramp(m.attr("ring"), [(0.2, "#c9cbd8"), (0.7, "#8d93ad"), (0.95, "#22263d")])
    return m.skin(
        m.mix(m.attr("inner"), out, ins),
        0.18,
        0.5,
        coat=0.7,
        coat_rough=0.08,
        normal=m.bump(m.math("SINE", m.math("MULTIPLY", m.attr("ring"), 90.0)), 0.12, 0.006),
    )


def mussel(at, rz, size=0.26, seed=0, rx=0.0):
    """Half shell lying open with its meat."""
    nr, na = 26, 90
    t = np.linspace(0, 2 * np.pi, na, endpoint=False)
    x = np.cos(t)
    y = 0.52 * np.sin(t) * (1 - 0.42 * np.cos(t)) * 1.05
    s = np.linspace(0, 1, nr)
    S = np.repeat(s, na)
    X, Y = (s[:, None] * x).ravel(), (s[:, None] * y).ravel()
    Z = -0.36 * np.sqrt(np.maximum(1 - S**2.6, 0))
    outer = np.stack([X, Y, Z], 1) * size
    inner = np.stack([X * 0.965, Y * 0.955, Z * 0.84 + 0.004], 1) * size
    f = geo.grid_faces(nr, na, wrap_v=True)
    for v, ff, fl in ((outer, f[:, ::-1], 0.0), (inner, f, 1.0)):
        v = geo.place(v, at, rz, rx)
        geo.add("shell", v, ff, shell_material(), ring=S, inner=np.full(len(v), fl))
    mv, mf = geo.icosphere(5)
    mv = mv * [0.66, 0.30, 0.20]
    mv[:, 1] *= 1 - 0.35 * mv[:, 0]
    fold = np.abs(noise.fbm(mv * [1, 2.5, 1], 2.4, 3, seed))
    mv = mv + geo.normals(mv, mf) * (-0.10 * (0.25 - fold).clip(0))[:, None] + [0.08, 0, -0.10]
    m = Mat("mussel meat")
    col = m.ramp(m.noise(9, 4), [(0.3, "#d9711a"), (0.6, "#f09a3c"), (0.8, "#f6bf72")])
    mat = m.skin(
        col,
        0.2,
        0.5,
        sss=0.5,
        radius=(0.06, 0.03, 0.01),
        coat=0.7,
        coat_rough=0.08,
        normal=m.bump(m.noise(40, 3), 0.3, 0.01),
    )
    geo.add("mussel meat", geo.place(mv * size, at, rz, rx), mf, mat)


def clam(at, rz=0.0, size=0.17, seed=0, rx=0.0):
    """Open clam: two ribbed shells, orange meat."""
    nr, na = 30, 80
    t = np.linspace(0, 2 * np.pi, na, endpoint=False)
    s = np.linspace(0, 1, nr)
    S, T = [q.ravel() for q in np.meshgrid(s, t, indexing="ij")]
    X, Y = S * np.cos(T) * 1.15, S * np.sin(T) * (0.92 + 0.05 * np.cos(T))
    m = Mat("clam shell")
    ring = m.math("SINE", m.math("MULTIPLY", m.attr("ring"), 70.0))
    zig = m.ramp(m.noise(7, 4, 0.6, 1.2), [(0.45, 0.0), (0.6, 0.8)])
    col = m.mix(zig, m.ramp(m.attr("ring"), [(0, "#c9b48c"), (1, "#e9dcbc")]), "#7d5a34")
    mat = m.skin(m.mix(m.attr("inner"), col, "#f6efe4"), 0.3, 0.5, coat=0.4, normal=m.bump(ring, 0.3, 0.01))
    f = geo.grid_faces(nr, na, wrap_v=True)
    for side, tip in ((1, 0.0), (-1, 0.75)):
        Z = -0.48 * np.sqrt(np.clip(1 - S**2.2, 0, 1)) * side
        for inner in (0.0, 1.0):
            v = np.stack([X * (1 - 0.03 * inner) + 1.1, Y * (1 - 0.03 * inner), Z * (1 - 0.12 * inner)], 1)
            v = geo.place(v, ry=-tip)
            v = v - [1.1, 0, 0]
            geo.add("clam", geo.place(v * size, at, rz, rx), f, mat, ring=S, inner=np.full(len(S), inner))
    mv, mf = geo.icosphere(5)
    mv = mv * [0.62, 0.5, 0.26] + [0, 0, -0.08]
    mv = geo.displace(mv, mf, 0.10, 2.5, 3, seed)
    m = Mat("clam meat")
    geo.add(
        "clam meat",
        geo.place(mv * size, at, rz, rx),
        mf,
        m.skin(
            m.ramp(m.noise(9, 3), [(0.3, "#e8a24a"), (0.7, "#f8d9a0")]),
            0.15,
            0.5,
            sss=0.5,
            radius=(0.06, 0.035, 0.015),
            coat=0.6,
        ),
    )
