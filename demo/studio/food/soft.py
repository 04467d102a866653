"""Moist pieces of one colour, and thin slices."""

import numpy as np

from food import glasses
from kit import geo, noise
from kit.once import once
from kit.shade import Mat


@once
def soft_material(name, a, b, radius=(0.05, 0.03, 0.015), rough=0.22, bump=30):
    """Moist flesh of two tones; avocado, tuna, mango, cucumber, surimi."""
    m = Mat(name)
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", m.noise(7, 4), 0.7), m.math("MULTIPLY", m.attr("rnd"), 0.4)),
        [(0.3, a), (0.8, b)],
    )
    return m.skin(
        col, rough, 0.5, sss=0.4, radius=radius, coat=0.45, coat_rough=0.1, normal=m.bump(m.noise(bump, 4), 0.3, 0.01)
    )


@once
def avocado_material():
    """Yellow at the stone, green at the skin (attribute rad)."""
    m = Mat("avocado slice")
    t = m.math("ADD", m.attr("rad"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(9, 3), 0.5), 0.15))
    col = m.ramp(t, [(0.3, "#f0e79a"), (0.6, "#d7dc78"), (0.85, "#a9c04a"), (0.97, "#6a8f24")])
    return m.skin(
        col,
        0.28,
        0.5,
        sss=0.4,
        radius=(0.05, 0.05, 0.015),
        coat=0.4,
        coat_rough=0.12,
        normal=m.bump(m.noise(26, 4), 0.2, 0.01),
    )


def avocado_fan(at, rz=0.0, n=6, size=0.36, seed=0, step=0.085):
    """Crescent slices leaning on each other."""
    nu, nv = 50, 22
    for k in range(n):
        u, w = [q.ravel() for q in np.meshgrid(np.linspace(-1, 1, nu), np.linspace(0, 1, nv), indexing="ij")]
        a = u * 1.25
        r_in, r_out = 0.52, 1.0
        r = r_in + (r_out - r_in) * w * np.sqrt(np.clip(1 - np.abs(u) ** 5, 0.0, 1)) + 0.0
        out = np.stack([size * r * np.sin(a) * 1.2, size * (r * np.cos(a) - 0.45), 0 * u], 1)
        top, low = out + [0, 0, 0.026], out - [0, 0, 0.026]
        f = geo.grid_faces(nu, nv)
        v, f = geo.join((top, f[:, ::-1]), (low, f))
        rad = np.tile(w, 2)
        # the rim wall
        edge = np.arange(nu) * nv + nv - 1
        wall = np.stack([edge[:-1], edge[1:], edge[1:] + nu * nv, edge[:-1] + nu * nv], 1)
        edge0 = np.arange(nu) * nv
        wall0 = np.stack([edge0[1:], edge0[:-1], edge0[:-1] + nu * nv, edge0[1:] + nu * nv], 1)
        f = np.vstack([f, wall, wall0])
        v = geo.place(v, rx=0.62)
        v = v + [0.01 * np.sin(k * 2.0 + seed), -k * step, 0.012 * k]
        geo.add("avocado", geo.place(v, at, rz), f, avocado_material(), rad=rad)


@once
def radish_material():
    m = Mat("radish")
    col = m.ramp(
        m.math("ADD", m.attr("rad"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(12, 3), 0.5), 0.06)),
        [(0.0, "#f4e6ea"), (0.4, "#fffafa"), (0.88, "#fdeef2"), (0.95, "#c8164e")],
    )
    return m.skin(col, 0.2, 0.5, translucent=0.3, coat=0.5, normal=m.bump(m.noise(30, 3), 0.2, 0.008))


@once
def cucumber_material():
    m = Mat("cucumber coin")
    seeds = m.ramp(m.voronoi(26), [(0.10, 1.0), (0.2, 0.0)])
    col = m.ramp(
        m.math("ADD", m.attr("rad"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(12, 3), 0.5), 0.08)),
        [(0.0, "#dcebb4"), (0.5, "#cfe39e"), (0.85, "#a9cf6c"), (0.94, "#2d5a14")],
    )
    col = m.mix(m.math("MULTIPLY", seeds, m.ramp(m.attr("rad"), [(0.45, 0.7), (0.6, 0.0)])), col, "#f4f3cf")
    return m.skin(
        col, 0.18, 0.5, translucent=0.25, coat=0.5, normal=m.bump(m.math("ADD", m.noise(30, 3), seeds), 0.25, 0.008)
    )


def coin(at, r, material, h=0.02, rz=0.0, rx=0.0, ry=0.0, seed=0):
    """Thin round slice (radish, cucumber)."""
    v, f = glasses.solid(
        [(0, h), (r * 0.5, h), (r * 0.94, h), (r, h * 0.8), (r, h * 0.2), (r * 0.94, 0), (r * 0.5, 0), (0, 0)], 80, 4
    )
    rad = np.hypot(v[:, 0], v[:, 1]) / r
    v[:, 2] += 0.05 * r * noise.fbm(v / r, 1.0, 2, seed)
    geo.add("coin", geo.place(v, at, rz, rx, ry), f, material, rad=rad)
