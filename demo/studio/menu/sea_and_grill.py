"""From the sea and the grill."""

import numpy as np

from food import chicken, herbs, lemon, potatoes, prawns, sauces, sea, seasoning, shells, soft, soups, steak, vegetables
from kit import geo, light, spots, surface, table, tableware
from kit.menu import dish
from kit.shade import Mat


@dish
def pulpo_a_la_gallega():
    table.table_wood(**table.WALNUT)
    table.round_board(1.3)
    rng = np.random.default_rng(5)
    z = 0.075
    for k in range(11):
        a = k * 2 * np.pi / 8 if k < 8 else k * 2.1
        q = 0.66 if k < 8 else 0.22
        potatoes.potato_coin((q * np.cos(a), q * np.sin(a), z + 0.02 * (k % 2)), 0.28, 0.09, k)
    for k in range(34):
        a, q = k * 2.39996, 0.86 * np.sqrt((k + 0.5) / 34)
        r = rng.uniform(0.12, 0.20)
        sea.octopus_slice(
            (q * np.cos(a), q * np.sin(a), z + 0.10 + 0.05 * rng.random() + 0.08 * (1 - q)),
            r,
            0.12,
            rng.uniform(0, 6.28),
            rng.normal(0, 0.24),
            rng.normal(0, 0.24),
            k,
        )
    seasoning.dust(("octopus", "potato coin"), 1.0, 12000, 0.0055, seasoning.paprika_material(), 2, z)
    seasoning.dust(("octopus", "potato coin"), 0.9, 160, 0.011, seasoning.salt_material(), 3, z)
    sauces.oil_drops(
        spots.ring_of_points(26, 0.75, 1.0, z + 0.006, 5),
        np.minimum(0.02 * np.exp(rng.normal(0.4, 0.6, 26)), 0.09),
        1,
        "#e08a1c",
    )
    light.window_light(power=480, fill=110, ambient=0.24)
    light.camera((0, -0.05, 0.12), 4.9, 44, -90, 80, 6.3, focus=(0, -0.35, 0.2))


@dish
def gambas_al_ajillo():
    table.table_wood()
    z, r = tableware.cazuela()
    soups.soup((0, 0, 0), z, r, sauces.bubbling_oil_material(), 3, 0.008)
    rng = np.random.default_rng(7)
    for k in range(15):
        a, q = k * 2.39996 + 0.4, 0.70 * np.sqrt((k + 0.3) / 15)
        prawns.peeled_prawn(
            (q * np.cos(a), q * np.sin(a), z + 0.03 + 0.05 * (1 - q)),
            rng.uniform(0, 6.28),
            rng.uniform(1.0, 1.2),
            k,
            rng.normal(0, 0.22),
            1 if k % 2 else -1,
        )
    vegetables.garlic_slices(
        spots.ring_of_points(34, 0.1, 0.82, z + 0.02, 4)
        + np.random.default_rng(1).uniform(0, 0.07, (34, 1)) * [0, 0, 1],
        0.062,
        3,
    )
    vegetables.chili_rings(spots.ring_of_points(14, 0.1, 0.78, z + 0.05, 6), 0.045, 3)
    xs, ys, h = surface.height_map(-0.8, 0.8, -0.8, 0.8, 50, z, ("peeled prawn", "soup"))
    pts = [(xs[i], ys[j], h[i, j] + 0.008) for i, j in rng.integers(0, 50, (150, 2)) if np.hypot(xs[i], ys[j]) < 0.8]
    herbs.chopped(pts, 2, 0.018)
    light.window_light(power=600, fill=120, ambient=0.25)
    light.camera((0, -0.02, 0.18), 4.3, 44, -90, 80, 6.3, focus=(0, -0.25, 0.25))


@dish
def entrecot_a_la_brasa():
    table.table_wood(**table.WALNUT)
    table.board((2.7, 1.8), 0.13, rz=0.06)
    z = 0.135
    steak.steak((-0.22, 0.12, z), 0.25, 0.66, 0.23, 2, x1=0.36)
    steak.steak((0.06, 0.06, z), 0.25 - 0.10, 0.66, 0.23, 2, 0.36, 0.50)
    steak.steak((0.20, -0.02, z), 0.25 - 0.16, 0.66, 0.23, 2, 0.50, 0.64)
    for k, (x, y, a) in enumerate(((0.50, 0.66, 0.4), (0.88, 0.56, -0.5), (-0.62, -0.60, 0.35), (0.16, -0.62, 2.9))):
        vegetables.padron((x, y, z + 0.06), a, 0.95, k + 1)
    seasoning.dust(("steak",), 0.8, 300, 0.0085, seasoning.salt_material(), 3, z, (-0.1, 0.1), 0.6)
    light.window_light(power=600, fill=120, ambient=0.24)
    light.camera((-0.08, 0.02, 0.20), 4.9, 36, -90, 80, 5.6, focus=(0.1, -0.2, 0.3))


@dish
def merluza_a_la_plancha():
    table.table_wood()
    tableware.plate(1.3, 0.13, **tableware.SLATE_BLUE)
    z = 0.055
    sauces.sauce_pool((0, -0.02, z), 0.84, sauces.green_sauce_material(), 5)
    sea.hake((0, 0.06, z + 0.01), 0.18, 1.25, 0.6, 0.26, 3)
    for k, (x, y, a) in enumerate(((-0.52, -0.40, 0.6), (0.44, -0.44, 2.4), (0.66, 0.34, 4.0))):
        shells.clam((x, y, z + 0.09), a, 0.15, k)
    herbs.parsley((0.06, 0.02, z + 0.30), 0.8, 0.15, 4)
    lemon.lemon_wedge((0.94, -0.36, z + 0.20), 2.0, 0.20, 2, 0.4)
    light.window_light(power=470, fill=120, ambient=0.26)
    light.camera((0.02, -0.04, 0.14), 4.6, 38, -90, 80, 6.3, focus=(0, -0.3, 0.25))


@dish
def pollo_asado():
    table.table_wood()
    tableware.plate(1.35, 0.13)
    z = 0.055
    chicken.chicken_leg((-0.05, 0.10, z), 0.15, 1.0, 2)
    potatoes.roast_potatoes(
        [
            (-0.72, -0.36, z + 0.12),
            (-0.44, -0.52, z + 0.12),
            (-0.14, -0.62, z + 0.12),
            (0.18, -0.56, z + 0.12),
            (-0.56, -0.60, z + 0.11),
            (0.46, -0.44, z + 0.12),
        ],
        0.155,
        3,
    )
    herbs.rosemary((0.20, -0.30, z + 0.06), 0.25, 0.7, 2)
    lemon.lemon_wedge((0.80, -0.20, z + 0.20), 2.2, 0.20, 2, 0.4)
    light.window_light(power=600, fill=130, ambient=0.25)
    light.camera((0, -0.06, 0.16), 4.7, 36, -90, 80, 5.6, focus=(0, -0.3, 0.28))


@dish
def brochetas_de_pollo():
    table.table_wood()
    tableware.plate(1.25, 0.13, **tableware.SLATE_BLUE)
    rng = np.random.default_rng(9)
    m = Mat("skewer")
    wood = m.skin(
        m.ramp(m.noise(1.0, 4, at=m.coord(scale=(3, 40, 40))), [(0.3, "#c99a5c"), (0.7, "#e6c48a")]), 0.6, 0.3
    )
    for j, y in enumerate((-0.36, 0.0, 0.36)):
        rz, at = 0.10 + 0.05 * j, np.array([0.0, y, 0.19])
        t = np.linspace(-1.0, 0.9, 12)
        v, f = geo.tube(np.stack([t, 0 * t, 0 * t], 1), 0.018, 10)
        geo.add("skewer", geo.place(v, at, rz), f, wood)
        for k in range(4):
            x = -0.52 + 0.36 * k
            v, f, e = potatoes.polytope(rng, 9, 9.0, 6)
            v = geo.displace(v * [0.9, 1.1, 0.9], f, 0.07, 2.2, 4, int(rng.integers(1e6))) * 0.155
            b = np.clip((0.5 - np.abs((v[:, 0] / 0.13) % 1 - 0.5) * 2) / 0.25, 0, 1) * (v[:, 2] > 0.04)
            geo.add(
                "chicken cube",
                geo.place(v + [x, 0, 0], at, rz),
                f,
                chicken.grilled_chicken_material(),
                bar=np.maximum(b, 0.45 * e),
            )
            if k < 3:
                pv, pf = geo.rounded_box((0.035, 0.25, 0.25), 0.014, 20)
                pv[:, 0] += 0.5 * (pv[:, 1] ** 2 + pv[:, 2] ** 2)
                geo.add(
                    "pepper square",
                    geo.place(
                        geo.place(geo.displace(pv, pf, 0.01, 5, 2, k + j), rx=0.5 * k) + [x + 0.175, 0, 0], at, rz
                    ),
                    pf,
                    soft.soft_material("red pepper", "#a8160a", "#d8301a", (0.06, 0.012, 0.006))
                    if (k + j) % 2
                    else soft.soft_material("green pepper", "#2f6a14", "#5f9a2a", (0.03, 0.05, 0.01)),
                    rnd=np.full(len(pv), 0.5),
                )
    herbs.parsley((0.78, -0.52, 0.10), 0.6, 0.17, 4)
    light.window_light(power=600, fill=140, ambient=0.26)
    light.camera((0, -0.02, 0.16), 4.5, 36, -90, 80, 5.6, focus=(0, -0.35, 0.22))
