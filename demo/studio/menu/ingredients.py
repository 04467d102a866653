"""What goes into a burger, each on a small plate."""

import numpy as np

from food import burger, leaves, soft, ware_of_parts
from kit import geo, noise
from kit.menu import dish
from kit.shade import Mat


@dish
def queso_cheddar():
    z = ware_of_parts.on_plate()
    m = Mat("cheddar")
    mat = m.skin(
        m.ramp(m.noise(4, 3), [(0.3, "#ee9a1c"), (0.7, "#f8b43c")]),
        0.35,
        0.45,
        sss=0.3,
        radius=(0.08, 0.05, 0.012),
        normal=m.bump(m.noise(18, 3), 0.12, 0.015),
    )
    for k in range(5):
        v, f = geo.rounded_box((0.62, 0.62, 0.035), 0.014, 40)
        v[:, 2] += 0.012 * noise.fbm(v, 1.6, 2, k) + 0.05 * (np.abs(v[:, 0] + v[:, 1]) / 0.62) ** 3
        geo.add(
            "cheddar",
            geo.place(v, (0.05 * np.sin(2 * k), 0.04 * np.cos(3 * k), z + 0.03 + 0.042 * k), 0.3 + 0.22 * k),
            f,
            mat,
        )


@dish
def bacon_crujiente():
    z = ware_of_parts.on_plate()
    m = Mat("bacon")
    w = m.math("ADD", m.attr("sv"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(5, 4), 0.5), 0.5))
    mat = m.skin(
        m.ramp(
            w,
            [
                (0.10, "#e0a878"),
                (0.26, "#7a2412"),
                (0.45, "#a8482c"),
                (0.58, "#e6b48a"),
                (0.70, "#8a2c16"),
                (0.95, "#5a180c"),
            ],
        ),
        0.25,
        0.5,
        coat=0.4,
        normal=m.bump(m.noise(26, 4), 0.5, 0.014),
    )
    rng = np.random.default_rng(3)
    for k in range(5):
        u, q = [b.ravel() for b in np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 16), indexing="ij")]
        p = np.stack(
            [
                (u - 0.5) * 1.05,
                (q - 0.5) * 0.20 + 0.02 * np.sin(9 * u + k),
                0.045 * np.sin(u * (20 + 3 * k) + k) + 0.03 * np.sin(q * 6 + 9 * u),
            ],
            1,
        )
        geo.add(
            "bacon",
            geo.place(p, (0, -0.32 + 0.16 * k, z + 0.08 + 0.02 * (k % 2)), rng.normal(0, 0.14), 0.25 * rng.normal()),
            geo.grid_faces(120, 16),
            mat,
            sv=q,
        )


@dish
def lechuga():
    z = ware_of_parts.on_plate()
    leaves.bed(0.52, 24, z, 4, 0.16)


@dish
def tomate():
    z = ware_of_parts.on_plate()
    for k, (x, y) in enumerate(((-0.24, 0.16), (0.22, 0.20), (0.0, -0.14), (-0.36, -0.18), (0.34, -0.14))):
        burger.tomato_slice((x, y, z + 0.02 + 0.03 * k), 0.29, 0.06, (0.10 * np.sin(k), 0.10 * np.cos(k)), k + 1)


@dish
def cebolla_caramelizada():
    z, r = ware_of_parts.in_bowl(soft.soft_material("onion jam", "#6a3410", "#94561e"))
    m = Mat("caramelised onion")
    mat = m.skin(
        m.ramp(m.attr("rnd"), [(0, "#6a2e0c"), (0.5, "#9a5a1e"), (1, "#c8924a")]),
        0.15,
        0.5,
        sss=0.2,
        radius=(0.05, 0.02, 0.008),
        coat=0.7,
        coat_rough=0.06,
    )
    rng = np.random.default_rng(2)
    for k in range(46):
        a = np.linspace(0, rng.uniform(1.6, 3.4), 30)
        q = rng.uniform(0.12, 0.26)
        v, f = geo.tube(np.stack([q * np.cos(a), q * np.sin(a), 0.02 * np.sin(3 * a + k)], 1), 0.020, 10, 0.6)
        b, s = k * 2.39996, 0.42 * np.sqrt((k + 0.5) / 46)
        geo.add(
            "onion",
            geo.place(
                v,
                (s * np.cos(b), s * np.sin(b), z + 0.03 + 0.10 * (1 - s / 0.42)),
                rng.uniform(0, 6),
                rng.normal(0, 0.3),
                rng.normal(0, 0.3),
            ),
            f,
            mat,
            rnd=np.full(len(v), rng.random()),
        )


@dish
def huevo_frito():
    z = ware_of_parts.on_plate()
    p, f = geo.flat_disc(1.0, 0.0, 70, 240)
    th, q = np.arctan2(p[:, 1], p[:, 0]), np.hypot(p[:, 0], p[:, 1])
    edge = 0.50 * (1 + 0.14 * noise.fbm(np.stack([np.cos(th), np.sin(th), 0 * th], 1), 1.7, 3, 4))
    p[:, 0], p[:, 1] = q * edge * np.cos(th), q * edge * np.sin(th)
    p[:, 2] = (
        z
        + 0.055 * np.sqrt(np.clip(1 - q**6, 0, 1))
        + 0.012 * noise.fbm(p, 7, 3, 2)
        + 0.03 * np.clip(q - 0.86, 0, 1) * np.abs(noise.fbm(p, 14, 3, 6)) * 6
    )
    m = Mat("egg white")
    t = m.math("ADD", m.attr("q"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(9, 4), 0.5), 0.14))
    geo.add(
        "egg white",
        p,
        f,
        m.skin(
            m.ramp(t, [(0.84, "#f0ebe0"), (0.93, "#e8c88a"), (0.99, "#94521a")]),
            0.25,
            0.5,
            sss=0.2,
            radius=(0.05, 0.045, 0.04),
            coat=0.4,
            normal=m.bump(m.noise(14, 3), 0.2, 0.012),
        ),
        q=q,
    )
    v, vf = geo.icosphere(5)
    m = Mat("yolk")
    geo.add(
        "yolk",
        v * [0.175, 0.175, 0.10] + [0.02, -0.02, z + 0.06],
        vf,
        m.skin(
            m.ramp(m.noise(5, 2), [(0.3, "#ee8c08"), (0.7, "#f8ac1c")]),
            0.12,
            0.5,
            sss=0.3,
            radius=(0.08, 0.04, 0.01),
            coat=0.7,
            coat_rough=0.05,
        ),
    )


@dish
def aguacate():
    z = ware_of_parts.on_plate()
    soft.avocado_fan((0.0, 0.0, z + 0.10), -1.5, 9, 0.42, 1, 0.11)


@dish
def pepinillos():
    z = ware_of_parts.on_plate()
    gherkin = soft.soft_material("gherkin", "#5a701c", "#a0aa4a", (0.02, 0.03, 0.01), 0.2, 18)
    rng = np.random.default_rng(5)
    for k in range(20):
        a, q = k * 2.39996, 0.44 * np.sqrt((k + 0.5) / 20)
        soft.coin(
            (q * np.cos(a), q * np.sin(a), z + 0.03 + 0.09 * (1 - q / 0.44)),
            rng.uniform(0.12, 0.15),
            gherkin,
            0.045,
            a,
            rng.normal(0, 0.3),
            rng.normal(0, 0.3),
            k,
        )
