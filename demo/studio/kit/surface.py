"""Heights of what lies on the table, and sauces draped over them."""

import bpy
import numpy as np
from mathutils.bvhtree import BVHTree
from mathutils import Vector

from kit import geo


def height_map(x0, x1, y0, y1, n, floor=0.0, names=None):
    """Look down on what is in the scene and note its height on a grid."""
    xs, ys = np.linspace(x0, x1, n), np.linspace(y0, y1, n)
    h = np.full((n, n), floor)
    for ob in bpy.context.scene.objects:
        if ob.type != "MESH" or (names and not ob.name.startswith(names)):
            continue
        me = ob.data
        mv = [ob.matrix_world @ v.co for v in me.vertices]
        tree = BVHTree.FromPolygons(mv, [p.vertices[:] for p in me.polygons])
        for i, x in enumerate(xs):
            for j, y in enumerate(ys):
                hit = tree.ray_cast(Vector((x, y, 5)), Vector((0, 0, -1)))[0]
                if hit is not None and hit.z > h[i, j]:
                    h[i, j] = hit.z
    return xs, ys, h


def blur(a, k):
    for _ in range(k):
        p = np.pad(a, 1, mode="edge")
        a = (
            p[1:-1, 1:-1] * 4
            + (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) * 2
            + p[:-2, :-2]
            + p[2:, 2:]
            + p[:-2, 2:]
            + p[2:, :-2]
        ) / 16
    return a


def drape(name, xs, ys, h, thick, material, soften=3):
    """A sauce: the smoothed height map plus thickness; where thickness is
    zero or less there is no surface, and the border rolls down like a drop."""
    base = np.maximum(blur(h, soften), h)
    top = np.where(thick > 0, base + np.sqrt(np.maximum(thick, 0)) * 0.22, base - 0.03)
    top = blur(top, 1)
    x, y = np.meshgrid(xs, ys, indexing="ij")
    v = np.stack([x.ravel(), y.ravel(), top.ravel()], 1)
    f = geo.grid_faces(len(xs), len(ys))
    grown = blur((thick > 0).astype(float), 1).ravel()
    keep = (grown[f] > 0.02).any(1)
    used, inv = np.unique(f[keep], return_inverse=True)
    return geo.add(name, v[used], inv.reshape(-1, 4), material)
