"""Tapas of the house."""

import bpy
import numpy as np

from food import bread, ham, herbs, olives, sauces, sea, seasoning, soft, soups, sushi_sides, tortilla, vegetables
from kit import geo, light, noise, spots, table, tableware
from kit.menu import dish


@dish
def jamon_iberico_de_bellota():
    table.table_wood()
    tableware.plate(1.3, 0.13)
    rng = np.random.default_rng(12)
    z = 0.065
    # Outer ring first, each slice over the one before, then the inner ring and a loose heap.
    for k in range(17):
        a = k * 2 * np.pi / 17
        r = 0.72 + rng.normal(0, 0.02)
        ham.jamon_slice(
            (r * np.cos(a), r * np.sin(a), z + 0.045),
            a + 0.6 + rng.normal(0, 0.14),
            rng.uniform(0.74, 0.92),
            rng.uniform(0.36, 0.46),
            100 + k,
            0.07,
            0.17,
            0.02,
        )
    for k in range(10):
        a = k * 2 * np.pi / 10 + 0.2
        r = 0.36
        ham.jamon_slice(
            (r * np.cos(a), r * np.sin(a), z + 0.125),
            a + 0.75 + rng.normal(0, 0.18),
            rng.uniform(0.62, 0.78),
            rng.uniform(0.34, 0.42),
            200 + k,
            0.075,
            0.20,
            0.06,
        )
    for k in range(5):
        a = k * 1.7 + 0.5
        ham.jamon_slice(
            (0.10 * np.cos(a), 0.10 * np.sin(a), z + 0.19 + 0.018 * k),
            a * 1.3,
            0.52,
            0.36,
            300 + k,
            0.08,
            rng.normal(0, 0.18),
            rng.normal(0, 0.12),
            fold=0.9,
        )
    for k, (x, y, a) in enumerate(((0.98, 1.10, 0.5), (1.16, 0.98, 0.75), (1.22, 1.20, 0.3))):
        ham.pico((x, y, 0.055), a, 0.55, k)
    light.window_light(power=620, fill=70, ambient=0.22)
    light.camera((0.02, 0.0, 0.08), 5.2, 46, -90, 78, 7, focus=(0, -0.35, 0.15))


@dish
def tortilla_de_patatas():
    table.table_wood()
    tableware.plate(1.35, 0.12)
    # Two portions are gone; one of them lies in the gap with its face to the guest.
    tortilla.tortilla((-0.12, 0.16, 0.055), 0.88, 0.40, np.radians(-8), np.radians(-112) + 2 * np.pi, 1)
    tortilla.tortilla((-0.06, -0.56, 0.055), 0.84, 0.40, np.radians(-4), np.radians(32), 4)
    herbs.parsley((-0.62, -0.80, 0.09), 2.4, 0.15, 4)
    light.window_light(power=600, fill=150, ambient=0.25)
    light.camera((0.0, -0.14, 0.20), 5.3, 31, -90, 80, 5.6, focus=(0, -0.6, 0.25))


@dish
def pimientos_de_padron():
    table.table_wood()
    tableware.plate(1.1, 0.13, **tableware.SLATE_BLUE)
    rng = np.random.default_rng(6)
    for k in range(26):
        lay = 0 if k < 14 else (1 if k < 22 else 2)
        q = (0.62, 0.40, 0.18)[lay] * np.sqrt(rng.random() * 0.8 + 0.2)
        a = k * 2.39996
        vegetables.padron(
            (q * np.cos(a), q * np.sin(a), 0.14 + 0.13 * lay),
            rng.uniform(0, 6.28),
            rng.uniform(0.85, 1.05),
            k,
            rng.normal(0, 0.12),
        )
    seasoning.dust(("padron",), 0.8, 320, 0.0085, seasoning.salt_material(), 3, 0.06, (0, 0), 0.6)
    light.window_light(power=600, fill=130, ambient=0.25)
    light.camera((0, -0.02, 0.2), 4.2, 38, -90, 80, 5.6, focus=(0, -0.3, 0.3))


@dish
def tosta_de_escalivada():
    table.table_wood()
    table.board((2.5, 1.5), 0.12, rz=0.08)
    z = 0.12
    bread.toast((0, 0, z), 0.0, 1.7, 0.85, 0.17, 5)
    rng = np.random.default_rng(3)
    for k in range(15):
        vegetables.pepper_strip(
            (-0.62 + 0.09 * k, rng.normal(0, 0.03), z + 0.20 + 0.02 * (k % 3)), 1.45 + rng.normal(0, 0.30), 0.72, k
        )
    for ob in [o for o in bpy.data.objects if o.name.startswith("pepper")][1::3]:  # every third strip is aubergine
        ob.data.materials.clear()
        ob.data.materials.append(soft.soft_material("aubergine", "#5f4436", "#a07c58", (0.04, 0.03, 0.02), 0.2, 20))
        ob.data.attributes.new("rnd", "FLOAT", "POINT")
    herbs.chopped([(rng.uniform(-0.6, 0.6), rng.uniform(-0.28, 0.28), z + 0.27) for _ in range(50)], 2, 0.017)
    seasoning.dust(("pepper", "toast"), 0.6, 90, 0.008, seasoning.salt_material(), 3, z)
    light.window_light(power=600, fill=120, ambient=0.24)
    light.camera((0, -0.02, 0.24), 4.3, 36, -90, 80, 5.6, focus=(0, -0.25, 0.35))


@dish
def ensaladilla_rusa():
    table.table_wood()
    tableware.plate(1.15, 0.13, **tableware.SLATE_BLUE)
    p, f = geo.flat_disc(0.70, 0.0, 60, 160)
    q = np.hypot(p[:, 0], p[:, 1]) / 0.70
    p[:, 2] = (
        0.055
        + 0.36 * np.sqrt(np.clip(1 - q**2.4, 0, 1)) * (1 + 0.06 * noise.fbm(p, 2.5, 3, 3))
        + 0.016 * noise.fbm(p, 9, 4, 4)
    )
    geo.add("mayonnaise", p, f, sauces.alioli_material())
    rng = np.random.default_rng(4)
    sp, nr = geo.sample_surface(p, f, 330, rng)
    keep = sp[:, 2] > 0.09
    sp, nr = sp[keep] - nr[keep] * 0.012, nr[keep]
    a, b = int(len(sp) * 0.52), int(len(sp) * 0.78)
    soups.dice(sp[:a], 0.088, ["#f0dca0", "#f7e9c0", "#ecd28c"], 1, "potato", gloss=0.3)
    soups.dice(sp[a:b], 0.066, ["#d9600c", "#ee8a24", "#f5a444"], 2, "carrot")
    sushi_sides.edamame(sp[b:], 0.040, 3)
    sea.tuna(spots.heap(12, 0.20, 0.42, 0.08, 3, (0.0, -0.02)), 0.105, 4)
    olives.olives((0.06, -0.10, 0.34), 3, 0.16, 0.06, 0.07, 3)
    vegetables.pepper_strip((-0.10, -0.06, 0.47), 0.5, 0.5, 2)
    vegetables.pepper_strip((0.14, -0.02, 0.47), 2.2, 0.45, 4)
    for k, (x, y, a) in enumerate(((0.70, -0.52, 0.5), (0.80, -0.36, 0.8), (-0.78, -0.46, 2.4))):
        ham.pico((x, y, 0.12), a, 0.5, k)
    herbs.parsley((-0.30, -0.72, 0.10), 1.0, 0.14, 3)
    light.window_light(power=540, fill=130, ambient=0.25)
    light.camera((0, -0.02, 0.22), 4.3, 34, -90, 80, 5.6, focus=(0, -0.35, 0.3))
