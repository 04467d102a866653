"""Sandwiches."""

import numpy as np

from food import bread, burger, cakes, chicken, fries, herbs, leaves, lemon, olives, potatoes, sauces, sea, soft, soups
from kit import geo, light, table, tableware
from kit.menu import dish


@dish
def bocadillo_de_pollo():
    table.table_wood()
    table.board((3.2, 1.7), 0.13, rz=0.06)
    z = bread.baguette((0, 0.10, 0.13), 0.10, open_up=0.55)
    rng = np.random.default_rng(3)
    for k in range(13):
        leaves.salad_leaf(
            (-0.92 + 0.155 * k, -0.16 + rng.normal(0, 0.03), z + 0.02), -1.57 + rng.normal(0, 0.4), 0.25, 0, 0.34, k
        )
    for k in range(6):
        burger.tomato_slice((-0.78 + 0.31 * k, -0.08, z + 0.06 + 0.01 * (k % 2)), 0.24, 0.05, (0.12, 0.03), k)
    chicken.chicken_strips(
        [
            (-0.80 + 0.22 * k, -0.04 + 0.03 * np.sin(3 * k), z + 0.16 + 0.02 * (k % 2), 1.1 + 0.3 * np.sin(2 * k))
            for k in range(8)
        ]
    )
    light.window_light(power=620, fill=150, ambient=0.26)
    light.camera((0, -0.02, 0.36), 5.6, 24, -90, 80, 5.6, focus=(0, -0.35, 0.4))


@dish
def bocadillo_de_madrugada():
    table.table_wood(**table.WALNUT)
    table.board((3.2, 1.7), 0.13, rz=-0.05)
    z = bread.baguette((-0.05, 0.12, 0.13), 0.08, seed=4, open_up=0.62)
    rng = np.random.default_rng(6)
    for k in range(15):
        sea.squid_ring(
            (-0.92 + 0.13 * k, -0.06 + rng.normal(0, 0.05), z + 0.10 + 0.07 * (k % 3)),
            rng.uniform(0.18, 0.22),
            0.068,
            rng.uniform(0, 6),
            0.7 + rng.normal(0, 0.2),
            rng.normal(0, 0.25),
            k,
        )
    lemon.lemon_wedge((0.82, -0.56, 0.33), 2.3, 0.20, 1, 0.4)
    tableware.bowl(0.24, 0.16, (-0.86, -0.52, 0.13), "#e9e2d6")
    soups.soup((-0.86, -0.52), 0.13 + 0.125, 0.225, sauces.alioli_material(), 2, 0.02)
    herbs.chopped([(x, y, z + 0.28) for x, y in zip(rng.uniform(-0.8, 0.8, 40), rng.normal(-0.06, 0.08, 40))], 2, 0.016)
    light.window_light(power=600, fill=150, ambient=0.26)
    light.camera((0, -0.04, 0.36), 5.6, 25, -90, 80, 5.6, focus=(0, -0.35, 0.4))


@dish
def club_sandwich():
    table.table_wood(**table.DARK)
    tableware.plate(1.35, 0.12)
    crumb, crust = bread.toast_crumb_material(), bread.crust_material()
    green = soft.soft_material("lettuce edge", "#7fb83a", "#cfe48a", (0.02, 0.04, 0.01))
    red = soft.soft_material("tomato edge", "#a81a0c", "#dd4a28", (0.06, 0.015, 0.008))
    white = soft.soft_material("chicken edge", "#e2bf90", "#f4e0c0")
    ham = soft.soft_material("bacon edge", "#7a2416", "#c9684a", (0.06, 0.02, 0.01))
    yellow = soft.soft_material("egg edge", "#f3c84a", "#fdf3d8")
    layers = [
        (0, 0.11, crumb, 0.012),
        (0.11, 0.15, green, 0.05),
        (0.15, 0.20, red, 0.02),
        (0.20, 0.30, white, 0.03),
        (0.30, 0.40, crumb, 0.012),
        (0.40, 0.44, green, 0.05),
        (0.44, 0.49, ham, 0.04),
        (0.49, 0.54, yellow, 0.02),
        (0.54, 0.58, red, 0.02),
        (0.58, 0.69, crumb, 0.012),
    ]
    for k, (x, y, a) in enumerate(((-0.24, -0.50, 2.08), (0.26, -0.42, 1.02))):
        cakes.wedge(0.86, 1.35, layers, (x, y, 0.055), a, 4 + k, (crumb, 0.012, 0.012), crust)
        for side in (-1, 1):  # lettuce sticks out of both cut faces
            edge = a + side * 1.35 / 2
            for j in range(10):
                q = 0.10 + 0.15 * (j % 5)
                leaves.salad_leaf(
                    (x + q * np.cos(edge), y + q * np.sin(edge), 0.18 + 0.29 * (j // 5)),
                    edge + side * 1.57,
                    0.2,
                    0.1,
                    0.20,
                    7 * k + j,
                )
        olives.skewer((x + 0.46 * np.cos(a), y + 0.46 * np.sin(a), 0.40), 0.7 + 0.1 * k)
    rng = np.random.default_rng(5)
    parts, edges, rnd = [], [], []
    for k in range(16):
        v, f, e = fries.chip(rng.uniform(0.6, 0.85), 0.085, rng, 300 + k)
        a = rng.uniform(-0.5, 0.5)
        parts.append((geo.place(v, (-0.75 + 0.5 * (k % 4), 0.62 + 0.10 * (k % 3), 0.12 + 0.07 * (k // 5)), a), f))
        edges.append(e)
        rnd.append(np.full(len(v), rng.random()))
    v, f = geo.join(*parts)
    geo.add("chips", v, f, potatoes.fried_potato_material(), edge=np.concatenate(edges) * 0.45, rnd=np.concatenate(rnd))
    light.window_light(power=600, fill=170, ambient=0.26)
    light.camera((0, 0.0, 0.32), 5.2, 22, -90, 80, 5.6, focus=(0, -0.4, 0.4))
