"""Sauces: brava, alioli, green sauce, hummus, oil."""

import numpy as np

from kit import geo, noise, surface
from kit.once import once, rng_of
from kit.shade import Mat


def hummus_material():
    m = Mat("hummus")
    return m.skin(
        m.ramp(m.noise(8, 4), [(0.3, "#b88a48"), (0.7, "#d2ac6a")]),
        0.4,
        0.4,
        sss=0.2,
        radius=(0.05, 0.03, 0.015),
        coat=0.2,
        normal=m.bump(m.noise(50, 4), 0.35, 0.012),
    )


@once
def brava_material():
    m = Mat("brava")
    specks = m.ramp(m.voronoi(42), [(0.08, 1.0), (0.2, 0.0)])
    col = m.ramp(m.noise(6, 5), [(0.3, "#a31c08"), (0.55, "#c4300d"), (0.8, "#d9501a")])
    col = m.mix(m.math("MULTIPLY", specks, 0.6), col, "#6b0f05")
    return m.skin(
        col,
        0.2,
        0.5,
        sss=0.35,
        radius=(0.06, 0.012, 0.006),
        coat=0.6,
        coat_rough=0.08,
        normal=m.bump(m.noise(34, 4), 0.25, 0.012),
    )


@once
def alioli_material():
    m = Mat("alioli")
    return m.skin(
        m.ramp(m.noise(5, 3), [(0.3, "#f5e3ad"), (0.7, "#fbf1cf")]),
        0.25,
        0.5,
        sss=0.5,
        radius=(0.07, 0.05, 0.03),
        coat=0.4,
        coat_rough=0.12,
        normal=m.bump(m.noise(20, 3), 0.1, 0.012),
    )


def brava_sauces(reach=0.85, floor=0.055, seed=2, n=230):
    xs, ys, h = surface.height_map(-reach, reach, -reach, reach, n, floor, "potatoes")
    x, y = np.meshgrid(xs, ys, indexing="ij")
    p = np.stack([x.ravel(), y.ravel(), 0 * x.ravel()], 1)
    # Brava: spooned over the middle, running out in tongues.
    th = np.arctan2(y, x).ravel()
    tongue = noise.fbm(np.stack([np.cos(th) * 2, np.sin(th) * 2, 0 * th], 1), 1.3, 3, seed)
    q = np.hypot(x, y).ravel()
    t = 0.50 + 0.28 * tongue + 0.10 * noise.fbm(p, 4.0, 3, seed + 1) - q
    surface.drape("brava", xs, ys, h, (np.clip(t, -1, 0.13) * 0.30).reshape(n, n), brava_material(), 14)
    # Alioli: one zigzag from a bottle, over the sauce.
    h2 = surface.blur(
        np.maximum(h, surface.blur(h, 14) + np.sqrt(np.maximum(t, 0).clip(0, 0.13) * 0.3).reshape(n, n) * 0.22), 10
    )
    k = np.linspace(0, 1, 900)
    line = np.stack([0.46 * np.sin(k * 2 * np.pi * 4.2) * (1 - 0.3 * np.abs(2 * k - 1)), 0.52 - 1.04 * k], 1)
    line += 0.03 * np.stack(
        [
            noise.fbm(np.stack([k * 9, k * 0, k * 0], 1), 1, 2, 5),
            noise.fbm(np.stack([k * 9, k * 0 + 4, k * 0], 1), 1, 2, 6),
        ],
        1,
    )
    d = np.full(n * n, 9.0)
    for a in line[::3]:
        d = np.minimum(d, np.hypot(p[:, 0] - a[0], p[:, 1] - a[1]))
    w = 0.029 * (1 + 0.35 * noise.fbm(p, 5, 2, 8))
    surface.drape("alioli", xs, ys, h2, ((w - d) * 0.75).reshape(n, n), alioli_material(), 8)


@once
def bubbling_oil_material():
    """Deep golden oil; only a share of it is see-through (see oil_material)."""
    m = Mat("garlic oil")
    n = m.bump(m.noise(9, 3), 0.2, 0.02)
    p = m.node(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": m.ramp(m.noise(4, 3), [(0.3, "#b8560a"), (0.7, "#dc861a")]),
            "Roughness": 0.05,
            "Specular": 0.6,
            "Clearcoat": 1.0,
            "Clearcoat Roughness": 0.02,
            "Normal": n,
        },
    ).outputs[0]
    t = m.node("ShaderNodeBsdfTransparent", {"Color": "#ffc860"}).outputs[0]
    m.t.links.new(
        m.node("ShaderNodeMixShader", {0: 0.42, 1: p, 2: t}).outputs[0], m.node("ShaderNodeOutputMaterial").inputs[0]
    )
    return m.m


def sauce_pool(at, r, material, seed=0, wobble=0.16, h=0.03):
    """Poured sauce: lobed outline, rounded border."""
    n, na = 60, 240
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    c = np.stack([np.cos(T), np.sin(T), 0 * T], 1)
    R = r * (1 + wobble * noise.fbm(c, 1.4, 3, seed)) * s
    p = np.stack([1.15 * R * np.cos(T), 0.85 * R * np.sin(T), h * np.sqrt(np.clip(1 - s**10, 0, 1))], 1)
    p[:, 2] += 0.004 * noise.fbm(p, 5, 3, seed + 1)
    geo.add("sauce pool", p + np.array(at, float), geo.grid_faces(n, na, wrap_v=True), material)


@once
def green_sauce_material():
    m = Mat("green sauce")
    herb = m.ramp(m.voronoi(40), [(0.10, 1.0), (0.2, 0.0)])
    herb2 = m.ramp(m.voronoi(75), [(0.12, 1.0), (0.2, 0.0)])
    col = m.mix(
        m.math("MAXIMUM", herb, m.math("MULTIPLY", herb2, 0.8)),
        m.ramp(m.noise(5, 3), [(0.3, "#b8b454"), (0.7, "#d6d07c")]),
        "#2f6a18",
    )
    return m.skin(
        col,
        0.12,
        0.5,
        sss=0.35,
        radius=(0.05, 0.05, 0.015),
        coat=0.5,
        coat_rough=0.06,
        normal=m.bump(herb, 0.25, 0.008),
    )


@once
def oil_material(color="#e0a81c", share=0.45):
    """A share of the light goes through untouched: a real refracting lens on a
    dark liquid comes out black, because the renderer draws no caustics."""
    m = Mat("oil")
    p = m.node(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": color, "Roughness": 0.04, "Specular": 0.6, "Clearcoat": 1.0, "Clearcoat Roughness": 0.02},
    ).outputs[0]
    t = m.node("ShaderNodeBsdfTransparent", {"Color": "#ffe7a0"}).outputs[0]
    lp = m.node("ShaderNodeLightPath")
    fac = m.math("MAXIMUM", m.math("MULTIPLY", lp.outputs["Is Shadow Ray"], 0.95), share)
    m.t.links.new(
        m.node("ShaderNodeMixShader", {0: fac, 1: p, 2: t}).outputs[0], m.node("ShaderNodeOutputMaterial").inputs[0]
    )
    return m.m


def oil_drops(points, sizes, seed=0, color="#d8a91c"):
    """Lenses of oil floating on soup: flat below, domed above, never quite round."""
    rng = rng_of(seed)
    t = []
    for k in range(6):
        v, f = geo.icosphere(4)
        th = np.arctan2(v[:, 1], v[:, 0])
        w = 1 + 0.16 * noise.fbm(np.stack([np.cos(th), np.sin(th), 0 * th + k], 1), 1.2, 2, k)
        t.append((v * np.stack([w, w, np.where(v[:, 2] > 0, 0.13, 0.05)], 1), f))
    n = len(points)
    up = np.tile([0, 0, 1.0], (n, 1))
    gv, gf, _ = geo.scatter(t, np.asarray(points, float), geo.frames(up, rng), np.asarray(sizes, float), rng)
    geo.add("oil", gv, gf, oil_material(color))
