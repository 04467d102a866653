"""Breadcrumbs, and croquettes in them."""

import numpy as np

from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def crumb_material():
    """Fried breadcrumb: colour varies per crumb and in patches (the pan side
    is browner); oil gives a broken gloss. No subsurface scattering: in tiny
    overlapping meshes red, which travels farthest, leaves first and the crust
    turns olive."""
    m = Mat("crumb")
    tone = m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.45), m.math("MULTIPLY", m.noise(3.2, 4), 0.75))
    col = m.ramp(tone, [(0.22, "#f8cd88"), (0.42, "#eda950"), (0.60, "#d5842e"), (0.78, "#a5581a"), (0.95, "#67300d")])
    return m.skin(
        col, m.ramp(m.noise(30, 2), [(0.35, 0.32), (0.65, 0.6)]), 0.5, normal=m.bump(m.noise(160, 3), 0.5, 0.006)
    )


def crumb_templates(rng, n=8, detail=1):
    """Coarse icospheres on purpose: twelve points, bent, look like broken bread
    and not like beads, and sixty thousand of them still fit in memory."""
    out = []
    for k in range(n):
        v, f = geo.icosphere(detail)
        v = v * rng.uniform(0.55, 1.3, 3)
        v = v * (1 + 0.45 * noise.fbm(v, 1.6, 3, int(rng.integers(1e6))))[:, None]
        out.append((v, f))
    return out


def coat(v, f, n, size, rng, material=None, sink=0.25):
    """Cover a surface with crumbs: many fine, few coarse (log-normal)."""
    p, nr = geo.sample_surface(v, f, n, rng)
    s = size * np.minimum(np.exp(rng.normal(0, 0.45, n)), 2.2)
    p = p + nr * (s * sink)[:, None]
    cv, cf, r = geo.scatter(crumb_templates(rng), p, geo.random_rotations(n, rng), s, rng)
    return geo.add("crumbs", cv, cf, material or crumb_material(), smooth=False, rnd=r)


def _capsule(length, radius, t0=0.0, t1=np.pi, nu=110, nv=90):
    """Croquette body along x, ends rounder than an ellipse."""
    t = np.linspace(t0, t1, nu)
    x = -length * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.85
    r = radius * np.maximum(np.sin(t), 1e-4) ** 0.62
    a = np.linspace(0, 2 * np.pi, nv, endpoint=False)
    v = np.stack([np.repeat(x[:, None], nv, 1), r[:, None] * np.cos(a), r[:, None] * np.sin(a)], 2).reshape(-1, 3)
    return v, geo.grid_faces(nu, nv, wrap_v=True)


@once
def bechamel_material():
    m = Mat("bechamel")
    col = m.ramp(m.noise(7, 4), [(0.3, "#f4d6a4"), (0.7, "#fbeacb")])
    return m.skin(col, 0.3, 0.5, coat=0.3, coat_rough=0.2, normal=m.bump(m.noise(24, 4), 0.35, 0.02))


@once
def ham_material():
    m = Mat("ham")
    tone = m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.6), m.math("MULTIPLY", m.noise(30, 3), 0.4))
    col = m.ramp(tone, [(0.2, "#8e2422"), (0.5, "#b8423a"), (0.8, "#d8796a")])
    return m.skin(col, 0.3, 0.5, sss=0.4, radius=(0.05, 0.015, 0.01), coat=0.4)


def croqueta(at, rz=0.0, ry=0.0, seed=0, cut=None, length=0.36, radius=0.175, crumbs=7500, spin=0.0):
    """cut: None, or the fraction (0..1) of the length that is kept; the open
    face looks along +x of the piece."""
    rng = rng_of(seed + 100)
    length *= rng.uniform(0.94, 1.06)
    radius *= rng.uniform(0.95, 1.05)
    t1 = np.pi if cut is None else np.pi * cut
    v, f = _capsule(length, radius, 0.0, t1)
    bend = 1 + 0.10 * noise.fbm(v, 2.6, 2, seed)
    v = v * np.stack([np.ones(len(v)), bend, bend], 1)
    v = geo.displace(v, f, 0.014, 16, 4, seed + 1)
    f = f[:, ::-1] if geo.normals(v, f)[len(v) // 2] @ (v[len(v) // 2] * [0, 1, 1]) < 0 else f

    def put(p):
        return geo.place(geo.place(p, rx=spin), at, rz, 0, ry)

    geo.add("croqueta", put(v), f, crumb_material(), rnd=np.full(len(v), 0.5))
    n = int(crumbs * (1 if cut is None else cut))
    coat(put(v), f, n, 0.0062, rng)
    coat(put(v), f, n // 9, 0.0105, rng)
    if cut is None:
        return
    # The open face: lumpy cream bulging out of a thin crust, torn rather than sawn.
    nv, nr = 90, 46
    edge = v[-nv:]
    q = np.linspace(1.0, 0.0, nr)[:, None, None] ** 0.8
    centre = edge.mean(0)
    face = (centre + (edge - centre)[None] * q).reshape(-1, 3)
    rel = np.repeat(q[:, 0, 0], nv)
    lump = 0.6 * noise.fbm(face, 8, 3, seed + 7) + 0.7 * (0.35 - np.abs(noise.fbm(face, 14, 4, seed + 8)))
    face[:, 0] += (1 - rel**4) * (0.022 + 0.075 * lump) - 0.006
    ff = geo.grid_faces(nr, nv, wrap_v=True)
    geo.add("bechamel", put(face), ff, bechamel_material())
    ring = rel > 0.92
    rv = face[ring] + [0.008, 0, 0]
    rv = rv + np.array([0.016, 0, 0]) * noise.fbm(rv, 40, 3, seed)[:, None]
    rf = geo.grid_faces(int(ring.sum() // nv), nv, wrap_v=True)
    geo.add("crust edge", put(rv), rf, crumb_material(), rnd=np.full(len(rv), 0.5))
    coat(put(rv), rf, 900, 0.0048, rng, sink=0.1)  # a broken border, not a rubber ring
    # Ham: small dice sunk into the cream.
    idx = np.where((rel < 0.80) & (rel > 0.05))[0]
    pick = rng.choice(idx, 24, replace=False)
    bv, bf = geo.rounded_box((2, 1.2, 0.9), 0.32, 9)
    bits = [(geo.displace(bv * rng.uniform(0.6, 1.3, 3), bf, 0.22, 1.5, 3, int(s)), bf) for s in range(5)]
    hv, hf, hr = geo.scatter(
        bits, face[pick] + [0.002, 0, 0], geo.random_rotations(24, rng), rng.uniform(0.012, 0.027, 24), rng
    )
    geo.add("ham bits", put(hv), hf, ham_material(), rnd=hr)


def loose_crumbs(n, r0, r1, z, seed=0, size=0.007, centre=(0, 0)):
    rng = rng_of(seed)
    a, r = rng.uniform(0, 2 * np.pi, n), r0 + (r1 - r0) * rng.random(n) ** 1.6
    p = np.stack([centre[0] + r * np.cos(a), centre[1] + r * np.sin(a), np.full(n, z)], 1)
    v, f, k = geo.scatter(
        crumb_templates(rng), p, geo.random_rotations(n, rng), size * np.exp(rng.normal(0, 0.5, n)), rng
    )
    geo.add("loose crumbs", v, f, crumb_material(), rnd=k)
