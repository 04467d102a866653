"""Chicken, roast and grilled."""

import numpy as np

from food import churros, potatoes
from kit import geo, noise
from kit.once import once
from kit.shade import Mat


@once
def grilled_chicken_material():
    m = Mat("grilled chicken")
    fib = m.noise(1.0, 4, 0.6, at=m.coord(scale=(8, 40, 40)))
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", fib, 0.5), m.math("MULTIPLY", m.noise(5, 6, 0.66), 0.6)),
        [(0.3, "#8a4210"), (0.45, "#b8702a"), (0.62, "#d99c54"), (0.85, "#efcf9c")],
    )
    b = m.math("ADD", m.attr("bar"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(16, 4), 0.5), 0.6))
    col = m.mix(m.ramp(b, [(0.4, 0.0), (0.75, 0.85)]), col, "#2c1004")
    return m.skin(
        col, 0.35, 0.45, sss=0.3, radius=(0.06, 0.04, 0.02), coat=0.3, coat_rough=0.15, normal=m.bump(fib, 0.5, 0.014)
    )


def browned_meat(points, size, seed):
    """Pieces on the bone as they are cut for a paella: uneven, browned at the edges."""
    rng = np.random.default_rng(seed)
    for k, p in enumerate(points):
        v, f, e = potatoes.polytope(rng, 8, 5.0, 6)
        v = geo.displace(v * [1.45, 0.95, 0.62], f, 0.16, 1.6, 4, seed + k)
        v = geo.displace(v, f, 0.02, 9, 3, seed + k) * size * rng.uniform(0.85, 1.15)
        geo.add(
            "meat",
            geo.place(v, p, rng.uniform(0, 6.28), rng.normal(0, 0.2), rng.normal(0, 0.15)),
            f,
            roast_skin_material(),
            bake=0.30 + 0.22 * e + 0.25 * np.clip(v[:, 2] / size, 0, 1),
        )


def chicken_strips(spots, seed=0):
    for k, (x, y, z, a) in enumerate(spots):
        v, f = geo.rounded_box((0.54, 0.20, 0.13), 0.055, 40)
        v[:, 1:] *= (1 - 0.35 * np.abs(v[:, 0] / 0.27) ** 3)[:, None]
        v = geo.displace(v, f, 0.06, 3, 4, k + seed)
        b = np.clip((0.4 - np.abs((v[:, 0] / 0.13) % 1 - 0.5) * 2) / 0.25, 0, 1) * (v[:, 2] > 0.02)
        geo.add(
            "chicken strip",
            geo.place(v, (x, y, z), a, 0.12 * np.sin(k), 0.08 * np.cos(2 * k)),
            f,
            grilled_chicken_material(),
            bar=b,
        )


@once
def roast_skin_material():
    """Crackling: golden, browner on top and where the bone is near."""
    m = Mat("roast skin")
    t = m.math("ADD", m.attr("bake"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(4.5, 7, 0.70), 0.5), 1.25))
    col = m.ramp(t, [(0.05, "#eab468"), (0.25, "#d4862c"), (0.42, "#ac5614"), (0.60, "#7a300a"), (0.85, "#3c1404")])
    pores = m.ramp(m.voronoi(44), [(0.0, 1.0), (0.35, 0.0)])
    h = m.math(
        "ADD",
        m.math("MULTIPLY", pores, 0.5),
        m.math("ADD", m.noise(34, 5, 0.62), m.math("MULTIPLY", m.noise(9, 4), 0.4)),
    )
    return m.skin(
        col,
        m.ramp(m.noise(12, 4), [(0.35, 0.2), (0.65, 0.42)]),
        0.5,
        sss=0.25,
        radius=(0.07, 0.03, 0.010),
        coat=0.55,
        coat_rough=0.12,
        normal=m.bump(h, 0.75, 0.022),
    )


def chicken_leg(at, rz=0.0, size=1.0, seed=0, mirror=1):
    """Leg quarter lying flat: broad thigh, drumstick, bare knuckle of bone."""
    na, seg = 160, 96
    k = np.linspace(0, 1, na)
    path = churros.curve(
        [
            (-0.78, 0.10, 0.0),
            (-0.52, 0.04, 0.02),
            (-0.18, -0.06, 0.02),
            (0.16, -0.04, 0.0),
            (0.48, 0.16, 0.0),
            (0.76, 0.36, 0.0),
            (0.92, 0.48, 0.0),
        ],
        na,
    )
    n = len(path)
    k = np.linspace(0, 1, n)
    w = np.interp(
        k,
        [0, 0.03, 0.10, 0.25, 0.42, 0.52, 0.62, 0.75, 0.88, 0.96, 1.0],
        [0.02, 0.16, 0.30, 0.40, 0.37, 0.25, 0.27, 0.235, 0.12, 0.075, 0.065],
    )
    v, f = geo.tube(path, w, seg, 0.72)
    V = v.reshape(n, seg, 3)
    if np.mean(np.sum(geo.normals(v, f).reshape(n, seg, 3) * (V - path[:, None]), 2)) < 0:
        f = f[:, ::-1]
    v = geo.displace(v, f, 0.05, 2.0, 3, seed)
    wr = np.abs(noise.fbm(v, 4.6, 3, seed + 1))
    v = v - geo.normals(v, f) * (0.020 * (0.22 - wr).clip(0) / 0.22)[:, None]
    v = geo.displace(v, f, 0.006, 16, 3, seed + 2)
    v[:, 2] = np.maximum(v[:, 2], -0.22)
    bake = 0.36 + 0.30 * np.clip(v[:, 2] / 0.25, -1, 1) + 0.25 * np.repeat(np.clip((k - 0.8) / 0.2, 0, 1), seg)
    put = lambda p: geo.place(p * [1, mirror, 1] * size, np.array(at, float) + [0, 0, 0.22 * size], rz)
    geo.add("chicken", put(v), f if mirror > 0 else f[:, ::-1], roast_skin_material(), bake=bake)
    m = Mat("bone")
    bm = m.skin(
        m.ramp(m.noise(9, 4), [(0.3, "#c9a070"), (0.7, "#f0dcb8")]),
        0.4,
        0.4,
        sss=0.2,
        radius=(0.04, 0.03, 0.02),
        normal=m.bump(m.noise(20, 4), 0.3, 0.01),
    )
    d = np.array([0.80, 0.60, 0.0])
    t = np.linspace(0, 1, 50)
    p = path[-1] - d * 0.05 + t[:, None] * d * 0.26
    bw = np.interp(t, [0, 0.4, 0.62, 0.82, 0.95, 1], [0.05, 0.048, 0.066, 0.082, 0.05, 0.003])
    bv, bf = geo.tube(p, bw, 30, 0.85)
    bv = geo.displace(bv, bf, 0.016, 8, 2, seed + 6)
    geo.add("bone", put(bv), bf if mirror > 0 else bf[:, ::-1], bm)
