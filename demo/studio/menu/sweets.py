"""Desserts."""

import numpy as np

from food import cakes, creams, crumbs, fruit, herbs, lemon, soups
from kit import geo, light, noise, spots, table, tableware
from kit.menu import dish
from kit.shade import Mat


@dish
def tarta_de_queso():
    table.table_wood()
    tableware.plate(1.15, 0.11)
    z = 0.052
    cakes.wedge(
        1.05,
        0.72,
        [(0.0, 0.50, cakes.cheesecake_material(), 0.012)],
        (-0.52, -0.28, z),
        0.45,
        2,
        (cakes.burnt_top_material(), 0.022, 0.012),
        cakes.burnt_top_material(),
    )
    fruit.berry_sauce((0.40, -0.52, z), 0.20, 3, stretch=(1.5, 0.8))
    fruit.berries(
        np.array(
            [(0.30, -0.50, z + 0.08), (0.46, -0.46, z + 0.08), (0.40, -0.60, z + 0.075), (-0.50, -0.52, z + 0.07)]
        ),
        0.075,
        3,
    )
    fruit.strawberry((0.66, -0.34, z + 0.17), 0.9, 1.9, 0.2, 0.17, 2)
    herbs.mint((0.50, -0.54, z + 0.13), -0.6, 0.15)
    light.window_light(power=600, fill=150, ambient=0.25)
    light.camera((0.0, -0.10, 0.24), 4.4, 27, -90, 80, 5.6, focus=(-0.1, -0.4, 0.3))


@dish
def flan():
    table.table_wood()
    tableware.plate(1.05, 0.12)
    creams.flan((0, 0.02, 0.052), 0.52, 0.46)
    herbs.mint((-0.03, -0.02, 0.51), -1.2, 0.16)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0, 0, 0.24), 4.2, 27, -90, 80, 5.6, focus=(0, -0.4, 0.3))


@dish
def tarta_de_la_casa():
    table.table_wood(**table.DARK)
    tableware.plate(1.15, 0.11)
    z = 0.052
    sp, mo = cakes.sponge_material(), cakes.mousse_material()
    cakes.wedge(
        1.05,
        0.70,
        [
            (0, 0.15, sp, 0.018),
            (0.15, 0.21, mo, 0.008),
            (0.21, 0.36, sp, 0.018),
            (0.36, 0.42, mo, 0.008),
            (0.42, 0.57, sp, 0.018),
            (0.57, 0.62, cakes.ganache_material(), 0.004),
        ],
        (-0.52, -0.26, z),
        0.45,
        4,
        (cakes.ganache_material(), 0.010, 0.016),
        cakes.ganache_material(),
    )
    fruit.strawberry((0.48, -0.42, z + 0.17), 0.4, 1.8, 0.1, 0.18, 3)
    fruit.strawberry((0.20, 0.06, z + 0.62 + 0.155), 2.2, 1.85, 0.1, 0.18, 5)
    fruit.berries(np.array([(0.74, -0.26, z + 0.075), (0.70, -0.46, z + 0.075)]), 0.075, 3)
    herbs.mint((0.62, -0.58, z + 0.04), -0.4, 0.16)
    light.window_light(power=640, fill=170, ambient=0.28)
    light.camera((0.0, -0.10, 0.34), 4.7, 25, -90, 80, 5.6, focus=(-0.1, -0.4, 0.35))


@dish
def helado_artesano():
    table.table_wood()
    light.backdrop()
    creams.coupe()
    choc = creams.icecream_material("#3c1c0c", "#5a2e16", "#160803")
    straw = creams.icecream_material("#e8879a", "#f6b0ba", "#b8203c")
    van = creams.icecream_material("#f5d8a4", "#fcebcc", "#4a3010", 0.6)
    creams.scoop((0.0, 0.06, 0.66), 0.36, van, 5)  # fills the cup under the others
    creams.scoop((-0.26, -0.06, 0.84), 0.32, van, 1)
    creams.scoop((0.27, -0.02, 0.84), 0.32, choc, 2, 0.6)
    creams.scoop((0.02, -0.10, 1.14), 0.32, straw, 3, 1.2)
    creams.wafer((0.36, 0.26, 1.36), 0.1, 0, -1.05, 0.85)
    herbs.mint((0.02, -0.16, 1.44), -1.0, 0.2)
    light.window_light(power=600, fill=150, ambient=0.3)
    light.camera((0, 0, 0.86), 5.2, 15, -90, 80, 5.6, focus=(0, -0.35, 1.0))


@dish
def fruta_de_temporada():
    table.table_wood(**table.PALE)
    tableware.plate(1.3, 0.13)
    z = 0.06
    for k in range(5):
        a = 2.5 + 0.22 * k
        lemon.citrus_half((0.72 * np.cos(a) + 0.1, 0.72 * np.sin(a), z + 0.10 + 0.012 * k), 0.34, 0.30, a, k, 0.16)
    for k in range(6):
        fruit.kiwi_slice((0.16 + 0.13 * k, 0.44 - 0.10 * k, z + 0.015 + 0.012 * k), 0.26, 0.06, 0.4 * k, 0.22, -0.25, k)
    for k, (x, y, a, s) in enumerate(
        (
            (-0.30, -0.42, 0.4, 0.19),
            (0.02, -0.54, -0.5, 0.20),
            (0.34, -0.46, 1.2, 0.19),
            (-0.08, -0.20, 2.0, 0.20),
            (0.22, -0.16, -1.0, 0.18),
        )
    ):
        fruit.strawberry((x, y, z + 0.16), a, 1.85, 0.2, s, k + 1)
    fruit.berries(
        np.vstack(
            [
                spots.heap(9, 0.20, z + 0.075, 0.08, 4, (0.62, -0.50)),
                [(-0.52, -0.52, z + 0.075), (-0.40, -0.66, z + 0.075)],
            ]
        ),
        0.078,
        2,
    )
    herbs.mint((0.06, -0.32, z + 0.34), -1.0, 0.18)
    light.window_light(power=600, fill=150, ambient=0.26)
    light.camera((0.04, -0.04, 0.14), 5.0, 42, -90, 80, 6.3, focus=(0, -0.4, 0.2))


@dish
def crema_catalana():
    table.table_wood()
    z, r = tableware.cazuela((0, 0, 0), 0.85, 0.30)
    soups.soup((0, 0, 0), z + 0.06, r * 1.01, creams.burnt_sugar_material(), 4, 0.014)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0.08, 0, 0.14), 4.1, 42, -90, 80, 6.3, focus=(0, -0.2, 0.25))


@dish
def torrija_caramelizada():
    table.table_wood()
    tableware.plate(1.1, 0.12)
    v, f = geo.rounded_box((1.0, 0.62, 0.30), 0.07, 60)
    v = geo.displace(v, f, 0.02, 3, 3, 2)
    v[:, 2] += 0.20
    m = Mat("soaked brioche")
    pores = m.ramp(m.voronoi(26), [(0.05, 0.0), (0.4, 1.0)])
    mat = m.skin(
        m.ramp(
            m.math("ADD", m.math("MULTIPLY", pores, 0.5), m.math("MULTIPLY", m.noise(8, 4), 0.5)),
            [(0.30, "#a85a18"), (0.62, "#d99440"), (0.95, "#f0c070")],
        ),
        0.3,
        0.5,
        sss=0.2,
        radius=(0.06, 0.035, 0.014),
        coat=0.4,
        normal=m.bump(pores, 0.6, 0.016),
    )
    geo.add("torrija", geo.place(v, (-0.16, 0.02, 0), 0.25), f, mat)
    tv, tf = geo.rounded_box((1.0, 0.62, 0.06), 0.028, 60)
    tv = geo.displace(tv, tf, 0.012, 4, 3, 5)
    geo.add(
        "sugar crust", geo.place(tv * [0.99, 0.99, 1], (-0.16, 0.02, 0.352), 0.25), tf, creams.burnt_sugar_material()
    )
    creams.scoop((0.56, -0.30, 0.22), 0.26, creams.icecream_material("#f5d8a4", "#fcebcc", "#4a3010", 0.6), 4)
    herbs.mint((0.56, -0.32, 0.47), -1.0, 0.17)
    crumbs.loose_crumbs(90, 0.05, 0.3, 0.06, 3, 0.009, (0.52, -0.34))
    light.window_light(power=600, fill=130, ambient=0.25)
    light.camera((0.02, -0.04, 0.2), 4.2, 30, -90, 80, 5.6, focus=(0, -0.3, 0.3))


@dish
def mochis_helados():
    table.table_wood(**table.BLACK)
    table.slate((2.6, 1.5), rz=0.08)
    z = 0.082
    for k, (x, y, a, b) in enumerate(
        (
            (-0.52, 0.10, "#f3b8c0", "#fbdbe0"),
            (0.06, 0.20, "#b8cc7a", "#d8e4ac"),
            (0.60, 0.04, "#f4e6c8", "#fdf6e6"),
            (-0.14, -0.36, "#8a5a3c", "#b08460"),
        )
    ):
        v, f = geo.icosphere(6)
        # Soft dough sags: wider below, flat foot.
        sag = 1 + 0.16 * np.clip(-v[:, 2], 0, 1)
        v = np.stack(
            [v[:, 0] * sag, v[:, 1] * sag, np.maximum(v[:, 2] * 0.74, -0.42) + 0.03 * noise.fbm(v, 1.4, 2, k)], 1
        )
        m = Mat("mochi %d" % k)
        dust = m.ramp(m.noise(14, 6, 0.66), [(0.45, 0.0), (0.7, 0.55)])
        mat = m.skin(
            m.mix(dust, m.ramp(m.noise(4, 3), [(0.3, a), (0.7, b)]), "#fffaf0"),
            0.6,
            0.3,
            sss=0.5,
            radius=(0.08, 0.06, 0.05),
            sheen=0.3,
            normal=m.bump(m.noise(60, 4), 0.2, 0.006),
        )
        geo.add("mochi", geo.displace(v, f, 0.02, 3, 3, k) * 0.27 + [x, y, z + 0.115], f, mat)
    herbs.mint((0.30, -0.34, z + 0.03), -0.5, 0.2)
    light.window_light(power=620, fill=150, ambient=0.28, kick=110, side=1)
    light.camera((0.02, -0.04, 0.16), 3.7, 30, -90, 80, 5.6, focus=(0, -0.3, 0.25))
