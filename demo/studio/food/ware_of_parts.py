"""A small plate or bowl for one ingredient."""

import numpy as np

from food import soups
from kit import geo, light, table, tableware


def on_plate(elevation=36, distance=3.0, power=560):
    """A small dark plate; food stands at the returned height."""
    table.table_wood()
    tableware.plate(0.8, 0.10, **tableware.SLATE_BLUE)
    light.window_light(power=power, fill=140, ambient=0.26)
    light.camera((0, -0.02, 0.14), distance, elevation, -90, 80, 6.3, focus=(0, -0.15, 0.18))
    return 0.055


def in_bowl(material=None, wave=0.010, color="#e9e2d6", power=560):
    """A small bowl, with a sauce in it where a material is given; returns level and radius."""
    table.table_wood()
    z, r = tableware.deep_bowl(r=0.62, h=0.34, color=color)
    if material:
        soups.soup((0, 0, 0), z, r, material, 3, wave)
    light.window_light(power=power, fill=140, ambient=0.26)
    light.camera((0, 0.0, 0.20), 3.1, 42, -90, 80, 6.3, focus=(0, -0.12, 0.3))
    return z, r


def heap_of(points, shape, size, material, name, seed=1):
    """Many of one shape, thrown together."""
    rng = np.random.default_rng(seed)
    n = len(points)
    v, f, r = geo.scatter(
        shape, np.asarray(points, float), geo.random_rotations(n, rng), size * rng.uniform(0.85, 1.15, n), rng
    )
    geo.add(name, v, f, material, rnd=r)
