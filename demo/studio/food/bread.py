"""Toast, loaves, and what is spread on them."""

import numpy as np

from food import buns
from kit import geo, noise, surface
from kit.once import once
from kit.shade import Mat


def baguette(at, rz=0.0, length=2.3, width=0.34, seed=1, open_up=0.42):
    """A small loaf cut along one side; the upper half is lifted towards the back. Returns the height of the cut."""
    at = np.array(at, float)
    nu, nv = 160, 60
    u, t = [q.ravel() for q in np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, np.pi, nv), indexing="ij")]
    prof = np.sqrt(np.clip(1 - np.abs(u) ** 3.2, 0, 1))
    ring = np.stack([u * 3, np.cos(t), np.sin(t)], 1)
    grow = 1 + 0.05 * noise.fbm(ring, 1.2, 3, seed)
    slash = np.zeros_like(u)
    for c in (-0.55, -0.1, 0.35):  # the baker's cuts: pale valleys with a raised lip
        d = (u - c) * length / 2 * 0.8 + 0.5 * (t / np.pi - 0.5)
        slash += np.exp(-((d / 0.05) ** 2))
    r = width * prof * grow
    for top in (False, True):
        h = 0.30 if top else 0.24
        z = np.sin(t) * h * prof * grow * (1 if top else -1)
        if top:
            z = z - 0.035 * slash * np.sin(t)
        p = np.stack([u * length / 2, -np.cos(t) * r, z], 1)
        f = geo.grid_faces(nu, nv)
        p = geo.displace(p, f, 0.008, 12, 4, seed + 3)
        x, w = [q.ravel() for q in np.meshgrid(np.linspace(-1, 1, nu), np.linspace(-1, 1, 40), indexing="ij")]
        edge = width * np.sqrt(np.clip(1 - np.abs(x) ** 3.2, 0, 1))
        c = np.stack([x * length / 2, w * edge, 0 * x], 1)
        c[:, 2] += 0.018 * noise.fbm(c, 7, 4, seed + 5) * np.clip((1 - np.abs(w)) * 6, 0, 1)
        cf = geo.grid_faces(nu, 40)
        if top:
            put = lambda q: geo.place(geo.place(q, (0, -width, 0)), (0, width, 0.29), rx=-open_up)
        else:
            put = lambda q: q + [0, 0, 0.24]
        geo.add("loaf", geo.place(put(p), at, rz), f if top else f[:, ::-1], crust_material())
        geo.add("loaf crumb", geo.place(put(c), at, rz), cf if not top else cf[:, ::-1], buns.crumb_white_material())
    return at[2] + 0.24


def bread_basket(at, seed=3):
    for k, (x, y, a) in enumerate(((0, 0, 0.3), (0.10, 0.16, 0.55))):
        toast((at[0] + x, at[1] + y, at[2] + 0.16 * k), a, 1.0, 0.6, 0.15, seed + k)


@once
def toast_crumb_material():
    m = Mat("toast crumb")
    edge = m.attr("edge")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(3.5, 5, 0.6), 0.8), m.math("MULTIPLY", edge, 0.45))
    col = m.ramp(t, [(0.25, "#f7e2b2"), (0.45, "#eec685"), (0.65, "#d4954a"), (0.9, "#8a4a18")])
    holes = m.ramp(m.voronoi(15), [(0.0, 0.0), (0.45, 1.0)])
    fine = m.ramp(m.voronoi(46), [(0.0, 0.0), (0.5, 1.0)])
    h = m.math("ADD", holes, m.math("ADD", m.math("MULTIPLY", fine, 0.5), m.math("MULTIPLY", m.noise(70, 4), 0.4)))
    return m.skin(col, 0.8, 0.2, sss=0.2, radius=(0.06, 0.04, 0.02), normal=m.bump(h, 0.8, 0.02))


@once
def crust_material():
    m = Mat("crust")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(5, 6, 0.66), 0.8), m.math("MULTIPLY", m.noise(40, 3), 0.2))
    col = m.ramp(t, [(0.3, "#d69a4e"), (0.5, "#ab6526"), (0.7, "#74380f"), (0.85, "#4a2008")])
    return m.skin(col, 0.5, 0.4, sss=0.08, radius=(0.04, 0.02, 0.01), normal=m.bump(m.noise(36, 6, 0.66), 0.6, 0.018))


def toast(at, rz=0.0, length=1.5, width=0.72, thick=0.16, seed=0, rx=0.0, ry=0.0):
    """Slice of country bread: uneven oval, crust round it, real holes in the
    crumb (shader holes alone look painted)."""
    nr, na = 90, 260
    th = np.linspace(0, 2 * np.pi, na, endpoint=False)
    c, s = np.cos(th), np.sin(th)
    ring = np.stack([c, s, 0 * c], 1)
    out = (
        np.stack([np.sign(c) * np.abs(c) ** 0.8 * length / 2, np.sign(s) * np.abs(s) ** 0.85 * width / 2], 1)
        * (1 + 0.05 * noise.fbm(ring, 1.5, 3, seed))[:, None]
    )
    q = np.linspace(0, 1, nr) ** 0.9
    xy = (q[:, None, None] * out[None]).reshape(-1, 2)
    Q = np.repeat(q, na)
    p = np.stack([xy[:, 0], xy[:, 1], 0 * Q], 1)
    hole = (
        np.clip(noise.fbm(p, 5.5, 2, seed + 1) - 0.22, 0, 1) * 0.30
        + np.clip(noise.fbm(p, 12, 2, seed + 2) - 0.25, 0, 1) * 0.14
    )
    z = thick + 0.018 * noise.fbm(p, 3, 3, seed + 3) + 0.006 * noise.fbm(p, 24, 3, seed + 4) - hole * (Q < 0.95)
    top = np.stack([p[:, 0], p[:, 1], np.maximum(z, 0.02)], 1)
    geo.add(
        "toast",
        geo.place(top, at, rz, rx, ry),
        geo.grid_faces(nr, na, wrap_v=True),
        toast_crumb_material(),
        edge=np.clip((Q - 0.8) / 0.2, 0, 1) ** 2,
    )
    k = np.linspace(0, 1, 20)
    side = np.stack(
        [
            np.concatenate([out * (1.0 + 0.035 * np.sin(np.pi * t)) for t in k])[:, 0],
            np.concatenate([out * (1.0 + 0.035 * np.sin(np.pi * t)) for t in k])[:, 1],
            np.repeat((1 - k) * thick * 1.03, na),
        ],
        1,
    )
    sf = geo.grid_faces(20, na, wrap_v=True)
    side[:, :2] *= (1 + 0.012 * noise.fbm(side, 9, 3, seed + 6))[:, None]
    geo.add("crust", geo.place(side, at, rz, rx, ry), sf, crust_material())


@once
def grated_tomato_material():
    m = Mat("grated tomato")
    pulp = m.noise(30, 5, 0.66)
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", pulp, 0.6), m.math("MULTIPLY", m.noise(7, 3), 0.4)),
        [(0.3, "#a8200c"), (0.5, "#d2401c"), (0.72, "#ea7248")],
    )
    seeds = m.ramp(m.voronoi(20), [(0.06, 1.0), (0.11, 0.0)])
    col = m.mix(m.math("MULTIPLY", seeds, 0.7), col, "#f2c473")
    return m.skin(
        col,
        0.14,
        0.5,
        sss=0.35,
        radius=(0.06, 0.015, 0.008),
        coat=0.6,
        coat_rough=0.08,
        normal=m.bump(m.math("ADD", pulp, m.math("MULTIPLY", seeds, 0.6)), 0.6, 0.018),
    )


def spread(length, width, floor, material, seed=0, cover=0.98, thick=0.03, n=200, centre=(0, 0)):
    """Something spooned over toast lying along x at the centre."""
    xs, ys, h = surface.height_map(
        centre[0] - length / 2,
        centre[0] + length / 2,
        centre[1] - width / 2,
        centre[1] + width / 2,
        n,
        floor,
        ("toast",),
    )
    x, y = np.meshgrid(xs, ys, indexing="ij")
    p = np.stack([x.ravel(), y.ravel(), 0 * x.ravel()], 1)
    q = np.sqrt(((x - centre[0]) / (length / 2)) ** 2 + ((y - centre[1]) / (width / 2)) ** 2).ravel()
    t = cover + 0.12 * noise.fbm(p, 3, 3, seed) - q
    lump = 0.6 + 1.1 * noise.fbm(p, 10, 5, seed + 1)
    surface.drape(
        "spread", xs, ys, h, (np.clip(t * 6, -1, 1) * thick * np.clip(lump, 0.15, 2)).reshape(n, n), material, 3
    )
