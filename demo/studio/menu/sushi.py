"""Sushi."""

import numpy as np

from food import noodles, prawns, rolls, soft, sushi_fish, sushi_sides
from kit import light, surface, table, tableware
from kit.menu import dish
from kit.once import repaint
from kit.shade import Mat


@dish
def nigiri_de_salmon():
    table.table_wood(**table.BLACK)
    table.slate((3.1, 1.75), rz=0.10)
    z = 0.082
    for k, (x, y) in enumerate(((-0.56, 0.16), (-0.02, 0.0), (0.52, -0.16))):
        sushi_fish.nigiri((x, y, z), 0.92 + 0.06 * k, seed=k + 1)
    sushi_sides.ginger((0.62, 0.48, z), 3)
    sushi_sides.wasabi((0.34, 0.52, z), 0.08, 2)
    sushi_sides.soy_dish((-0.62, 1.25, 0.0), 0.42)
    light.window_light(power=660, fill=150, ambient=0.28, kick=110, side=1)  # from the right: that flank shows the rice
    light.camera((-0.02, 0.05, 0.16), 3.95, 29, -92, 80, 7.1, focus=(0.0, -0.2, 0.25))


@dish
def uramaki_california():
    table.table_wood(**table.BLACK)
    table.slate((3.2, 1.8), rz=0.10)
    z = 0.085
    for k in range(4):
        rolls.roll((-0.72 + 0.47 * k, 0.22 - 0.03 * k, z), "uramaki", 0.22, 0.24, 0.7 * k, 0.0, 10 + k, "california")
    # one lies on its side so that the face looks at the guest
    rolls.roll((-0.46, -0.42, z + 0.232), "uramaki", 0.22, 0.24, 0.25, np.pi / 2, 20, "california")
    rolls.roll((0.10, -0.44, z + 0.232), "uramaki", 0.22, 0.24, -0.05, np.pi / 2, 21, "california")
    sushi_sides.ginger((0.62, -0.34, z), 3)
    sushi_sides.wasabi((0.90, -0.14, z), 0.085, 2)
    light.window_light(power=660, fill=150, ambient=0.28, kick=110, side=1)
    light.camera((0.0, -0.06, 0.18), 3.9, 40, -90, 80, 7.1, focus=(0.0, -0.3, 0.25))


@dish
def maki_de_pepino():
    table.table_wood(**table.BLACK)
    tableware.plate(1.1, 0.10, color="#cfd3cc", speck="#5a5f58", rim="#7a6a50")
    z = 0.055
    k = 0
    for x, y in ((-0.45, 0.30), (0.0, 0.34), (0.45, 0.28), (-0.52, -0.12), (-0.08, -0.10), (0.36, -0.14)):
        rolls.roll((x, y, z), "maki", 0.185, 0.25, 0.9 * k, 0.0, 40 + k, "cucumber")
        k += 1
    sushi_sides.wasabi((0.72, -0.42, z), 0.08, 2)
    sushi_sides.ginger((0.40, -0.55, z), 3)
    light.window_light(power=660, fill=150, ambient=0.28, kick=110, side=1)
    light.camera((0.0, -0.05, 0.16), 4.1, 38, -90, 80, 7.1, focus=(0.0, -0.2, 0.28))


@dish
def nigiri_de_atun():
    nigiri_de_salmon()
    repaint("salmon", sushi_fish.tuna_slab_material())


@dish
def sashimi_variado():
    table.table_wood(**table.BLACK)
    table.slate((3.2, 1.9), rz=0.06)
    z = 0.085
    rng = np.random.default_rng(4)
    white = soft.soft_material("sea bass", "#ecd8cc", "#fdf4ee", (0.08, 0.05, 0.04))
    for j, (x, y, mat) in enumerate(
        (
            (-0.86, -0.10, sushi_fish.salmon_material()),
            (-0.10, 0.12, sushi_fish.tuna_slab_material()),
            (0.62, -0.10, white),
        )
    ):
        for k in range(4):
            sushi_fish.slab((x + 0.145 * k, y - 0.03 * k, z + 0.10), 0.12 + 0.03 * k, mat, 10 * j + k)
    for k in range(5):
        soft.coin(
            (-0.55 + 0.10 * k, -0.62, z + 0.03 + 0.008 * k),
            0.15,
            soft.cucumber_material(),
            0.022,
            0.3 * k,
            0.28,
            0.15,
            k,
        )
    for k in range(4):
        soft.coin(
            (0.30 + 0.09 * k, -0.62, z + 0.03 + 0.008 * k), 0.12, soft.radish_material(), 0.016, 0.3 * k, 0.28, 0.15, k
        )
    sushi_sides.wasabi((0.95, -0.56, z), 0.09, 2)
    sushi_sides.ginger((-0.98, -0.58, z), 3)
    noodles.spring_onion(
        np.stack([rng.uniform(-0.9, 0.9, 24), rng.uniform(-0.5, 0.4, 24), np.full(24, z + 0.19)], 1), 0.024, 3
    )
    light.window_light(power=560, fill=150, ambient=0.28, kick=110, side=1)
    light.camera((0.0, -0.10, 0.14), 4.3, 40, -90, 80, 7.1, focus=(0.0, -0.35, 0.2))


@dish
def uramaki_de_langostino():
    table.table_wood(**table.BLACK)
    tableware.plate(1.3, 0.11, color="#2f3a44", speck="#15181c", rim="#9a7a55")
    z = 0.058
    rng = np.random.default_rng(2)
    for k in range(6):
        x, y = -0.50 + 0.47 * (k % 3) + 0.06 * (k // 3), 0.26 - 0.52 * (k // 3) - 0.03 * (k % 3)
        rolls.roll((x, y, z), "uramaki", 0.21, 0.24, 0.7 * k, 0.0, 30 + k, "salmon")
        prawns.peeled_prawn((x, y, z + 0.285), 0.6 + 0.5 * k, 0.66, k, 0.0, 1 if k % 2 else -1)
    xs, ys, h = surface.height_map(-1.0, 1.0, -0.75, 0.75, 230, z, ("rice", "nori", "filling", "peeled prawn"))
    x, y = np.meshgrid(xs, ys, indexing="ij")
    t = np.linspace(0, 1, 1400)
    line = np.stack([0.62 * np.sin(t * 2 * np.pi * 9), 0.50 - 1.0 * t], 1)
    d = np.full(x.size, 9.0)
    for a in line[::3]:
        d = np.minimum(d, np.hypot(x.ravel() - a[0], y.ravel() - a[1]))
    m = Mat("spicy mayonnaise")
    mayo = m.skin(
        m.ramp(m.noise(6, 3), [(0.3, "#d8642a"), (0.7, "#e88a4a")]),
        0.22,
        0.5,
        sss=0.3,
        radius=(0.06, 0.03, 0.015),
        coat=0.5,
        coat_rough=0.1,
    )
    thick = ((0.013 - d) * 0.8).reshape(x.shape)
    thick[h < z + 0.22] = -1
    surface.drape("mayonnaise", xs, ys, h, thick, mayo, 4)
    noodles.spring_onion(
        np.stack([rng.uniform(-0.8, 0.8, 30), rng.uniform(-0.7, -0.55, 30), np.full(30, z + 0.02)], 1), 0.026, 3
    )
    light.window_light(power=560, fill=150, ambient=0.28, kick=110, side=1)
    light.camera((0.0, -0.04, 0.18), 4.3, 38, -90, 80, 7.1, focus=(0.0, -0.3, 0.28))


@dish
def bandeja_umi():
    table.table_wood(**table.BLACK)
    table.slate((4.4, 2.6), rz=0.04)
    rolls.umi_platter(0.085)
    light.window_light(power=760, fill=190, ambient=0.28, kick=130, side=1)
    light.camera((0.10, -0.04, 0.16), 7.2, 42, -90, 80, 8, focus=(0.0, -0.4, 0.25))
