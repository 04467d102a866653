"""Glass, ice and what is poured on it."""

import numpy as np

from food import lemon
from kit import geo
from kit.once import once, rng_of
from kit.shade import Mat


def solid(profile, seg=128, sub=1):
    """Lathe whose normals surely look outward; refraction depends on it."""
    v, f = geo.lathe(profile, seg, sub)
    a, b, c, d = (v[f[:, k]] for k in range(4))
    vol = (np.cross(a, b) * c).sum() + (np.cross(a, c) * d).sum()
    return v, (f if vol > 0 else f[:, ::-1])


@once
def clear(name="glass", color="#ffffff", ior=1.5, rough=0.0, absorb=None, density=0.0, shadow="#e8e8e8"):
    """Refracting matter. absorb/density: colour that survives in depth."""
    m = Mat(name)
    g = m.node("ShaderNodeBsdfGlass", {"Color": color, "Roughness": rough, "IOR": ior}).outputs[0]
    t = m.node("ShaderNodeBsdfTransparent", {"Color": shadow}).outputs[0]
    lp = m.node("ShaderNodeLightPath")
    fac = m.math("MAXIMUM", lp.outputs["Is Shadow Ray"], lp.outputs["Is Diffuse Ray"])
    out = m.node("ShaderNodeOutputMaterial")
    m.t.links.new(m.node("ShaderNodeMixShader", {0: fac, 1: g, 2: t}).outputs[0], out.inputs[0])
    if absorb:
        m.t.links.new(
            m.node("ShaderNodeVolumeAbsorption", {"Color": absorb, "Density": density}).outputs[0], out.inputs[1]
        )
    return m.m


def move(ob, at):
    ob.location = at
    return ob


def dew(v, f, n, size, seed=0, zmin=0.0, zmax=9.0):
    """Condensation: flat drops on the outside of a cold glass, a few large."""
    rng = rng_of(seed)
    p, nr = geo.sample_surface(v, f, n * 3, rng)
    out = (p[:, :2] * nr[:, :2]).sum(1) > 0.5 * np.hypot(p[:, 0], p[:, 1])
    ok = out & (p[:, 2] > zmin) & (p[:, 2] < zmax)
    p, nr = p[ok][:n], nr[ok][:n]
    s = size * np.minimum(np.exp(rng.normal(0, 0.55, len(p))), 3.0)
    dv, df = geo.icosphere(2)
    dv = dv * [1, 1, 0.42]
    gv, gf, _ = geo.scatter((dv, df), p, geo.frames(nr, rng), s, rng)
    return gv, gf


def tumbler(at=(0, 0, 0), r0=0.30, r1=0.38, h=1.25, wall=0.022, base=0.09):
    """Conical glass with a heavy base. Returns the function radius(z) of the
    inner wall and the outer mesh (for dew)."""
    prof = [(0, base), (r0 * 0.6, base), (r0 - wall * 1.8, base + 0.005), (r0 - wall, base + 0.03)]
    prof += [(r0 - wall + (r1 - r0) * t, base + 0.03 + (h - base - 0.05) * t) for t in np.linspace(0.1, 1, 8)]
    prof += [(r1 - wall * 0.8, h - 0.006), (r1 - wall * 0.5, h), (r1 - wall * 0.15, h - 0.008), (r1, h - 0.03)]
    prof += [(r0 + (r1 - r0) * t, h * t) for t in np.linspace(0.92, 0.06, 8)]
    prof += [(r0 * 0.985, 0.015), (r0 * 0.95, 0.0), (r0 * 0.6, 0.004), (0, 0.012)]
    v, f = solid(prof, 144, 3)
    move(geo.add("glass", v, f, clear()), at)
    return (lambda z: r0 - wall + (r1 - r0) * np.clip((z - base) / (h - base), 0, 1)), (v, f)


def liquid_profile(radius, z0, z1, into=0.008):
    zs = np.linspace(z1, z0, 10)
    prof = [(0, z1), (radius(z1) * 0.5, z1), (radius(z1) * 0.93, z1), (radius(z1) + into, z1 + 0.012)]
    prof += [(radius(z) + into, z) for z in zs[1:-1]]
    prof += [(radius(z0) + into * 0.5, z0 + 0.012), (radius(z0) * 0.9, z0 - 0.006), (0, z0 - 0.006)]
    return prof


def ice(at, size=0.2, seed=0):
    """A cube with soft corners and a milky heart (air frozen in)."""
    rng = rng_of(seed)
    v, f = geo.rounded_box((1, 1, 1), 0.16, 16)
    v = geo.displace(v, f, 0.05, 2.0, 2, seed)
    q = geo.random_rotations(1, rng)[0]
    geo.add("ice", (v * size) @ q.T + np.array(at), f, clear("ice", ior=1.31))
    n = 60
    p = rng.normal(0, 0.13, (n, 3)) * size
    bv, bf = geo.icosphere(1)
    m = clear("ice air", ior=0.8)
    gv, gf, _ = geo.scatter(
        (bv, bf), p @ q.T + np.array(at), geo.random_rotations(n, rng), size * rng.uniform(0.012, 0.04, n), rng
    )
    geo.add("ice air", gv, gf, m)


def water(at=(0, 0, 0), h=1.3, fill=1.06, seed=5):
    """Highball of sparkling water: ice above and below the surface, lemon."""
    at = np.array(at, float)
    radius, (gv, gf) = tumbler(at, 0.34, 0.38, h)
    v, f = solid(liquid_profile(radius, 0.09, fill), 128)
    move(geo.add("water", v, f, clear("water", ior=1.33, shadow="#f2f6f4")), at)
    for k, (x, y, z, s) in enumerate(
        (
            (-0.13, 0.08, fill - 0.02, 0.26),
            (0.13, 0.12, fill - 0.03, 0.25),
            (0.02, -0.16, fill - 0.06, 0.25),
            (0.12, 0.0, fill - 0.31, 0.25),
            (-0.12, -0.02, fill - 0.33, 0.24),
        )
    ):
        ice(at + [x, y, z], s, seed + k)
    lemon.citrus_half(
        at + [0.10, -0.16, fill + 0.14],
        0.25,
        1.35,
        0.35,
        keep=0.13,
        face=lemon.lemon_face(),
        rind=lemon.rind_material("#f0bd17", "#fbd63a"),
    )
    rng = rng_of(seed)
    n = 120
    a, q, z = rng.uniform(0, 6.28, n), 0.33 * np.sqrt(rng.random(n)), rng.uniform(0.12, fill - 0.02, n)
    bv, bf = geo.icosphere(2)
    pv, pf, _ = geo.scatter(
        (bv, bf),
        np.stack([q * np.cos(a), q * np.sin(a), z], 1),
        geo.random_rotations(n, rng),
        rng.uniform(0.004, 0.010, n),
        rng,
    )
    move(geo.add("bubbles", pv, pf, clear("bubble", ior=0.76)), at)
    dv, df = dew(gv, gf, 420, 0.0085, seed, 0.12, fill + 0.1)
    move(geo.add("dew", dv, df, clear("water drop", ior=1.33)), at)


def short_drink(
    at, absorb, density, name, h=0.82, r0=0.36, r1=0.42, fill=0.62, seed=1, cubes=3, shadow="#c07050", size=0.27
):
    """Low tumbler with ice to the brim."""
    at = np.array(at, float)
    radius, (gv, gf) = tumbler(at, r0, r1, h, base=0.10)
    v, f = solid(liquid_profile(radius, 0.10, fill), 128)
    move(geo.add(name, v, f, clear(name, ior=1.34, absorb=absorb, density=density, shadow=shadow)), at)
    spots = (
        (-0.15, -0.08, fill - 0.02),
        (0.14, -0.12, fill - 0.05),
        (0.02, 0.16, fill),
        (0.10, 0.05, fill - 0.28),
        (-0.12, 0.06, fill - 0.30),
    )
    for k, p in enumerate(spots[:cubes]):
        ice(at + np.array(p), size, seed + k)
    dv, df = dew(gv, gf, 260, 0.008, seed, 0.12, fill + 0.08)
    move(geo.add("dew", dv, df, clear("water drop", ior=1.33)), at)
