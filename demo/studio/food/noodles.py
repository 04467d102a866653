"""Ramen and gyoza."""

import numpy as np

from food import glasses
from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def broth_material():
    m = Mat("broth")
    fat = m.ramp(m.voronoi(9), [(0.16, 1.0), (0.19, 0.0)])
    fat2 = m.ramp(m.voronoi(24), [(0.18, 1.0), (0.22, 0.0)])
    ring = m.math("MAXIMUM", fat, m.math("MULTIPLY", fat2, 0.8))
    col = m.mix(m.math("MULTIPLY", ring, 0.45), m.ramp(m.noise(3, 4), [(0.3, "#8f4a12"), (0.7, "#b8701f")]), "#e09a2c")
    return m.skin(
        col, 0.06, 0.5, sss=0.3, radius=(0.08, 0.04, 0.012), coat=0.5, coat_rough=0.03, normal=m.bump(ring, 0.25, 0.008)
    )


@once
def noodle_material():
    m = Mat("noodle")
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", m.noise(6, 3), 0.6), m.math("MULTIPLY", m.attr("rnd"), 0.4)),
        [(0.25, "#e6b650"), (0.75, "#f5d98c")],
    )
    return m.skin(col, 0.22, 0.5, sss=0.3, radius=(0.05, 0.035, 0.012), coat=0.4, coat_rough=0.1)


def noodles(centre, z, n=72, reach=0.55, seed=2, r=0.0165, lift=0.12):
    """A skein: strands run side by side in waves and turn under at the ends."""
    rng = rng_of(seed)
    parts, rnd = [], []
    for k in range(n):
        off = (k / n - 0.5) * 2 * reach * 0.75
        t = np.linspace(-1, 1, 90)
        base = np.stack(
            [
                t * reach,
                off
                + 0.10 * np.sin(t * 3.2 + 0.8 + 0.3 * rng.normal())
                + 0.05 * rng.normal() * t
                + 0.025 * noise.fbm(np.stack([t * 2, 0 * t + k, 0 * t], 1), 2.0, 2, seed + k),
                0 * t,
            ],
            1,
        )
        lim = np.sqrt(np.clip(reach**2 - off**2, 0.01, None))
        base[:, 0] = t * lim
        base[:, 2] = (
            lift * np.sqrt(np.clip(1 - (off / reach) ** 2 - 0.8 * t**4, 0, 1))
            + 0.03 * noise.fbm(np.stack([t * 3, 0 * t + k * 0.7, 0 * t], 1), 1.5, 2, seed + 7)
            - 0.10 * np.clip(np.abs(t) - 0.85, 0, 1)
        )
        v, f = geo.tube(base, r, 10)
        parts.append((v, f))
        rnd.append(np.full(len(v), rng.random()))
    v, f = geo.join(*parts)
    geo.add("noodles", geo.place(v, (centre[0], centre[1], z), 0.5), f, noodle_material(), rnd=np.concatenate(rnd))


def half_egg(at, rz=0.0, rx=0.0, ry=0.0, size=0.26, seed=0, soft=True):
    """Cut egg, yolk up: marinated brown skin outside, jelly yolk."""
    nr, na = 70, 120
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0, 1, nr), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    shape = 1 + 0.13 * np.cos(T)
    x, y = s * shape * np.cos(T) * 1.18, s * shape * np.sin(T) * 0.92
    yolk = np.clip((0.60 - np.hypot(x * 0.92 - 0.06, y)) / 0.025, 0, 1)
    z = 0.02 * (1 - s**8) + 0.045 * yolk * np.sqrt(np.clip(1 - (np.hypot(x * 0.92 - 0.06, y) / 0.62) ** 2, 0, 1))
    face = np.stack([x, y, z], 1) * size
    m = Mat("egg face")
    ycol = m.ramp(m.noise(9, 3), [(0.3, "#e8790a"), (0.7, "#f6a21e")])
    wcol = m.mix(m.ramp(m.attr("s"), [(0.93, 0.0), (1.0, 0.8)]), "#fbf6ea", "#d9b98a")
    mat = m.skin(
        m.mix(m.attr("yolk"), wcol, ycol),
        m.ramp(m.attr("yolk"), [(0, 0.22), (1, 0.10)]),
        0.5,
        sss=0.5,
        radius=(0.08, 0.05, 0.02),
        coat=0.5,
        coat_rough=0.06,
    )
    geo.add("egg face", geo.place(face, at, rz, rx, ry), geo.grid_faces(nr, na, wrap_v=True), mat, yolk=yolk, s=s)
    back = np.stack([x, y, -0.85 * np.sqrt(np.clip(1 - s**2, 0, 1))], 1) * size
    m = Mat("egg back")
    mat = m.skin(
        m.ramp(m.noise(5, 3), [(0.3, "#d7b184"), (0.7, "#ecd3ae")]),
        0.22,
        0.5,
        sss=0.4,
        radius=(0.07, 0.05, 0.03),
        coat=0.4,
    )
    geo.add("egg back", geo.place(back, at, rz, rx, ry), geo.grid_faces(nr, na, wrap_v=True)[:, ::-1], mat)


@once
def chashu_material():
    m = Mat("chashu")
    u = m.math("ADD", m.attr("rad"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(2.6, 3, 0.5, 1.2), 0.5), 1.1))
    layer = m.math("PINGPONG", m.math("MULTIPLY", u, 1.5), 0.5)
    fatty = m.ramp(layer, [(0.16, 1.0), (0.26, 0.0)])
    meat = m.ramp(m.noise(18, 4), [(0.3, "#a8643c"), (0.7, "#cf9468")])
    col = m.mix(fatty, meat, m.ramp(m.noise(10, 3), [(0.3, "#ecc9a0"), (0.7, "#f8e6cc")]))
    col = m.mix(m.ramp(m.attr("rad"), [(0.9, 0.0), (1.0, 0.9)]), col, "#4a220c")
    return m.skin(
        col,
        0.2,
        0.5,
        sss=0.3,
        radius=(0.06, 0.03, 0.018),
        coat=0.5,
        coat_rough=0.08,
        normal=m.bump(m.math("ADD", m.noise(30, 4), fatty), 0.3, 0.012),
    )


def spring_onion(points, size=0.034, seed=0):
    rng = rng_of(seed)
    t = []
    for k in range(4):
        v, f = glasses.solid([(0.72, 1), (1.0, 1), (1.0, -0.2), (0.72, -0.2), (0.72, 1)], 24, 1)
        t.append((v * [1, rng.uniform(0.75, 1), 0.7], f))
    m = Mat("spring onion")
    mat = m.skin(
        m.ramp(m.attr("rnd"), [(0, "#3f8a1c"), (0.6, "#7fba3c"), (1, "#cfe49a")]),
        0.22,
        0.5,
        sss=0.25,
        radius=(0.03, 0.04, 0.01),
        coat=0.4,
    )
    n = len(points)
    up = rng.normal(0, 0.5, (n, 3)) + [0, 0, 1]
    gv, gf, r = geo.scatter(t, np.asarray(points, float), geo.frames(up, rng), size * rng.uniform(0.7, 1.2, n), rng)
    geo.add("spring onion", gv, gf, mat, rnd=r)


@once
def gyoza_material():
    """Steamed dough lets the filling show; the foot is fried brown (attribute low)."""
    m = Mat("gyoza")
    dough = m.ramp(m.noise(6, 4), [(0.3, "#d9be88"), (0.7, "#eedcb4")])
    fill = m.math("MULTIPLY", m.attr("belly"), m.ramp(m.noise(8, 4), [(0.4, 0.0), (0.7, 0.45)]))
    col = m.mix(fill, dough, "#a8b06a")
    t = m.math("ADD", m.attr("low"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(12, 5, 0.62), 0.5), 0.7))
    col = m.mix(m.ramp(t, [(0.45, 0.0), (0.9, 1.0)]), col, m.ramp(m.noise(16, 4), [(0.3, "#7a380c"), (0.7, "#c9842e")]))
    return m.skin(
        col,
        m.ramp(m.noise(14, 3), [(0.35, 0.2), (0.65, 0.4)]),
        0.5,
        sss=0.45,
        radius=(0.07, 0.05, 0.025),
        coat=0.4,
        coat_rough=0.12,
        normal=m.bump(m.noise(34, 4), 0.3, 0.01),
    )


def gyoza(at, rz=0.0, size=1.0, seed=0, rx=0.0):
    """Half-moon with a pleated crest: folds run down the front and die out."""
    nu, nt = 170, 90
    u, t = [
        q.ravel()
        for q in np.meshgrid(np.linspace(-1, 1, nu), np.linspace(-np.pi, np.pi, nt, endpoint=False), indexing="ij")
    ]
    end = np.sqrt(np.clip(1 - u**2, 1e-5, 1))
    fold = (u * 5.5 + 0.1 * np.sin(seed)) % 1.0  # saw: each pleat lies over the next
    top = np.exp(-((t / 0.75) ** 2))
    r = 0.185 * end**0.75 * (1 + 0.10 * (fold - 0.5) * np.exp(-(((t - 0.5) / 0.9) ** 2)))
    y = (
        r * np.sin(t) * (1 - 0.55 * np.exp(-((t / 0.55) ** 2)))
        + 0.040 * (fold - 0.5) * np.exp(-((t / 0.35) ** 2)) * end
    )
    z = r * 0.86 * np.cos(t) + 0.105 * end**0.6 * np.exp(-((t / 0.34) ** 2)) + 0.012 * fold * top
    x = 0.42 * u
    y = y - 0.12 * u**2 + 0.04
    v = np.stack([x, y, z], 1)
    v[:, 2] = np.maximum(v[:, 2], -0.115)
    f = geo.grid_faces(nu, nt, wrap_v=True)
    n = geo.normals(v, f)
    if np.mean(n[:, 2] * v[:, 2]) < 0:
        f = f[:, ::-1]
    v = geo.displace(v, f, 0.012, 4, 3, seed)
    low = np.clip((0.045 - v[:, 2]) / 0.13, 0, 1)
    belly = np.clip(1 - np.abs(v[:, 2]) / 0.14, 0, 1) * end
    geo.add(
        "gyoza",
        geo.place(v * size, np.array(at, float) + [0, 0, 0.115 * size], rz, rx),
        f,
        gyoza_material(),
        low=low,
        belly=belly,
    )
