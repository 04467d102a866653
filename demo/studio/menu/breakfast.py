"""Breakfast."""

import numpy as np

from food import bread, churros, coffee, croissant, ham, juice, lemon, soups
from kit import light, table, tableware
from kit.menu import dish


@dish
def zumo_de_naranja():
    table.table_wood(**table.PALE)
    light.backdrop(warm="#a89070", glow="#f0dcb8", lamps=0)
    juice.juice((-0.24, 0.05, 0))
    lemon.citrus_half((0.52, -0.18, 0.315), 0.36, 1.05, 0.35, 1)
    lemon.citrus_half((0.90, 0.62, 0.005), 0.37, np.pi, 0.2, 2)
    light.window_light(power=620, fill=170, ambient=0.35, kick=120)
    light.camera((0.14, 0, 0.60), 5.6, 14, -90, 85, 5.6, focus=(0.0, -0.3, 0.6))


@dish
def cafe_con_leche():
    table.table_wood()
    z, r = coffee.cup((0, 0, 0), rz=-0.5)
    coffee.latte((0, 0, 0), z, r, 0.5)
    coffee.spoon((0.0, -0.50, 0.095), 0.12, 0.95)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0.02, -0.04, 0.30), 4.4, 38, -90, 85, 5.6, focus=(0, -0.2, 0.5))


@dish
def churros_con_chocolate():
    table.table_wood()
    tableware.plate(1.05, 0.12)
    for k, (x, y, z, rz, rx) in enumerate(
        (
            (-0.42, 0.12, 0.14, 0.35, 0.0),
            (0.02, 0.22, 0.15, -0.25, 0.0),
            (0.42, 0.06, 0.14, -0.75, 0.0),
            (-0.14, 0.0, 0.31, 1.1, 0.06),
            (0.22, -0.04, 0.33, -1.25, -0.06),
        )
    ):
        churros.churro((x, y, z), rz, rx, 0.0, k + 1)
    z, r = coffee.cup((0.98, 1.02, 0), 0.42, 0.5, rz=-0.4)
    churros.chocolate_top((0.98, 1.02, 0), z, r)
    light.window_light(power=600, fill=120, ambient=0.24)
    light.camera((0.16, 0.16, 0.22), 5.4, 34, -90, 80, 5.6, focus=(0.05, -0.25, 0.3))


@dish
def croissant_a_la_plancha():
    table.table_wood()
    tableware.plate(1.1, 0.12)
    croissant.croissant((0.0, 0.06, 0.055), 0.22 + np.pi, 1.05, 3)
    light.window_light(power=600, fill=120, ambient=0.24)
    light.camera((0.0, 0.0, 0.18), 4.4, 38, -90, 80, 5.6, focus=(0, -0.25, 0.3))


@dish
def tostada_con_jamon():
    table.table_wood()
    table.board((2.5, 1.5), 0.12, rz=0.08)
    z = 0.12
    bread.toast((0, 0, z), 0.0, 1.7, 0.85, 0.17, 2)
    bread.spread(1.66, 0.82, z + 0.12, bread.grated_tomato_material(), 3)
    rng = np.random.default_rng(4)
    for k, (x, y, a) in enumerate(((-0.38, 0.02, 1.15), (-0.08, 0.03, 0.95), (0.22, -0.02, 1.2), (0.46, 0.02, 1.0))):
        ham.jamon_slice(
            (x, y, z + 0.225 + 0.012 * k), a, 0.70, 0.34, 400 + k, 0.075, rng.normal(0, 0.08), 0.05, fold=0.5
        )
    light.window_light(power=600, fill=110, ambient=0.24)
    light.camera((0, -0.02, 0.24), 4.3, 36, -90, 80, 5.6, focus=(0, -0.25, 0.35))


@dish
def cafe_solo():
    table.table_wood()
    z, r = coffee.cup((0, 0, 0), 0.36, 0.46, rz=-0.5)
    soups.soup((0, 0), z, r, coffee.crema_material(), 2, 0.002)
    coffee.spoon((0.0, -0.50, 0.095), 0.12, 0.95)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0.02, -0.04, 0.28), 4.1, 38, -90, 85, 5.6, focus=(0, -0.2, 0.45))
