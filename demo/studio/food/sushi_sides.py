"""What stands beside sushi: soy, wasabi, ginger, chopsticks, sake, whisk, edamame."""

import numpy as np

from food import glasses
from kit import geo, noise, tableware
from kit.once import once, rng_of
from kit.shade import Mat


def whisk(at):
    """A bamboo tea whisk standing on its handle, which is split into fine tines that bend in at their tips."""
    m = Mat("bamboo")
    mat = m.skin(
        m.ramp(m.noise(1.0, 4, at=m.coord(scale=(30, 30, 3))), [(0.3, "#c9a05c"), (0.7, "#ecd49a")]), 0.5, 0.35
    )
    v, f = glasses.solid(
        [(0, 0), (0.12, 0), (0.125, 0.05), (0.12, 0.42), (0.125, 0.46), (0.11, 0.50), (0, 0.50)], 60, 4
    )
    geo.add("whisk", v + np.array(at), f, mat)
    for ring, count in ((1.0, 44), (0.62, 26)):
        for k in range(count):
            a = k * 2 * np.pi / count
            t = np.linspace(0, 1, 14)
            q = ring * np.interp(t, [0, 0.35, 0.75, 1], [0.112, 0.165, 0.20, 0.13 if ring < 1 else 0.15])
            tv, tf = geo.tube(np.stack([q * np.cos(a), q * np.sin(a), 0.48 + 0.55 * t], 1), 0.006, 6)
            geo.add("tine", tv + np.array(at), tf, mat)


def flask(at, h=1.15, r=0.36, color="#cfd3cc"):
    """A sake flask of stoneware."""
    prof = [
        (0, 0.02),
        (r * 0.72, 0.0),
        (r * 0.86, 0.03),
        (r, h * 0.25),
        (r * 0.95, h * 0.48),
        (r * 0.55, h * 0.70),
        (r * 0.34, h * 0.80),
        (r * 0.36, h * 0.92),
        (r * 0.50, h),
        (r * 0.46, h * 1.0),
        (r * 0.30, h * 0.90),
        (r * 0.28, h * 0.7),
    ]
    v, f = geo.lathe(prof, 120, 8)
    ob = geo.add(
        "flask",
        v,
        f,
        tableware.stoneware(color, speck="#3a4640", rim="#6a5a48"),
        rim=np.exp(-(((v[:, 2] - h) / 0.03) ** 2)),
    )
    ob.location = at


def soy_dish(at, radius=0.34):
    tableware.bowl(radius, 0.16, at, "#2a2c30", speck="#101010", rim="#6b5a48")
    a = geo.lathe([(0, 0), (radius * 0.86, 0), (radius * 0.9, 0.006)], 80, 6)
    m = Mat("soy")
    mat = m.skin("#140602", 0.03, 0.6)
    geo.add("soy", a[0] + np.array(at) + [0, 0, 0.095], a[1], mat)


def wasabi(at, size=0.1, seed=0):
    v, f = geo.icosphere(6)
    v = v * [1, 0.85, 0.62] * (1 + 0.22 * noise.fbm(v, 1.3, 3, seed))[:, None]
    v = geo.displace(v, f, 0.07, 7, 4, seed)
    m = Mat("wasabi")
    mat = m.skin(
        m.ramp(m.noise(25, 4), [(0.3, "#7f9a3e"), (0.7, "#b3c566")]),
        0.45,
        0.4,
        sss=0.4,
        radius=(0.02, 0.03, 0.01),
        normal=m.bump(m.noise(90, 3), 0.5, 0.006),
    )
    geo.add("wasabi", v * size + np.array(at) + [0, 0, size * 0.45], f, mat)


def ginger(at, seed=0, n=4):
    """Pickled ginger: thin curled petals."""
    m = Mat("ginger")
    mat = m.skin(
        m.ramp(m.noise(8, 3), [(0.3, "#f3b9a0"), (0.7, "#fbdcc6")]),
        0.25,
        0.5,
        translucent=0.4,
        coat=0.5,
        normal=m.bump(m.noise(40, 3), 0.25, 0.006),
    )
    rng = rng_of(seed)
    for k in range(n):
        nn = 40
        x, y = [a.ravel() for a in np.meshgrid(np.linspace(-1, 1, nn), np.linspace(-1, 1, nn), indexing="ij")]
        rr = np.sqrt(np.maximum(x * x + y * y, 1e-9))
        mx = np.maximum(np.abs(x), np.abs(y)) / rr
        x, y = x * mx, y * mx
        p = np.stack([x * 0.17, y * 0.10, np.zeros_like(x)], 1)
        p[:, 2] = 0.05 * (y * y) + 0.035 * noise.fbm(p, 9, 2, seed + k) + 0.02 * k + 0.03
        p = geo.place(
            p,
            np.array(at) + [rng.normal(0, 0.05), rng.normal(0, 0.04), 0.0],
            rng.uniform(0, 6.3),
            rng.normal(0, 0.2),
            rng.normal(0, 0.2),
        )
        geo.add("ginger", p, geo.grid_faces(nn, nn), mat)


def chopsticks(at, rz, length=2.3, z=0.06):
    m = Mat("lacquer")
    mat = m.skin(
        m.ramp(m.noise(1.0, 4, at=m.coord(scale=(2, 30, 30))), [(0.3, "#2a120a"), (0.7, "#4a2314")]),
        0.22,
        0.5,
        coat=0.6,
    )
    for dy, da in ((0.0, 0.0), (0.10, 0.035)):
        t = np.linspace(-1, 1, 30)
        path = np.stack([t * length / 2, np.full(30, dy), np.full(30, z)], 1)
        v, f = geo.tube(path, 0.034 - 0.014 * (t * 0.5 + 0.5), 14)
        geo.add("chopstick", geo.place(v, at, rz + da), f, mat)


@once
def sesame_material():
    m = Mat("sesame mixed")
    return m.skin(
        m.ramp(m.attr("rnd"), [(0.0, "#1a120a"), (0.28, "#2a1c10"), (0.32, "#e9cf9a"), (1, "#f8ead0")]),
        0.35,
        0.5,
        sss=0.2,
        radius=(0.02, 0.015, 0.008),
        coat=0.2,
    )


def edamame(points, size=0.062, seed=0):
    rng = rng_of(seed)
    v, f = geo.icosphere(4)
    v = v * [1.25, 0.85, 0.75]
    v = v - geo.normals(v, f) * (0.10 * np.exp(-((v[:, 2] / 0.10) ** 2)) * (v[:, 0] > 0.2))[:, None]
    m = Mat("edamame")
    mat = m.skin(
        m.ramp(
            m.math("ADD", m.math("MULTIPLY", m.attr("rnd"), 0.6), m.math("MULTIPLY", m.noise(9, 3), 0.4)),
            [(0.2, "#5f9a24"), (0.8, "#a5cf58")],
        ),
        0.25,
        0.5,
        sss=0.35,
        radius=(0.03, 0.05, 0.01),
        coat=0.4,
    )
    n = len(points)
    gv, gf, r = geo.scatter(
        (v, f), np.asarray(points, float), geo.random_rotations(n, rng), size * rng.uniform(0.9, 1.12, n), rng
    )
    geo.add("edamame", gv, gf, mat, rnd=r)
