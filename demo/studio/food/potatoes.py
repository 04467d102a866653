"""Potatoes: cut, fried, roast, boiled."""

import numpy as np

from food import glasses
from kit import geo
from kit.once import once, rng_of
from kit.shade import Mat


def polytope(rng, planes=9, sharp=11.0, detail=6):
    """A knife-cut chunk: a soft minimum over random cutting planes gives flat
    faces with slightly rounded edges; returns V, F and how near an edge a
    point is (edges fry darker)."""
    d, f = geo.icosphere(detail)
    n = np.vstack([np.eye(3), -np.eye(3)])  # a skewed cube first, or chunks come out as needles
    n = np.vstack([n + rng.normal(0, 0.22, n.shape), rng.normal(size=(planes - 6, 3))])
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    off = np.concatenate([rng.uniform(0.68, 0.95, 6), rng.uniform(0.85, 1.05, planes - 6)])
    t = np.maximum(d @ n.T, 1e-3) / off
    r = (t**sharp).sum(1) ** (-1 / sharp)
    r = np.minimum(r, 1.4)
    s = np.sort(t, axis=1)
    edge = np.clip((s[:, -2] / s[:, -1] - 0.55) / 0.45, 0, 1) ** 1.5
    return d * r[:, None], f, edge


@once
def fried_potato_material():
    m = Mat("fried potato")
    patch = m.ramp(m.noise(9.0, 5, 0.6), [(0.3, 0.25), (0.65, 1.0)])  # edges brown unevenly
    t = m.math(
        "ADD",
        m.math("MULTIPLY", m.math("MULTIPLY", m.attr("edge"), patch), 0.85),
        m.math("MULTIPLY", m.math("SUBTRACT", m.noise(6.5, 6, 0.66), 0.26), 1.05),
    )
    t = m.math("ADD", t, m.math("MULTIPLY", m.math("SUBTRACT", m.attr("rnd"), 0.5), 0.22))
    col = m.ramp(t, [(0.05, "#f5c765"), (0.26, "#eba63c"), (0.46, "#d67e20"), (0.70, "#9f4d10"), (0.95, "#552508")])
    blister = m.ramp(m.voronoi(30), [(0.05, 1.0), (0.5, 0.0)])
    h = m.math("ADD", m.math("MULTIPLY", blister, 0.4), m.noise(48, 6, 0.65))
    return m.skin(
        col,
        m.ramp(m.noise(12, 4), [(0.35, 0.25), (0.65, 0.55)]),
        0.5,
        sss=0.35,
        radius=(0.07, 0.035, 0.010),
        coat=0.25,
        coat_rough=0.2,
        normal=m.bump(h, 0.75, 0.018),
    )


def settle(radii, reach, floor, rng, overlap=0.86, tries=60):
    """Pile balls: each takes the lowest of some random places. Simple, stable
    and good enough; a physics run would cost more than it shows."""
    pos = []
    for r in radii:
        best = None
        for _ in range(tries):
            a, q = rng.uniform(0, 2 * np.pi), reach * np.sqrt(rng.random())
            x, y = q * np.cos(a), q * np.sin(a)
            z = floor + r * 0.8
            for (px, py, pz), pr in zip(pos, radii):
                d2 = (x - px) ** 2 + (y - py) ** 2
                s = (r + pr) * overlap
                if d2 < s * s:
                    z = max(z, pz + np.sqrt(s * s - d2))
            score = z + 0.35 * q  # prefer the middle: a heap, not a carpet
            if best is None or score < best[0]:
                best = (score, (x, y, z))
        pos.append(best[1])
    return np.array(pos)


def potatoes(n=40, reach=0.66, floor=0.06, size=(0.125, 0.175), seed=4):
    rng = rng_of(seed)
    radii = rng.uniform(*size, n)
    pos = settle(radii, reach, floor, rng)
    parts, edges, rnd = [], [], []
    for p, r, q in zip(pos, radii, geo.random_rotations(n, rng)):
        v, f, e = polytope(rng)
        v = v * rng.uniform(0.85, 1.2, 3)
        v = geo.displace(v, f, 0.07, 2.2, 5, int(rng.integers(1e6)))
        v = geo.displace(v, f, 0.012, 14, 3, int(rng.integers(1e6)))
        parts.append(((v * r) @ q.T + p, f))
        edges.append(e)
        rnd.append(np.full(len(v), rng.random()))
    v, f = geo.join(*parts)
    return geo.add("potatoes", v, f, fried_potato_material(), edge=np.concatenate(edges), rnd=np.concatenate(rnd))


@once
def boiled_potato_material():
    m = Mat("boiled potato")
    col = m.ramp(m.noise(8, 4), [(0.3, "#ecd07c"), (0.7, "#f7e6a6")])
    return m.skin(
        col,
        0.35,
        0.45,
        sss=0.4,
        radius=(0.08, 0.06, 0.025),
        coat=0.3,
        coat_rough=0.15,
        normal=m.bump(m.noise(40, 4), 0.3, 0.01),
    )


def potato_coin(at, r=0.26, h=0.09, seed=0):
    v, f = glasses.solid([(0, h), (r * 0.9, h), (r, h * 0.8), (r, h * 0.2), (r * 0.9, 0), (0, 0)], 80, 8)
    v = geo.displace(v, f, 0.03, 2.5, 3, seed)
    geo.add("potato coin", geo.place(v, at, seed), f, boiled_potato_material())


def roast_potatoes(points, size=0.15, seed=0):
    rng = rng_of(seed)
    parts, edges, rnd = [], [], []
    for p, q in zip(points, geo.random_rotations(len(points), rng)):
        v, f, e = polytope(rng, 9, 8.0, 5)
        v = geo.displace(v * rng.uniform(0.85, 1.2, 3), f, 0.07, 2.2, 4, int(rng.integers(1e6)))
        parts.append(((v * size) @ q.T + p, f))
        edges.append(e)
        rnd.append(np.full(len(v), rng.random()))
    v, f = geo.join(*parts)
    geo.add("roast potatoes", v, f, fried_potato_material(), edge=np.concatenate(edges) * 0.8, rnd=np.concatenate(rnd))
