"""Salads."""

import numpy as np

from food import burger, chicken, leaves, noodles, olives, sea, soups
from kit import geo, light, spots, table, tableware
from kit.menu import dish
from kit.shade import Mat


@dish
def ensalada_mixta():
    table.table_wood(**table.PALE)
    z, r = tableware.deep_bowl(r=1.15, h=0.40, color="#e9e2d6")
    leaves.bed(0.88, 36, z - 0.06, 2)
    zz = z + 0.16
    for k, (x, y, a) in enumerate(
        (
            (-0.52, -0.34, 0.5),
            (0.56, -0.36, 2.5),
            (0.62, 0.30, 0.9),
            (-0.62, 0.26, 2.0),
            (0.02, -0.66, 0.1),
            (0.0, 0.60, 3.0),
        )
    ):
        leaves.tomato_wedge((x, y, zz + 0.08), a, 0.5, 0.25, 0.5, k)
    sea.tuna(spots.heap(16, 0.24, zz + 0.05, 0.10, 3, (0.0, -0.02)), 0.125, 4)
    for k, (x, y) in enumerate(((-0.30, -0.52), (0.34, -0.56), (0.30, 0.42), (-0.36, 0.40))):
        burger.onion_ring((x, y, zz + 0.06), 0.20, k, 0.4)
    noodles.half_egg((-0.32, 0.02, zz + 0.10), 0.9, 0.25, 0.1, 0.19)
    noodles.half_egg((0.36, 0.04, zz + 0.10), -0.7, 0.30, -0.1, 0.19)
    olives.olives((0.10, -0.36, zz - 0.03), 4, 0.16, 0.0, 0.072, 3)
    olives.olives((-0.28, 0.34, zz - 0.03), 3, 0.14, 0.0, 0.072, 4)
    light.window_light(power=600, fill=150, ambient=0.26)
    light.camera((0, -0.02, 0.30), 4.9, 44, -90, 80, 6.3, focus=(0, -0.3, 0.45))


@dish
def ensalada_cesar():
    table.table_wood(**table.PALE)
    z, r = tableware.deep_bowl(r=1.15, h=0.40, **tableware.SLATE_BLUE)
    leaves.bed(
        0.88,
        36,
        z - 0.06,
        5,
        materials=[
            leaves.salad_leaf_material(),
            leaves.salad_leaf_material("#f4f6d8", "#d3e488", "#9cc850", "#6aa030"),
        ],
    )
    zz = z + 0.17
    soups.croutons(spots.heap(22, 0.66, zz + 0.02, 0.10, 4), 0.14, 3)
    rng = np.random.default_rng(7)
    m = Mat("parmesan")
    pm = m.skin(
        m.ramp(m.noise(12, 4), [(0.3, "#f0d690"), (0.7, "#faeec4")]),
        0.4,
        0.4,
        translucent=0.3,
        normal=m.bump(m.noise(40, 4), 0.4, 0.008),
    )
    for k in range(16):  # shavings
        n = 24
        x, y = [q.ravel() for q in np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")]
        p = np.stack(
            [
                x * 0.15 * (1 + 0.10 * np.sin(2.2 * y + k)),
                y * 0.075 * (1 + 0.15 * np.sin(2.5 * x + k)),
                0.05 * x * x + 0.006 * np.sin(4 * y + k),
            ],
            1,
        )
        a, q = rng.uniform(0, 6.28), 0.7 * np.sqrt(rng.random())
        geo.add(
            "parmesan",
            geo.place(
                p,
                (q * np.cos(a), q * np.sin(a), zz + 0.12 * (1 - q) + 0.07),
                rng.uniform(0, 6),
                rng.normal(0, 0.35),
                rng.normal(0, 0.35),
            ),
            geo.grid_faces(n, n),
            pm,
        )
    for k in range(7):  # strips of grilled chicken
        v, f = geo.rounded_box((0.52, 0.17, 0.12), 0.045, 36)
        v = geo.displace(v, f, 0.03, 4, 3, k)
        bar_ = np.clip((0.4 - np.abs((v[:, 0] / 0.13) % 1 - 0.5) * 2) / 0.25, 0, 1) * (v[:, 2] > 0.02)
        geo.add(
            "chicken strip",
            geo.place(
                v,
                (-0.40 + 0.15 * k, -0.10 + 0.10 * np.sin(2.4 * k), zz + 0.15),
                1.35 + 0.25 * np.sin(1.7 * k),
                0.15 * np.sin(k),
                0.12,
            ),
            f,
            chicken.grilled_chicken_material(),
            bar=bar_,
        )
    light.window_light(power=600, fill=150, ambient=0.26)
    light.camera((0, -0.02, 0.30), 4.9, 44, -90, 80, 6.3, focus=(0, -0.3, 0.45))
