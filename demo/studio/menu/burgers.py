"""Burgers."""

import bpy

from food import buns, burger, leaves, sauces
from kit import light, table
from kit.menu import dish
from kit.once import repaint
from kit.serve import lift
from kit.shade import Mat


@dish
def hamburguesa_comanda():
    table.table_wood()
    table.board((2.4, 1.7), 0.13, rz=0.2)
    z = 0.13
    buns.bun_bottom(z)
    burger.lettuce(z + 0.24, 0.70)
    burger.tomato_slice((-0.20, -0.22, z + 0.25), 0.35, 0.07, (0.05, 0.0), 1)
    burger.tomato_slice((0.26, -0.16, z + 0.26), 0.34, 0.07, (0.05, 0.05), 2)
    burger.tomato_slice((0.0, 0.26, z + 0.25), 0.34, 0.07, (0.0, 0.0), 3)
    burger.patty(z + 0.34)
    burger.cheese(z + 0.34 + 0.195)
    burger.onion_ring((-0.12, -0.2, z + 0.585), 0.30, 1)
    burger.onion_ring((0.18, -0.12, z + 0.585), 0.34, 2)
    buns.bun_top(z + 0.595, tilt=(-0.03, 0.02))
    light.window_light(power=620, fill=130, ambient=0.25, kick=90)
    light.camera((0, 0, 0.60), 4.9, 13, -90, 85, 5.6, focus=(0, -0.5, 0.6))


@dish
def hamburguesa_a_tu_gusto():
    table.table_wood()
    table.board((2.4, 1.7), 0.13, rz=-0.15)
    before = set(bpy.data.objects)
    burger.burger(double=True)
    lift(before, (0, 0, 0.13), 0.5)
    light.window_light(power=620, fill=130, ambient=0.25, kick=90)
    light.camera((0, 0, 0.70), 5.4, 13, -90, 85, 5.6, focus=(0, -0.5, 0.7))


@dish
def hamburguesa_de_garbanzos():
    table.table_wood(**table.DARK)
    table.board((2.4, 1.7), 0.13, rz=0.2)
    z = 0.13
    buns.bun_bottom(z)
    leaves.bed(0.62, 22, z + 0.17, 3, 0.10)
    burger.tomato_slice((-0.20, -0.24, z + 0.30), 0.34, 0.07, (0.05, 0.0), 1)
    burger.tomato_slice((0.26, -0.18, z + 0.31), 0.33, 0.07, (0.05, 0.05), 2)
    burger.patty(z + 0.37, 0.60, 0.21, 4)
    m = Mat("chickpea patty")
    t = m.math("ADD", m.math("MULTIPLY", m.attr("cav"), 0.45), m.math("MULTIPLY", m.noise(7, 5, 0.65), 0.75))
    repaint(
        "patty",
        m.skin(
            m.ramp(t, [(0.25, "#5d3510"), (0.45, "#96601e"), (0.65, "#c08a38"), (0.9, "#dcb060")]),
            0.55,
            0.35,
            sss=0.1,
            radius=(0.04, 0.02, 0.008),
            normal=m.bump(m.noise(60, 4), 0.7, 0.014),
        ),
    )
    sauces.sauce_pool((0, -0.02, z + 0.565), 0.50, sauces.hummus_material(), 4, 0.26, 0.06)
    burger.onion_ring((-0.10, -0.24, z + 0.65), 0.28, 1)
    burger.onion_ring((0.18, -0.16, z + 0.65), 0.32, 2)
    buns.bun_top(z + 0.665, tilt=(-0.03, 0.02), seeds=300)
    m = Mat("rye bun")
    tone = m.math("ADD", m.attr("bake"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(5.0, 7, 0.68), 0.5), 0.7))
    rye = m.skin(
        m.ramp(tone, [(0.0, "#b98a54"), (0.3, "#8a5a2c"), (0.6, "#5f3818"), (1.0, "#38200e")]),
        0.55,
        0.35,
        sss=0.1,
        radius=(0.06, 0.03, 0.012),
        normal=m.bump(m.noise(60, 5, 0.65), 0.6, 0.016),
    )
    repaint("bun bottom", rye)
    repaint("bun top", rye)
    light.window_light(power=620, fill=130, ambient=0.25, kick=90)
    light.camera((0, 0, 0.62), 5.0, 13, -90, 85, 5.6, focus=(0, -0.5, 0.6))
