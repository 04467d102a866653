"""Potato omelette."""

import numpy as np

from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def tortilla_skin_material():
    m = Mat("tortilla skin")
    big = m.noise(2.6, 5, 0.62, 0.8)
    t = m.math(
        "ADD", m.math("MULTIPLY", big, 0.95), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(22, 4, 0.6), 0.5), 0.35)
    )
    t = m.math("ADD", t, m.math("MULTIPLY", m.attr("side"), -0.16))
    col = m.ramp(t, [(0.16, "#efb250"), (0.34, "#e39638"), (0.47, "#c97222"), (0.60, "#984c16"), (0.78, "#5c290d")])
    h = m.math("ADD", m.noise(16, 6, 0.62), m.math("MULTIPLY", m.ramp(m.voronoi(11), [(0.0, 1.0), (0.6, 0.0)]), 0.5))
    return m.skin(
        col,
        m.ramp(m.noise(9, 4), [(0.35, 0.25), (0.65, 0.5)]),
        0.5,
        sss=0.08,
        radius=(0.05, 0.035, 0.012),
        coat=0.3,
        coat_rough=0.18,
        normal=m.bump(h, 0.55, 0.018),
    )


@once
def tortilla_cut_material():
    """Set egg between slices of potato; attribute pot says potato (drawn with
    the geometry, so that colour and relief agree)."""
    m = Mat("tortilla cut")
    egg = m.ramp(m.noise(13, 4), [(0.3, "#ec9a24"), (0.7, "#f4b548")])
    pot = m.ramp(
        m.math("ADD", m.math("MULTIPLY", m.noise(9, 3), 0.6), m.math("MULTIPLY", m.attr("rnd"), 0.5)),
        [(0.25, "#ecc27c"), (0.6, "#f6d9a6"), (0.9, "#fbeaca")],
    )
    col = m.mix(m.attr("pot"), egg, pot)
    return m.skin(
        col,
        m.ramp(m.attr("pot"), [(0.0, 0.16), (1.0, 0.42)]),
        0.5,
        sss=0.15,
        radius=(0.05, 0.04, 0.02),
        coat=0.4,
        coat_rough=0.12,
        normal=m.bump(m.noise(34, 5, 0.6), 0.35, 0.012),
    )


def tortilla(at=(0, 0, 0), r=0.95, h=0.36, a0=0.0, a1=2 * np.pi, seed=1):
    """Round from angle a0 to a1; open sides get cut faces."""
    at = np.array(at, float)
    na, nz = int(200 * (a1 - a0) / (2 * np.pi)) + 12, 70
    # quarter profile from the middle of the top round the bulging flank to the bottom
    t = np.linspace(0, 1, nz)
    flank = 0.20
    prof_r = np.where(t < 0.55, t / 0.55 * (r - flank), 0)
    prof_z = np.where(t < 0.55, h, 0.0)
    k = np.clip((t - 0.55) / 0.45, 0, 1) * np.pi
    prof_r = np.where(t >= 0.55, r - flank + flank * np.sin(k) ** 0.8, prof_r)
    prof_z = np.where(t >= 0.55, h / 2 + h / 2 * np.cos(k), prof_z)
    ang = np.linspace(a0, a1, na)
    A, R = np.meshgrid(ang, prof_r, indexing="ij")
    Z = np.broadcast_to(prof_z, A.shape)

    def warp(p):
        """One shape for skin and cut, so that they meet."""
        w = 1 + 0.025 * noise.fbm(p * [1, 1, 0], 1.5, 2, seed)
        up = 0.030 * noise.fbm(p * [1, 1, 0], 2.2, 3, seed + 1) * np.clip(p[:, 2] / h, 0, 1)
        return np.stack([p[:, 0] * w, p[:, 1] * w, p[:, 2] + up], 1)

    v = warp(np.stack([(R * np.cos(A)).ravel(), (R * np.sin(A)).ravel(), Z.ravel()], 1))
    f = geo.grid_faces(na, nz)
    if geo.normals(v, f)[nz // 4, 2] < 0:
        f = f[:, ::-1]
    inner = np.minimum(np.tile(t, na) * 20, 1)
    v = v + geo.normals(v, f) * (0.012 * noise.fbm(v, 7, 4, seed + 2) * inner)[:, None]
    geo.add("tortilla", v + at, f, tortilla_skin_material(), side=np.tile(np.sin(np.clip(k, 0, np.pi)), na))
    if a1 - a0 > 2 * np.pi - 1e-3:
        return
    for a, s in ((a0, -1), (a1, 1)):
        tortilla_face(at, r, h, flank, a, s, warp, seed + int(s) + 5)


def tortilla_face(at, r, h, flank, a, s, warp, seed):
    """Cut face in the plane of angle a: overlapping flat ellipses (potato
    slices seen from the edge), each standing out of the egg a little."""
    nu, nv = 190, 90
    u, w = [q.ravel() for q in np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")]
    x = u * r
    over = np.clip((x - (r - flank)) / flank, 0, 1)
    half = h / 2 * np.sqrt(np.clip(1 - over**2.4, 0, 1))
    z = h / 2 + (2 * w - 1) * half
    rng = rng_of(seed)
    n = 60
    cx, cz = rng.uniform(0, r, n), rng.uniform(0.0, h, n)
    la, lb = rng.uniform(0.09, 0.22, n), rng.uniform(0.022, 0.042, n)
    tilt = rng.normal(0, 0.28, n)
    pot, relief, tone = np.zeros(len(x)), np.zeros(len(x)), np.zeros(len(x))
    wx = x + 0.014 * noise.fbm(np.stack([x, z, 0 * x], 1), 9, 3, seed)
    wz = z + 0.010 * noise.fbm(np.stack([x, z, 0 * x + 3], 1), 9, 3, seed + 1)
    for i in range(n):
        dx, dz = wx - cx[i], wz - cz[i]
        c, q = np.cos(tilt[i]), np.sin(tilt[i])
        d = (np.abs(c * dx + q * dz) / la[i]) ** 4 + (np.abs(-q * dx + c * dz) / lb[i]) ** 4
        inside = np.clip((1 - d) / 0.35, 0, 1)
        hit = inside > 0.02
        pot = np.where(hit, inside, pot)
        relief = np.where(hit, rng.uniform(0.2, 1.0) * inside, relief)
        tone = np.where(hit, rng.random(), tone)
    rim = np.clip(np.minimum(np.minimum(w, 1 - w) * 2 * half, (r - x)) / 0.02, 0, 1)
    out = (0.016 * relief + 0.010 * noise.fbm(np.stack([x, z, 0 * x], 1), 14, 4, seed + 2)) * rim
    p = warp(np.stack([x * np.cos(a), x * np.sin(a), z], 1))
    nrm = s * np.array([-np.sin(a), np.cos(a), 0])
    v = p + nrm * out[:, None]
    f = geo.grid_faces(nu, nv)
    geo.add("tortilla cut", v + at, f, tortilla_cut_material(), pot=pot, rnd=tone)
