"""Drinks without alcohol."""

import numpy as np

from food import beer, glasses, herbs, lemon, soups, sushi_sides
from kit import geo, light, table, tableware
from kit.menu import dish
from kit.shade import Mat


@dish
def agua_mineral():
    table.table_wood(**table.PALE)
    light.backdrop(warm="#8d9c98", glow="#d8dcd0", lamps=0)
    glasses.water((0, 0, 0))
    lemon.citrus_half(
        (0.62, -0.22, 0.05),
        0.26,
        0.0,
        0.3,
        keep=0.16,
        face=lemon.lemon_face(),
        rind=lemon.rind_material("#f0bd17", "#fbd63a"),
    )
    light.window_light(power=620, fill=170, ambient=0.4, kick=160)
    light.camera((0.10, 0, 0.64), 5.9, 11, -90, 85, 5.0, focus=(0, -0.35, 0.7))


def bar(warm=True):
    """Table and room of the drinks."""
    if warm:
        table.table_wood(**table.DARK)
        light.backdrop()
    else:
        table.table_wood(**table.PALE)
        light.backdrop(warm="#a89070", glow="#f0dcb8", lamps=0)
    light.window_light(power=620, fill=150, ambient=0.35, kick=160)


@dish
def refresco_de_cola():
    bar()
    light.card((0, 0.8, 0.02), (0.45, 1.25), "#ffd0a0", 1.4)
    glasses.short_drink((0, 0, 0), "#8a3208", 7.5, "cola", 1.3, 0.33, 0.39, 1.08, 3, 5, "#904020", 0.26)
    lemon.citrus_half((0.12, -0.16, 1.22), 0.24, 1.35, 0.35, keep=0.13, **lemon.lemon())
    light.camera((0.0, 0, 0.66), 5.6, 11, -90, 85, 5.0, focus=(0, -0.35, 0.7))


@dish
def limonada_casera():
    bar(False)
    glasses.short_drink((-0.12, 0, 0), "#f3e07a", 2.2, "lemonade", 1.3, 0.34, 0.40, 1.06, 4, 5, "#f4ecc0", 0.26)
    lemon.citrus_half((0.0, -0.16, 1.20), 0.25, 1.35, 0.35, keep=0.13, **lemon.lemon())
    herbs.mint((-0.26, -0.18, 1.16), -1.0, 0.24)
    lemon.citrus_half((0.60, -0.20, 0.255), 0.29, 1.05, 0.4, 1, oval=1.0, **lemon.lemon())
    lemon.citrus_half((0.88, 0.52, 0.005), 0.30, np.pi, 0.2, 2, **lemon.lemon())
    light.camera((0.12, 0, 0.64), 5.6, 12, -90, 85, 5.0, focus=(0, -0.35, 0.7))


@dish
def te_matcha():
    table.table_wood(**table.BLACK)
    z, r = tableware.deep_bowl(r=0.62, h=0.46, color="#c9c2b2", speck="#4a4438", rim="#8a6a48")
    soups.soup((0, 0), z + 0.06, r * 1.03, beer.foam_material(("#3c5a10", "#7a9838")), 3, 0.012)
    rng = np.random.default_rng(4)
    n = 420  # the bubbles that the whisk leaves, larger at the rim
    a, q = rng.uniform(0, 6.28, n), np.sqrt(rng.random(n))
    bv, bf = geo.icosphere(2)
    at = np.stack([q * r * 0.98 * np.cos(a), q * r * 0.98 * np.sin(a), np.full(n, z + 0.062)], 1)
    gv, gf, g = geo.scatter(
        (bv * [1, 1, 0.6], bf),
        at,
        geo.frames(np.tile([0, 0, 1.0], (n, 1)), rng),
        rng.uniform(0.005, 0.013, n) * (0.6 + 0.8 * q**4),
        rng,
    )
    m = Mat("matcha bubble")
    geo.add("bubbles", gv, gf, m.skin("#8fae4c", 0.15, 0.5, coat=0.6, translucent=0.3), rnd=g)
    sushi_sides.whisk((0.98, 0.16, 0.0))
    light.window_light(power=620, fill=150, ambient=0.28, kick=110)
    light.camera((0.26, 0, 0.32), 4.4, 27, -90, 80, 5.6, focus=(0.1, -0.2, 0.35))
