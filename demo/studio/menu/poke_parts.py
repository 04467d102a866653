"""What goes into a poke, each in a small bowl."""

import numpy as np

from food import cooked_rice, herbs, lemon, noodles, prawns, soft, soups, sushi_fish, sushi_sides, ware_of_parts
from kit import geo, spots
from kit.menu import dish
from kit.shade import Mat


@dish
def arroz_de_sushi():
    z, r = ware_of_parts.in_bowl(color="#3f4a55", power=480)
    p, f = geo.flat_disc(r, z - 0.02)
    p[:, 2] += 0.16 * (1 - (np.hypot(p[:, 0], p[:, 1]) / r) ** 2)
    geo.add("rice bed", p - [0, 0, 0.02], f, cooked_rice.sushi_rice_material(), rnd=np.full(len(p), 0.3))
    cooked_rice.rice_on(p, f, 2600, 0.040, 4, cooked_rice.sushi_rice_material(), 0.2, 0.4)
    ware_of_parts.heap_of(
        spots.heap(30, 0.2, z + 0.14, 0.03, 3),
        (geo.icosphere(3)[0] * [1, 0.6, 0.3], geo.icosphere(3)[1]),
        0.016,
        sushi_sides.sesame_material(),
        "sesame",
    )


@dish
def quinoa():
    z, r = ware_of_parts.in_bowl(color="#3f4a55")
    p, f = geo.flat_disc(r, z - 0.02)
    p[:, 2] += 0.14 * (1 - (np.hypot(p[:, 0], p[:, 1]) / r) ** 2)
    m = Mat("quinoa")
    mat = m.skin(
        m.ramp(m.attr("rnd"), [(0, "#b88a4a"), (0.5, "#dcbc84"), (0.85, "#efdcb4"), (1, "#7a3418")]),
        0.4,
        0.4,
        sss=0.1,
        radius=(0.02, 0.015, 0.008),
        coat=0.3,
    )
    geo.add("quinoa bed", p - [0, 0, 0.01], f, mat, rnd=np.full(len(p), 0.3))
    q, nr = geo.sample_surface(p, f, 5200, np.random.default_rng(3))
    ware_of_parts.heap_of(q + nr * 0.008, geo.icosphere(2), 0.019, mat, "quinoa")


@dish
def salmon_marinado():
    z, r = ware_of_parts.in_bowl(color="#3f4a55")
    sushi_fish.cubes(spots.heap(26, 0.40, z + 0.06, 0.16, 2), 0.15, sushi_fish.salmon_material(), 2, "salmon cubes")
    ware_of_parts.heap_of(
        spots.heap(40, 0.36, z + 0.24, 0.03, 3),
        (geo.icosphere(3)[0] * [1, 0.6, 0.3], geo.icosphere(3)[1]),
        0.014,
        sushi_sides.sesame_material(),
        "sesame",
    )


@dish
def tofu_crujiente():
    z, r = ware_of_parts.in_bowl(color="#3f4a55")
    m = Mat("fried tofu")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(7, 5, 0.66), 0.9), m.math("MULTIPLY", m.attr("rnd"), 0.2))
    mat = m.skin(
        m.ramp(t, [(0.3, "#efd49a"), (0.5, "#dca550"), (0.75, "#a8641c")]),
        0.45,
        0.4,
        sss=0.2,
        radius=(0.05, 0.035, 0.02),
        normal=m.bump(m.noise(50, 4), 0.6, 0.014),
    )
    sushi_fish.cubes(spots.heap(22, 0.40, z + 0.06, 0.16, 5), 0.17, mat, 4, "tofu")
    noodles.spring_onion(spots.heap(24, 0.3, z + 0.24, 0.04, 5), 0.026, 3)


@dish
def langostinos():
    z, r = ware_of_parts.in_bowl(color="#3f4a55")
    rng = np.random.default_rng(2)
    for k in range(9):
        a, q = k * 2.39996, 0.36 * np.sqrt((k + 0.4) / 9)
        prawns.peeled_prawn(
            (q * np.cos(a), q * np.sin(a), z + 0.05 + 0.10 * (1 - q / 0.36)),
            rng.uniform(0, 6.28),
            0.95,
            k,
            rng.normal(0, 0.25),
            1 if k % 2 else -1,
        )


@dish
def mango():
    z, r = ware_of_parts.in_bowl(color="#3f4a55")
    sushi_fish.cubes(
        spots.heap(30, 0.42, z + 0.05, 0.16, 7),
        0.14,
        soft.soft_material("mango", "#f0a012", "#fbc84a", (0.09, 0.05, 0.012)),
        5,
        "mango cubes",
    )
    herbs.mint((0.02, -0.04, z + 0.26), -1.0, 0.16)


@dish
def cacahuetes():
    z, r = ware_of_parts.in_bowl(color="#3f4a55")
    m = Mat("peanut")
    mat = m.skin(
        m.ramp(
            m.math("ADD", m.attr("rnd"), m.math("MULTIPLY", m.noise(8, 4), 0.5)),
            [(0.3, "#e6bc7a"), (0.8, "#cf9a4e"), (1.2, "#a8682a")],
        ),
        0.4,
        0.45,
        sss=0.2,
        radius=(0.04, 0.025, 0.01),
        coat=0.25,
    )
    v, f = geo.icosphere(4)
    v = v * [1.5, 0.85, 0.8]
    v[:, 1:] *= (1 - 0.10 * np.exp(-((v[:, 0] / 0.4) ** 2)))[:, None]
    ware_of_parts.heap_of(
        np.vstack([spots.heap(90, 0.50, z + 0.01, 0.10, 3), spots.heap(60, 0.36, z + 0.08, 0.10, 4)]),
        (v, f),
        0.050,
        mat,
        "peanuts",
    )


@dish
def salsa_ponzu():
    m = Mat("ponzu")
    z, r = ware_of_parts.in_bowl(m.skin("#2a1006", 0.03, 0.6), 0.001)
    noodles.spring_onion(spots.ring_of_points(12, 0.0, 0.3, z + 0.008, 5), 0.026, 3)


@dish
def aceite_de_lima():
    z, r = ware_of_parts.in_bowl(soups.soup_material("#8a9a1c", "#a8b43a", "#c8d06a"), 0.001)
    green = dict(
        face=lemon.citrus_face_material("#a8c23a", "#d0e07a", "#f0f4d0", "#6a9a1c"),
        rind=lemon.rind_material("#4f8a1c", "#7ab03a"),
    )
    lemon.citrus_half((0.04, -0.02, z + 0.02), 0.24, 0.15, 0.3, keep=0.14, **green)
    lemon.citrus_half((0.72, -0.34, 0.05), 0.26, 0.0, 0.3, keep=0.5, **green)
