"""Pulses and sausage."""

import numpy as np

from kit import geo
from kit.once import once, rng_of
from kit.shade import Mat


@once
def bean_material(kind="lentil"):
    m = Mat(kind)
    stops = {
        "lentil": [(0.0, "#4a220c"), (0.5, "#743c16"), (1.0, "#9c5c2a")],
        "fabe": [(0.0, "#c08a4c"), (0.6, "#dcb47a"), (1.0, "#ead0a0")],
    }[kind]
    col = m.ramp(m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.7), m.math("MULTIPLY", m.noise(12, 3), 0.3)), stops)
    return m.skin(col, 0.25, 0.5, sss=0.3, radius=(0.05, 0.03, 0.015), coat=0.4, coat_rough=0.1)


def beans(points, size, kind="lentil", seed=0):
    rng = rng_of(seed)
    v, f = geo.icosphere(3)
    if kind == "lentil":
        v = v * [1, 1, 0.45]
    else:
        v = v * [1.35, 0.72, 0.66]
        v[:, 1] += 0.22 * v[:, 0] ** 2
    n = len(points)
    up = rng.normal(0, 0.7, (n, 3)) + [0, 0, 1]
    gv, gf, r = geo.scatter(
        (v, f), np.asarray(points, float), geo.frames(up, rng), size * rng.uniform(0.85, 1.15, n), rng
    )
    geo.add(kind, gv, gf, bean_material(kind), rnd=r)


@once
def chorizo_material():
    m = Mat("chorizo")
    fat = m.ramp(m.voronoi(17), [(0.20, 1.0), (0.30, 0.0)])
    some = m.ramp(m.noise(9, 2), [(0.45, 0.0), (0.55, 1.0)])
    meat = m.ramp(m.noise(14, 4), [(0.3, "#8a1a08"), (0.7, "#b8360f")])
    col = m.mix(m.math("MULTIPLY", fat, some), meat, "#f0b078")
    col = m.mix(m.ramp(m.attr("rad"), [(0.93, 0.0), (1.0, 1.0)]), col, "#4a0c04")
    return m.skin(
        col,
        0.2,
        0.5,
        sss=0.3,
        radius=(0.06, 0.015, 0.008),
        coat=0.5,
        coat_rough=0.08,
        normal=m.bump(m.math("ADD", m.noise(30, 4), fat), 0.35, 0.012),
    )
