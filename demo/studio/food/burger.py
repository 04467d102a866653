"""What lies between the halves of a bun."""

import numpy as np

from food import buns
from kit import geo, noise
from kit.once import once
from kit.shade import Mat


def burger(double=False, tilt=(-0.03, 0.02)):
    """The house burger standing on z = 0; returns its height."""
    buns.bun_bottom(0)
    lettuce(0.24, 0.70)
    tomato_slice((-0.20, -0.22, 0.25), 0.35, 0.07, (0.05, 0.0), 1)
    tomato_slice((0.26, -0.16, 0.26), 0.34, 0.07, (0.05, 0.05), 2)
    tomato_slice((0.0, 0.26, 0.25), 0.34, 0.07, (0.0, 0.0), 3)
    z = 0.34
    for k in range(2 if double else 1):
        patty(z, seed=9 + k)
        cheese(z + 0.195, rz=0.4 + 0.7 * k, seed=1 + k)
        z += 0.235
    onion_ring((-0.12, -0.2, z + 0.01), 0.30, 1)
    onion_ring((0.18, -0.12, z + 0.01), 0.34, 2)
    buns.bun_top(z, tilt=tilt)
    return z + 0.36


@once
def patty_material():
    m = Mat("patty")
    tone = m.math("ADD", m.math("MULTIPLY", m.noise(7, 6, 0.65), 0.7), m.math("MULTIPLY", m.attr("cav"), 0.4))
    col = m.ramp(tone, [(0.25, "#1c0b05"), (0.42, "#3f1c0c"), (0.6, "#6d3417"), (0.8, "#93532a")])
    h = m.math("ADD", m.noise(55, 5, 0.65), m.voronoi(26))
    return m.skin(
        col,
        m.ramp(m.noise(16, 4), [(0.4, 0.18), (0.6, 0.5)]),
        0.55,
        sss=0.12,
        radius=(0.04, 0.015, 0.008),
        coat=0.35,
        coat_rough=0.16,
        normal=m.bump(h, 0.7, 0.015),
    )


def patty(z, r=0.57, h=0.19, seed=9):
    prof = [(0, 0), (r * 0.88, 0), (r * 0.98, h * 0.22), (r, h * 0.5), (r * 0.98, h * 0.78), (r * 0.88, h), (0, h)]
    v, f = geo.lathe(prof, 320, 18)
    if geo.normals(v, f)[len(v) // 2, :2] @ v[len(v) // 2, :2] < 0:
        f = f[:, ::-1]
    n1 = noise.fbm(v, 5, 3, seed)
    n2 = np.abs(noise.fbm(v, 11, 4, seed + 2))  # ridges between clumps of mince
    n3 = noise.fbm(v, 34, 3, seed + 3)
    d = 0.055 * n1 - 0.075 * (0.3 - n2).clip(0) + 0.012 * n3
    d = np.where(v[:, 2] > h * 0.7, np.minimum(d, 0.0), d)  # or meat pricks the cheese
    geo.add("patty", v + geo.normals(v, f) * d[:, None] + [0, 0, z], f, patty_material(), cav=np.clip(n2 * 2, 0, 1))


def cheese(z, half=0.56, r=0.575, rz=0.4, seed=1, color=("#f3a21b", "#fbb836")):
    """A square slice melting over a round patty: what lies outside the patty
    bends down along its side, and the warm corners run longest."""
    n = 110
    a = np.linspace(-1, 1, n)
    x, y = [q.ravel() for q in np.meshgrid(a, a, indexing="ij")]
    m4 = (x**8 + y**8) ** (1 / 8)
    square = np.maximum(np.abs(x), np.abs(y))
    s = np.where(m4 > 0, square / np.maximum(m4, 1e-9), 1)  # rounded corners
    x, y = x * s * half, y * s * half
    d = np.hypot(x, y) + 1e-9
    th = np.arctan2(y, x)
    run = 1 + 0.25 * noise.fbm(np.stack([np.cos(th), np.sin(th), 0 * th], 1), 1.7, 2, seed)
    out = np.maximum(d - r * 0.93, 0) * run * 1.25
    k = np.clip(out / 0.10, 0, 1)
    rad = np.minimum(d, r * 0.94) + 0.085 * np.sin(k * np.pi / 2) * r / 0.575
    top = np.stack(
        [
            rad * np.cos(th),
            rad * np.sin(th),
            -out + 0.035 * k + 0.012 * noise.fbm(np.stack([x, y, 0 * x], 1), 5, 2, seed),
        ],
        1,
    )
    edge = np.maximum(np.abs(np.repeat(a, n)), np.abs(np.tile(a, n)))
    nrm = np.stack([np.cos(th) * np.sin(k * np.pi / 2), np.sin(th) * np.sin(k * np.pi / 2), np.cos(k * np.pi / 2)], 1)
    thick = 0.030 * np.sqrt(np.clip(1 - edge**14, 0, 1)) + 0.012 * np.exp(-(((edge - 0.95) / 0.04) ** 2)) * np.clip(
        out / 0.1, 0, 1
    )
    upper, lower = top + nrm * thick[:, None], top
    f = geo.grid_faces(n, n)
    v, f = geo.weld(*geo.join((upper, f), (lower, f[:, ::-1])))
    m = Mat("cheese")
    col = m.ramp(m.noise(3, 3), [(0.3, color[0]), (0.7, color[1])])
    mat = m.skin(
        col,
        0.30,
        0.5,
        sss=0.5,
        radius=(0.09, 0.05, 0.012),
        coat=0.35,
        coat_rough=0.15,
        normal=m.bump(m.noise(18, 3), 0.12, 0.02),
    )
    geo.add("cheese", geo.place(v, (0, 0, z), rz), f, mat)


@once
def lettuce_material():
    m = Mat("lettuce")
    t = m.math("ADD", m.attr("rim"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(6, 4), 0.5), 0.5))
    col = m.ramp(t, [(0.1, "#eef3c2"), (0.45, "#bfdd66"), (0.75, "#86c03a"), (1.0, "#4f9420")])
    # Veins: cells drawn out along a wandering direction, faint; even cells look like a giraffe.
    warp = m.node(
        "ShaderNodeMixRGB",
        {
            "Fac": 0.16,
            "Color1": m.coord(),
            "Color2": m.node("ShaderNodeTexNoise", {"Vector": m.coord(), "Scale": 3.0}).outputs["Color"],
        },
    ).outputs[0]
    vein = m.ramp(m.voronoi(19, at=warp, feature="DISTANCE_TO_EDGE"), [(0.0, 1.0), (0.10, 0.0)])
    col = m.mix(m.math("MULTIPLY", vein, 0.16), col, "#dfeaa6")
    return m.skin(
        col,
        0.3,
        0.5,
        translucent=0.4,
        coat=0.3,
        normal=m.bump(m.math("ADD", m.noise(30, 4), m.math("MULTIPLY", vein, 0.5)), 0.5, 0.012),
    )


def lettuce(z, r=0.72, seed=4, layers=2):
    for k in range(layers):
        na, nr = 900, 26
        th = np.linspace(0, 2 * np.pi, na, endpoint=False)
        s = np.linspace(0, 1, nr)
        T, S = [q.ravel() for q in np.meshgrid(th, s, indexing="ij")]
        ring = np.stack([np.cos(T), np.sin(T), S * 0.25], 1)
        reach = r * (1 + 0.10 * noise.fbm(ring, 2.2, 3, seed + k) + 0.04 * noise.fbm(ring, 9, 2, seed + k + 5))
        rad = 0.28 + (reach - 0.28) * S
        w1, w2 = noise.fbm(ring, 4.5, 2, seed + k + 9), noise.fbm(ring, 12, 2, seed + k + 13)
        zz = (0.15 * w1 + 0.07 * w2) * S**2.2 - 0.07 * S**3
        shift = 0.10 * noise.fbm(ring, 6, 2, seed + k + 21) * S**2  # frill folds over sideways
        v = np.stack([rad * np.cos(T + shift), rad * np.sin(T + shift), z + k * 0.025 + zz], 1)
        geo.add("lettuce", v, geo.grid_faces(na, nr, wrap_u=True), lettuce_material(), rim=S)


@once
def tomato_material():
    m = Mat("tomato")
    rad = m.attr("rad")
    flesh = m.ramp(
        m.math("ADD", rad, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(9, 3), 0.5), 0.2)),
        [(0.1, "#e9a07c"), (0.4, "#d9482f"), (0.8, "#cc3a22"), (0.95, "#a8180e")],
    )
    flesh = m.mix(m.ramp(m.noise(26, 4), [(0.5, 0.0), (0.72, 0.55)]), flesh, "#e98a62")
    return m.skin(
        flesh,
        0.15,
        0.5,
        sss=0.4,
        radius=(0.08, 0.02, 0.01),
        coat=0.7,
        coat_rough=0.06,
        normal=m.bump(m.noise(22, 4), 0.2, 0.012),
    )


def tomato_slice(at, r=0.34, h=0.07, tilt=(0, 0), seed=0):
    prof = [(0, 0), (r * 0.93, 0), (r * 0.995, h * 0.25), (r, h * 0.6), (r * 0.95, h), (0, h)]
    v, f = geo.lathe(prof, 120, 8)
    rad = np.hypot(v[:, 0], v[:, 1]) / r
    v = v * np.stack([1 + 0.05 * noise.fbm(v, 3, 2, seed), 1 + 0.05 * noise.fbm(v, 3, 2, seed), np.ones(len(v))], 1)
    geo.add("tomato", geo.place(v, at, seed * 1.3, tilt[0], tilt[1]), f, tomato_material(), rad=rad)


def onion_ring(at, r=0.3, seed=0, tilt=0.0):
    a = np.linspace(0, 2 * np.pi, 120)
    path = np.stack([r * np.cos(a), r * np.sin(a) * 0.92, 0.012 * np.sin(3 * a + seed)], 1)
    v, f = geo.tube(path, 0.022, 14, 1.25)
    m = Mat("onion")
    mat = m.skin(
        m.ramp(m.noise(6, 3), [(0.35, "#8a2a62"), (0.55, "#d9a6c6"), (0.7, "#f3e4ec")]),
        0.15,
        0.5,
        sss=0.4,
        radius=(0.05, 0.03, 0.04),
        coat=0.5,
    )
    geo.add("onion", geo.place(v, at, seed, tilt), f, mat)
