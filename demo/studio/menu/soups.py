"""Soups and stews."""

import numpy as np

from food import bread, glasses, herbs, noodles, sauces, soft, soups, stews
from kit import geo, light, spots, table, tableware
from kit.menu import dish


@dish
def gazpacho_andaluz():
    table.table_wood(**table.DARK)
    z, r = tableware.deep_bowl(color="#e9e2d6")
    soups.soup((0, 0, 0), z, r, soups.soup_material("#c4391a", "#dc5a2a", "#ee8a50"))
    p = spots.heap(110, 0.31, z, 0.07, 3, (0.03, 0.05))
    soups.dice(p[:45], 0.066, ["#4f8a2a", "#8fbf4a", "#dcebb0"], 1, "cucumber")
    soups.dice(p[45:82], 0.062, ["#a3160a", "#cf2a12", "#e0502a"], 2, "red pepper")
    soups.croutons(p[82:], 0.095, 3)
    rng = np.random.default_rng(6)
    sauces.oil_drops(
        spots.ring_of_points(46, 0.30, 0.78, z + 0.006, 5),
        np.minimum(0.018 * np.exp(rng.normal(0.3, 0.6, 46)), 0.07),
        1,
    )
    herbs.parsley((-0.02, 0.0, z + 0.09), 1.2, 0.12, 3)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0, 0.0, 0.25), 4.5, 42, -90, 80, 6.3, focus=(0, -0.15, 0.38))


@dish
def crema_de_calabaza():
    table.table_wood()
    z, r = tableware.deep_bowl(**tableware.SLATE_BLUE)
    soups.soup((0, 0, 0), z, r, soups.soup_material("#e0820f", "#f2a32c", "#f7bd5c"))
    soups.cream_swirl((-0.06, 0.02), z + 0.004, 0.50)
    soups.pumpkin_seeds(spots.heap(22, 0.20, z + 0.01, 0.05, 4, (0.06, 0.04)), 0.075, 2)
    rng = np.random.default_rng(6)
    sauces.oil_drops(
        spots.ring_of_points(34, 0.45, 0.80, z + 0.006, 8),
        np.minimum(0.016 * np.exp(rng.normal(0.3, 0.6, 34)), 0.06),
        1,
        "#8fa31c",
    )
    herbs.chopped(spots.ring_of_points(50, 0.0, 0.6, z + 0.014, 9), 2, 0.017)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0, 0.0, 0.25), 4.5, 42, -90, 80, 6.3, focus=(0, -0.15, 0.38))


@dish
def salmorejo_cordobes():
    table.table_wood()
    z, r = tableware.deep_bowl(r=0.95, h=0.44, color="#b9683c", speck="#5a2a12", rim="#7a3c1c")
    soups.soup((0, 0, 0), z, r, soups.soup_material("#dd6a34", "#ee8a50", "#f5a878"))
    p = spots.heap(90, 0.30, z + 0.01, 0.05, 3, (0.02, 0.03))
    soups.dice(p[:34], 0.070, ["#fdf8ea", "#fbf3e0", "#f6ead0"], 1, "egg white")
    soups.dice(p[34:58], 0.058, ["#f0a81c", "#f6bf3c", "#f8d068"], 2, "egg yolk", gloss=0.5)
    soups.dice(p[58:], 0.062, ["#7a1414", "#9c2420", "#c05a48"], 3, "ham dice", (1.6, 1, 0.6))
    rng = np.random.default_rng(6)
    sauces.oil_drops(
        spots.ring_of_points(40, 0.34, 0.78, z + 0.006, 5),
        np.minimum(0.018 * np.exp(rng.normal(0.3, 0.6, 40)), 0.07),
        1,
    )
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0, 0.0, 0.25), 4.4, 42, -90, 80, 6.3, focus=(0, -0.15, 0.38))


@dish
def lentejas_estofadas():
    table.table_wood()
    z, r = tableware.deep_bowl(color="#e9e2d6")
    soups.soup((0, 0, 0), z - 0.02, r, soups.soup_material("#6a3410", "#8a4a18", "#a8641c"), 3, 0.01)
    stews.beans(
        spots.ring_of_points(2600, 0.0, r - 0.03, z - 0.012, 3)
        + np.random.default_rng(2).uniform(0, 0.045, (2600, 1)) * [0, 0, 1],
        0.036,
        "lentil",
        4,
    )
    rng = np.random.default_rng(3)
    for k in range(8):
        a, q = k * 2.39996 + 0.3, 0.62 * np.sqrt((k + 0.5) / 8)
        soft.coin(
            (q * np.cos(a), q * np.sin(a), z + 0.02),
            0.15,
            stews.chorizo_material(),
            0.07,
            a,
            rng.normal(0, 0.3),
            rng.normal(0, 0.3),
            k,
        )
    soups.dice(spots.ring_of_points(26, 0.05, 0.76, z + 0.03, 7), 0.095, ["#d9600c", "#ee8a24", "#f5a444"], 5, "carrot")
    herbs.parsley((0.0, 0.0, z + 0.10), 1.0, 0.15, 3)
    light.window_light(power=600, fill=130, ambient=0.25)
    light.camera((0, 0.0, 0.25), 4.4, 44, -90, 80, 6.3, focus=(0, -0.15, 0.38))


@dish
def fabada_asturiana():
    table.table_wood()
    z, r = tableware.cazuela((0, 0, 0), 1.0, 0.40)
    soups.soup((0, 0, 0), z + 0.045, r, soups.soup_material("#b4541a", "#c8702c", "#dc9048"), 3, 0.012)
    stews.beans(spots.spread_out(90, 0.0, 0.86, 0, 6.28, z + 0.015, 0.105, 3, 0.05, 2), 0.085, "fabe", 4)
    for k, (x, y, a) in enumerate(((-0.30, 0.10, 0.3), (-0.10, 0.26, 0.0), (0.16, 0.22, -0.3))):
        soft.coin((x, y, z + 0.10), 0.18, stews.chorizo_material(), 0.11, a, 0.35, 0.1, k)
    black = soft.soft_material("black pudding", "#140806", "#3a1810", (0.03, 0.01, 0.006), 0.3, 40)
    for k, (x, y, a) in enumerate(((0.44, 0.10, 0.5), (0.52, -0.10, 0.9))):
        v, f = glasses.solid([(0, 0.12), (0.14, 0.12), (0.165, 0.10), (0.165, 0.02), (0.14, 0), (0, 0)], 60, 4)
        geo.add(
            "black pudding",
            geo.place(geo.displace(v, f, 0.012, 9, 3, k), (x, y, z + 0.07), a, 0.4, 0.1),
            f,
            black,
            rnd=np.full(len(v), 0.4),
        )
    soups.dice(
        [(0.26, -0.30, z + 0.10), (-0.28, -0.34, z + 0.09), (0.08, -0.22, z + 0.10)],
        0.22,
        ["#e6b896", "#f0d0b4", "#d98a6a"],
        5,
        "bacon",
        (1.3, 1, 0.7),
    )
    herbs.chopped(spots.ring_of_points(40, 0.0, 0.8, z + 0.12, 9), 2, 0.016)
    light.window_light(power=500, fill=130, ambient=0.25)
    light.camera((0, 0.0, 0.22), 4.4, 44, -90, 80, 6.3, focus=(0, -0.15, 0.3))


@dish
def caldo_de_la_casa():
    table.table_wood(**table.WALNUT)
    z, r = tableware.deep_bowl(r=0.85, h=0.52, color="#b9683c", speck="#5a2a12", rim="#7a3c1c")
    soups.soup((0, 0, 0), z, r, noodles.broth_material(), 3, 0.003)
    soups.dice(spots.ring_of_points(12, 0.05, 0.5, z + 0.004, 7), 0.075, ["#d9600c", "#ee8a24", "#f5a444"], 5, "carrot")
    rng = np.random.default_rng(6)
    sauces.oil_drops(
        spots.ring_of_points(60, 0.05, 0.66, z + 0.004, 5),
        np.minimum(0.014 * np.exp(rng.normal(0.3, 0.6, 60)), 0.05),
        1,
        "#e0a020",
    )
    herbs.chopped(spots.ring_of_points(60, 0.0, 0.6, z + 0.012, 9), 2, 0.018)
    herbs.mint((0.06, -0.06, z + 0.03), -0.6, 0.18)
    bread.toast((1.15, 0.95, 0.0), 0.5, 1.1, 0.62, 0.15, 3)
    light.window_light(power=600, fill=130, ambient=0.26)
    light.camera((0.06, 0.04, 0.28), 4.3, 36, -90, 80, 5.6, focus=(0, -0.2, 0.4))
