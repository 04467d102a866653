"""Prawns, whole and peeled."""

import numpy as np

from kit import geo
from kit.once import once, rng_of
from kit.shade import Mat


@once
def prawn_material():
    m = Mat("prawn")
    band = m.ramp(
        m.attr("seg"), [(0.0, "#a92a08"), (0.18, "#dd5a1e"), (0.55, "#f08a4c"), (0.85, "#f7b183"), (1.0, "#b8330c")]
    )
    col = m.mix(m.ramp(m.noise(9, 6, 0.65), [(0.42, 0.0), (0.66, 0.85)]), band, "#c93a0e")
    col = m.mix(m.ramp(m.voronoi(70), [(0.10, 0.45), (0.28, 0.0)]), col, "#a32106")  # pigment specks of the shell
    return m.skin(
        col,
        0.25,
        0.5,
        sss=0.4,
        radius=(0.06, 0.022, 0.012),
        coat=0.5,
        coat_rough=0.14,
        normal=m.bump(m.math("ADD", m.noise(50, 4), m.noise(14, 4)), 0.4, 0.012),
    )


def prawn(at, rz, size=1.0, seed=0, mirror=1):
    """Whole prawn lying on its side: ringed tail curled in, head with beak,
    legs, feelers and a tail fan."""
    na, seg = 150, 30
    k = np.linspace(0, 1, na)
    ang = 0.15 + 3.35 * k**0.92
    rad = 0.235 - 0.06 * k
    path = np.stack([rad * np.cos(ang), rad * np.sin(ang), 0.0 * k], 1)
    w = np.interp(k, [0, 0.10, 0.34, 0.40, 0.7, 0.95, 1], [0.012, 0.066, 0.092, 0.084, 0.07, 0.038, 0.02])
    phase = np.where(k > 0.36, (k - 0.36) / 0.64 * 6.0, 0.0) % 1.0
    w = w * np.where(k > 0.36, 0.93 + 0.13 * phase**2, 1.0)  # shell rings overlap
    v, f = geo.tube(path, w, seg, 0.92)
    segv = np.repeat(np.where(k > 0.36, phase, 0.35 + 0.3 * k), seg)
    mat = prawn_material()

    def put(p):
        return geo.place(p * [1, mirror, 1], at, rz, 0, 0, size)

    if mirror < 0:
        f = f[:, ::-1]
    geo.add("prawn", put(v), f, mat, seg=segv)

    def thin(points, r0, r1, s=0.1):
        pts = np.asarray(points, float)
        t = np.linspace(0, 1, 24)
        j = np.linspace(0, 1, len(pts))
        c = np.stack([np.interp(t, j, pts[:, i]) for i in range(3)], 1)
        c = np.stack([np.convolve(np.pad(c[:, i], 2, mode="edge"), np.ones(5) / 5, "valid") for i in range(3)], 1)
        tv, tf = geo.tube(c, np.linspace(r0, r1, 24), 8)
        geo.add("prawn part", put(tv), tf, mat, seg=np.full(len(tv), s))

    hd = path[0]
    thin([hd + [-0.01, 0.02, 0.01], hd + [0.03, -0.08, 0.03], hd + [0.05, -0.17, 0.05]], 0.018, 0.002)  # beak
    rng = rng_of(seed)
    for s in (-1, 1):
        thin(
            [
                hd + [0, 0, 0.02 * s],
                hd + [0.12, -0.22, 0.05],
                hd + [0.30 + 0.1 * s, -0.42, 0.03],
                hd + [0.62 + 0.1 * s, -0.40 + 0.1 * s, 0.02],
            ],
            0.007,
            0.002,
            0.1,
        )
    for j in range(9):  # legs point to the inside of the curl
        i = int((0.12 + 0.075 * j) * na)
        p = path[i]
        d = -p / np.linalg.norm(p)
        t = np.array([-d[1], d[0], 0]) * rng.uniform(-0.03, 0.06)
        side = 0.03 * (-1) ** j
        thin(
            [
                p + d * w[i] * 0.8 + [0, 0, side],
                p + d * (w[i] + 0.05) + t + [0, 0, side],
                p + d * (w[i] + 0.10) + 2 * t + [0, 0, side - 0.02],
            ],
            0.011,
            0.004,
            0.25,
        )
    ev, ef = geo.icosphere(3)
    m = Mat("eye")
    eye = m.skin("#050303", 0.08, 0.6)
    for s in (-1, 1):
        geo.add("eye", put(ev * 0.018 + hd + [-0.005, 0.02, 0.05 * s + 0.005]), ef, eye)
    end, d = path[-1], path[-1] - path[-4]
    d /= np.linalg.norm(d)
    for a in (-0.5, -0.17, 0.17, 0.5):  # tail fan
        n = 20
        s, q = [b.ravel() for b in np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, 9), indexing="ij")]
        lv = np.stack([s * 0.17, q * 0.036 * np.sin(np.pi * np.clip(s, 0.08, 0.93)) ** 0.6, 0.012 * (1 - q * q)], 1)
        lv = geo.place(lv, end, np.arctan2(d[1], d[0]) + a, 0, -0.15)
        geo.add("tail", put(lv), geo.grid_faces(n, 9), mat, seg=0.15 + 0.3 * s)


@once
def peeled_prawn_material():
    m = Mat("peeled prawn")
    band = m.math("SINE", m.math("MULTIPLY", m.attr("along"), 38.0))
    t = m.math(
        "ADD",
        m.math("MULTIPLY", m.math("ADD", band, 1.0), 0.13),
        m.math("ADD", m.math("MULTIPLY", m.attr("back"), 0.45), m.math("MULTIPLY", m.noise(9, 4), 0.45)),
    )
    col = m.ramp(t, [(0.2, "#fbd2b0"), (0.42, "#f6a070"), (0.66, "#ec6a38"), (0.9, "#c93a14")])
    return m.skin(
        col,
        0.2,
        0.5,
        sss=0.5,
        radius=(0.09, 0.035, 0.018),
        coat=0.6,
        coat_rough=0.08,
        normal=m.bump(m.math("ADD", m.noise(26, 4), m.math("MULTIPLY", band, 0.4)), 0.3, 0.012),
    )


def peeled_prawn(at, rz=0.0, size=1.0, seed=0, rx=0.0, mirror=1):
    """Tail without shell, curled to a C, thick at the head end, fan left on."""
    rng = rng_of(seed)
    na, seg = 130, 36
    k = np.linspace(0, 1, na)
    ang = 0.2 + (3.9 + rng.normal(0, 0.25)) * k**0.95
    rad = 0.17 - 0.055 * k
    path = np.stack([rad * np.cos(ang), rad * np.sin(ang), 0.02 * np.sin(3 * k)], 1)
    w = np.interp(k, [0, 0.03, 0.08, 0.3, 0.7, 0.92, 1], [0.004, 0.05, 0.078, 0.088, 0.066, 0.036, 0.02])
    phase = (k * 6.5) % 1.0
    w = w * (0.965 + 0.06 * np.sin(np.pi * phase))
    v, f = geo.tube(path, w, seg, 1.0)
    V = v.reshape(na, seg, 3)
    if np.mean(np.sum(geo.normals(v, f).reshape(na, seg, 3) * (V - path[:, None]), 2)) < 0:
        f = f[:, ::-1]
    out = np.sum(
        (V - path[:, None]) * (path / np.linalg.norm(path[:, :2], axis=1, keepdims=True))[:, None], 2
    ) / np.maximum(w[:, None], 1e-6)
    v = geo.displace(v, f, 0.012, 9, 3, seed)
    # slit along the back, where the vein was taken out
    v = (
        v
        - geo.normals(v, f)
        * (
            0.028
            * np.exp(-(((1 - out.ravel()) / 0.05) ** 2))
            * np.repeat(np.clip(k * 6, 0, 1) * np.clip((0.8 - k) * 6, 0, 1), seg)
        )[:, None]
    )

    def put(p):
        return geo.place(p * [1, mirror, 1], at, rz, rx, 0, size)

    ff = f if mirror > 0 else f[:, ::-1]
    geo.add(
        "peeled prawn", put(v), ff, peeled_prawn_material(), along=np.repeat(k, seg), back=np.clip(out.ravel(), 0, 1)
    )
    d = path[-1] - path[-5]
    d /= np.linalg.norm(d)
    for a in (-0.42, 0.0, 0.42):
        n = 18
        s, q = [b.ravel() for b in np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, 9), indexing="ij")]
        lv = np.stack([s * 0.13, q * 0.032 * np.sin(np.pi * np.clip(s, 0.1, 0.92)) ** 0.6, 0.010 * (1 - q * q)], 1)
        lv = geo.place(lv, path[-1], np.arctan2(d[1], d[0]) + a)
        geo.add("prawn fan", put(lv), geo.grid_faces(n, 9), prawn_material(), seg=0.1 + 0.3 * s)
