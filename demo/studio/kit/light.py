"""The photographer: camera, window light, the room behind, and cards that only a glass sees."""

import bpy
import numpy as np
from mathutils import Vector

from kit import geo
from kit.once import rng_of
from kit.shade import Mat, rgb


def long_table_light(strength=1.0, ambient=0.28):
    """The window stands farther off than for one plate, or the plate next to it burns out."""
    window_light(power=0, fill=0, ambient=ambient, kick=0)
    area("window", (-7.0, 3.4, 6.0), (0, 0, 0.1), (6.0, 5.0), 1900 * strength, "#fff3e2")
    area("card light", (4.6, -4.6, 3.0), (0, 0, 0.2), (6.0, 3.5), 500 * strength, "#ffd9b0")


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(target=(0, 0, 0.15), distance=6.0, elevation=32, azimuth=-90, lens=75, fstop=5.6, focus=None):
    """azimuth -90 looks from the front (-y). fstop is that of a real camera:
    the scene is ten times life size, hence the division."""
    e, a = np.radians(elevation), np.radians(azimuth)
    pos = Vector(target) + distance * Vector((np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)))
    cam = bpy.data.cameras.new("camera")
    ob = bpy.data.objects.new("camera", cam)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = pos
    ob.rotation_euler = (Vector(target) - pos).to_track_quat("-Z", "Y").to_euler()
    cam.lens, cam.clip_start = lens, 0.01
    cam.dof.use_dof = True
    view = (Vector(target) - pos).normalized()
    cam.dof.focus_distance = (Vector(focus or target) - pos).dot(view)
    cam.dof.aperture_fstop = fstop / 10
    bpy.context.scene.camera = ob
    return ob


def area(name, at, to, size, power, color):
    li = bpy.data.lights.new(name, "AREA")
    li.shape, li.size, li.size_y, li.energy, li.color = "RECTANGLE", size[0], size[1], power, rgb(color)[:3]
    ob = bpy.data.objects.new(name, li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return ob


def window_light(power=560, fill=65, side=-1, ambient=0.2, kick=70):
    """A large window behind and to one side (shape and gloss come from the
    back), a warm card in front of it, and a weak warm room."""
    area("window", (side * 3.6, 3.0, 3.6), (0, 0, 0.1), (3.2, 2.6), power, "#fff3e2")
    area("card", (-side * 3.4, -2.6, 1.8), (0, 0, 0.2), (3.0, 2.2), fill, "#ffd9b0")
    area("kick", (-side * 2.4, 3.6, 1.6), (0, 0, 0.2), (0.7, 1.4), kick, "#ffe7c8")
    w = bpy.data.worlds.new("room")
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes["Background"]
    bg.inputs[0].default_value = rgb("#ffe6cc")
    bg.inputs[1].default_value = ambient


def backdrop(y=9.0, warm="#5a3d26", glow="#a87c4c", strength=1.0, lamps=8, lamp=2.2, seed=5):
    """A room far behind: soft wall and dim round lamps (small strong ones would
    need hundreds of samples through the open lens). Clear drinks live from what shines through them."""
    n = 2
    x, z = [a.ravel() for a in np.meshgrid(np.linspace(-16, 16, n), np.linspace(-0.2, 14, n), indexing="ij")]
    m = Mat("room wall")
    col = m.mix(m.ramp(m.noise(0.14, 1), [(0.3, 0.0), (0.7, 1.0)]), warm, glow)
    e = m.node("ShaderNodeEmission", {"Color": col, "Strength": strength}).outputs[0]
    m.t.links.new(e, m.node("ShaderNodeOutputMaterial").inputs[0])
    geo.add("room wall", np.stack([x, np.full_like(x, y), z], 1), geo.grid_faces(n, n), m.m)
    if not lamps:
        return
    rng = rng_of(seed)
    p = np.stack([rng.uniform(-3.4, 3.4, lamps), np.full(lamps, y - 0.6), rng.uniform(0.9, 3.2, lamps)], 1)
    m = Mat("lamp")
    e = m.node("ShaderNodeEmission", {"Color": "#ffcf8a", "Strength": lamp}).outputs[0]
    m.t.links.new(e, m.node("ShaderNodeOutputMaterial").inputs[0])
    v, f, _ = geo.scatter(geo.icosphere(2), p, geo.random_rotations(lamps, rng), rng.uniform(0.12, 0.22, lamps), rng)
    geo.add("lamps", v, f, m.m)


def card(at, size, color, strength):
    """The bar photographer's trick: a bright card behind the drink, seen only
    through the glass (camera rays miss it, refracted ones do not)."""
    x, z = [
        a.ravel() for a in np.meshgrid(np.linspace(-size[0], size[0], 2), np.linspace(0, size[1], 2), indexing="ij")
    ]
    m = Mat("card")
    e = m.node("ShaderNodeEmission", {"Color": color, "Strength": strength}).outputs[0]
    m.t.links.new(e, m.node("ShaderNodeOutputMaterial").inputs[0])
    ob = geo.add("card", np.stack([x, 0 * x, z], 1) + np.array(at, float), geo.grid_faces(2, 2), m.m)
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = ob.visible_shadow = False
    return ob
