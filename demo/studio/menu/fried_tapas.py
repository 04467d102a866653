"""Fried tapas."""

import numpy as np

from food import crumbs, fries, herbs, lemon, potatoes, sauces, sea, soups
from kit import geo, light, spots, surface, table, tableware
from kit.menu import dish
from kit.shade import Mat


@dish
def croquetas_de_jamon():
    table.table_wood()
    tableware.plate(1.12, 0.13)
    z = 0.05 + 0.17
    crumbs.croqueta((-0.40, 0.22, z), 1.25, seed=1)
    crumbs.croqueta((-0.02, 0.26, z), 1.05, seed=2)
    crumbs.croqueta((0.38, 0.22, z), 1.30, seed=3)
    crumbs.croqueta((-0.20, 0.20, z + 0.30), 0.75, seed=4, spin=1.0)
    crumbs.croqueta((0.20, 0.24, z + 0.30), 1.45, seed=5, spin=2.0)
    crumbs.croqueta((0.20, -0.36, z), -1.25, seed=6, cut=0.56, length=0.4, radius=0.19)
    crumbs.croqueta((-0.34, -0.42, z), -0.35, seed=7, cut=0.52, length=0.4, radius=0.185)
    crumbs.loose_crumbs(220, 0.3, 0.9, 0.055, 3)
    herbs.parsley((0.56, -0.30, 0.08), 0.4, 0.17, 2)
    light.window_light(power=600, fill=110, ambient=0.22)
    light.camera((0, -0.05, 0.22), 4.7, 32, -90, 80, 5.0, focus=(0.15, -0.5, 0.25))


@dish
def patatas_bravas():
    table.table_wood(**table.DARK)
    tableware.plate(1.1, 0.16, **tableware.SLATE_BLUE)
    potatoes.potatoes()
    sauces.brava_sauces()
    rng = np.random.default_rng(3)
    xs, ys, h = surface.height_map(-0.6, 0.6, -0.6, 0.6, 40, 0.06, ("brava", "potatoes", "alioli"))
    pts = [(xs[i], ys[j], h[i, j] + 0.008) for i, j in rng.integers(0, 40, (110, 2)) if np.hypot(xs[i], ys[j]) < 0.55]
    herbs.chopped(pts, 2, 0.019)
    light.window_light(power=600, fill=150, ambient=0.25)
    light.camera((0, -0.02, 0.22), 4.5, 36, -90, 80, 5.6, focus=(0, -0.4, 0.35))


@dish
def patatas_fritas():
    table.table_wood()
    fries.paper_cup()
    fries.chips_in_cone()
    tableware.bowl(0.30, 0.18, (0.86, 0.18, 0), "#2f3136", speck="#101010", rim="#8a6a48")
    soups.soup((0.86, 0.18), 0.14, 0.285, soups.soup_material("#a81a08", "#c22c10", "#c8381a"), 4, 0.012)
    light.window_light(power=620, fill=150, ambient=0.25)
    light.camera((0.16, 0, 0.62), 5.2, 16, -90, 80, 5.6, focus=(0, -0.35, 0.7))


@dish
def calamares_a_la_romana():
    table.table_wood()
    tableware.plate(1.15, 0.13)
    rng = np.random.default_rng(4)
    spots = [
        (-0.42, 0.24, 0.14),
        (0.08, 0.34, 0.14),
        (0.50, 0.14, 0.14),
        (-0.52, -0.22, 0.14),
        (0.0, -0.10, 0.14),
        (0.46, -0.32, 0.14),
        (-0.16, -0.46, 0.14),
        (-0.24, 0.08, 0.29),
        (0.26, 0.08, 0.29),
        (-0.22, -0.26, 0.29),
        (0.18, -0.24, 0.30),
        (0.02, 0.0, 0.42),
    ]
    for k, p in enumerate(spots):
        sea.squid_ring(
            p, rng.uniform(0.24, 0.29), 0.085, rng.uniform(0, 6), rng.normal(0, 0.16), rng.normal(0, 0.16), k
        )
    lemon.lemon_wedge((0.72, -0.56, 0.26), 2.3, 0.21, 1, 0.4)
    lemon.lemon_wedge((-0.66, -0.58, 0.26), 0.7, 0.21, 2, 0.4)
    herbs.parsley((-0.90, 0.06, 0.10), 2.4, 0.15, 2)
    light.window_light(power=600, fill=130, ambient=0.25)
    light.camera((0, -0.04, 0.18), 4.5, 36, -90, 80, 5.6, focus=(0, -0.35, 0.3))


@dish
def falafel():
    table.table_wood()
    tableware.plate(1.15, 0.13, **tableware.SLATE_BLUE)
    m = Mat("falafel crust")
    t = m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.5), m.math("MULTIPLY", m.noise(5, 4), 0.6))
    mat = m.skin(
        m.ramp(t, [(0.25, "#a8742c"), (0.5, "#7d4a16"), (0.75, "#54300e"), (0.9, "#3a4a14")]),
        0.5,
        0.4,
        sss=0.15,
        radius=(0.03, 0.015, 0.006),
        normal=m.bump(m.noise(120, 3), 0.5, 0.006),
    )
    rng = np.random.default_rng(2)
    for k, (x, y, z) in enumerate(
        (
            (-0.46, 0.16, 0.22),
            (-0.08, 0.30, 0.22),
            (0.32, 0.22, 0.22),
            (-0.28, -0.18, 0.22),
            (0.12, -0.10, 0.22),
            (-0.06, 0.06, 0.50),
            (-0.42, -0.50, 0.22),
        )
    ):
        v, f = geo.icosphere(5)
        v = geo.displace(v * [1, 1, 0.88], f, 0.08, 2.5, 4, k) * 0.20 + [x, y, z]
        geo.add("falafel", v, f, mat, rnd=np.full(len(v), 0.5))
        crumbs.coat(v, f, 2600, 0.0075, rng, mat)
        crumbs.coat(v, f, 260, 0.014, rng, mat)
    tableware.bowl(0.30, 0.2, (0.56, -0.36, 0.05), "#e9e2d6")
    soups.soup((0.56, -0.36), 0.05 + 0.155, 0.285, sauces.alioli_material(), 2, 0.02)
    herbs.chopped(spots.ring_of_points(14, 0, 0.2, 0.225, 3, centre=(0.56, -0.36)), 2, 0.018)
    herbs.parsley((-0.06, -0.60, 0.09), 0.8, 0.17, 3)
    light.window_light(power=620, fill=140, ambient=0.26)
    light.camera((0, -0.04, 0.2), 4.4, 34, -90, 80, 5.6, focus=(0, -0.35, 0.28))
