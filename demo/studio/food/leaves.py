"""Leaves and tomatoes of a salad."""

import numpy as np

from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def salad_leaf_material(base="#f1f5cc", mid="#a9d050", edge="#4f9420", tip="#3f7d1a"):
    m = Mat("salad leaf " + edge)
    t = m.math("ADD", m.attr("rim"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(7, 4), 0.5), 0.4))
    col = m.ramp(t, [(0.08, base), (0.35, mid), (0.7, edge), (1.0, tip)])
    col = m.mix(m.math("MULTIPLY", m.attr("vein"), 0.75), col, base)
    return m.skin(col, 0.3, 0.5, translucent=0.38, coat=0.3, coat_rough=0.15, normal=m.bump(m.noise(26, 4), 0.5, 0.012))


def salad_leaf(at, rz=0.0, rx=0.0, ry=0.0, size=0.5, seed=0, material=None, frill=1.0, slim=1.0):
    """One torn leaf: thick rib, side veins, frilled border."""
    rng = rng_of(seed)
    nu, nv = 90, 61
    u, w = [q.ravel() for q in np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing="ij")]
    wid = 0.50 * slim * np.clip(np.sin(np.pi * np.clip(0.08 + 0.90 * u, 0, 1)) ** 0.55, 0.10, 1) * (0.55 + 0.6 * u)
    ring = np.stack([u * 2, w * 1.5, 0 * u + seed * 1.7], 1)
    wid *= 1 + 0.10 * noise.fbm(ring, 2.6, 3, seed)
    a = np.abs(w)
    ruffle = (
        (noise.fbm(ring * [1.4, 0.5, 1], 3.0, 2, seed + 1) * 0.26 + noise.fbm(ring, 7.0, 2, seed + 2) * 0.10)
        * frill
        * np.maximum(a**2.2, 0.6 * np.clip((u - 0.75) / 0.25, 0, 1) ** 2)
    )
    cup = 0.28 * a**2 * wid + 0.22 * u * u * rng.uniform(-0.6, 1.0)
    x = u + 0.10 * ruffle
    p = np.stack([x - 0.5, w * wid, cup + ruffle], 1) * size
    side = np.abs(np.sin((u * 9 - a * 2.2) * np.pi)) > 0.985
    vein = np.maximum(np.exp(-((a / (0.055 * (1.15 - u))) ** 2)), 0.45 * side * (a < 0.85))
    rim = np.clip(0.25 * u + 0.75 * a**1.3 + 0.35 * u**4, 0, 1)
    geo.add(
        "salad leaf",
        geo.place(p, at, rz, rx, ry),
        geo.grid_faces(nu, nv),
        material or salad_leaf_material(),
        rim=rim,
        vein=vein,
    )


def bed(reach=0.8, n=34, z=0.1, seed=1, height=0.22, materials=None):
    """A heap of leaves: outer ones lie flat, inner ones stand."""
    rng = rng_of(seed)
    mats = materials or [
        salad_leaf_material(),
        salad_leaf_material("#e9f0b4", "#bfdd66", "#86c03a", "#5f9a2a"),
        salad_leaf_material("#e6d8c0", "#8f6a4a", "#5f2030", "#3a0f20"),
    ]
    share = [0.45, 0.85, 1.0]
    for k in range(n):
        a = k * 2.39996 + rng.normal(0, 0.2)
        q = reach * np.sqrt((k + 0.5) / n)
        m = mats[int(np.searchsorted(share, rng.random()))] if len(mats) == 3 else mats[k % len(mats)]
        zz = z + height * (1 - (q / reach) ** 2) + rng.uniform(0, 0.05)
        salad_leaf(
            (q * np.cos(a), q * np.sin(a), zz),
            a + rng.normal(0, 0.5),
            rng.normal(0, 0.35),
            -rng.uniform(0.0, 0.5),
            rng.uniform(0.42, 0.62),
            seed * 50 + k,
            m,
        )


@once
def tomato_cut_material():
    """Cut side of a tomato wedge: flesh wall, wet seed chamber."""
    m = Mat("tomato cut")
    rad = m.attr("rad")
    seeds = m.ramp(m.voronoi(24), [(0.12, 1.0), (0.2, 0.0)])
    gel = m.mix(m.math("MULTIPLY", seeds, 0.8), m.ramp(m.noise(9, 3), [(0.3, "#c8361a"), (0.7, "#e0682c")]), "#f2cf80")
    wall = m.ramp(m.noise(12, 4), [(0.3, "#d8402a"), (0.7, "#ea7458")])
    col = m.mix(m.ramp(rad, [(0.70, 0.0), (0.76, 1.0)]), gel, wall)
    col = m.mix(m.ramp(rad, [(0.965, 0.0), (0.985, 1.0)]), col, "#b01410")
    return m.skin(
        col,
        0.12,
        0.5,
        sss=0.4,
        radius=(0.08, 0.02, 0.01),
        coat=0.7,
        coat_rough=0.05,
        normal=m.bump(m.math("ADD", m.noise(24, 4), seeds), 0.35, 0.014),
    )


@once
def tomato_skin_material():
    m = Mat("tomato skin")
    return m.skin(
        m.ramp(m.noise(3, 3), [(0.3, "#b8140e"), (0.7, "#d62a16")]),
        0.12,
        0.5,
        sss=0.35,
        radius=(0.08, 0.015, 0.008),
        coat=0.7,
        coat_rough=0.05,
    )


def tomato_wedge(at, rz=0.0, rx=0.0, size=0.28, half=0.5, seed=0):
    n, k = 50, 24
    u, w = [
        q.ravel() for q in np.meshgrid(np.linspace(0.05, np.pi - 0.05, n), np.linspace(-half, half, k), indexing="ij")
    ]
    body = np.sin(u) ** 0.8
    skin = np.stack([-np.cos(u) * 0.95, body * np.sin(w), -body * np.cos(w)], 1)
    geo.add("tomato skin", geo.place(skin * size, at, rz, rx), geo.grid_faces(n, k), tomato_skin_material())
    for s in (-1, 1):
        uu, r = [
            q.ravel() for q in np.meshgrid(np.linspace(0.05, np.pi - 0.05, n), np.linspace(0, 1, 30), indexing="ij")
        ]
        b = np.sin(uu) ** 0.8 * r
        v = np.stack([-np.cos(uu) * 0.95, s * b * np.sin(half), -b * np.cos(half)], 1)
        v[:, 1] -= s * 0.05 * np.exp(-(((r - 0.45) / 0.22) ** 2)) * np.sin(uu) ** 2
        rad = np.maximum(r, np.abs(np.cos(uu)) ** 3)
        f = geo.grid_faces(n, 30)
        geo.add(
            "tomato cut", geo.place(v * size, at, rz, rx), f if s > 0 else f[:, ::-1], tomato_cut_material(), rad=rad
        )
