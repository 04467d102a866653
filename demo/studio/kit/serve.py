"""Carries a finished dish to its place on a set table."""

import bpy
from mathutils import Matrix


def lift(before, at, rz=0.0, scale=1.0):
    """Carry everything that was made since `before` to its place."""
    m = Matrix.Translation(at) @ Matrix.Rotation(rz, 4, "Z") @ Matrix.Scale(scale, 4)
    for ob in set(bpy.data.objects) - before:
        ob.matrix_world = m @ Matrix.Translation(ob.location)


def serve(fn, at, rz=0.0, scale=1.0):
    """Cook a dish as usual, keep food and tableware, and carry it to its
    place; table, lamps and camera of the single picture are taken away."""
    before = set(bpy.data.objects)
    fn()
    for ob in set(bpy.data.objects) - before:
        if ob.type != "MESH" or ob.name.startswith(("table", "room wall", "lamps", "card")):
            bpy.data.objects.remove(ob)
    lift(before, at, rz, scale)
