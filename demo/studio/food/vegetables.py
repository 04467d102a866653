"""Beans, peppers, cauliflower, artichoke, garlic, chilli."""

import numpy as np

from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


def cauliflower(at, size, seed):
    """A floret: small buds on a dome, browned on top, on a short stalk."""
    rng = np.random.default_rng(seed)
    m = Mat("cauliflower")
    t = m.math("ADD", m.attr("rnd"), m.math("MULTIPLY", m.noise(5, 4), 0.7))
    mat = m.skin(
        m.ramp(t, [(0.3, "#f3e4bd"), (0.8, "#e8c888"), (1.15, "#a8682a")]),
        0.5,
        0.4,
        normal=m.bump(m.noise(60, 4), 0.6, 0.012),
    )
    n = 70
    d = geo.random_rotations(n, rng)[:, :, 2]
    d[:, 2] = np.abs(d[:, 2])
    v, f = geo.icosphere(3)
    v = geo.displace(v, f, 0.12, 3, 3, seed)
    gv, gf, r = geo.scatter(
        (v, f), d * [1, 1, 0.72] * size * 0.8, geo.random_rotations(n, rng), size * rng.uniform(0.2, 0.34, n), rng
    )
    turn = rng.uniform(0, 6.28)
    geo.add(
        "cauliflower",
        geo.place(gv, at, turn, rng.normal(0, 0.3)),
        gf,
        mat,
        rnd=r * 0.5 + 0.4 * np.clip(gv[:, 2] / size, 0, 1),
    )


def artichoke(at, rz, size, seed):
    """A quarter of a heart lying on its side: pale leaves in layers, tips browned."""
    m = Mat("artichoke")
    t = m.math("ADD", m.attr("tip"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(7, 4), 0.5), 0.4))
    mat = m.skin(
        m.ramp(t, [(0.0, "#e6dfa0"), (0.45, "#b3b05a"), (0.75, "#77803a"), (1.0, "#6a3d18")]),
        0.4,
        0.4,
        coat=0.3,
        translucent=0.15,
        normal=m.bump(m.noise(1.0, 4, at=m.coord(scale=(12, 60, 60))), 0.4, 0.01),
    )
    n = 18
    for k in range(9):
        s, q = [b.ravel() for b in np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, 11), indexing="ij")]
        w = 0.34 * np.sin(np.pi * np.clip(0.15 + 0.85 * s, 0, 1)) ** 0.8
        p = np.stack([s * (1.0 - 0.05 * k), q * w, 0.14 * np.sin(np.pi * s * 0.9) - 0.12 * q * q], 1) * size
        p = geo.place(p, (0, 0, 0.02 * k * size), rx=-0.9 + 0.22 * k, rz=0.04 * np.sin(5 * k + seed))
        geo.add("artichoke", geo.place(p, at, rz, 0.1), geo.grid_faces(n, 11), mat, tip=s * 0.85)


def green_bean(at, rz, length=0.45, seed=0):
    rng = rng_of(seed)
    t = np.linspace(-1, 1, 40)
    path = np.stack(
        [t * length / 2, rng.normal(0, 0.05) * t * t + 0.01 * np.sin(4 * t), 0.012 * np.cos(3 * t + seed)], 1
    )
    w = 0.040 * np.clip((1 - np.abs(t) ** 10), 0.25, 1) * (1 + 0.06 * np.sin(t * 14 + seed))
    v, f = geo.tube(path, w, 18, 0.45)
    m = Mat("bean")
    mat = m.skin(
        m.ramp(m.noise(10, 4), [(0.3, "#3f6a16"), (0.6, "#5f8a22"), (0.8, "#86a83c")]),
        0.25,
        0.5,
        sss=0.25,
        radius=(0.02, 0.04, 0.01),
        coat=0.5,
        coat_rough=0.1,
        normal=m.bump(m.noise(40, 3), 0.2, 0.008),
    )
    geo.add("bean", geo.place(v, at, rz, rng.normal(0, 0.3)), f, mat)


def pepper_strip(at, rz, length=0.6, seed=0):
    rng = rng_of(seed)
    n = 50
    s, q = [b.ravel() for b in np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, 9), indexing="ij")]
    v = np.stack(
        [
            s * length / 2,
            q * 0.055 * (1 - 0.35 * np.abs(s) ** 3) + 0.07 * rng.normal() * s * s,
            0.018 * (1 - q * q) + 0.03 * noise.fbm(np.stack([s * 2, q * 0, s * 0], 1), 1.2, 2, seed),
        ],
        1,
    )
    m = Mat("pepper")
    mat = m.skin(
        m.ramp(m.noise(7, 4), [(0.3, "#9c1208"), (0.6, "#c5210d"), (0.8, "#dd4420")]),
        0.2,
        0.5,
        sss=0.35,
        radius=(0.06, 0.012, 0.006),
        coat=0.7,
        coat_rough=0.08,
        normal=m.bump(m.noise(24, 4), 0.25, 0.012),
    )
    geo.add("pepper", geo.place(v, at, rz), geo.grid_faces(n, 9), mat)


@once
def garlic_material():
    m = Mat("garlic")
    t = m.math("ADD", m.attr("edge"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(22, 3), 0.5), 0.5))
    col = m.ramp(t, [(0.2, "#f6e3ae"), (0.6, "#e9b95e"), (0.95, "#a8641c")])
    return m.skin(col, 0.25, 0.5, sss=0.3, radius=(0.05, 0.035, 0.015), coat=0.4)


def garlic_slices(points, size=0.07, seed=0):
    rng = rng_of(seed)
    nr, na = 10, 40
    th = np.linspace(0, 2 * np.pi, na, endpoint=False)
    s = np.linspace(0, 1, nr)
    S, T = [q.ravel() for q in np.meshgrid(s, th, indexing="ij")]
    t = []
    for k in range(4):
        out = (1 + 0.25 * np.cos(T) - 0.15 * np.cos(2 * T + k)) * S
        t.append(
            (
                np.stack(
                    [
                        out * np.cos(T),
                        0.75 * out * np.sin(T),
                        0.14 * np.sqrt(np.clip(1 - S**6, 0, 1)) + 0.18 * S**2 * np.cos(T * 2 + k),
                    ],
                    1,
                ),
                geo.grid_faces(nr, na, wrap_v=True),
            )
        )
    n = len(points)
    up = rng.normal(0, 0.35, (n, 3)) + [0, 0, 1]
    gv, gf, r = geo.scatter(t, np.asarray(points, float), geo.frames(up, rng), size * rng.uniform(0.75, 1.2, n), rng)
    geo.add("garlic", gv, gf, garlic_material(), edge=np.tile(S**3, n) if len(S) * n == len(gv) else np.zeros(len(gv)))


def chili_rings(points, size=0.045, seed=0):
    rng = rng_of(seed)
    a = np.linspace(0, 2 * np.pi, 40)
    v, f = geo.tube(np.stack([np.cos(a), np.sin(a), 0 * a], 1), 0.24, 10, 1.7)
    m = Mat("chili")
    mat = m.skin(
        m.ramp(m.noise(20, 3), [(0.3, "#8a0c06"), (0.7, "#c4200e")]),
        0.18,
        0.5,
        sss=0.2,
        radius=(0.04, 0.01, 0.005),
        coat=0.6,
    )
    n = len(points)
    up = rng.normal(0, 0.5, (n, 3)) + [0, 0, 1]
    gv, gf, r = geo.scatter(
        (v, f), np.asarray(points, float), geo.frames(up, rng), size * rng.uniform(0.7, 1.2, n), rng
    )
    geo.add("chili", gv, gf, mat)


@once
def padron_material():
    m = Mat("padron")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(5, 4), 0.7), m.math("MULTIPLY", m.attr("rnd"), 0.3))
    col = m.ramp(t, [(0.25, "#1f4a0e"), (0.5, "#3c7418"), (0.8, "#6f9a30")])
    blister = m.ramp(m.noise(9, 5, 0.62), [(0.58, 0.0), (0.66, 1.0)])
    col = m.mix(m.math("MULTIPLY", blister, 0.8), col, "#d9c88a")
    col = m.mix(m.ramp(m.noise(7, 5, 0.6), [(0.62, 0.0), (0.70, 0.9)]), col, "#1c1008")
    return m.skin(
        col,
        0.2,
        0.5,
        sss=0.2,
        radius=(0.03, 0.04, 0.01),
        coat=0.6,
        coat_rough=0.10,
        normal=m.bump(m.math("ADD", m.noise(18, 5), blister), 0.5, 0.014),
    )


def padron(at, rz=0.0, size=1.0, seed=0, ry=0.0):
    """Small green pepper: collapsed, wrinkled, blistered, with its stalk."""
    rng = rng_of(seed)
    na, seg = 90, 60
    k = np.linspace(0, 1, na)
    path = np.stack([(k - 0.5) * 0.56, 0.06 * np.sin(k * 2.2 + seed), 0.02 * np.sin(k * 3)], 1)
    w = np.interp(k, [0, 0.04, 0.15, 0.45, 0.8, 0.96, 1], [0.01, 0.10, 0.15, 0.145, 0.10, 0.045, 0.004])
    v, f = geo.tube(path, w, seg, 0.62)
    V = v.reshape(na, seg, 3)
    if np.mean(np.sum(geo.normals(v, f).reshape(na, seg, 3) * (V - path[:, None]), 2)) < 0:
        f = f[:, ::-1]
    v = geo.displace(v, f, 0.035, 4.5, 3, seed)
    v = (
        v
        - geo.normals(v, f)
        * (0.04 * (0.22 - np.abs(noise.fbm(v * [0.6, 1.6, 1.6], 7, 2, seed + 1))).clip(0) / 0.22)[:, None]
    )
    geo.add("padron", geo.place(v, at, rz, 0, ry, size), f, padron_material(), rnd=np.full(len(v), rng.random()))
    t = np.linspace(0, 1, 20)
    path = np.stack([-0.30 - 0.22 * t, 0.05 * t * t + 0.06 * np.sin(seed), 0.03 + 0.06 * t], 1)
    v, f = geo.tube(path, 0.026 - 0.010 * t + 0.02 * np.exp(-((t / 0.12) ** 2)), 12)
    m = Mat("stalk")
    mat = m.skin(m.ramp(m.noise(16, 3), [(0.3, "#4a6a20"), (0.7, "#7d9440")]), 0.4, 0.4)
    geo.add("stalk", geo.place(v, at, rz, 0, ry, size), f, mat)
