"""What the plate stands on: wood, boards, slate, cloth."""

import numpy as np

from food import glasses
from kit import geo, noise
from kit.shade import Mat, rgb


# The woods of the tables, as arguments of table_wood.
DARK = dict(dark="#2a1a10", mid="#5d3b22", light="#8a6038")
BLACK = dict(dark="#0d0a08", mid="#221913", light="#3b2b20")
PALE = dict(dark="#6a5238", mid="#94764f", light="#b89a70")
WALNUT = dict(dark="#1d110a", mid="#3a2415", light="#5f4028")


def plane(size, n=2):
    lin = np.linspace(-size, size, n)
    x, y = [a.ravel() for a in np.meshgrid(lin, lin, indexing="ij")]
    return np.stack([x, y, np.zeros_like(x)], 1), geo.grid_faces(n, n)


def wood(name="wood", dark="#1d110a", mid="#4a2d19", light="#7a5230", plank=1.5, angle=0.12, rough=(0.35, 0.6)):
    """Boards: each has its own shift of the grain; the gaps are dark and deep."""
    m = Mat(name)
    c = m.coord(rot=(0, 0, angle))
    sep = m.node("ShaderNodeSeparateXYZ", {0: c})
    y = m.math("DIVIDE", sep.outputs[1], plank)
    board = m.math("FLOOR", y)
    rnd = m.node("ShaderNodeTexWhiteNoise", {"W": board}, noise_dimensions="1D").outputs["Value"]
    shifted = m.node(
        "ShaderNodeCombineXYZ",
        {
            0: m.math("ADD", sep.outputs[0], m.math("MULTIPLY", rnd, 40.0)),
            1: sep.outputs[1],
            2: m.math("MULTIPLY", rnd, 9.0),
        },
    ).outputs[0]
    g = m.node("ShaderNodeMapping", {"Vector": shifted, "Scale": (0.35, 4.5, 4.5)}).outputs[0]
    fine = m.node("ShaderNodeMapping", {"Vector": shifted, "Scale": (1.2, 60, 60)}).outputs[0]
    big = m.noise(1.0, 5, 0.6, 1.2, at=g)
    rings = m.math("FRACT", m.math("MULTIPLY", big, 7.0))
    rings = m.math("PINGPONG", rings, 0.5)
    fib = m.noise(1.0, 4, 0.6, 0, at=fine)
    tone = m.math("ADD", m.math("MULTIPLY", rings, 0.7), m.math("MULTIPLY", fib, 0.55))
    tone = m.math("ADD", tone, m.math("MULTIPLY", m.math("SUBTRACT", rnd, 0.5), 0.3))
    col = m.ramp(tone, [(0.12, dark), (0.45, mid), (0.85, light)])
    edge = m.math("ABSOLUTE", m.math("SUBTRACT", m.math("FRACT", y), 0.5))
    gap = m.ramp(edge, [(0.488, 0.0), (0.497, 1.0)])
    col = m.mix(gap, col, "#070403")
    h = m.math(
        "SUBTRACT",
        m.math("ADD", m.math("MULTIPLY", fib, 0.6), m.math("MULTIPLY", rings, 0.3)),
        m.math("MULTIPLY", gap, 3.0),
    )
    r = m.ramp(m.noise(3.0, 3), [(0.3, rough[0]), (0.7, rough[1])])
    return m.skin(col, r, 0.4, normal=m.bump(h, 0.5, 0.012))


def table_wood(**kw):
    v, f = plane(60)
    return geo.add("table", v, f, wood(**kw))


def linen_material(color="#d9d0c0", thread=70.0):
    """Plain weave: two crossed waves decide which thread is on top; slubs
    (thicker threads) come from noise stretched along each direction."""
    m = Mat("linen")
    sep = m.node("ShaderNodeSeparateXYZ", {0: m.coord()})
    wob = m.math("MULTIPLY", m.noise(3.0, 3), 0.03)

    def wave(s, k):
        return m.math("ABSOLUTE", m.math("SINE", m.math("MULTIPLY", m.math("ADD", s, wob), k)))

    a, b = wave(sep.outputs[0], thread), wave(sep.outputs[1], thread)
    sx = m.noise(1.0, 3, at=m.coord(scale=(2.0, 90, 1)))
    sy = m.noise(1.0, 3, at=m.coord(scale=(90, 2.0, 1)))
    weave = m.math("ADD", m.math("MULTIPLY", a, sx), m.math("MULTIPLY", b, sy))
    tone = m.math("ADD", m.math("MULTIPLY", weave, 0.5), m.math("MULTIPLY", m.noise(1.4, 4), 0.35))
    dk = [x * 0.62 for x in rgb(color)[:3]] + [1]
    col = m.mix(m.ramp(tone, [(0.2, 0.0), (0.75, 1.0)]), dk, color)
    return m.skin(col, 0.9, 0.15, sheen=0.3, normal=m.bump(weave, 0.55, 0.012))


def napkin(at, rz, color="#8a3b2a", size=(1.6, 1.2), seed=5):
    """A folded cloth next to the plate; gives the picture a second colour."""
    n = 140
    x, y = [a.ravel() for a in np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")]
    p = np.stack([x * size[0], y * size[1], 0 * x], 1)
    ridge = np.abs(noise.fbm(p * [0.7, 1.6, 1], 0.9, 3, seed))
    p[:, 2] = 0.03 + 0.16 * np.clip(0.35 - ridge, 0, 1)
    p[:, :2] += 0.05 * np.stack([noise.fbm(p, 1.3, 2, seed + 1), noise.fbm(p, 1.3, 2, seed + 2)], 1)
    return geo.add("napkin", geo.place(p, at, rz), geo.grid_faces(n, n), linen_material(color, 80))


def slate(size=(3.0, 1.5), at=(0, 0, 0), rz=0.0, seed=2):
    """Split stone: layered, slightly chipped edge. Top at z = 0.08."""
    v, f = geo.rounded_box((size[0], size[1], 0.08), 0.012, 90)
    edge = np.maximum(np.abs(v[:, 0]) / (size[0] / 2), np.abs(v[:, 1]) / (size[1] / 2)) > 0.985
    v[:, 2] += 0.04
    chip = noise.fbm(v * [1, 1, 4], 5, 4, seed)
    v[edge, :2] *= (1 + 0.012 * chip[edge])[:, None]
    v[:, 2] += 0.006 * noise.fbm(v, 1.5, 5, seed + 1) * (v[:, 2] > 0.04)
    m = Mat("slate")
    n1, n2 = m.noise(2.2, 8, 0.6, 0.6), m.noise(26, 6, 0.7)
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", n1, 0.7), m.math("MULTIPLY", n2, 0.3)),
        [(0.3, "#15171a"), (0.55, "#24272b"), (0.75, "#3a3d41")],
    )
    layers = m.ramp(n1, [(0.4, 0.0), (0.43, 0.35), (0.5, 0.4), (0.53, 0.7), (0.6, 0.75), (0.63, 1.0)])
    h = m.math("ADD", m.math("MULTIPLY", layers, 0.6), m.math("MULTIPLY", n2, 0.5))
    mat = m.skin(col, m.ramp(n2, [(0.3, 0.42), (0.7, 0.62)]), 0.25, normal=m.bump(h, 0.6, 0.012))
    return geo.add("slate", geo.place(v, at, rz), f, mat)


def board(size=(2.6, 1.8), thick=0.14, at=(0, 0, 0), rz=0.0, **kw):
    """Cutting board, top at z = thick."""
    v, f = geo.rounded_box((size[0], size[1], thick), 0.05, 60)
    v[:, 2] += thick / 2
    kw = dict(
        dict(name="board", dark="#5a3417", mid="#95602f", light="#bd8a50", plank=0.6, angle=0.0, rough=(0.4, 0.6)), **kw
    )
    return geo.add("board", geo.place(v, at, rz), f, wood(**kw))


def round_board(r=1.3, h=0.12):
    prof = [
        (0, 0.07),
        (r * 0.8, 0.07),
        (r * 0.9, 0.075),
        (r * 0.95, h * 0.95),
        (r * 0.985, h),
        (r, h * 0.92),
        (r * 0.98, h * 0.3),
        (r * 0.9, 0),
        (0, 0),
    ]
    v, f = glasses.solid(prof, 160, 6)
    return geo.add(
        "round board",
        v,
        f,
        wood(
            name="wooden plate",
            dark="#8a5a2c",
            mid="#b98548",
            light="#d9ac6c",
            plank=9.0,
            angle=0.3,
            rough=(0.45, 0.65),
        ),
    )
