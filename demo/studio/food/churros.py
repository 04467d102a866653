"""Churros and their chocolate."""

import numpy as np

from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def churro_material():
    """Ridges of the star fry darker than the grooves (attribute ridge)."""
    m = Mat("churro")
    t = m.math("ADD", m.math("MULTIPLY", m.attr("ridge"), 0.34), m.math("MULTIPLY", m.noise(7, 6, 0.66), 0.75))
    col = m.ramp(t, [(0.22, "#f4c878"), (0.42, "#e3a048"), (0.62, "#c67a26"), (0.85, "#8f4c12")])
    h = m.math("ADD", m.noise(55, 5, 0.65), m.math("MULTIPLY", m.ramp(m.voronoi(40), [(0.0, 1.0), (0.4, 0.0)]), 0.35))
    return m.skin(
        col,
        m.ramp(m.noise(14, 4), [(0.35, 0.28), (0.65, 0.55)]),
        0.5,
        sss=0.25,
        radius=(0.06, 0.03, 0.010),
        coat=0.15,
        coat_rough=0.25,
        normal=m.bump(h, 0.7, 0.014),
    )


@once
def sugar_material():
    m = Mat("sugar")
    return m.skin("#fffaf0", 0.2, 0.6, translucent=0.3, coat=0.4)


def star_tube(path, radius, points=8, depth=0.26, seg=128, twist=0.5):
    """Tube with a star section, as the nozzle leaves it. Returns V, F, ridge."""
    path = np.asarray(path, float)
    n = len(path)
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    # Parallel transport: no sudden turn where the path rises or crosses itself.
    a = np.zeros((n, 3))
    a[0] = np.cross(t[0], [0.1, 0.2, 1.0])
    a[0] /= np.linalg.norm(a[0])
    for k in range(1, n):
        a[k] = a[k - 1] - t[k] * (a[k - 1] @ t[k])
        a[k] /= np.linalg.norm(a[k]) + 1e-9
    b = np.cross(t, a)
    ang = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    ph = np.linspace(0, twist, n)[:, None]
    star = np.abs(np.cos((ang[None] + ph) * points / 2)) ** 0.8  # 1 on a ridge, sharp groove between two
    r = np.broadcast_to(np.asarray(radius, float), (n,))[:, None] * (1 - depth + depth * star)
    v = path[:, None] + r[:, :, None] * (
        np.cos(ang)[None, :, None] * a[:, None] + np.sin(ang)[None, :, None] * b[:, None]
    )
    return v.reshape(-1, 3), geo.grid_faces(n, seg, wrap_v=True), star.ravel()


def curve(points, n=200):
    """Smooth path through points."""
    p = np.asarray(points, float)
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    per = max(4, n // (len(p) - 1))
    for k in range(1, len(q) - 2):
        a, b, c, d = q[k - 1 : k + 3]
        t = np.linspace(0, 1, per, endpoint=False)[:, None]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack(out + [p[-1:]])


def churro(at, rz=0.0, rx=0.0, ry=0.0, seed=0, kind="loop", size=1.0, sugar=260, radius=0.088):
    """loop: the Spanish drop shape with crossed ends; stick: straight."""
    rng = rng_of(seed)
    if kind == "loop":
        pts = [
            (0.10, -0.62, 0.10),
            (-0.04, -0.38, 0.06),
            (-0.20, -0.08, 0),
            (-0.27, 0.22, 0),
            (-0.16, 0.48, 0),
            (0.05, 0.56, 0),
            (0.24, 0.42, 0),
            (0.27, 0.12, 0),
            (0.15, -0.16, -0.01),
            (0.0, -0.42, -0.06),
            (-0.12, -0.62, -0.07),
        ]
        pts = np.array(pts) + rng.normal(0, 0.018, (11, 3)) * [1, 1, 0.5]
    else:
        pts = np.array(
            [
                (-0.75, 0, 0),
                (-0.35, rng.normal(0, 0.03), 0.01),
                (0.0, rng.normal(0, 0.04), 0),
                (0.4, rng.normal(0, 0.03), 0.0),
                (0.75, 0, 0),
            ]
        )
    path = curve(pts * size, 220)
    n = len(path)
    k = np.linspace(0, 1, n)
    r = (
        radius
        * size
        * np.sqrt(np.clip(1 - (np.abs(2 * k - 1)) ** 60, 1e-5, 1))
        * (1 + 0.05 * noise.fbm(path, 6, 2, seed))
    )
    v, f, ridge = star_tube(path, r, twist=rng.uniform(-0.8, 0.8))
    if np.mean(np.sum(geo.normals(v, f).reshape(n, -1, 3) * (v.reshape(n, -1, 3) - path[:, None]), 2)) < 0:
        f = f[:, ::-1]
    v = geo.displace(v, f, 0.016 * size, 14, 4, seed)
    v = geo.place(v, at, rz, rx, ry)
    geo.add("churro", v, f, churro_material(), ridge=ridge)
    if sugar:
        p, nr = geo.sample_surface(v, f, sugar * 4, rng)
        up = rng.random(len(p)) < np.clip(nr[:, 2] * 0.9 + 0.25, 0.02, 1)
        p, nr = p[up][: sugar * 2], nr[up][: sugar * 2]
        bv, bf = geo.rounded_box((2, 1.6, 1.5), 0.3, 3)
        gv, gf, _ = geo.scatter(
            (bv, bf), p + nr * 0.003, geo.random_rotations(len(p), rng), rng.uniform(0.003, 0.0062, len(p)), rng
        )
        geo.add("sugar", gv, gf, sugar_material(), smooth=False)
    return v, f


@once
def chocolate_material():
    m = Mat("thick chocolate")
    col = m.ramp(m.noise(4, 4), [(0.3, "#1c0a04"), (0.7, "#341507")])
    return m.skin(
        col,
        0.14,
        0.5,
        sss=0.1,
        radius=(0.03, 0.012, 0.005),
        coat=0.6,
        coat_rough=0.06,
        normal=m.bump(m.noise(7, 3), 0.12, 0.02),
    )


def chocolate_top(at, z, r, seed=1):
    n, na = 60, 140
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    p = np.stack([s * r * np.cos(T), s * r * np.sin(T), 0 * s], 1)
    swirl = np.sin(T * 1.0 + s * 11.0 + 1.2 * noise.fbm(p, 2.5, 2, seed))
    p[:, 2] = 0.012 * swirl * (1 - s**6) * np.clip(s * 3, 0, 1) + 0.012 * np.clip((s - 0.93) / 0.07, 0, 1)
    geo.add("chocolate", p + np.array(at, float) + [0, 0, z], geo.grid_faces(n, na, wrap_v=True), chocolate_material())
