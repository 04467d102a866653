"""Plates, bowls, clay dishes and pans."""

import numpy as np

from food import glasses
from kit import geo, noise
from kit.once import once
from kit.shade import Mat, rgb


# The dark glaze that makes pale food stand out.
SLATE_BLUE = dict(color="#3f4a55", speck="#15181c", rim="#9a7a55")


def stoneware(color="#e9e2d6", speck="#5b4632", rim="#8a6a48"):
    """Hand-made glaze: uneven gloss, iron specks, thin brown rim."""
    m = Mat("stoneware")
    spots = m.ramp(m.voronoi(38.0), [(0.03, 1.0), (0.09, 0.0)])
    some = m.ramp(m.noise(9.0, 2), [(0.56, 0.0), (0.62, 1.0)])
    base = m.mix(m.noise(2.5, 4), color, [x * 0.86 for x in rgb(color)[:3]] + [1])
    col = m.mix(m.math("MULTIPLY", spots, some), base, speck)
    col = m.mix(
        m.ramp(m.math("ADD", m.attr("rim"), m.math("MULTIPLY", m.noise(14, 3), 0.25)), [(0.72, 0.0), (1.0, 1.0)]),
        col,
        rim,
    )
    r = m.ramp(m.noise(6.0, 3), [(0.3, 0.16), (0.7, 0.32)])
    return m.skin(col, r, 0.5, coat=0.25, coat_rough=0.08, normal=m.bump(m.noise(4.0, 3), 0.12, 0.03))


def plate(radius=1.25, depth=0.14, color="#e9e2d6", seed=1, **kw):
    """Flat plate with raised rim. Food stands at z = 0.05."""
    r, d = radius, depth
    prof = [
        (0, 0.05),
        (r * 0.30, 0.05),
        (r * 0.62, 0.05),
        (r * 0.72, 0.058),
        (r * 0.80, 0.085),
        (r * 0.9, d * 0.86),
        (r * 0.975, d),
        (r, d * 0.985),
        (r * 1.0, d * 0.93),
        (r * 0.95, d * 0.72),
        (r * 0.8, 0.03),
        (r * 0.6, 0.0),
        (0, 0.0),
    ]
    v, f = geo.lathe(prof, 160, 8)
    rim = np.exp(-(((np.hypot(v[:, 0], v[:, 1]) - r) / (0.02 * r)) ** 2)) * (v[:, 2] > d * 0.8)
    v = (
        v
        + np.stack(
            [noise.fbm(v, 0.8, 2, seed), noise.fbm(v, 0.8, 2, seed + 4), 0.3 * noise.fbm(v, 1.2, 2, seed + 8)], 1
        )
        * 0.02
    )
    return geo.add("plate", v, f, stoneware(color, **kw), rim=rim)


def bowl(radius=0.42, height=0.3, at=(0, 0, 0), color="#e9e2d6", **kw):
    r, h = radius, height
    prof = [
        (0, 0.05),
        (r * 0.5, 0.055),
        (r * 0.8, h * 0.42),
        (r * 0.95, h * 0.85),
        (r * 0.97, h),
        (r, h * 1.01),
        (r * 1.03, h * 0.97),
        (r * 0.98, h * 0.6),
        (r * 0.75, h * 0.12),
        (r * 0.5, 0),
        (0, 0),
    ]
    v, f = geo.lathe(prof, 96, 6)
    rim = np.exp(-(((v[:, 2] - h) / 0.02) ** 2))
    ob = geo.add("bowl", v, f, stoneware(color, **kw), rim=rim)
    ob.location = at
    return ob


def paella_pan(radius=1.55, height=0.26):
    """Black steel with worn rim and two handles. Rice lies at about z = 0.16."""
    r, h = radius, height
    prof = [
        (0, 0.02),
        (r * 0.5, 0.02),
        (r * 0.86, 0.025),
        (r * 0.9, 0.05),
        (r * 0.985, h * 0.95),
        (r, h),
        (r * 1.03, h * 1.0),
        (r * 1.035, h * 0.965),
        (r * 1.01, h * 0.94),
        (r * 0.92, 0.02),
        (r * 0.86, 0.0),
        (0, 0),
    ]
    m = Mat("steel")
    worn = m.ramp(m.noise(7, 6, 0.65), [(0.45, 0.0), (0.7, 1.0)])
    col = m.mix(worn, "#141414", "#3a3633")
    mat = m.skin(
        col,
        m.ramp(m.noise(22, 4), [(0.3, 0.28), (0.7, 0.5)]),
        0.5,
        metal=0.7,
        normal=m.bump(m.noise(60, 4), 0.15, 0.01),
    )
    v, f = geo.lathe(prof, 200, 5)
    geo.add("pan", v, f, mat)
    for s in (-1, 1):
        t = np.linspace(0, np.pi, 40)
        path = np.stack([s * (r * 0.99 + 0.34 * np.sin(t) ** 0.7), 0.34 * np.cos(t), h * 0.72 + 0.14 * np.sin(t)], 1)
        geo.add("handle", *geo.tube(path, 0.042, 16), mat)


@once
def porcelain():
    m = Mat("porcelain")
    col = m.mix(m.noise(2, 2), "#f6f2ea", "#efe9de")
    return m.skin(col, 0.12, 0.5, coat=0.5, coat_rough=0.04)


@once
def steel_material():
    m = Mat("spoon steel")
    return m.skin(
        "#c9c6c0", 0.16, 0.5, metal=1.0, normal=m.bump(m.noise(1.0, 3, at=m.coord(scale=(4, 90, 4))), 0.05, 0.005)
    )


@once
def clay_material():
    m = Mat("clay")
    glaze = m.attr("glaze")
    clay = m.ramp(m.noise(9, 5), [(0.3, "#8e4a26"), (0.7, "#b56a3a")])
    glz = m.ramp(m.noise(5, 5), [(0.3, "#4a1d0a"), (0.7, "#7d3a16")])
    return m.skin(
        m.mix(glaze, clay, glz),
        m.ramp(glaze, [(0.3, 0.7), (0.7, 0.15)]),
        0.5,
        coat=0.2,
        normal=m.bump(m.noise(30, 5), 0.3, 0.012),
    )


def cazuela(at=(0, 0, 0), r=0.95, h=0.34):
    """Clay dish: glazed inside and over the rim, raw outside."""
    prof = [
        (0, 0.06),
        (r * 0.6, 0.06),
        (r * 0.84, 0.085),
        (r * 0.93, h * 0.55),
        (r * 0.96, h * 0.95),
        (r * 0.985, h),
        (r * 1.02, h * 0.98),
        (r * 1.03, h * 0.9),
        (r * 1.0, h * 0.6),
        (r * 0.94, h * 0.2),
        (r * 0.86, 0.01),
        (r * 0.8, 0),
        (0, 0),
    ]
    v, f = glasses.solid(prof, 160, 8)
    v = v + np.stack([noise.fbm(v, 1.0, 2, 1), noise.fbm(v, 1.0, 2, 2), 0.4 * noise.fbm(v, 1.4, 2, 3)], 1) * 0.018
    rr = np.hypot(v[:, 0], v[:, 1])
    inside = (rr < r * 0.985) & (v[:, 2] > 0.03)
    drip = v[:, 2] > h * (0.80 + 0.16 * noise.fbm(v * [1, 1, 0], 2.4, 2, 5))
    geo.add("cazuela", v + np.array(at, float), f, clay_material(), glaze=(inside | drip).astype(float))
    return at[2] + h * 0.52, r * 0.93


def deep_bowl(at=(0, 0, 0), r=0.95, h=0.48, color="#e9e2d6", **kw):
    """Soup bowl; returns level z and radius for the soup."""
    prof = [
        (0, 0.06),
        (r * 0.45, 0.065),
        (r * 0.72, h * 0.35),
        (r * 0.90, h * 0.72),
        (r * 0.975, h * 0.97),
        (r * 0.99, h),
        (r * 1.01, h * 0.98),
        (r * 0.955, h * 0.66),
        (r * 0.78, h * 0.24),
        (r * 0.5, 0.05),
        (r * 0.46, 0.0),
        (0, 0.0),
    ]
    v, f = glasses.solid(prof, 160, 8)
    v = v + np.stack([noise.fbm(v, 0.9, 2, 3), noise.fbm(v, 0.9, 2, 4), 0 * v[:, 0]], 1) * 0.012
    rim = np.exp(-(((v[:, 2] - h) / 0.02) ** 2))
    ob = geo.add("deep bowl", v, f, stoneware(color, **kw), rim=rim)
    ob.location = at
    return at[2] + h * 0.72, r * 0.915
