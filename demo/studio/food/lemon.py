"""Lemons and oranges, cut."""

import numpy as np

from kit import geo, noise
from kit.once import once
from kit.shade import Mat


def lemon():
    return dict(face=lemon_face(), rind=rind_material("#f0bd17", "#fbd63a"))


def lemon_wedge(at, rz, size=0.30, seed=0, roll=0.0):
    """A sixth of a lemon, cut faces up; segments and pith by angle and radius."""
    half = np.pi / 6.5
    n, k = 50, 26
    u, w = [
        q.ravel() for q in np.meshgrid(np.linspace(0.03, np.pi - 0.03, n), np.linspace(-half, half, k), indexing="ij")
    ]
    body = np.sin(u) ** 0.85
    stretch = -np.cos(u) * 1.32
    rind = np.stack([stretch, body * np.sin(w), -body * np.cos(w)], 1)
    m = Mat("lemon rind")
    rm = m.skin(
        m.ramp(m.noise(4, 3), [(0.3, "#f0bd17"), (0.7, "#fbd63a")]),
        0.32,
        0.5,
        sss=0.35,
        radius=(0.05, 0.035, 0.008),
        coat=0.3,
        normal=m.bump(m.voronoi(36), 0.45, 0.012),
    )
    geo.add("lemon rind", geo.place(rind * size, at, rz, roll), geo.grid_faces(n, k), rm)
    m = Mat("lemon flesh")
    rad = m.attr("rad")
    pulp = m.noise(1.0, 4, 0.6, 0.4, at=m.coord(scale=(34, 34, 34)))
    flesh = m.ramp(pulp, [(0.3, "#eeb81c"), (0.55, "#f6d044"), (0.75, "#fbe588")])
    col = m.mix(
        m.ramp(m.math("ADD", rad, m.math("MULTIPLY", pulp, 0.05)), [(0.84, 0.0), (0.89, 1.0)]), flesh, "#fbf3d4"
    )
    col = m.mix(m.ramp(rad, [(0.03, 1.0), (0.07, 0.0)]), col, "#fbf3d4")
    col = m.mix(m.ramp(rad, [(0.965, 0.0), (0.985, 1.0)]), col, "#f3c51f")
    fm = m.skin(
        col, 0.12, 0.5, sss=0.6, radius=(0.10, 0.08, 0.02), coat=0.6, coat_rough=0.06, normal=m.bump(pulp, 0.45, 0.02)
    )
    for s in (-1, 1):
        uu, r = [
            q.ravel() for q in np.meshgrid(np.linspace(0.03, np.pi - 0.03, n), np.linspace(0, 1, 30), indexing="ij")
        ]
        b = np.sin(uu) ** 0.85 * r
        v = np.stack([-np.cos(uu) * 1.32, b * np.sin(s * half), -b * np.cos(half)], 1)
        v[:, 1] += s * 0.02 * noise.fbm(v, 5, 3, seed) * (r < 0.85)
        f = geo.grid_faces(n, 30)
        geo.add("lemon flesh", geo.place(v * size, at, rz, roll), f if s > 0 else f[:, ::-1], fm, rad=np.maximum(r, 0))


@once
def citrus_face_material(pulp="#e8720a", pulp_light="#fba02c", pith="#fbe6bd", rind="#ef8a14", segments=10):
    """Cut face: attributes rad (0..1) and ang (turns). Walls between the
    segments widen towards the pith; juice sacs point to the middle."""
    m = Mat("citrus face " + rind)
    rad, ang = m.attr("rad"), m.attr("ang")
    wob = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(6, 3), 0.5), 0.10)
    s = m.math("FRACT", m.math("ADD", m.math("MULTIPLY", ang, float(segments)), wob))
    wall = m.math("MULTIPLY", m.math("SUBTRACT", 0.5, m.math("ABSOLUTE", m.math("SUBTRACT", s, 0.5))), rad)
    sac = m.noise(
        1.0,
        4,
        0.6,
        0.3,
        at=m.node(
            "ShaderNodeCombineXYZ", {0: m.math("MULTIPLY", ang, 170.0), 1: m.math("MULTIPLY", rad, 7.0), 2: 0.0}
        ).outputs[0],
    )
    flesh = m.ramp(sac, [(0.3, pulp), (0.7, pulp_light)])
    col = m.mix(m.ramp(wall, [(0.018, 1.0), (0.05, 0.0)]), flesh, pith)
    col = m.mix(m.ramp(rad, [(0.06, 1.0), (0.12, 0.0)]), col, pith)
    col = m.mix(m.ramp(rad, [(0.86, 0.0), (0.89, 1.0)]), col, pith)
    col = m.mix(m.ramp(rad, [(0.955, 0.0), (0.975, 1.0)]), col, rind)
    return m.skin(
        col, 0.14, 0.5, sss=0.45, radius=(0.08, 0.05, 0.015), coat=0.6, coat_rough=0.08, normal=m.bump(sac, 0.4, 0.016)
    )


@once
def rind_material(a="#ee7d0c", b="#f89a24"):
    m = Mat("rind " + a)
    return m.skin(
        m.ramp(m.noise(4, 3), [(0.3, a), (0.7, b)]),
        0.35,
        0.5,
        sss=0.3,
        radius=(0.05, 0.025, 0.008),
        coat=0.3,
        normal=m.bump(m.voronoi(34), 0.4, 0.012),
    )


def citrus_half(at, r=0.38, rx=0.0, rz=0.0, seed=0, keep=1.0, face=None, rind=None, oval=1.0):
    """Half fruit (keep=1) or a slice (keep small: its thickness / radius)."""
    na, nr = 160, 40
    th = np.linspace(0, 2 * np.pi, na, endpoint=False)
    s = np.linspace(0, 1, nr)
    S, T = [q.ravel() for q in np.meshgrid(s, th, indexing="ij")]
    fv = np.stack(
        [
            r * S * np.cos(T),
            r * S * np.sin(T) * oval,
            0.010 * noise.fbm(np.stack([S * np.cos(T), S * np.sin(T), 0 * S], 1), 7, 3, seed) * (S < 0.86),
        ],
        1,
    )
    geo.add(
        "citrus face",
        geo.place(fv, at, rz, rx),
        geo.grid_faces(nr, na, wrap_v=True),
        face or citrus_face_material(),
        rad=S,
        ang=T / (2 * np.pi),
    )
    if keep >= 0.99:
        ph = np.linspace(0, np.pi / 2, 40)
        prof = [(r * np.cos(p), -r * 0.96 * np.sin(p)) for p in ph]
    else:
        prof = [(r * (1 - 0.08 * (t * 2 - 1) ** 2 * 0.2), -r * keep * t) for t in np.linspace(0, 1, 6)]
        geo.add(
            "citrus face",
            geo.place(fv * [0.998, 0.998, -1] - [0, 0, r * keep], at, rz, rx),
            geo.grid_faces(nr, na, wrap_v=True)[:, ::-1],
            face or citrus_face_material(),
            rad=S,
            ang=T / (2 * np.pi),
        )
    v, f = geo.lathe(prof, 120, 2)
    geo.add("rind", geo.place(v * [1, oval, 1], at, rz, rx), f[:, ::-1], rind or rind_material())


@once
def lemon_face():
    return citrus_face_material("#f0c222", "#fbe27a", "#fcf5dc", "#f3c51f", 9)
