"""Steak from the grill."""

import numpy as np

from kit import geo, noise
from kit.once import once
from kit.shade import Mat


@once
def steak_material():
    """Attributes: bar (0..1 on a grill mark), fat (rind), cut (inside)."""
    m = Mat("steak")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(6, 6, 0.66), 0.7), m.math("MULTIPLY", m.noise(32, 4), 0.3))
    crust = m.ramp(t, [(0.3, "#3a1408"), (0.5, "#6b2c12"), (0.68, "#8f4a22"), (0.85, "#b06c38")])
    fat = m.ramp(m.noise(8, 5), [(0.3, "#b06a24"), (0.5, "#dba257"), (0.75, "#f3d79c")])
    col = m.mix(m.attr("fat"), crust, fat)
    bar = m.math("ADD", m.attr("bar"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(16, 4), 0.5), 0.7))
    char = m.ramp(bar, [(0.42, 0.0), (0.7, 1.0)])
    col = m.mix(char, col, "#0f0603")
    h = m.math(
        "ADD", m.math("MULTIPLY", m.noise(1.0, 5, 0.62, at=m.coord(scale=(14, 40, 14))), 0.8), m.noise(48, 5, 0.62)
    )
    h = m.math("SUBTRACT", h, m.math("MULTIPLY", char, 0.8))
    return m.skin(
        col,
        m.ramp(m.noise(14, 4), [(0.38, 0.16), (0.62, 0.42)]),
        0.5,
        sss=0.12,
        radius=(0.05, 0.015, 0.008),
        coat=0.45,
        coat_rough=0.14,
        normal=m.bump(h, 0.65, 0.016),
    )


@once
def rare_material():
    """The cut: pink heart, grey-brown towards the crust (attribute deep), fibres upright."""
    m = Mat("rare meat")
    fib = m.noise(1.0, 5, 0.62, 0.3, at=m.coord(scale=(38, 38, 7)))
    t = m.math("ADD", m.attr("deep"), m.math("MULTIPLY", m.math("SUBTRACT", fib, 0.5), 0.35))
    col = m.ramp(t, [(0.0, "#4a200e"), (0.18, "#8a4a32"), (0.38, "#c2605a"), (0.62, "#c23a40"), (1.0, "#a81e2c")])
    marb = m.ramp(m.noise(7, 5, 0.62, 1.0), [(0.60, 0.0), (0.70, 0.55)])
    col = m.mix(marb, col, "#eab9a0")
    return m.skin(
        col, 0.22, 0.5, sss=0.4, radius=(0.08, 0.02, 0.012), coat=0.6, coat_rough=0.10, normal=m.bump(fib, 0.55, 0.014)
    )


def _steak_outline(th, r, seed):
    c = np.stack([np.cos(th), np.sin(th), 0 * th], 1)
    return r * (1 + 0.16 * noise.fbm(c, 1.1, 2, seed)) * np.stack([1.28 * np.cos(th), 0.80 * np.sin(th)], 0)


def steak(at, rz=0.0, r=0.62, h=0.21, seed=2, x0=-9.0, x1=9.0, bars=0.17):
    """Thick rib steak; x0..x1 keeps only what lies between two knife cuts
    (in its own x), and the cuts show the rare inside."""
    nr, na = 84, 420
    th = np.linspace(0, 2 * np.pi, na, endpoint=False)
    ox, oy = _steak_outline(th, r, seed)
    t = np.linspace(0, 1, nr)
    q = np.where(t < 0.6, t / 0.6 * 0.93, 0.93 + 0.07 * np.sin((t - 0.6) / 0.4 * np.pi))
    z = np.where(t < 0.6, h, h / 2 + h / 2 * np.cos((t - 0.6) / 0.4 * np.pi))
    v = np.stack([(q[:, None] * ox).ravel(), (q[:, None] * oy).ravel(), np.repeat(z, na)], 1)
    rimness = np.repeat(q, na)
    back = np.tile(np.clip((np.sin(th - 0.35) - 0.25) / 0.2, 0, 1), nr)  # fat rind along the far side
    fat = np.clip((rimness - 0.86) / 0.05, 0, 1) * back
    v[:, 2] += (0.03 * noise.fbm(v * [1, 1, 0], 2.0, 3, seed) + 0.03 * fat) * (v[:, 2] > h * 0.3)
    f = geo.grid_faces(nr, na, wrap_v=True)
    if geo.normals(v, f)[4 * na, 2] < 0:
        f = f[:, ::-1]
    v = geo.displace(v, f, 0.012, 10, 4, seed + 2)
    u = v[:, 0] * 0.80 + v[:, 1] * 0.60
    w = np.abs((u / bars + 0.02 * noise.fbm(v, 4, 2, seed)) % 1.0 - 0.5) * 2
    bar = np.clip((0.34 - w) / 0.20, 0, 1) * (v[:, 2] > h * 0.72)
    v[:, 2] -= 0.012 * bar
    x = v[:, 0].copy()
    v[:, 0] = np.clip(x, x0, x1)
    keep = ((x[f] > x0 - 1e-6) & (x[f] < x1 + 1e-6)).any(1)
    geo.add("steak", geo.place(v, at, rz), f[keep], steak_material(), bar=bar, fat=fat)
    for cut, s in ((x0, -1), (x1, 1)):
        if abs(cut) > 5:
            continue
        up, dn = oy[(oy > 0)], oy[(oy < 0)]
        y1 = np.interp(cut, np.sort(ox[oy > 0]), up[np.argsort(ox[oy > 0])])
        y0 = np.interp(cut, np.sort(ox[oy < 0]), dn[np.argsort(ox[oy < 0])])
        nu, nv = 120, 44
        U, W = [g.ravel() for g in np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, 1, nv), indexing="ij")]
        y = (y0 + y1) / 2 + U * (y1 - y0) / 2
        edge = np.sqrt(np.clip(1 - np.abs(U) ** 9, 0, 1))
        zt = h * (0.5 + (W - 0.5) * edge)
        p = np.stack([np.full_like(y, cut), y, zt], 1)
        p[:, 2] += 0.03 * noise.fbm(p * [1, 1, 0], 2.0, 3, seed) * W
        deep = np.minimum(np.minimum(W, 1 - W) * 2 * 1.3, (1 - np.abs(U)) * (y1 - y0) / h * 0.9)
        p[:, 0] += s * (0.006 + 0.010 * noise.fbm(p, 12, 4, seed + 4)) * np.clip(deep * 4, 0, 1)
        geo.add("steak cut", geo.place(p, at, rz), geo.grid_faces(nu, nv), rare_material(), deep=np.clip(deep, 0, 1))
