"""Octopus, squid, hake, anchovies, tuna."""

import numpy as np

from food import glasses, potatoes
from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


@once
def octopus_material():
    """White meat, wine-red skin only at the rim (attribute skin)."""
    m = Mat("octopus")
    meat = m.ramp(m.noise(12, 4), [(0.3, "#d9b298"), (0.7, "#ead0ba")])
    skin = m.ramp(m.noise(16, 5, 0.6), [(0.3, "#4a1226"), (0.55, "#7a2a3e"), (0.8, "#a86a72")])
    t = m.math("ADD", m.attr("skin"), m.math("MULTIPLY", m.math("SUBTRACT", m.noise(18, 4), 0.5), 0.3))
    return m.skin(
        m.mix(m.ramp(t, [(0.4, 0.0), (0.62, 1.0)]), meat, skin),
        0.24,
        0.5,
        sss=0.4,
        radius=(0.06, 0.035, 0.025),
        coat=0.5,
        coat_rough=0.10,
        normal=m.bump(m.noise(36, 4), 0.3, 0.01),
    )


def octopus_slice(at, r=0.2, h=0.075, rz=0.0, rx=0.0, ry=0.0, seed=0):
    """Coin of a tentacle: round, with two rows of suckers on one side seen in
    section as bumps of the rim."""
    nz, na = 40, 150
    th = np.linspace(0, 2 * np.pi, na, endpoint=False)
    rim = 1 + 0.05 * noise.fbm(np.stack([np.cos(th), np.sin(th), 0 * th], 1), 1.4, 2, seed)
    for c in (-0.62, 0.62):  # the suckers
        d = (th - np.pi * 1.5 - c + np.pi) % (2 * np.pi) - np.pi
        rim += 0.20 * np.exp(-((d / 0.22) ** 2)) - 0.08 * np.exp(-((d / 0.08) ** 2))
    t = np.linspace(0, 1, nz)
    q = np.where(
        t < 0.42,
        t / 0.42 * 0.93,
        np.where(t > 0.58, (1 - t) / 0.42 * 0.93, 0.93 + 0.07 * np.sin((t - 0.42) / 0.16 * np.pi)),
    )
    z = np.where(t < 0.42, h, np.where(t > 0.58, 0, h * (1 - (t - 0.42) / 0.16)))
    v = np.stack(
        [r * (q[:, None] * rim * np.cos(th)).ravel(), r * (q[:, None] * rim * np.sin(th)).ravel(), np.repeat(z, na)], 1
    )
    f = geo.grid_faces(nz, na, wrap_v=True)
    if geo.normals(v, f)[5 * na, 2] < 0:
        f = f[:, ::-1]
    Q = np.repeat(q, na)
    v = v + geo.normals(v, f) * (0.014 * noise.fbm(v / r, 2.4, 4, seed + 1) * r / 0.2)[:, None]
    v[:, 2] += 0.10 * h * (1 - Q**2) * (v[:, 2] > h / 2)
    side = np.clip((Q - 0.86) / 0.10, 0, 1)
    geo.add("octopus", geo.place(v, at, rz, rx, ry), f, octopus_material(), skin=side)
    # Suckers: small cups looking outward, the sign by which one knows an octopus.
    cv, cf = glasses.solid([(0, -0.25), (0.4, -0.1), (0.72, 0.22), (1.0, 0.12), (1.05, -0.3), (0.9, -0.8)], 28, 4)
    for c, zc in ((-0.62, 0.5), (0.62, 0.5), (-0.30, 0.35), (0.30, 0.65)):
        a = np.pi * 1.5 + c
        d = np.array([[np.cos(a), np.sin(a), 0.0]])
        m3 = geo.frames(d, None, np.zeros(1))[0]
        p = (cv * r * 0.21) @ m3.T + d[0] * r * 1.10 + [0, 0, h * zc]
        geo.add(
            "octopus sucker",
            geo.place(p, at, rz, rx, ry),
            cf,
            octopus_material(),
            skin=np.clip(0.75 - cv[:, 2] * 1.2, 0, 0.62),
        )


@once
def batter_material():
    m = Mat("batter")
    t = m.math(
        "ADD",
        m.math("MULTIPLY", m.noise(8, 6, 0.66), 0.9),
        m.math("MULTIPLY", m.math("SUBTRACT", m.attr("rnd"), 0.5), 0.18),
    )
    col = m.ramp(t, [(0.16, "#f2bf66"), (0.34, "#e39c3a"), (0.50, "#c9761e"), (0.72, "#8f4510")])
    bl = m.ramp(m.voronoi(26), [(0.0, 1.0), (0.5, 0.0)])
    h = m.math("ADD", m.math("MULTIPLY", bl, 0.6), m.noise(50, 6, 0.66))
    return m.skin(
        col,
        m.ramp(m.noise(14, 4), [(0.35, 0.25), (0.65, 0.55)]),
        0.5,
        sss=0.3,
        radius=(0.06, 0.035, 0.012),
        coat=0.2,
        coat_rough=0.2,
        normal=m.bump(h, 0.8, 0.018),
    )


def squid_ring(at, r=0.27, w=0.085, rz=0.0, rx=0.0, ry=0.0, seed=0):
    """Battered ring: uneven thickness, puffs and craters."""
    rng = rng_of(seed)
    na, seg = 200, 56
    a = np.linspace(0, 2 * np.pi, na, endpoint=False)
    c = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    R = r * (1 + 0.10 * noise.fbm(c, 1.0, 2, seed))
    W = w * (1 + 0.22 * noise.fbm(c, 2.2, 3, seed + 1))
    t = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    rad = R[:, None] + W[:, None] * np.cos(t)
    v = np.stack(
        [rad * np.cos(a)[:, None], 0.86 * rad * np.sin(a)[:, None], 1.15 * W[:, None] * np.sin(t) + 0 * rad], 2
    ).reshape(-1, 3)
    f = geo.grid_faces(na, seg, wrap_u=True, wrap_v=True)
    mid = np.repeat(np.stack([R * np.cos(a), 0.86 * R * np.sin(a), 0 * a], 1), seg, 0)
    if np.mean(np.sum(geo.normals(v, f) * (v - mid), 1)) < 0:
        f = f[:, ::-1]
    v = geo.displace(v, f, 0.030, 5, 3, seed + 2)
    puff = np.abs(noise.fbm(v, 12, 3, seed + 3))
    v = v + geo.normals(v, f) * (0.030 * (0.3 - puff))[:, None]
    geo.add("squid ring", geo.place(v, at, rz, rx, ry), f, batter_material(), rnd=np.full(len(v), rng.random()))


@once
def hake_material():
    """White fish: flakes part along curved lines; seared gold in places."""
    m = Mat("hake")
    u, w = m.attr("su"), m.attr("sv")
    s = m.math(
        "ADD",
        m.math("MULTIPLY", u, 7.0),
        m.math("ADD", m.math("MULTIPLY", m.math("MULTIPLY", w, w), -2.2), m.math("MULTIPLY", m.noise(3, 3), 1.2)),
    )
    saw = m.math("FRACT", s)
    gap = m.ramp(saw, [(0.0, 1.0), (0.07, 0.2), (0.15, 0.0), (0.93, 0.0), (1.0, 1.0)])
    base = m.ramp(m.noise(8, 4), [(0.3, "#e4d3b6"), (0.7, "#f4e9d4")])
    col = m.mix(m.math("MULTIPLY", gap, 0.45), base, "#b8945c")
    gold = m.math("MULTIPLY", m.ramp(m.noise(4.5, 6, 0.66), [(0.28, 0.0), (0.50, 1.0)]), m.attr("top"))
    col = m.mix(m.math("MULTIPLY", gold, 0.85), col, m.ramp(m.noise(18, 4), [(0.3, "#94521a"), (0.7, "#cf8f40")]))
    h = m.math("SUBTRACT", m.math("MULTIPLY", m.noise(34, 4), 0.4), gap)
    return m.skin(
        col,
        m.ramp(m.noise(14, 3), [(0.35, 0.2), (0.65, 0.4)]),
        0.5,
        sss=0.45,
        radius=(0.07, 0.055, 0.04),
        coat=0.35,
        coat_rough=0.12,
        normal=m.bump(h, 0.5, 0.014),
    )


def hake(at, rz=0.0, length=1.25, width=0.60, h=0.26, seed=0):
    v, f = geo.rounded_box((length, width, h), 0.11, 80)
    u, w = v[:, 0] / (length / 2), v[:, 1] / (width / 2)
    v[:, 1] *= 1 - 0.16 * u - 0.08 * np.abs(u) ** 4
    v[:, 2] *= 1 - 0.22 * np.clip(u, 0, 1) - 0.25 * np.clip(np.abs(w), 0, 1) ** 3
    v = geo.displace(v, f, 0.030, 2.2, 3, seed)
    s = (u * length / 2 * 7.0 - 2.2 * (v[:, 1]) ** 2 * 4) % 1.0
    step = np.where(v[:, 2] > 0, 0.020 * (s - 0.5), 0)
    v[:, 2] += step
    v = geo.displace(v, f, 0.006, 16, 3, seed + 1)
    top = np.clip(geo.normals(v, f)[:, 2], 0, 1)
    v[:, 2] += h / 2
    geo.add("hake", geo.place(v, at, rz), f, hake_material(), su=u * length / 2, sv=w * width / 2 * 2, top=top)


@once
def fillet_material(kind="boqueron"):
    """boqueron: white from the vinegar, silver-blue along the back.
    anchoa: brown from the salt, fibres along it."""
    m = Mat(kind)
    at = m.node(
        "ShaderNodeCombineXYZ",
        {0: m.math("MULTIPLY", m.attr("su"), 4.0), 1: m.math("MULTIPLY", m.attr("sv"), 22.0), 2: m.attr("rnd")},
    ).outputs[0]
    fib = m.noise(1.0, 4, 0.6, at=at)
    w = m.math("ABSOLUTE", m.attr("sv"))
    if kind == "boqueron":
        flesh = m.ramp(fib, [(0.3, "#e6dccf"), (0.7, "#fbf7f0")])
        col = m.mix(m.ramp(w, [(0.62, 0.0), (0.86, 1.0)]), flesh, m.ramp(fib, [(0.3, "#5a6c80"), (0.7, "#b8c6d2")]))
        col = m.mix(m.ramp(w, [(0.03, 0.55), (0.10, 0.0)]), col, "#b8988a")
    else:
        flesh = m.ramp(fib, [(0.3, "#4a1c12"), (0.6, "#7d3a26"), (0.85, "#a8664c")])
        col = m.mix(m.ramp(w, [(0.80, 0.0), (1.0, 0.8)]), flesh, "#c99a80")
    return m.skin(
        col, 0.18, 0.5, sss=0.3, radius=(0.06, 0.03, 0.02), coat=0.7, coat_rough=0.06, normal=m.bump(fib, 0.4, 0.01)
    )


def fillet(at, rz=0.0, length=0.85, width=0.17, seed=0, kind="boqueron", rx=0.0):
    rng = rng_of(seed)
    nu, nv = 90, 25
    u, w = [q.ravel() for q in np.meshgrid(np.linspace(0, 1, nu), np.linspace(-1, 1, nv), indexing="ij")]
    wid = width / 2 * np.interp(u, [0, 0.04, 0.2, 0.55, 0.9, 1], [0.55, 0.85, 1.0, 0.9, 0.42, 0.12])
    bend = rng.normal(0, 0.05)
    x = (u - 0.5) * length
    y = w * wid + bend * (u - 0.5) ** 2 * 4 + 0.008 * noise.fbm(np.stack([u * 4, w, 0 * u + seed], 1), 2, 2, seed)
    z = (
        0.052 * np.sqrt(np.clip(1 - w**4, 0, 1)) * (1 - 0.5 * u)
        - 0.006 * np.exp(-((w / 0.12) ** 2))
        + 0.012 * noise.fbm(np.stack([u * 3, w, 0 * u + seed], 1), 1.5, 3, seed + 2)
    )
    geo.add(
        "fillet",
        geo.place(np.stack([x, y, z], 1), at, rz, rx),
        geo.grid_faces(nu, nv),
        fillet_material(kind),
        su=u * length,
        sv=w,
        rnd=np.full(len(u), float(seed)),
    )


@once
def tuna_flake_material():
    m = Mat("tinned tuna")
    fib = m.noise(1.0, 4, 0.6, at=m.coord(scale=(10, 50, 50)))
    col = m.ramp(
        m.math("ADD", m.math("MULTIPLY", fib, 0.6), m.math("MULTIPLY", m.attr("rnd"), 0.4)),
        [(0.25, "#b98a68"), (0.55, "#d9b28e"), (0.85, "#efd6b8")],
    )
    return m.skin(
        col, 0.35, 0.5, sss=0.3, radius=(0.05, 0.03, 0.02), coat=0.35, coat_rough=0.15, normal=m.bump(fib, 0.6, 0.014)
    )


def tuna(points, size=0.15, seed=0):
    """Flakes of tinned tuna: curved, layered lumps."""
    rng = rng_of(seed)
    t = []
    for k in range(6):
        v, f, _ = potatoes.polytope(rng, 9, 9.0, 5)
        v = v * [1.3, 0.8, 0.45]
        layer = np.sin(v[:, 2] * 16 + 2 * noise.fbm(v, 1.5, 2, k))
        v = v + geo.normals(v, f) * (0.06 * layer + 0.10 * noise.fbm(v, 3, 4, k + seed))[:, None]
        t.append((v, f))
    n = len(points)
    up = rng.normal(0, 0.5, (n, 3)) + [0, 0, 1]
    gv, gf, r = geo.scatter(t, np.asarray(points, float), geo.frames(up, rng), size * rng.uniform(0.75, 1.15, n), rng)
    geo.add("tuna", gv, gf, tuna_flake_material(), rnd=r)
