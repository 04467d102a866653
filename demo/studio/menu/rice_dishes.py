"""Rice from the pan."""

import numpy as np

from food import (
    chicken,
    cooked_rice,
    herbs,
    lemon,
    prawns,
    sauces,
    sea,
    shells,
    soft,
    soups,
    stews,
    sushi_sides,
    vegetables,
)
from kit import geo, light, spots, table, tableware
from kit.menu import dish
from kit.once import repaint
from kit.shade import Mat


@dish
def paella_de_marisco():
    table.table_wood(**table.DARK)
    tableware.paella_pan()
    cooked_rice.paella_rice()
    z = 0.20
    rng = np.random.default_rng(8)
    for k in range(34):
        a, r = rng.uniform(0, 6.28), 0.15 + 1.0 * np.sqrt(rng.random())
        vegetables.green_bean(
            (r * np.cos(a), r * np.sin(a), z + 0.012), rng.uniform(0, 3.1), rng.uniform(0.28, 0.45), k
        )
    for k in range(7):
        a = k * 0.9 + 0.55
        r = 0.35 + 0.5 * (k % 2)
        vegetables.pepper_strip((r * np.cos(a), r * np.sin(a), z), a + 0.9, 0.55, k)
    for k in range(6):
        a = 0.45 + k * np.pi / 3 + 0.12 * np.sin(5 * k)
        prawns.prawn(
            (0.66 * np.cos(a), 0.66 * np.sin(a), z + 0.06), a + 2.0 + 0.3 * np.sin(7 * k), 1.22, k, 1 if k % 2 else -1
        )
    for k in range(9):
        a = 0.15 + k * 2 * np.pi / 9
        shells.mussel(
            (1.14 * np.cos(a), 1.14 * np.sin(a), z + 0.05),
            a + np.pi + 0.5 * np.sin(k * 3),
            0.22,
            seed=k,
            rx=0.3 * np.sin(k * 2.0),
        )
    shells.mussel((0.02, 0.04, z + 0.05), 0.7, 0.23, seed=11)
    shells.mussel((-0.16, -0.20, z + 0.05), 2.5, 0.22, seed=12)
    for k, a in enumerate((-0.42, 1.28, 2.72, 3.95)):
        lemon.lemon_wedge((1.30 * np.cos(a), 1.30 * np.sin(a), z + 0.19), a + 1.6, 0.20, k, 0.45)
    pts = [
        (r * np.cos(a), r * np.sin(a), z + 0.012)
        for a, r in zip(rng.uniform(0, 6.28, 130), 1.3 * np.sqrt(rng.random(130)))
    ]
    herbs.chopped(pts, 2, 0.015)
    light.window_light(power=640, ambient=0.22)
    light.camera((0, -0.13, 0.1), 6.0, 47, -90, 72, 8, focus=(0, -0.4, 0.2))


@dish
def arroz_negro():
    table.table_wood(**table.DARK)
    tableware.paella_pan()
    cooked_rice.paella_rice()
    m = Mat("ink rice")
    repaint(
        "rice",
        m.skin(
            m.ramp(m.attr("rnd"), [(0.0, "#060607"), (0.7, "#141416"), (1.0, "#2a2a2c")]),
            0.2,
            0.5,
            coat=0.5,
            coat_rough=0.12,
        ),
    )
    m = Mat("ink bed")
    repaint("bed", m.skin("#08080a", 0.2, 0.5, coat=0.5))
    z = 0.20
    rng = np.random.default_rng(8)
    for k in range(6):
        a = 0.45 + k * np.pi / 3 + 0.12 * np.sin(5 * k)
        prawns.prawn(
            (0.70 * np.cos(a), 0.70 * np.sin(a), z + 0.06), a + 2.0 + 0.3 * np.sin(7 * k), 1.22, k, 1 if k % 2 else -1
        )
    for k in range(13):
        a, q = k * 2.39996 + 0.9, 1.15 * np.sqrt((k + 0.5) / 13)
        sea.squid_ring(
            (q * np.cos(a), q * np.sin(a), z + 0.03),
            0.13,
            0.035,
            rng.uniform(0, 6),
            rng.normal(0, 0.2),
            rng.normal(0, 0.2),
            k,
        )
    repaint("squid ring", soft.soft_material("squid", "#f0dcc8", "#fdf6ec"))
    for k, a in enumerate((-0.42, 1.28, 2.72, 3.95)):
        lemon.lemon_wedge((1.30 * np.cos(a), 1.30 * np.sin(a), z + 0.19), a + 1.6, 0.20, k, 0.45)
    sauces.sauce_pool((0.02, 0.0, z + 0.01), 0.22, sauces.alioli_material(), 3, 0.2, 0.06)
    pts = [
        (r * np.cos(a), r * np.sin(a), z + 0.012)
        for a, r in zip(rng.uniform(0, 6.28, 130), 1.3 * np.sqrt(rng.random(130)))
    ]
    herbs.chopped(pts, 2, 0.017)
    light.window_light(power=700, ambient=0.26)
    light.camera((0, -0.13, 0.1), 6.0, 47, -90, 72, 8, focus=(0, -0.4, 0.2))


@dish
def paella_valenciana():
    z = cooked_rice.pan_of_rice()
    rng = np.random.default_rng(3)
    chicken.browned_meat(spots.scattered(19, 1.18, 4, z + 0.06, 0.5), 0.17, 7)
    for k, (x, y, _) in enumerate(spots.scattered(42, 1.26, 9, z, 1.3)):
        vegetables.green_bean((x, y, z + 0.03 + 0.02 * rng.random()), rng.uniform(0, 3.1), rng.uniform(0.34, 0.5), k)
    stews.beans(spots.scattered(40, 1.25, 11, z + 0.03, 2.6), 0.070, "fabe", 5)
    for k, (x, y, a) in enumerate(((-0.30, 0.62, 0.4), (0.72, -0.10, 1.9), (-0.62, -0.46, 2.8), (0.25, -0.72, 0.1))):
        vegetables.pepper_strip((x, y, z + 0.05), a, 0.5, k)
    herbs.rosemary((-0.34, -0.14, z + 0.14), 0.35, 0.95, 2)
    herbs.rosemary((0.30, 0.30, z + 0.14), 2.6, 0.7, 5)


@dish
def arroz_del_senyoret():
    z = cooked_rice.pan_of_rice()
    rng = np.random.default_rng(5)
    for k, (x, y, _) in enumerate(spots.scattered(17, 1.15, 3, z, 0.2)):
        prawns.peeled_prawn((x, y, z + 0.05), rng.uniform(0, 6.28), 1.15, k, rng.normal(0, 0.15), 1 if k % 2 else -1)
    for k, (x, y, _) in enumerate(spots.scattered(20, 1.22, 6, z, 1.9)):
        sea.squid_ring((x, y, z + 0.025), 0.11, 0.032, rng.uniform(0, 6), rng.normal(0, 0.2), rng.normal(0, 0.2), k)
    repaint("squid ring", soft.soft_material("squid", "#e8cfb4", "#f6e6d2"))
    for k, (x, y, _) in enumerate(spots.scattered(9, 1.05, 8, z, 3.4)):
        vegetables.pepper_strip((x, y, z + 0.02), rng.uniform(0, 3.1), 0.34, k)
    for k, a in enumerate((-0.42, 2.72)):
        lemon.lemon_wedge((1.30 * np.cos(a), 1.30 * np.sin(a), z + 0.19), a + 1.6, 0.20, k, 0.45)
    herbs.parsley_over(1.3, z)


@dish
def arroz_meloso():
    table.table_wood(**table.DARK)
    z, r = tableware.cazuela((0, 0, 0), 1.1, 0.40)
    soups.soup((0, 0, 0), z, r, soups.soup_material("#b5560c", "#d0781a", "#e09a34"), 3, 0.010)
    cooked_rice.rice_on(
        *geo.flat_disc(r - 0.03, z - 0.008), 4200, 0.042, 5, cooked_rice.saffron_rice_material(), 0.25, 0.35
    )
    rng = np.random.default_rng(2)
    for k, (x, y, _) in enumerate(spots.scattered(9, 0.74, 3, z, 0.8)):
        prawns.peeled_prawn((x, y, z + 0.05), rng.uniform(0, 6.28), 1.1, k, rng.normal(0, 0.15), 1 if k % 2 else -1)
    for k, (x, y, a) in enumerate(((0.52, -0.42, 2.0), (-0.60, 0.20, 0.4), (0.30, 0.62, 5.0), (-0.36, -0.58, 1.0))):
        shells.clam((x, y, z + 0.08), a, 0.15, k)
    herbs.parsley_over(0.9, z + 0.01, 90)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0, -0.02, 0.18), 4.7, 44, -90, 80, 6.3, focus=(0, -0.3, 0.3))


@dish
def paella_de_verduras():
    z = cooked_rice.pan_of_rice()
    rng = np.random.default_rng(4)
    for k, (x, y, _) in enumerate(spots.scattered(9, 1.12, 3, z, 0.7)):
        vegetables.cauliflower((x, y, z + 0.05), 0.19, k)
    for k, (x, y, _) in enumerate(spots.scattered(8, 1.08, 5, z, 2.2)):
        vegetables.artichoke((x, y, z + 0.06), rng.uniform(0, 6.28), 0.42, k)
    for k, (x, y, _) in enumerate(spots.scattered(34, 1.26, 9, z, 1.3)):
        vegetables.green_bean((x, y, z + 0.03), rng.uniform(0, 3.1), rng.uniform(0.3, 0.45), k)
    for k, (x, y, _) in enumerate(spots.scattered(14, 1.15, 7, z, 4.0)):
        vegetables.pepper_strip((x, y, z + 0.03), rng.uniform(0, 3.1), 0.5, k)
    sushi_sides.edamame(spots.scattered(60, 1.28, 12, z + 0.02, 0.3), 0.038, 3)
    herbs.parsley_over(1.3, z, 80)
