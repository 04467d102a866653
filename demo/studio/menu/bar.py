"""Wine, beer and stronger."""

import numpy as np

from food import beer, fruit, glasses, herbs, lemon, olives, soups, sushi_sides, wine
from kit import geo, light, table, tableware
from kit.menu import dish
from kit.shade import Mat
from menu import soft_drinks


@dish
def cana_de_cerveza():
    table.table_wood(**table.DARK)
    light.backdrop()
    light.card((-0.10, 0.75, 0.02), (0.45, 1.3), "#ffcf78", 1.9)
    beer.beer((-0.10, 0, 0))
    tableware.bowl(0.36, 0.2, (0.74, 0.30, 0), "#d9d0c0")
    olives.olives((0.74, 0.30, 0))
    light.window_light(power=620, fill=150, ambient=0.35, kick=160)
    light.camera((0.14, 0, 0.62), 5.6, 11, -90, 85, 5.0, focus=(-0.1, -0.35, 0.7))


@dish
def vino_rioja_crianza():
    table.table_wood(**table.DARK)
    light.backdrop()
    light.card((0.10, 0.7, 0.75), (0.5, 0.42), "#ffd0b8", 1.1)
    wine.wine_glass((0.10, 0, 0))
    wine.bottle((-0.95, 0.9, 0))
    light.window_light(power=620, fill=130, ambient=0.35, kick=160)
    light.camera((-0.16, 0, 1.10), 7.0, 9, -90, 80, 4.0, focus=(0.1, -0.3, 1.3))


@dish
def vermut_rojo():
    table.table_wood(**table.DARK)
    light.backdrop()
    light.card((-0.14, 0.75, 0.02), (0.5, 0.9), "#ffd8b0", 1.6)
    glasses.short_drink((-0.14, 0, 0), "#b8481a", 4.6, "vermouth", cubes=5)
    lemon.citrus_half((-0.04, -0.22, 0.70), 0.27, 1.30, 0.35, keep=0.14)
    tableware.bowl(0.34, 0.2, (0.84, 0.30, 0), "#d9d0c0")
    olives.olives((0.84, 0.30, 0))
    light.window_light(power=620, fill=150, ambient=0.35, kick=160)
    light.camera((0.16, 0, 0.42), 4.7, 14, -90, 85, 5.0, focus=(-0.1, -0.35, 0.5))


@dish
def sangria_de_la_casa():
    soft_drinks.bar()
    light.card((-0.1, 0.8, 0.02), (0.5, 1.1), "#ffc8b0", 1.5)
    glasses.short_drink((-0.1, 0, 0), "#b00c1a", 6.0, "sangria", 1.15, 0.38, 0.45, 0.94, 6, 4, "#c04050", 0.27)
    lemon.citrus_half((0.08, -0.20, 1.00), 0.30, 1.30, 0.35, keep=0.12)
    lemon.citrus_half((-0.30, -0.12, 0.98), 0.26, 1.25, -0.35, keep=0.12, **lemon.lemon())
    fruit.strawberry((0.62, -0.20, 0.17), 0.6, 1.85, 0.2, 0.19, 2)
    lemon.citrus_half((0.86, 0.42, 0.32), 0.34, 1.05, 0.4, 1)
    light.camera((0.14, 0, 0.56), 5.3, 12, -90, 85, 5.0, focus=(0, -0.4, 0.6))


@dish
def gin_tonic():
    table.table_wood(**table.BLACK)
    light.backdrop(warm="#1c140e", glow="#4a3420", lamps=7)
    wine.wine_glass((0, 0, 0), 1.66, absorb="#f0f6f4", density=0.3, name="tonic", shadow="#f2f6f4", slim=1.18)
    for k, p in enumerate(
        ((-0.18, -0.08, 1.60), (0.17, -0.10, 1.57), (0.0, 0.17, 1.58), (0.02, -0.04, 1.32), (-0.12, 0.08, 1.24))
    ):
        glasses.ice(p, 0.27, k + 3)
    lemon.citrus_half((0.10, -0.20, 1.70), 0.27, 1.35, 0.3, keep=0.13, **lemon.lemon())
    herbs.rosemary((-0.20, -0.12, 1.55), 1.0, 0.55, 2)
    light.window_light(power=760, fill=150, ambient=0.2, kick=420)
    light.camera((0.0, 0, 1.12), 6.4, 9, -90, 80, 4.5, focus=(0, -0.3, 1.3))


@dish
def cava_brut():
    soft_drinks.bar()
    light.card((0, 0.8, 0.8), (0.3, 0.85), "#ffe9b8", 1.2)
    wine.wine_glass((0, 0, 0), 1.84, absorb="#fbe08a", density=2.4, name="cava", shadow="#f4e0a0", slim=0.58)
    rng = np.random.default_rng(4)
    n = 170  # bubbles rise in threads from the bottom and spread at the top
    th, k = rng.choice(rng.uniform(0, 6.28, 9), n), rng.random(n)
    q = 0.02 + 0.16 * k**2 * rng.choice([0.3, 0.6, 1.0], n)
    bv, bf = geo.icosphere(2)
    pv, pf, _ = geo.scatter(
        (bv, bf),
        np.stack([q * np.cos(th), q * np.sin(th), 0.96 + 0.86 * k], 1),
        geo.random_rotations(n, rng),
        rng.uniform(0.004, 0.009, n),
        rng,
    )
    geo.add("bubbles", pv, pf, glasses.clear("bubble", ior=0.76))
    light.camera((0.0, 0, 1.12), 6.6, 9, -90, 80, 4.5, focus=(0, -0.3, 1.3))


@dish
def sake_junmai():
    table.table_wood(**table.BLACK)
    light.backdrop(warm="#3a2c22", glow="#7a5838", lamps=5)
    sushi_sides.flask((-0.34, 0.22, 0), color="#9fb0ac")
    for x, y in ((0.34, -0.12), (0.72, 0.34)):
        tableware.bowl(0.24, 0.26, (x, y, 0), "#9fb0ac", speck="#3a4640", rim="#6a5a48")
        m = Mat("sake")
        soups.soup((x, y), 0.215, 0.225, m.skin("#b9bda8", 0.03, 0.6, coat=0.5), 2, 0.001)
    light.window_light(power=560, fill=140, ambient=0.28, kick=140)
    light.camera((0.10, 0, 0.46), 4.9, 17, -90, 85, 5.0, focus=(0.1, -0.2, 0.4))
