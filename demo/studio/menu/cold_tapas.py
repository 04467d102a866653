"""Cold tapas and cheese."""

import numpy as np

from food import cakes, cheeses, ham, herbs, lemon, olives, sauces, sea, shells, soft, soups, vegetables
from kit import geo, light, spots, table, tableware
from kit.menu import dish
from kit.shade import Mat


@dish
def gilda():
    table.table_wood(**table.DARK)
    tableware.plate(1.05, 0.11)
    for k, (x, y, a) in enumerate(((0.02, 0.34, 0.12), (-0.02, 0.0, 0.05), (0.04, -0.34, 0.16))):
        olives.gilda((x, y, 0.155), a, k)
    rng = np.random.default_rng(6)
    sauces.oil_drops(
        spots.ring_of_points(24, 0.1, 0.7, 0.054, 5),
        np.minimum(0.03 * np.exp(rng.normal(0.3, 0.6, 24)), 0.12),
        1,
        "#c8b01c",
    )
    light.window_light(power=600, fill=130, ambient=0.25)
    light.camera((0, 0, 0.12), 3.7, 38, -90, 80, 6.3, focus=(0, -0.2, 0.2))


@dish
def mejillones_en_escabeche():
    table.table_wood()
    z, r = tableware.cazuela((0, 0, 0), 0.9, 0.30)
    soups.soup((0, 0), z, r, sauces.bubbling_oil_material(), 3, 0.006)
    rng = np.random.default_rng(4)
    for k in range(14):
        a, q = k * 2.39996, 0.66 * np.sqrt((k + 0.4) / 14)
        shells.mussel(
            (q * np.cos(a), q * np.sin(a), z + 0.09 + 0.03 * (1 - q)), rng.uniform(0, 6.28), 0.25, k, rng.normal(0, 0.2)
        )
    herbs.chopped(spots.ring_of_points(60, 0.0, 0.75, z + 0.10, 9), 2, 0.017)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0, 0, 0.16), 4.1, 44, -90, 80, 6.3, focus=(0, -0.25, 0.25))


@dish
def tabla_de_quesos():
    table.table_wood()
    table.board((2.8, 1.7), 0.13, rz=0.05)
    z = 0.13
    man = cheeses.cheese_material("#efcf80", name="cured")
    cakes.wedge(
        0.85,
        0.62,
        [(0, 0.34, man, 0.006)],
        (-0.95, 0.10, z),
        0.35,
        2,
        (cheeses.rind_cheese_material("#3c2a16", "#6a4a24"), 0.008, 0.006),
        cheeses.rind_cheese_material("#3c2a16", "#6a4a24"),
    )
    blue = cheeses.cheese_material("#f6ecd2", holes=2, name="blue")
    cakes.wedge(
        0.66,
        0.75,
        [(0, 0.28, blue, 0.014)],
        (0.30, 0.30, z),
        0.15,
        5,
        (blue, 0.012, 0.006),
        cheeses.rind_cheese_material("#b8a078", "#d9c8a0"),
    )
    brie = cheeses.cheese_material("#f8e2a4", name="brie")
    cakes.wedge(
        0.70,
        0.80,
        [(0, 0.17, brie, 0.008)],
        (-0.35, -0.55, z),
        0.2,
        7,
        (cheeses.rind_cheese_material("#e9dfcc", "#fbf6ea"), 0.010, 0.02),
        cheeses.rind_cheese_material("#e9dfcc", "#fbf6ea"),
    )
    rng = np.random.default_rng(2)
    pts = spots.heap(26, 0.24, z + 0.09, 0.16, 3, (0.86, -0.28))
    v, f = geo.icosphere(5)
    m = Mat("grape")
    bloom = m.ramp(m.noise(7, 5), [(0.4, 0.0), (0.7, 0.5)])
    gm = m.skin(
        m.mix(bloom, m.ramp(m.attr("rnd"), [(0, "#1c060e"), (1, "#3c0f20")]), "#4a3a52"),
        0.15,
        0.5,
        sss=0.4,
        radius=(0.06, 0.015, 0.03),
        coat=0.4,
    )
    gv, gf, r = geo.scatter((v * [1, 1, 1.15], f), pts, geo.random_rotations(26, rng), np.full(26, 0.092), rng)
    geo.add("grapes", gv, gf, gm, rnd=r)
    for k, (x, y, a) in enumerate(((0.56, -0.70, 0.25), (0.62, -0.58, 0.5), (-1.10, -0.56, 1.2))):
        ham.pico((x, y, z + 0.05), a, 0.5, k)
    light.window_light(power=580, fill=140, ambient=0.25)
    light.camera((0.02, -0.06, 0.2), 5.4, 34, -90, 80, 5.6, focus=(0, -0.35, 0.28))


@dish
def boquerones_en_vinagre():
    table.table_wood()
    tableware.plate(1.15, 0.13, **tableware.SLATE_BLUE)
    z = 0.055
    sauces.sauce_pool((0, 0, z), 0.72, sauces.oil_material("#c8a83a", 0.8), 4, 0.14, 0.012)
    for k in range(13):
        a = k * 2 * np.pi / 13
        sea.fillet(
            (0.40 * np.cos(a), 0.40 * np.sin(a), z + 0.03 + 0.004 * (k % 3)), a, 0.72, 0.19, k + 1, "boqueron", 0.12
        )
    vegetables.garlic_slices(spots.ring_of_points(22, 0.0, 0.6, z + 0.075, 4), 0.034, 3)
    herbs.chopped(spots.ring_of_points(150, 0.0, 0.72, z + 0.072, 9), 2, 0.016)
    olives.olives((0.0, 0.0, z - 0.02), 4, 0.10, 0.06, 0.07, 3)
    light.window_light(power=520, fill=130, ambient=0.25)
    light.camera((0, -0.02, 0.1), 4.2, 46, -90, 80, 6.3, focus=(0, -0.25, 0.15))


@dish
def anchoas_del_cantabrico():
    table.table_wood()
    tableware.plate(1.1, 0.11, **tableware.SLATE_BLUE)
    z = 0.053
    sauces.sauce_pool((0, 0, z), 0.62, sauces.oil_material("#a88a2a", 0.9), 4, 0.14, 0.012)
    for k in range(9):
        sea.fillet(
            (0.04 * np.sin(3 * k), -0.46 + 0.118 * k, z + 0.012 + 0.004 * (k % 2)),
            0.12 + 0.05 * np.sin(5 * k),
            1.0,
            0.15,
            k + 1,
            "anchoa",
            0.0,
        )
    herbs.chopped(spots.ring_of_points(40, 0.0, 0.55, z + 0.07, 9), 2, 0.015)
    for k, (x, y, a) in enumerate(((0.66, -0.62, 0.5), (0.78, -0.46, 0.8))):
        ham.pico((x, y, 0.12), a, 0.5, k)
    light.window_light(power=560, fill=130, ambient=0.25)
    light.camera((0, -0.02, 0.1), 4.0, 42, -90, 80, 6.3, focus=(0, -0.2, 0.15))


@dish
def ostras_al_natural():
    table.table_wood(**table.DARK)
    tableware.plate(1.35, 0.16, **tableware.SLATE_BLUE)
    shells.crushed_ice(1.05, 0.07, 1500, 3)
    for k in range(6):
        a = k * np.pi / 3 + 0.5
        shells.oyster((0.66 * np.cos(a), 0.66 * np.sin(a), 0.25), a + np.pi, 0.40, k)
    lemon.lemon_wedge((0.06, 0.10, 0.36), 0.5, 0.20, 1, 0.4)
    lemon.lemon_wedge((-0.06, -0.12, 0.36), 2.3, 0.20, 2, 0.4)
    light.window_light(power=560, fill=130, ambient=0.28)
    light.camera((0, -0.04, 0.14), 4.9, 42, -90, 80, 6.3, focus=(0, -0.35, 0.25))


@dish
def banderillas_veganas():
    table.table_wood()
    tableware.plate(1.15, 0.12)
    rng = np.random.default_rng(3)
    m = Mat("stick")
    wood = m.skin("#e2c08a", 0.6, 0.3)
    onion = soft.soft_material("pearl onion", "#ecdcc0", "#fdf8ea")
    carrot = soft.soft_material("carrot", "#d9600c", "#f5a040", (0.07, 0.03, 0.01))
    gherkin = soft.soft_material("gherkin", "#4a6414", "#8a9a3a", (0.02, 0.03, 0.01), 0.2, 18)
    for j, y in enumerate((-0.48, -0.16, 0.16, 0.48)):
        rz, at = 0.08 + 0.05 * np.sin(3 * j), np.array([0.02 * j - 0.03, y, 0.16])
        t = np.linspace(-0.72, 0.70, 12)
        v, f = geo.tube(np.stack([t, 0 * t, 0 * t], 1), 0.013, 10)
        geo.add("stick", geo.place(v, at, rz), f, wood)
        sv, sf = geo.icosphere(5)
        for x, mat, shape in (
            (-0.42, onion, (0.11, 0.105, 0.105)),
            (-0.19, gherkin, (0.10, 0.10, 0.10)),
            (0.04, carrot, (0.09, 0.10, 0.10)),
            (0.25, None, (0.115, 0.10, 0.10)),
            (0.47, gherkin, (0.10, 0.095, 0.095)),
        ):
            v = geo.displace(sv, sf, 0.10 if mat is gherkin else 0.04, 3.5, 3, int(rng.integers(1e6)))
            if mat is carrot:
                v = np.clip(v * 1.2, -0.86, 0.86)
            geo.add(
                "bite",
                geo.place(v * shape + [x, 0, 0], at, rz),
                sf,
                mat or olives.olive_material(),
                rnd=np.full(len(v), rng.random()),
            )
    sauces.oil_drops(
        spots.ring_of_points(24, 0.1, 0.7, 0.054, 5),
        np.minimum(0.03 * np.exp(rng.normal(0.3, 0.6, 24)), 0.12),
        1,
        "#c8b01c",
    )
    herbs.chopped(spots.ring_of_points(60, 0.0, 0.75, 0.062, 9), 2, 0.016)
    light.window_light(power=560, fill=130, ambient=0.25)
    light.camera((0, 0, 0.12), 3.9, 38, -90, 80, 6.3, focus=(0, -0.2, 0.2))
