"""Cups, coffee, spoons."""

import numpy as np

from food import glasses
from kit import geo, noise, tableware
from kit.once import once
from kit.shade import Mat


def cup(at=(0, 0, 0), r=0.42, h=0.52, rz=0.4, saucer=True, material=None):
    """Round cup with handle on a saucer; returns height and radius at 86 %."""
    at = np.array(at, float)
    mat = material or tableware.porcelain()
    z0 = 0.06 if saucer else 0.0
    if saucer:
        prof = [
            (0, 0.035),
            (0.24, 0.035),
            (0.27, 0.045),
            (0.30, 0.04),
            (0.5, 0.075),
            (0.70, 0.125),
            (0.735, 0.135),
            (0.74, 0.125),
            (0.5, 0.05),
            (0.3, 0.012),
            (0.29, 0.0),
            (0, 0.0),
        ]
        glasses.move(geo.add("saucer", *glasses.solid(prof, 128, 6), mat), at)
    prof = [
        (0, 0.035),
        (r * 0.45, 0.04),
        (r * 0.78, h * 0.30),
        (r * 0.92, h * 0.62),
        (r * 0.965, h * 0.97),
        (r * 0.985, h),
        (r * 1.0, h * 0.975),
        (r * 0.965, h * 0.62),
        (r * 0.83, h * 0.28),
        (r * 0.55, 0.045),
        (r * 0.52, 0.0),
        (0, 0.006),
    ]
    glasses.move(geo.add("cup", *glasses.solid(prof, 144, 6), mat), at + [0, 0, z0])
    t = np.linspace(0, 1, 40)
    a = np.pi * (0.5 - t)
    path = np.stack([r * 0.945 + 0.20 * np.cos(a) ** 0.8 * (1.0 - 0.25 * t), 0 * t, h * 0.56 + 0.155 * np.sin(a)], 1)
    path[0, 0] += 0.005
    path[-1, 0] -= 0.06
    v, f = geo.tube(path, 0.036 + 0.012 * np.abs(2 * t - 1) ** 3, 16, 1.35)
    geo.add("handle", geo.place(v, at + [0, 0, z0], rz), f, mat)
    return z0 + h * 0.86, r * 0.94


@once
def latte_material():
    """Steamed milk over coffee: brown crema at the wall, a pale heart poured
    in the middle (attributes px, py: place on the disc, -1..1)."""
    m = Mat("latte")
    col = m.mix(
        m.attr("milk"),
        m.ramp(m.noise(7, 5, 0.6), [(0.3, "#8a4a1c"), (0.7, "#b5722f")]),
        m.ramp(m.noise(10, 3), [(0.3, "#f0dcb8"), (0.7, "#fbf0da")]),
    )
    fine = m.ramp(m.voronoi(90), [(0.0, 0.0), (0.5, 1.0)])
    return m.skin(
        col,
        0.28,
        0.45,
        sss=0.4,
        radius=(0.05, 0.035, 0.02),
        coat=0.25,
        coat_rough=0.2,
        normal=m.bump(fine, 0.10, 0.006),
    )


def latte(at, z, r, rz=0.0, seed=4):
    """Surface with a poured leaf (rosetta): stacked chevrons cut by a line."""
    n = 300
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * np.pi, n, endpoint=False), indexing="ij")
    ]
    x, y = s * np.cos(T), s * np.sin(T)
    p = np.stack([x, y, 0 * x], 1)
    wx = x + 0.05 * noise.fbm(p, 2.5, 3, seed)
    wy = y + 0.05 * noise.fbm(p, 2.5, 3, seed + 1)
    leaf = np.clip((0.60 * np.sqrt(np.clip(1 - ((wy + 0.02) / 0.74) ** 2, 0, 1)) - np.abs(wx)) / 0.03, 0, 1)
    chev = np.sin((wy * 1.0 - 0.75 * np.abs(wx) ** 0.85) * 27.0)
    milk = leaf * np.clip(chev * 2.2 + 0.65, 0, 1)
    milk *= 1 - np.clip((0.022 - np.abs(wx)) / 0.012, 0, 1) * (wy > -0.5)
    milk = np.maximum(milk, 0.18 * np.clip((s - 0.9) / 0.05, 0, 1))
    v = np.stack([x * r, y * r, 0.012 * np.clip((s - 0.94) / 0.06, 0, 1) ** 2], 1)
    geo.add(
        "latte",
        geo.place(v, np.array(at, float) + [0, 0, z], rz),
        geo.grid_faces(120, n, wrap_v=True),
        latte_material(),
        milk=milk,
    )


def spoon(at, rz, length=1.1, rx=0.0):
    n, k = 80, 21
    s, q = [b.ravel() for b in np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, k), indexing="ij")]
    bowl = np.clip(s / 0.30, 0, 1)
    w = np.where(
        s < 0.30,
        0.115 * np.sin(np.pi * np.clip(bowl, 0.02, 1) ** 0.8 * 0.93 + 0.0) ** 0.6,
        0.022 + 0.02 * ((s - 0.3) / 0.7) ** 2,
    )
    w = np.maximum(w, 0.02)
    z = (
        np.where(s < 0.30, -0.05 * np.sin(np.pi * bowl) * (1 - q * q), 0.0)
        + 0.06 * np.sin(np.pi * np.clip((s - 0.25) / 0.75, 0, 1))
        + 0.008 * (1 - q * q)
    )
    v = np.stack([(s - 0.5) * length, q * w, z + 0.05], 1)
    geo.add("spoon", geo.place(v, at, rz, rx), geo.grid_faces(n, k), tableware.steel_material())


@once
def crema_material():
    m = Mat("espresso crema")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(5, 5, 0.62, 0.8), 0.8), m.math("MULTIPLY", m.noise(28, 4), 0.2))
    col = m.ramp(t, [(0.28, "#4a1e08"), (0.5, "#8a4a16"), (0.72, "#b87a34"), (0.9, "#d9a860")])
    bub = m.ramp(m.voronoi(60), [(0.0, 0.0), (0.4, 1.0)])
    return m.skin(
        col, 0.3, 0.45, sss=0.2, radius=(0.04, 0.02, 0.01), coat=0.25, coat_rough=0.2, normal=m.bump(bub, 0.15, 0.006)
    )
