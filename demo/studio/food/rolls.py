"""Maki and uramaki."""

import bpy
import numpy as np

from food import cooked_rice, glasses, soft, sushi_fish, sushi_sides
from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


def umi_platter(z):
    """Nigiri of salmon and tuna, rolls of both kinds, ginger and wasabi."""
    for k in range(3):
        sushi_fish.nigiri((-1.35 + 0.42 * k, 0.56 - 0.05 * k, z), 1.2, seed=k + 1)
    before = set(bpy.data.objects)
    for k in range(3):
        sushi_fish.nigiri((0.02 + 0.42 * k, 0.56 - 0.05 * k, z), 1.2, seed=k + 5)
    for ob in set(bpy.data.objects) - before:
        if ob.name.startswith("salmon"):
            ob.data.materials[0] = sushi_fish.tuna_slab_material()
    for k in range(5):
        roll((-1.45 + 0.42 * k, -0.16 - 0.02 * k, z), "uramaki", 0.20, 0.24, 0.7 * k, 0.0, 10 + k, "california")
    for k in range(6):
        roll(
            (-1.30 + 0.37 * k, -0.66 - 0.02 * k, z),
            "maki",
            0.165,
            0.23,
            0.9 * k,
            0.0,
            40 + k,
            ("cucumber", "salmon")[k % 2],
        )
    sushi_sides.ginger((1.10, -0.62, z), 3, 6)
    sushi_sides.wasabi((1.46, -0.46, z), 0.11, 2)
    sushi_sides.soy_dish((1.52, 0.18, z), 0.36)


@once
def nori_material():
    m = Mat("nori")
    fib = m.noise(1.0, 5, 0.65, at=m.coord(scale=(34, 34, 34)))
    col = m.ramp(fib, [(0.3, "#050a06"), (0.6, "#0f1c10"), (0.8, "#1d2c18")])
    return m.skin(col, m.ramp(fib, [(0.3, 0.25), (0.7, 0.5)]), 0.5, normal=m.bump(fib, 0.6, 0.012))


def stick(x, y, sx, sy, z0, z1, material, seed=0, name="filling"):
    v, f = geo.rounded_box((sx, sy, z1 - z0), min(sx, sy) * 0.25, 20)
    v[:, 2] += (z0 + z1) / 2
    v = geo.displace(v, f, 0.010, 8, 3, seed)
    return name, v + [x, y, 0], f, material


def roll(at, kind="maki", r=0.20, h=0.24, rz=0.0, rx=0.0, seed=0, fill="salmon"):
    """A piece standing on its end: cut face up. maki: nori outside, thin rice.
    uramaki: rice outside with sesame, nori ring inside."""
    rng = rng_of(seed)
    at = np.array(at, float)

    def put(p):
        return geo.place(p, at, rz, rx)

    inner = r * (0.56 if kind == "maki" else 0.66)
    # body of rice: annulus on top plus flank
    prof = [
        (0.0, h * 0.96),
        (inner, h * 0.97),
        (r * 0.93, h * 0.985),
        (r * 0.99, h * 0.93),
        (r, h * 0.5),
        (r * 0.99, 0.03),
        (r * 0.9, 0.0),
        (0, 0),
    ]
    v, f = glasses.solid(prof, 96, 8)
    v = geo.displace(v, f, 0.008, 9, 2, seed)
    rice = cooked_rice.sushi_rice_material()
    geo.add("rice core", put(v * [0.98, 0.98, 0.97]), f, rice, rnd=np.full(len(v), 0.3))
    p, nr = geo.sample_surface(v, f, 900 if kind != "maki" else 700, rng)
    rr = np.hypot(p[:, 0], p[:, 1])
    top = nr[:, 2] > 0.6
    ok = (top & (rr > inner + 0.022) & (rr < r * 0.97)) | ((np.abs(nr[:, 2]) < 0.6) & (kind != "maki"))
    p, nr = p[ok], nr[ok]
    s = (0.036 if kind == "maki" else 0.033) * rng.uniform(0.85, 1.15, len(p))
    gv, gf, g = geo.scatter(
        cooked_rice.grains(6, seed),
        p + nr * (s * 0.05)[:, None],
        geo.frames(nr + rng.normal(0, 0.30, nr.shape), rng),
        s,
        rng,
    )
    geo.add("rice", put(gv), gf, rice, rnd=g)
    # nori sheet
    q = r * 1.015 if kind == "maki" else inner * 1.03
    n1, n2 = 140, 20
    A, Z = [w.ravel() for w in np.meshgrid(np.linspace(0, 2 * np.pi * 1.03, n1), np.linspace(0, 1, n2), indexing="ij")]
    R = q * (1 + 0.012 * A / 6.28) + 0.004 * noise.fbm(np.stack([np.cos(A), np.sin(A), Z * 2], 1), 3, 3, seed)
    z0, z1 = (0.0, h * 1.01) if kind == "maki" else (h * 0.90, h * 1.03)
    for off in (0.0, 0.009):
        geo.add(
            "nori",
            put(
                np.stack(
                    [
                        (R + off) * np.cos(A),
                        (R + off) * np.sin(A),
                        z0
                        + (z1 - z0) * Z
                        + 0.004 * noise.fbm(np.stack([np.cos(A), np.sin(A), 0 * A], 1), 4, 3, seed + 2),
                    ],
                    1,
                )
            ),
            geo.grid_faces(n1, n2),
            nori_material(),
        )
    # filling, a little proud of the cut
    z0, z1 = h * 0.80, h * 1.05
    w = inner * 0.94
    sal = sushi_fish.salmon_material()
    avo = soft.soft_material("avocado", "#a8b84a", "#dfe394")
    cuc = soft.soft_material("cucumber flesh", "#b9d488", "#e6f0c4")
    sur = soft.soft_material("surimi", "#f6e6dc", "#ffffff")
    tun = soft.soft_material("tuna", "#8a1420", "#b8303a", (0.07, 0.015, 0.01))
    dark = soft.soft_material("filling dark", "#3c5a1c", "#6a8a34")
    base_v, base_f = glasses.solid([(0, z1 - 0.03), (w, z1 - 0.03), (w, z0), (0, z0)], 60, 1)
    geo.add(
        "filling base",
        put(base_v),
        base_f,
        {"salmon": sal, "tuna": tun, "cucumber": cuc}.get(fill, rice),
        rnd=np.full(len(base_v), 0.5),
        su=base_v[:, 0] + seed * 0.37,
        sv=base_v[:, 1],
    )
    if fill == "california":
        bits = [
            stick(-w * 0.36, w * 0.30, w * 0.95, w * 0.85, z0, z1, avo, seed),
            stick(w * 0.40, w * 0.30, w * 0.62, w * 0.72, z0, z1 + 0.004, sur, seed + 1),
            stick(0.02 * w, -w * 0.46, w * 0.95, w * 0.62, z0, z1, cuc, seed + 2),
            stick(0.60 * w, -w * 0.30, w * 0.28, w * 0.5, z0, z1, dark, seed + 3),
        ]
    elif fill == "cucumber":
        bits = [
            stick(0, -w * 0.05, w * 1.35, w * 1.25, z0, z1, cuc, seed),
            stick(0, w * 0.66, w * 1.1, w * 0.18, z0, z1 + 0.004, dark, seed + 1),
        ]
    else:
        bits = [stick(0, 0, w * 1.5, w * 1.3, z0, z1, {"salmon": sal, "tuna": tun}[fill], seed)]
    for name, bv, bf, mat in bits:
        geo.add(
            name, put(bv), bf, mat, rnd=np.full(len(bv), rng.random()), su=bv[:, 0] * 2 + seed * 0.37, sv=bv[:, 1] * 2
        )
    if kind != "maki":  # sesame on the flank
        p, nr = geo.sample_surface(v, f, 600, rng)
        ok = (np.abs(nr[:, 2]) < 0.5) & (p[:, 2] < h * 0.9)
        p, nr = p[ok][:70], nr[ok][:70]
        sv, sf = geo.icosphere(3)
        sv = sv * [1, 0.62, 0.30]
        sv[:, 1] *= 1 - 0.38 * sv[:, 0]
        gv, gf, g = geo.scatter(
            (sv, sf),
            p + nr * 0.022,
            geo.frames(nr + rng.normal(0, 0.15, nr.shape), rng),
            0.016 * rng.uniform(0.85, 1.15, len(p)),
            rng,
        )
        geo.add("sesame", put(gv), gf, sushi_sides.sesame_material(), rnd=g)


def nori_sheet(at, w=0.5, h=0.62, rz=0.0, rx=1.2, seed=0):
    n = 50
    x, y = [q.ravel() for q in np.meshgrid(np.linspace(-0.5, 0.5, n), np.linspace(0, 1, n), indexing="ij")]
    p = np.stack([x * w, y * h, 0.05 * x * x + 0.012 * noise.fbm(np.stack([x, y, 0 * x], 1), 3, 3, seed)], 1)
    geo.add("nori sheet", geo.place(p, at, rz, rx), geo.grid_faces(n, n), nori_material())
