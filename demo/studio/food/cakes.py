"""Cakes by the slice."""

import numpy as np

from kit import geo, noise
from kit.once import once
from kit.shade import Mat


def wedge(r, angle, layers, at=(0, 0, 0), rz=0.0, seed=0, top=None, back=None):
    """A slice of round cake, the tip lies at the origin and
    the back at radius r around angle 0. layers: list of (z0, z1, material,
    relief); top: (material, relief, dome); back: material of the rind."""
    at = np.array(at, float)
    h = layers[-1][1]

    def put(p):
        return geo.place(p, at, rz)

    for s in (-1, 1):  # the two cut faces, layer by layer
        a = s * angle / 2
        for k, (z0, z1, mat, relief) in enumerate(layers):
            nu, nv = 150, max(6, int(60 * (z1 - z0) / h))
            u, w = [q.ravel() for q in np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing="ij")]
            p = np.stack([u * r * np.cos(a), u * r * np.sin(a), z0 + (z1 - z0) * w], 1)
            wav = 0.010 * noise.fbm(np.stack([u * 4, 0 * u + k, 0 * u], 1), 1.0, 3, seed + 3)
            p[:, 2] += np.where(w > 0.5, 1, 0) * wav * (k < len(layers) - 1) + np.where(
                w <= 0.5, 1, 0
            ) * 0.010 * noise.fbm(np.stack([u * 4, 0 * u + k - 1, 0 * u], 1), 1.0, 3, seed + 3) * (k > 0)
            e = np.clip(np.minimum(w, 1 - w) * 12, 0, 1)
            out = relief * (noise.fbm(p, 9, 4, seed + k + int(s)) + 0.6 * noise.fbm(p, 30, 3, seed + k)) * e
            n = s * np.array([-np.sin(a), np.cos(a), 0])
            f = geo.grid_faces(nu, nv)
            geo.add("cake face", put(p + n * out[:, None]), f if s > 0 else f[:, ::-1], mat)
    nb, nz = 60, 40  # the outer rind
    A, Z = [
        q.ravel() for q in np.meshgrid(np.linspace(-angle / 2, angle / 2, nb), np.linspace(0, h, nz), indexing="ij")
    ]
    geo.add(
        "cake back", put(np.stack([r * np.cos(A), r * np.sin(A), Z], 1)), geo.grid_faces(nb, nz), back or layers[0][2]
    )
    mat, relief, dome = top
    A, U = [
        q.ravel() for q in np.meshgrid(np.linspace(-angle / 2, angle / 2, 90), np.linspace(0, 1, 120), indexing="ij")
    ]
    p = np.stack([U * r * np.cos(A), U * r * np.sin(A), np.full_like(U, h)], 1)
    edge = np.clip(np.minimum(1 - U, (angle / 2 - np.abs(A)) * U) / 0.03, 0, 1)
    p[:, 2] += relief * noise.fbm(p, 4, 4, seed + 9) * edge - dome * (1 - edge)
    geo.add("cake top", put(p), geo.grid_faces(90, 120)[:, ::-1], mat, u=U)


@once
def cheesecake_material():
    m = Mat("cheesecake")
    col = m.ramp(m.noise(6, 4), [(0.3, "#f4d3a2"), (0.7, "#fce6c6")])
    pores = m.ramp(m.voronoi(46), [(0.04, 1.0), (0.12, 0.0)])
    return m.skin(
        col,
        0.38,
        0.45,
        sss=0.2,
        radius=(0.05, 0.042, 0.03),
        coat=0.15,
        coat_rough=0.25,
        normal=m.bump(m.math("SUBTRACT", m.noise(22, 5, 0.6), m.math("MULTIPLY", pores, 0.6)), 0.4, 0.012),
    )


@once
def burnt_top_material():
    m = Mat("burnt top")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(2.6, 5, 0.62), 0.9), m.math("MULTIPLY", m.noise(16, 4), 0.2))
    col = m.ramp(t, [(0.3, "#c07a2c"), (0.48, "#8f4a16"), (0.62, "#5f2a0c"), (0.8, "#301205")])
    return m.skin(
        col,
        m.ramp(m.noise(9, 3), [(0.35, 0.25), (0.65, 0.45)]),
        0.5,
        sss=0.15,
        radius=(0.05, 0.02, 0.008),
        coat=0.3,
        coat_rough=0.2,
        normal=m.bump(m.noise(20, 5, 0.62), 0.45, 0.016),
    )


@once
def sponge_material(a="#3a1a0a", b="#5a2c14"):
    m = Mat("sponge " + a)
    pores = m.ramp(m.voronoi(32), [(0.05, 0.0), (0.35, 1.0)])
    fine = m.ramp(m.voronoi(80), [(0.05, 0.0), (0.4, 1.0)])
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", pores, 0.5), m.math("MULTIPLY", m.noise(10, 4), 0.5)), [(0.25, a), (0.75, b)]
    )
    return m.skin(
        col,
        0.8,
        0.25,
        sss=0.1,
        radius=(0.03, 0.015, 0.008),
        normal=m.bump(m.math("ADD", pores, m.math("MULTIPLY", fine, 0.6)), 0.9, 0.018),
    )


@once
def ganache_material():
    m = Mat("ganache")
    return m.skin(
        m.ramp(m.noise(5, 3), [(0.3, "#1c0904"), (0.7, "#2c1008")]),
        0.14,
        0.5,
        sss=0.1,
        radius=(0.03, 0.012, 0.006),
        coat=0.7,
        coat_rough=0.05,
        normal=m.bump(m.noise(9, 3), 0.15, 0.012),
    )


@once
def mousse_material(a="#5a3018", b="#7d4826"):
    m = Mat("mousse " + a)
    return m.skin(
        m.ramp(m.noise(9, 4), [(0.3, a), (0.7, b)]),
        0.45,
        0.4,
        sss=0.2,
        radius=(0.04, 0.02, 0.01),
        normal=m.bump(m.noise(30, 5), 0.4, 0.012),
    )
