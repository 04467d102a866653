"""Cured ham and bread sticks."""

import numpy as np

from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def jamon_material():
    """Attribute "fat" is painted when the slice is built (it must follow the
    muscle of each slice); the shader adds marbling, gloss of melting fat and
    the light that passes through a slice one millimetre thick."""
    m = Mat("jamon")
    at = m.node("ShaderNodeCombineXYZ", {0: m.attr("su"), 1: m.attr("sv"), 2: m.attr("rnd")}).outputs[0]
    long_ = m.node("ShaderNodeMapping", {"Vector": at, "Scale": (3.0, 16.0, 8.0)}).outputs[0]
    vein = m.ramp(m.noise(1.0, 5, 0.62, 1.2, at=long_), [(0.60, 0.0), (0.68, 0.6), (0.78, 0.85)])
    fine = m.ramp(m.noise(4.0, 4, 0.6, 0.6, at=long_), [(0.55, 0.0), (0.75, 0.45)])
    meat = m.ramp(
        m.noise(2.0, 5, 0.6, at=long_), [(0.28, "#5a0c10"), (0.48, "#861719"), (0.68, "#a62a26"), (0.85, "#bb4a3e")]
    )
    fat = m.math("MAXIMUM", m.attr("fat"), m.math("MAXIMUM", vein, fine))
    white = m.ramp(m.noise(1.5, 4, at=long_), [(0.3, "#f0c9a6"), (0.7, "#fbe6cf")])
    col = m.mix(fat, meat, white)
    h = m.math("ADD", m.math("MULTIPLY", fat, 0.3), m.noise(6.0, 4, 0.6, at=long_))
    return m.skin(
        col,
        m.ramp(m.noise(12, 3), [(0.35, 0.16), (0.65, 0.36)]),
        0.5,
        translucent=0.38,
        coat=0.5,
        coat_rough=0.12,
        normal=m.bump(h, 0.3, 0.010),
    )


def jamon_slice(at, rz, length=0.8, width=0.30, seed=0, lift=0.05, rx=0.0, ry=0.0, fold=0.0):
    """One slice: irregular strip, fat along one side, waves across it, border
    curling up. fold > 0 bends it over its long axis like a ribbon."""
    rng = rng_of(seed)
    nu, nv = 130, 56
    u, w = [q.ravel() for q in np.meshgrid(np.linspace(-1, 1, nu), np.linspace(-1, 1, nv), indexing="ij")]
    p0 = np.stack([u * 1.5, w * 0.5, np.full_like(u, seed * 3.1)], 1)
    lean = rng.uniform(-0.35, 0.35)  # one end broader than the other
    wid = (
        width
        * (1 + lean * u)
        * (1 - 0.25 * np.abs(u) ** 3)
        * (1 + 0.30 * noise.fbm(np.stack([u, 0 * u, 0 * u + seed], 1), 1.8, 4, seed))
    )
    wid *= np.clip(1 - np.abs(u) ** 12, 0.03, 1) ** 0.4
    x = u * length / 2 * (1 + 0.16 * noise.fbm(np.stack([w, 0 * w, 0 * w + seed], 1), 1.2, 4, seed + 3))
    y = w * wid / 2 + 0.09 * rng.normal() * (u * u - 0.3) + 0.016 * noise.fbm(p0, 9, 3, seed + 5) * np.abs(w)
    waves = np.sin(u * rng.uniform(5, 8) + rng.uniform(0, 6) + 0.9 * w) * 0.5 + noise.fbm(p0, 1.6, 2, seed + 9)
    z = lift * (0.55 + 0.62 * waves * (0.45 + 0.55 * np.abs(w)) + 0.35 * np.abs(w) ** 3)
    if fold:
        a = w * fold
        y, z = np.sin(a) * wid / 2 / max(fold, 1e-3), z * 0.6 + (1 - np.cos(a)) * wid / 2 / max(fold, 1e-3)
    band = rng.uniform(0.55, 0.8) + 0.34 * noise.fbm(np.stack([u * 1.4, 0 * u, 0 * u + seed], 1), 1.3, 4, seed + 11)
    fat = np.clip((w - band + 0.05 * noise.fbm(p0, 6, 3, seed + 17)) / 0.10, 0, 1)
    inner = (
        np.exp(-(((w + 0.25 + 0.5 * noise.fbm(p0, 0.9, 3, seed + 13)) / (0.03 + 0.05 * (u * u))) ** 2))
        * (rng.random() < 0.6)
        * 0.8
    )
    v = geo.place(np.stack([x, y, z], 1), at, rz, rx, ry)
    geo.add(
        "jamon",
        v,
        geo.grid_faces(nu, nv),
        jamon_material(),
        fat=np.maximum(fat, inner),
        su=u * length,
        sv=w * width,
        rnd=np.full(len(u), float(seed % 50)),
    )


@once
def pico_material():
    m = Mat("pico")
    t = m.math("ADD", m.math("MULTIPLY", m.noise(6, 5), 0.9), m.math("MULTIPLY", m.attr("rnd"), 0.25))
    col = m.ramp(t, [(0.3, "#f1d29a"), (0.55, "#dba257"), (0.8, "#ad6a26")])
    return m.skin(col, 0.6, 0.35, sss=0.25, radius=(0.05, 0.03, 0.012), normal=m.bump(m.noise(50, 5, 0.65), 0.5, 0.012))


def pico(at, rz, length=0.5, seed=0, ry=0.0):
    """Small bread stick."""
    rng = rng_of(seed)
    t = np.linspace(-1, 1, 60)
    path = np.stack([t * length / 2, 0.015 * np.sin(2 * t + seed), 0 * t], 1)
    v, f = geo.tube(
        path, 0.052 * np.sqrt(np.clip(1 - np.abs(t) ** 4, 0.0005, 1)) * (1 + 0.08 * np.sin(t * 4 + seed)), 28
    )
    v = geo.displace(v, f, 0.012, 8, 3, seed)
    geo.add("pico", geo.place(v, at, rz, 0, ry), f, pico_material(), rnd=np.full(len(v), rng.random()))
