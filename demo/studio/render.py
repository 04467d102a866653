"""Render one dish.

  blender -b -P render.py -- DISH OUT.png [--size 800x600] [--samples 24] [--no-denoise]

DISH is the name of a function in any file of menu/, with - for _; "list" prints
them.
"""

import argparse
import glob
import importlib
import os
import sys
import tempfile
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from kit import denoise, light  # noqa: E402
from kit.menu import DISHES  # noqa: E402


def all_dishes():
    """The dishes of every file of menu/, by slug."""
    for path in sorted(glob.glob(os.path.join(HERE, "menu", "*.py"))):
        importlib.import_module("menu." + os.path.splitext(os.path.basename(path))[0])
    return DISHES


def settings(scene, width, height, samples):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    c = scene.cycles
    c.device, c.samples, c.use_denoising = "CPU", samples, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.03, max(8, samples // 3)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 14, 3, 4
    c.transmission_bounces, c.transparent_max_bounces = 14, 12  # a filled glass has eight walls in a row
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0  # fireflies on wet surfaces cost more than they give
    c.blur_glossy = 0.6
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.5  # bright, as on a menu; Filmic keeps the highlights


def passes_to_files(scene, folder):
    """Colour and the two feature passes as separate EXR files: Blender cannot
    hand multilayer pixels to Python in background mode."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    src = t.nodes.new("CompositorNodeRLayers")
    names = {"color": "Noisy Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for key, sock in names.items():
        out = t.nodes.new("CompositorNodeOutputFile")
        out.base_path = folder
        out.format.file_format, out.format.color_mode, out.format.color_depth = "OPEN_EXR", "RGB", "32"
        out.file_slots[0].path = key + "_"
        t.links.new(src.outputs[sock if sock in src.outputs else "Image"], out.inputs[0])
    comp = t.nodes.new("CompositorNodeComposite")
    t.links.new(src.outputs["Image"], comp.inputs[0])


def read(folder, key):
    name = next(n for n in sorted(os.listdir(folder)) if n.startswith(key + "_"))
    im = bpy.data.images.load(os.path.join(folder, name))
    im.colorspace_settings.name = "Non-Color"
    w, h = im.size
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    return a.reshape(h, w, 4)[:, :, :3].copy()


def grade(c):
    """A photographer's last touch: corners slightly darker than the plate."""
    h, w, _ = c.shape
    y, x = np.mgrid[-1 : 1 : h * 1j, -1 : 1 : w * 1j]
    v = 1 - 0.22 * np.clip((x * x * 0.8 + y * y) / 1.8, 0, 1) ** 1.3
    return c * v[:, :, None].astype(np.float32)


def save(scene, c, path):
    h, w, _ = c.shape
    im = bpy.data.images.new("final", w, h, alpha=False, float_buffer=True)
    im.pixels.foreach_set(np.concatenate([c, np.ones((h, w, 1), np.float32)], 2).astype(np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.image_settings.compression = 90
    im.save_render(path, scene=scene)


def main(argv):
    p = argparse.ArgumentParser(prog="render.py")
    p.add_argument("dish")
    p.add_argument("out", nargs="?")
    p.add_argument("--size", default="800x600")
    p.add_argument("--samples", type=int, default=24)
    p.add_argument("--no-denoise", action="store_true")
    a = p.parse_args(argv)
    menu = all_dishes()
    if a.dish == "list" or a.dish not in menu:
        print("dishes:", " ".join(sorted(menu)))
        return 0 if a.dish == "list" else 2
    w, h = (int(x) for x in a.size.split("x"))
    t0 = time.time()
    light.reset()
    menu[a.dish]()
    scene = bpy.context.scene
    settings(scene, w, h, a.samples)
    t1 = time.time()
    with tempfile.TemporaryDirectory() as tmp:
        passes_to_files(scene, tmp)
        bpy.ops.render.render()
        t2 = time.time()
        c = read(tmp, "color")
        if not a.no_denoise:
            c = denoise.denoise(c, read(tmp, "albedo"), read(tmp, "normal"))
    save(scene, grade(c), os.path.abspath(a.out))
    print(
        "%s: build %.0fs, render %.0fs, denoise %.0fs, %dx%d at %d samples"
        % (a.dish, t1 - t0, t2 - t1, time.time() - t2, w, h, a.samples)
    )
    return 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else ["list"])
    except SystemExit as e:
        code = e.code
    except Exception:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    os._exit(code or 0)  # Blender would otherwise hide the exit status
