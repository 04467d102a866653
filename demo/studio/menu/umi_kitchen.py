"""The hot kitchen of Umi, and bowls."""

import numpy as np

from food import cooked_rice, noodles, rolls, seasoning, soft, soups, sushi_fish, sushi_sides
from kit import geo, light, spots, surface, table, tableware
from kit.menu import dish
from kit.shade import Mat


@dish
def poke_a_tu_gusto():
    table.table_wood(**table.PALE)
    z, r = tableware.deep_bowl(color="#2f3a44", speck="#15181c", rim="#9a7a55")
    n, na = 40, 120
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    p = np.stack([s * r * np.cos(T), s * r * np.sin(T), z - 0.02 + 0.06 * (1 - s**2)], 1)
    f = geo.grid_faces(n, na, wrap_v=True)
    geo.add("rice bed", p - [0, 0, 0.02], f, cooked_rice.sushi_rice_material(), rnd=np.full(len(p), 0.3))
    cooked_rice.rice_on(
        p,
        f if geo.normals(p, f)[na * 5, 2] > 0 else f[:, ::-1],
        3800,
        0.040,
        4,
        cooked_rice.sushi_rice_material(),
        0.2,
        0.4,
    )
    zz = z + 0.06
    sushi_fish.cubes(
        spots.spread_out(16, 0.16, 0.78, -1.9, -0.55, zz, 0.15, 1, 0.06, 2),
        0.15,
        sushi_fish.salmon_material(),
        2,
        "salmon cubes",
    )
    sushi_fish.cubes(
        spots.spread_out(16, 0.16, 0.78, 1.45, 2.45, zz, 0.14, 3, 0.06, 2),
        0.13,
        soft.soft_material("mango", "#f0a012", "#fbc84a", (0.09, 0.05, 0.012)),
        5,
        "mango cubes",
    )
    sushi_sides.edamame(spots.spread_out(44, 0.12, 0.80, 0.45, 1.40, zz, 0.085, 5, 0.05, 2), 0.058, 3)
    soft.avocado_fan((0.50, 0.04, zz + 0.05), -1.5, 7, 0.30, 1, 0.075)
    for k in range(7):
        a = 2.55 + 0.13 * k
        soft.coin(
            (0.56 * np.cos(a), 0.56 * np.sin(a), zz + 0.02 + 0.006 * k),
            0.17,
            soft.cucumber_material(),
            0.022,
            a,
            0.28,
            0.15,
            k,
        )
    for k in range(6):
        a = 3.55 + 0.14 * k
        soft.coin(
            (0.52 * np.cos(a), 0.52 * np.sin(a), zz + 0.03 + 0.006 * k),
            0.125,
            soft.radish_material(),
            0.016,
            a,
            0.30,
            0.15,
            k,
        )
    rng = np.random.default_rng(4)
    xs, ys, h = surface.height_map(
        -0.8, 0.8, -0.8, 0.8, 60, z, ("rice", "salmon", "mango", "edamame", "avocado", "coin")
    )
    pts = np.array(
        [(xs[i], ys[j], h[i, j] + 0.006) for i, j in rng.integers(0, 60, (240, 2)) if np.hypot(xs[i], ys[j]) < 0.78]
    )
    sv, sf = geo.icosphere(3)
    gv, gf, g = geo.scatter(
        (sv * [1, 0.6, 0.3], sf),
        pts,
        geo.frames(rng.normal(0, 0.3, pts.shape) + [0, 0, 1], rng),
        np.full(len(pts), 0.016),
        rng,
    )
    geo.add("sesame", gv, gf, sushi_sides.sesame_material(), rnd=g)
    noodles.spring_onion(pts[:46] + [0, 0, 0.008], 0.028, 4)
    light.window_light(power=600, fill=140, ambient=0.26)
    light.camera((0, -0.02, 0.28), 4.3, 50, -90, 80, 7.1, focus=(0, -0.2, 0.42))


@dish
def ramen_de_miso():
    table.table_wood(**table.WALNUT)
    z, r = tableware.deep_bowl(r=1.0, h=0.56, color="#23262b", speck="#0c0d10", rim="#9a6a3a")
    soups.soup((0, 0, 0), z, r, noodles.broth_material(), 3, 0.004)
    noodles.noodles((0.05, -0.12), z - 0.03, 76, 0.62)
    rolls.nori_sheet((0.34, 0.52, z - 0.05), 0.46, 0.55, -0.35, 1.15)
    rolls.nori_sheet((0.46, 0.46, z - 0.05), 0.46, 0.50, -0.55, 1.05, 2)
    for k, (x, y, a) in enumerate(((-0.52, 0.30, 0.3), (-0.34, 0.44, 0.0), (-0.12, 0.50, -0.3))):
        soft.coin((x, y, z + 0.06 + 0.02 * k), 0.29, noodles.chashu_material(), 0.06, a, 0.35, 0.10, k)
    noodles.half_egg((0.42, 0.05, z + 0.10), 0.7, 0.18, -0.15, 0.22)
    noodles.half_egg((0.36, -0.36, z + 0.09), -0.4, 0.22, 0.05, 0.22)
    noodles.spring_onion(spots.heap(70, 0.24, z + 0.09, 0.08, 5, (-0.38, -0.18)), 0.034, 3)
    light.window_light(power=600, fill=130, ambient=0.26)
    light.camera((0, 0.0, 0.34), 4.5, 44, -90, 80, 7.1, focus=(0, -0.2, 0.5))


@dish
def edamame_con_sal():
    table.table_wood(**table.BLACK)
    tableware.plate(1.05, 0.14, color="#2f3a44", speck="#15181c", rim="#9a7a55")
    rng = np.random.default_rng(5)
    m = Mat("edamame pod")
    fuzz = m.noise(70, 4)
    mat = m.skin(
        m.ramp(
            m.math("ADD", m.math("MULTIPLY", m.noise(6, 4), 0.6), m.math("MULTIPLY", m.attr("rnd"), 0.5)),
            [(0.25, "#3f7a18"), (0.55, "#6aa02c"), (0.85, "#9cc454")],
        ),
        0.4,
        0.4,
        sss=0.3,
        radius=(0.03, 0.05, 0.01),
        sheen=0.4,
        coat=0.15,
        normal=m.bump(fuzz, 0.3, 0.006),
    )
    for k in range(26):
        na, seg = 90, 28
        t = np.linspace(0, 1, na)
        path = np.stack([(t - 0.5) * 0.62, 0.10 * (t - 0.5) ** 2 * 4 * 0.4, 0 * t], 1)
        w = np.interp(
            t, [0, 0.02, 0.07, 0.18, 0.5, 0.85, 0.96, 1], [0.001, 0.012, 0.016, 0.058, 0.068, 0.052, 0.018, 0.001]
        ) * (1 + 0.15 * np.sin(t * 3 * 2 * np.pi - 1.2) * np.clip(np.minimum(t - 0.08, 0.92 - t) * 12, 0, 1))
        v, f = geo.tube(path, w, seg, 0.72)
        v = geo.displace(v, f, 0.008, 9, 2, k)
        lay = k // 11
        q, a = (0.60, 0.42, 0.2)[lay] * np.sqrt(rng.random() * 0.8 + 0.2), k * 2.39996
        geo.add(
            "pod",
            geo.place(
                v,
                (q * np.cos(a), q * np.sin(a), 0.10 + 0.085 * lay),
                rng.uniform(0, 6.28),
                rng.uniform(-0.4, 0.4),
                rng.normal(0, 0.14),
            ),
            f,
            mat,
            rnd=np.full(len(v), rng.random()),
        )
    seasoning.dust(("pod",), 0.8, 420, 0.0105, seasoning.salt_material(), 3, 0.06, (0, 0), 0.6)
    light.window_light(power=620, fill=140, ambient=0.28, kick=110)
    light.camera((0, 0, 0.16), 3.9, 40, -90, 80, 5.6, focus=(0, -0.3, 0.25))


@dish
def gyozas_de_cerdo():
    table.table_wood(**table.BLACK)
    tableware.plate(1.15, 0.11, **tableware.SLATE_BLUE)
    z = 0.055
    rng = np.random.default_rng(3)
    for k in range(5):
        noodles.gyoza((-0.56 + 0.26 * k, 0.16 - 0.04 * k, z), 1.25 + rng.normal(0, 0.06), 1.0, k + 1, 0.0)
    noodles.gyoza((-0.24, -0.48, z), 0.25, 1.0, 9)
    sushi_sides.soy_dish((0.62, -0.34, z), 0.27)
    noodles.spring_onion(spots.ring_of_points(26, 0.0, 0.6, z + 0.03, 5), 0.026, 3)
    light.window_light(power=600, fill=140, ambient=0.27, kick=110)
    light.camera((0, -0.04, 0.14), 4.0, 36, -90, 80, 6.3, focus=(0, -0.3, 0.22))
