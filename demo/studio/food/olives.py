"""Olives, and what is stuck on a stick with them."""

import numpy as np

from food import churros, potatoes
from kit import geo
from kit.once import once, rng_of
from kit.shade import Mat


def skewer(at, length=0.85):
    """A cocktail stick with an olive, stuck into a sandwich."""
    m = Mat("skewer wood")
    wood = m.skin("#dcb880", 0.6, 0.3)
    t = np.linspace(0, length, 8)
    v, f = geo.tube(np.stack([0.04 * t, 0 * t, t], 1), 0.014, 10)
    geo.add("skewer", v + np.array(at), f, wood)
    ov, of = geo.icosphere(5)
    geo.add(
        "olive",
        ov * [0.085, 0.085, 0.10] + np.array(at) + [0.03, 0, 0.44],
        of,
        olive_material(),
        rnd=np.full(len(ov), 0.4),
    )


@once
def olive_material():
    m = Mat("olive")
    t = m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.4), m.math("MULTIPLY", m.noise(6, 4), 0.6))
    col = m.ramp(t, [(0.25, "#4d5312"), (0.5, "#747a22"), (0.8, "#9aa03a")])
    return m.skin(
        col,
        0.2,
        0.5,
        sss=0.3,
        radius=(0.04, 0.04, 0.01),
        coat=0.6,
        coat_rough=0.08,
        normal=m.bump(m.noise(50, 3), 0.15, 0.006),
    )


def olives(at, n=14, reach=0.26, floor=0.08, size=0.088, seed=1):
    rng = rng_of(seed)
    pos = potatoes.settle(np.full(n, size), reach, floor, rng, 0.95)
    v, f = geo.icosphere(4)
    v = v * [1.22, 0.98, 0.98]
    v[:, 0] += 0.05 * v[:, 0] ** 2
    gv, gf, r = geo.scatter((v, f), pos + np.array(at, float), geo.random_rotations(n, rng), np.full(n, size), rng)
    geo.add("olives", gv, gf, olive_material(), rnd=r)


def gilda(at, rz=0.0, seed=0, tilt=0.0):
    """Olive, folded guindilla and anchovy, olive: on a stick."""
    rng = rng_of(seed)
    at = np.array(at, float)
    put = lambda p: geo.place(p, at, rz, 0, tilt)
    t = np.linspace(-0.62, 0.62, 12)
    m = Mat("stick")
    wood = m.skin(
        m.ramp(m.noise(1.0, 4, at=m.coord(scale=(3, 40, 40))), [(0.3, "#d9b47a"), (0.7, "#efd8a8")]), 0.6, 0.3
    )
    v, f = geo.tube(np.stack([t, 0 * t, 0 * t], 1), 0.013, 10)
    geo.add("stick", put(v), f, wood)
    ov, of = geo.icosphere(5)
    for x in (-0.36, 0.34):
        geo.add(
            "olive",
            put(ov * [0.115, 0.098, 0.098] + [x, 0, 0]),
            of,
            olive_material(),
            rnd=np.full(len(ov), rng.random()),
        )
    m = Mat("guindilla")
    gm = m.skin(
        m.ramp(m.noise(8, 4), [(0.3, "#7d9422"), (0.7, "#b3c04a")]),
        0.18,
        0.5,
        sss=0.3,
        radius=(0.04, 0.05, 0.01),
        coat=0.6,
        normal=m.bump(m.noise(24, 3), 0.2, 0.01),
    )
    for k in range(3):  # each pepper is bent double and pierced twice
        x = -0.185 + 0.085 * k
        lift = 0.035 * k
        p = churros.curve(
            [
                (x - 0.02, 0.20 - 0.03 * k, 0.01),
                (x - 0.01, 0.10, 0.03),
                (x, 0.0, 0.03 + lift),
                (x, -0.12, 0.03),
                (x + 0.015, -0.235 - 0.02 * k, 0.0),
                (x + 0.03, -0.20, -0.06),
                (x + 0.03, -0.05, -0.07),
                (x + 0.035, 0.12, -0.08),
                (x + 0.05, 0.24 + 0.04 * k, -0.085),
            ],
            120,
        )
        w = np.interp(
            np.linspace(0, 1, len(p)),
            [0, 0.01, 0.05, 0.09, 0.4, 0.8, 1],
            [0.001, 0.011, 0.012, 0.036, 0.044, 0.032, 0.002],
        )
        v, f = geo.tube(p, w, 20)
        v = geo.displace(v, f, 0.010, 10, 2, seed + k)
        geo.add("guindilla", put(geo.place(v, rx=rng.uniform(-0.15, 0.15))), f, gm)
    m = Mat("anchovy")
    fib = m.noise(
        1.0,
        4,
        at=m.node(
            "ShaderNodeCombineXYZ",
            {0: m.math("MULTIPLY", m.attr("su"), 3.0), 1: m.math("MULTIPLY", m.attr("sv"), 40.0), 2: 0.0},
        ).outputs[0],
    )
    am = m.skin(
        m.ramp(fib, [(0.3, "#2c100a"), (0.55, "#5a2616"), (0.8, "#8a5038")]),
        0.15,
        0.5,
        sss=0.25,
        radius=(0.05, 0.02, 0.012),
        coat=0.8,
        coat_rough=0.05,
        normal=m.bump(fib, 0.4, 0.01),
    )
    s, q = [b.ravel() for b in np.meshgrid(np.linspace(0, 1, 120), np.linspace(-1, 1, 15), indexing="ij")]
    c = churros.curve(
        [
            (0.10, -0.16, -0.02),
            (0.12, -0.10, 0.10),
            (0.14, 0.03, 0.12),
            (0.15, 0.13, 0.02),
            (0.17, 0.04, -0.08),
            (0.19, -0.08, -0.04),
            (0.21, -0.02, 0.10),
            (0.22, 0.10, 0.09),
            (0.23, 0.17, -0.03),
        ],
        200,
    )
    i = (s * (len(c) - 1)).astype(int)
    v = c[i] + np.stack(
        [
            q * 0.060 * (1 - 0.45 * s) * (1 + 0.15 * np.sin(s * 23)) + 0.012 * np.sin(s * 17),
            0.012 * (1 - q * q),
            0.012 * (1 - q * q),
        ],
        1,
    )
    geo.add("anchovy", put(v), geo.grid_faces(120, 15), am, su=s, sv=q)
