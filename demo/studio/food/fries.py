"""Chips and their paper cup."""

import numpy as np

from food import potatoes
from kit import geo, noise
from kit.once import rng_of
from kit.shade import Mat


def chip(length, w, rng, seed):
    v, f = geo.rounded_box((length, w, w), w * 0.22, 26)
    u = v[:, 0] / (length / 2)
    v[:, 2] += rng.normal(0, 0.03) * u * u
    v[:, 1] += rng.normal(0, 0.03) * u * u
    edge = np.clip((np.minimum(np.abs(v[:, 1]), np.abs(v[:, 2])) / (w / 2)), 0, 1) ** 3
    edge = np.maximum(edge, np.clip((np.abs(u) - 0.88) / 0.12, 0, 1))
    v = geo.displace(v, f, 0.010, 7, 3, seed)
    v = geo.displace(v, f, 0.004, 26, 3, seed + 1)
    return v, f, edge


def chips_in_cone(at=(0, 0, 0), n=46, mouth=0.42, seed=3):
    """Chips standing in a paper cone or cup, fanned out at the mouth."""
    rng = rng_of(seed)
    parts, edges, rnd = [], [], []
    for k in range(n):
        a, q = rng.uniform(0, 6.28), np.sqrt(rng.random())
        L, w = rng.uniform(0.75, 1.15), rng.uniform(0.078, 0.10)
        v, f, e = chip(L, w, rng, seed * 100 + k)
        lean = 0.12 + 0.42 * q * rng.uniform(0.7, 1.1)
        v = geo.place(v, rx=rng.uniform(0, 6.28))
        v = geo.place(v, ry=-np.pi / 2 + lean)
        foot = np.array([q * mouth * 0.62, 0, 0.55 + 0.10 * (1 - q) + rng.uniform(-0.08, 0.12)])
        v = geo.place(v + foot + [np.sin(lean) * 0.2, 0, 0.22], at, a)
        parts.append((v, f))
        edges.append(e)
        rnd.append(np.full(len(v), rng.random()))
    v, f = geo.join(*parts)
    geo.add("chips", v, f, potatoes.fried_potato_material(), edge=np.concatenate(edges) * 0.45, rnd=np.concatenate(rnd))


def paper_cup(at=(0, 0, 0), r0=0.30, r1=0.47, h=0.62, color="#d8c3a0"):
    """Wrapped kraft paper, folded edge, greasy spots."""
    na, nz = 200, 40
    A, Z = [q.ravel() for q in np.meshgrid(np.linspace(0, 2 * np.pi * 1.08, na), np.linspace(0, 1, nz), indexing="ij")]
    R = r0 + (r1 - r0) * Z + 0.010 * A / 6.28
    top = h * (1 + 0.10 * np.sin(A * 0.5 + 0.6)) * Z
    v = np.stack([R * np.cos(A + 1.1), R * np.sin(A + 1.1), top], 1)
    crease = np.abs(noise.fbm(np.stack([np.cos(A), np.sin(A), Z], 1), 2.5, 3, 2))
    v[:, :2] *= (1 - 0.018 * (0.3 - crease).clip(0) / 0.3)[:, None]
    m = Mat("kraft")
    fib = m.noise(1.0, 4, at=m.coord(scale=(60, 60, 12)))
    grease = m.ramp(m.noise(5, 4), [(0.55, 0.0), (0.68, 0.5)])
    col = m.mix(m.math("MULTIPLY", fib, 0.35), color, "#9c8058")
    col = m.mix(grease, col, "#a98450")
    mat = m.skin(
        col,
        0.75,
        0.2,
        translucent=0.15,
        normal=m.bump(m.math("ADD", fib, m.math("MULTIPLY", m.noise(9, 4), 0.6)), 0.4, 0.012),
    )
    geo.add("paper", v + np.array(at, float), geo.grid_faces(na, nz), mat)
