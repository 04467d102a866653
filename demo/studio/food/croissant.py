"""Croissants."""

import numpy as np

from kit import geo
from kit.once import once
from kit.shade import Mat


@once
def croissant_material():
    """Layers: the exposed lip of each turn is dark and glossy, the step under
    it pale; attributes bake and lam (fine lamination lines)."""
    m = Mat("croissant")
    t = m.math("ADD", m.attr("bake"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(6, 6, 0.66), 0.5), 0.55))
    lines = m.math(
        "SINE", m.math("ADD", m.math("MULTIPLY", m.attr("lam"), 46.0), m.math("MULTIPLY", m.noise(5, 3), 9.0))
    )
    t = m.math("ADD", t, m.math("MULTIPLY", lines, 0.05))
    col = m.ramp(t, [(0.05, "#f4d596"), (0.3, "#e3a24a"), (0.55, "#c67524"), (0.8, "#994b14"), (1.0, "#6b2c0b")])
    h = m.math(
        "ADD",
        m.math("MULTIPLY", lines, 0.10),
        m.math("ADD", m.noise(44, 5, 0.65), m.math("MULTIPLY", m.noise(12, 4), 0.8)),
    )
    return m.skin(
        col,
        m.ramp(t, [(0.2, 0.5), (0.7, 0.26)]),
        0.5,
        sss=0.2,
        radius=(0.07, 0.03, 0.01),
        coat=0.30,
        coat_rough=0.2,
        normal=m.bump(h, 0.45, 0.012),
    )


def croissant(at, rz=0.0, size=1.0, seed=0, turns=4, rx=0.0):
    """A crescent of overlapping shells, largest in the middle; each shell is
    its own tube with a flared outer lip, so that edges are real edges."""
    na, seg = 64, 96
    bend = 1.25  # half opening angle of the crescent
    R = 0.62

    def axis(k):
        a = k * bend
        return np.stack([R * np.sin(a) * 1.25, -R * np.cos(a) + R * 0.75, 0.0 * a], -1)

    def girth(k):
        return 0.335 * np.clip(1 - (np.abs(k) / 1.03) ** 1.7, 0.0, 1) ** 0.75 + 0.02

    shells = [(-0.20, 0.20, 1.06)]
    edges = np.linspace(0.20, 1.0, turns + 1)
    for i in range(turns):
        shells += [
            (edges[i] - 0.13, edges[i + 1] + 0.02, 1.0 - 0.012 * i),
            (-edges[i + 1] - 0.02, -edges[i] + 0.13, 1.0 - 0.012 * i),
        ]
    for j, (k0, k1, grow) in enumerate(shells):
        k = np.linspace(k0, k1, na)
        mid = j == 0
        # along a shell: 0 at the hidden end (towards the middle), 1 at the lip
        q = (
            np.abs(np.linspace(-1, 1, na))
            if mid
            else (np.linspace(0, 1, na) if k0 >= -0.19 and k1 > 0 and k0 + k1 > 0 else np.linspace(1, 0, na))
        )
        path = axis(k)
        r = girth(k) * grow * (0.96 + 0.20 * q**1.3)  # widens to the lip: the next shell comes out from under it
        lip = np.clip((q - 0.88) / 0.12, 0, 1)
        r = r * (1 - 0.10 * lip**2.5)
        if abs(k0 + k1) > 1.5:  # the last shell closes to a tip
            r = r * np.sqrt(np.clip(1 - np.clip((q - 0.55) / 0.45, 0, 1) ** 2.2, 1e-5, 1))
        v, f = geo.tube(path, r, seg, 0.80)
        V = v.reshape(na, seg, 3)
        ang = np.tile(np.linspace(0, 2 * np.pi, seg, endpoint=False), (na, 1))
        # lips run slantwise round the roll
        slant = 0.05 * np.sin(ang + j * 1.3)
        V = V + (axis(np.clip(k + 0.02, -1.1, 1.1)) - axis(k))[:, None] / 0.02 * slant[:, :, None] * q[
            :, None, None
        ] * (1 if k0 + k1 > 0 else -1) * (0 if mid else 1)
        v = V.reshape(-1, 3)
        if np.mean(np.sum(geo.normals(v, f).reshape(na, seg, 3) * (V - path[:, None]), 2)) < 0:
            f = f[:, ::-1]
        v = geo.displace(v, f, 0.030, 3.2, 3, seed + j)
        v = geo.displace(v, f, 0.010, 12, 3, seed + j + 20)
        v[:, 2] = np.maximum(v[:, 2], -0.20)
        Q = np.repeat(q, seg)
        top = np.clip(v[:, 2] / 0.30, -0.6, 1)
        bake = (
            0.36
            + 0.22 * top
            + 0.22 * np.sin(np.pi * np.clip(Q, 0, 1))
            - 0.42 * np.clip((Q - 0.93) / 0.07, 0, 1)
            - 0.28 * (1 - np.clip(Q / 0.35, 0, 1)) * (0 if mid else 1)
        )
        geo.add(
            "croissant",
            geo.place(v * size, np.array(at, float) + [0, 0, 0.20 * size], rz, rx),
            f,
            croissant_material(),
            bake=bake,
            lam=Q,
        )
