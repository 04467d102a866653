"""Sauces and sides, each in a small bowl."""

import bpy
import numpy as np

from food import (
    bread,
    cheeses,
    crumbs,
    fries,
    herbs,
    leaves,
    lemon,
    potatoes,
    prawns,
    sauces,
    soft,
    soups,
    vegetables,
    ware_of_parts,
)
from kit import geo, light, spots, table
from kit.menu import dish
from kit.once import repaint
from kit.shade import Mat


@dish
def crema_de_trufa():
    z, r = ware_of_parts.in_bowl(soups.soup_material("#a8926c", "#c4b08a", "#dccaa8"))
    m = Mat("truffle")
    mat = m.skin(m.ramp(m.noise(26, 5, 0.66), [(0.4, "#1c1410"), (0.6, "#5a4634"), (0.75, "#9a8468")]), 0.45, 0.4)
    rng = np.random.default_rng(3)
    for k in range(9):
        a, q = k * 2.39996, 0.26 * np.sqrt((k + 0.5) / 9)
        soft.coin(
            (q * np.cos(a), q * np.sin(a), z + 0.02 + 0.01 * k),
            0.11,
            mat,
            0.010,
            a,
            rng.normal(0, 0.3),
            rng.normal(0, 0.3),
            k,
        )


@dish
def salsa_brava():
    ware_of_parts.in_bowl(sauces.brava_material(), 0.014)


@dish
def salsa_a_la_pimienta():
    z, r = ware_of_parts.in_bowl(soups.soup_material("#8a6440", "#a8825a", "#c4a27a"))
    m = Mat("peppercorn")
    ware_of_parts.heap_of(
        spots.ring_of_points(60, 0.0, 0.5, z + 0.012, 5),
        geo.icosphere(2),
        0.020,
        m.skin(
            m.ramp(m.attr("rnd"), [(0, "#1c120c"), (1, "#4a3424")]), 0.5, 0.3, normal=m.bump(m.noise(60, 3), 0.8, 0.01)
        ),
        "peppercorns",
    )


@dish
def salsa_roquefort():
    z, r = ware_of_parts.in_bowl(soups.soup_material("#d8ceb0", "#e8e0c8", "#f2ecdc"), power=480)
    blue = cheeses.cheese_material("#f6ecd2", holes=2, name="blue")
    rng = np.random.default_rng(2)
    for k, p in enumerate(spots.heap(16, 0.26, z + 0.02, 0.05, 4)):
        v, f, _ = potatoes.polytope(rng, 9, 7.0, 4)
        geo.add("blue cheese", geo.place(geo.displace(v, f, 0.1, 3, 3, k) * 0.060, p, rng.uniform(0, 6)), f, blue)


@dish
def chimichurri():
    z, r = ware_of_parts.in_bowl(soups.soup_material("#4a5a14", "#64741c", "#8a9430"))
    herbs.chopped(spots.ring_of_points(900, 0.0, r - 0.03, z + 0.012, 3), 2, 0.017)
    vegetables.chili_rings(spots.ring_of_points(16, 0.0, 0.48, z + 0.025, 6), 0.030, 3)
    vegetables.garlic_slices(spots.ring_of_points(16, 0.0, 0.5, z + 0.02, 8), 0.030, 3)


@dish
def pimientos_asados():
    z = ware_of_parts.on_plate()
    rng = np.random.default_rng(2)
    for k in range(15):
        vegetables.pepper_strip(
            (rng.normal(0, 0.05), -0.36 + 0.052 * k, z + 0.05 + 0.02 * (k % 3)), rng.normal(0, 0.35), 0.9, k
        )


@dish
def ensalada_verde():
    z, r = ware_of_parts.in_bowl()
    leaves.bed(0.50, 26, z - 0.06, 7, 0.18)


@dish
def boniato_frito():
    table.table_wood()
    fries.paper_cup()
    fries.chips_in_cone(seed=7)
    m = Mat("sweet potato")
    t = m.math("ADD", m.math("MULTIPLY", m.attr("edge"), 0.9), m.math("MULTIPLY", m.noise(7, 5), 0.5))
    repaint(
        "chips",
        m.skin(
            m.ramp(t, [(0.2, "#e8791c"), (0.5, "#d0600f"), (0.8, "#8a3408"), (1.0, "#5a1f06")]),
            0.4,
            0.45,
            sss=0.25,
            radius=(0.06, 0.025, 0.008),
            coat=0.2,
            normal=m.bump(m.noise(48, 5), 0.6, 0.014),
        ),
    )
    light.window_light(power=620, fill=150, ambient=0.25)
    light.camera((0.0, 0, 0.62), 5.0, 16, -90, 80, 5.6, focus=(0, -0.35, 0.7))


@dish
def pan_de_lena():
    table.table_wood()
    table.board((2.2, 1.4), 0.12, rz=0.08)
    for k, (x, y, z, a) in enumerate(((-0.30, 0.10, 0.12, 0.25), (0.16, 0.02, 0.28, 0.05), (0.30, -0.20, 0.12, -0.2))):
        bread.toast((x, y, z), a, 1.3, 0.72, 0.16, k + 2, 0.02)
    light.window_light(power=580, fill=130, ambient=0.25)
    light.camera((0, -0.02, 0.2), 4.0, 36, -90, 80, 5.6, focus=(0, -0.25, 0.3))


@dish
def gamba_crujiente():
    z = ware_of_parts.on_plate()
    rng = np.random.default_rng(4)
    for k, (x, y, a) in enumerate(
        ((-0.28, 0.16, 0.3), (0.22, 0.20, 1.4), (0.02, -0.14, 2.6), (-0.36, -0.20, 4.0), (0.36, -0.16, 5.2))
    ):
        before = set(bpy.data.objects)
        prawns.peeled_prawn((x, y, z + 0.08), a, 1.25, k, rng.normal(0, 0.2), 1 if k % 2 else -1)
        for ob in set(bpy.data.objects) - before:
            if ob.name.startswith("peeled prawn") and len(ob.data.vertices) > 500:
                v = np.array([q.co[:] for q in ob.data.vertices])
                f = np.array([list(q.vertices) for q in ob.data.polygons])
                crumbs.coat(v, f, 2200, 0.012, rng)
    lemon.lemon_wedge((0.50, -0.42, z + 0.14), 2.3, 0.15, 1, 0.4)
