"""Flan, burnt sugar, ice cream."""

import numpy as np

from food import glasses
from kit import geo, noise
from kit.once import once
from kit.shade import Mat


@once
def burnt_sugar_material():
    m = Mat("burnt sugar")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(3.4, 5, 0.62), 0.9), m.math("MULTIPLY", m.noise(20, 4), 0.2))
    col = m.ramp(t, [(0.28, "#eab34a"), (0.45, "#cf7d1c"), (0.62, "#8f420c"), (0.8, "#3c1404")])
    bub = m.ramp(m.voronoi(22), [(0.0, 1.0), (0.45, 0.0)])
    return m.skin(
        col,
        0.07,
        0.55,
        sss=0.2,
        radius=(0.05, 0.02, 0.008),
        coat=0.9,
        coat_rough=0.03,
        normal=m.bump(m.math("ADD", m.math("MULTIPLY", bub, 0.5), m.noise(14, 4)), 0.35, 0.014),
    )


@once
def flan_material():
    m = Mat("flan")
    holes = m.ramp(m.voronoi(24), [(0.05, 1.0), (0.10, 0.0)])
    some = m.ramp(m.noise(5, 2), [(0.5, 0.0), (0.6, 1.0)])
    hh = m.math("MULTIPLY", holes, some)
    t = m.math("ADD", m.attr("up"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(5, 3), 0.5), 0.18))
    col = m.ramp(t, [(0.0, "#f6d27c"), (0.55, "#f2c562"), (0.80, "#d98a2a"), (0.93, "#93430c"), (1.0, "#6b2806")])
    return m.skin(
        col,
        0.12,
        0.5,
        sss=0.5,
        radius=(0.10, 0.06, 0.02),
        coat=0.7,
        coat_rough=0.05,
        normal=m.bump(m.math("SUBTRACT", m.math("MULTIPLY", m.noise(14, 3), 0.2), hh), 0.35, 0.012),
    )


@once
def caramel_material():
    m = Mat("caramel")
    p = m.node(
        "ShaderNodeBsdfPrincipled",
        {
            "Base Color": m.ramp(m.attr("thick"), [(0.1, "#c8690c"), (0.7, "#8a3a06"), (1.0, "#5f2404")]),
            "Roughness": 0.04,
            "Specular": 0.6,
            "Clearcoat": 1.0,
            "Clearcoat Roughness": 0.02,
        },
    ).outputs[0]
    t = m.node("ShaderNodeBsdfTransparent", {"Color": "#e08a20"}).outputs[0]
    m.t.links.new(
        m.node("ShaderNodeMixShader", {0: m.ramp(m.attr("thick"), [(0.0, 0.6), (0.6, 0.2)]), 1: p, 2: t}).outputs[0],
        m.node("ShaderNodeOutputMaterial").inputs[0],
    )
    return m.m


def flan(at=(0, 0, 0), r=0.50, h=0.46, seed=1):
    at = np.array(at, float)
    prof = [
        (0, h * 0.985),
        (r * 0.45, h * 0.985),
        (r * 0.70, h),
        (r * 0.78, h * 0.985),
        (r * 0.815, h * 0.94),
        (r * 0.86, h * 0.72),
        (r * 0.93, h * 0.4),
        (r * 1.0, 0.05),
        (r * 1.0, 0.0),
        (0, 0),
    ]
    v, f = glasses.solid(prof, 160, 12)
    v = geo.displace(v, f, 0.010, 3, 2, seed)
    th = np.arctan2(v[:, 1], v[:, 0])
    run = noise.fbm(np.stack([np.cos(th), np.sin(th), 0 * th], 1), 3.2, 3, seed + 2)
    up = np.clip(v[:, 2] / h, 0, 1)
    up = np.where(v[:, 2] > h * 0.95, 1.0, up * 0.92 + 0.22 * run * np.clip(v[:, 2] / h * 1.4, 0, 1))
    geo.add("flan", v + at, f, flan_material(), up=np.clip(up, 0, 1))
    # caramel pool on the plate, thin at its border
    n, na = 70, 220
    s, T = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0.55, 1, n), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    c = np.stack([np.cos(T), np.sin(T), 0 * T], 1)
    R = r * (1.40 + 0.22 * noise.fbm(c, 1.3, 3, seed + 4)) * s
    thick = np.clip((1 - s) / 0.12, 0, 1) ** 0.5
    p = np.stack([R * np.cos(T), R * np.sin(T), 0.004 + 0.022 * thick], 1)
    geo.add(
        "caramel", p + at, geo.grid_faces(n, na, wrap_v=True), caramel_material(), thick=np.clip((1 - s) / 0.35, 0, 1)
    )


@once
def icecream_material(a="#f3dfae", b="#fbf0d0", bits=None, amount=0.5):
    m = Mat("ice cream " + a)
    crys = m.noise(36, 5, 0.66)
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", crys, 0.4), m.math("MULTIPLY", m.noise(5, 3), 0.6)), [(0.3, a), (0.7, b)]
    )
    if bits:
        col = m.mix(m.math("MULTIPLY", m.ramp(m.voronoi(60), [(0.08, 1.0), (0.14, 0.0)]), amount), col, bits)
    return m.skin(
        col,
        0.42,
        0.4,
        sss=0.2,
        radius=(0.05, 0.042, 0.03),
        coat=0.15,
        coat_rough=0.3,
        normal=m.bump(m.math("ADD", crys, m.math("MULTIPLY", m.noise(9, 4), 0.5)), 0.65, 0.014),
    )


def scoop(at, r=0.3, material=None, seed=0, rz=0.0):
    """A ball rolled by the scoop: smooth streaks on the crown, torn skirt."""
    v, f = geo.icosphere(6)
    p = geo.place(v, rz=rz)
    streak = noise.fbm(p * [1.0, 5.0, 2.0], 1.6, 4, seed)
    rough = np.abs(noise.fbm(p, 5.0, 4, seed + 1))
    low = np.clip((-0.05 - p[:, 2]) / 0.35, 0, 1)
    d = 0.035 * streak - 0.10 * (0.25 - rough).clip(0) * (0.4 + low) + 0.05 * noise.fbm(p, 1.4, 2, seed + 2)
    th = np.arctan2(p[:, 1], p[:, 0])
    skirt = np.exp(-(((p[:, 2] + 0.42) / 0.13) ** 2)) * (
        0.17 + 0.12 * noise.fbm(np.stack([np.cos(th), np.sin(th), p[:, 2]], 1), 3.5, 4, seed + 3)
    )
    flat = np.stack([p[:, 0], p[:, 1], 0 * th], 1)
    flat /= np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-6)
    q = p * (1 + d)[:, None] + flat * skirt[:, None]
    q = q + geo.normals(q, f) * (0.022 * noise.fbm(q, 14, 4, seed + 5) * (0.5 + low))[:, None]
    q[:, 2] = np.maximum(q[:, 2], -0.62)
    geo.add("scoop", q * r + np.array(at, float), f, material or icecream_material())


def coupe(at=(0, 0, 0), r=0.62, h=0.95):
    """Glass ice cream cup on a short foot."""
    prof = [
        (0, 0.40),
        (r * 0.35, 0.415),
        (r * 0.72, 0.52),
        (r * 0.90, 0.68),
        (r * 0.985, h - 0.02),
        (r * 0.995, h),
        (r * 1.01, h - 0.01),
        (r * 0.94, 0.66),
        (r * 0.76, 0.49),
        (r * 0.38, 0.375),
        (0.09, 0.34),
        (0.06, 0.27),
        (0.065, 0.16),
        (0.14, 0.07),
        (0.34, 0.035),
        (0.36, 0.015),
        (0.34, 0.0),
        (0, 0.01),
    ]
    v, f = glasses.solid(prof, 144, 5)
    glasses.move(geo.add("coupe", v, f, glasses.clear()), at)


def wafer(at, rz=0.0, rx=0.0, ry=0.0, length=0.7, r=0.06):
    """Rolled wafer."""
    n, k = 60, 140
    A, Z = [q.ravel() for q in np.meshgrid(np.linspace(0, 4.6 * np.pi, k), np.linspace(-0.5, 0.5, n), indexing="ij")]
    R = r * (0.62 + 0.38 * A / (4.6 * np.pi))
    m = Mat("wafer")
    st = m.math("SINE", m.math("MULTIPLY", m.attr("spiral"), 40.0))
    col = m.mix(
        m.ramp(st, [(0.35, 0.0), (0.6, 0.8)]), m.ramp(m.noise(12, 4), [(0.3, "#d99a48"), (0.7, "#ecc07a")]), "#8f4c16"
    )
    mat = m.skin(col, 0.55, 0.35, normal=m.bump(m.noise(50, 4), 0.35, 0.008))
    v = np.stack([Z * length, R * np.cos(A), R * np.sin(A)], 1)
    geo.add("wafer", geo.place(v, at, rz, rx, ry), geo.grid_faces(k, n), mat, spiral=Z + A / 40)
