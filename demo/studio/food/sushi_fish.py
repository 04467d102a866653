"""Salmon and tuna: nigiri, sashimi, cubes."""

import numpy as np

from food import cooked_rice
from kit import geo, noise
from kit.once import once, rng_of
from kit.shade import Mat


def slab(at, rz, material, seed, length=0.62, width=0.30, lean=0.35):
    """One cut of sashimi leaning on the next."""
    v, f = geo.rounded_box((width, length, 0.085), 0.03, 60)
    v[:, 2] += 0.02 * noise.fbm(v, 3, 2, seed) + 0.05 * (v[:, 1] / length) ** 2
    geo.add(
        "slab",
        geo.place(v, at, rz, 0, lean),
        f,
        material,
        su=v[:, 1] + seed * 0.37,
        sv=v[:, 0],
        rnd=np.full(len(v), 0.5),
    )


@once
def salmon_material():
    """Fat lines follow the muscle: a zigzag across the slab, soft on one side
    and sharp on the other; flesh deep orange, lit from inside."""
    m = Mat("salmon")
    u, v = m.attr("su"), m.attr("sv")
    wob = m.math("MULTIPLY", m.math("SUBTRACT", m.noise(5.0, 3), 0.5), 0.10)
    s = m.math("ADD", m.math("ADD", u, m.math("MULTIPLY", v, 0.75)), wob)
    s = m.math("ADD", s, m.math("MULTIPLY", m.math("MULTIPLY", v, v), 1.6))
    saw = m.math("FRACT", m.math("MULTIPLY", s, 11.0))
    fat = m.ramp(saw, [(0.0, 1.0), (0.10, 0.85), (0.30, 0.10), (0.55, 0.0), (0.90, 0.05), (1.0, 1.0)])
    fat = m.math("MULTIPLY", fat, m.ramp(m.noise(7.0, 3), [(0.25, 0.35), (0.6, 1.0)]))
    flesh = m.ramp(m.noise(6.0, 4), [(0.3, "#dd4a14"), (0.55, "#ec6122"), (0.8, "#f37a38")])
    fine = m.noise(1.0, 3, at=m.coord(scale=(30, 30, 30)))
    flesh = m.mix(m.math("MULTIPLY", fine, 0.25), flesh, "#f79a66")
    col = m.mix(m.math("MULTIPLY", fat, 0.82), flesh, "#fbd3b4")
    fibre = m.noise(
        1.0,
        3,
        0.6,
        at=m.node(
            "ShaderNodeCombineXYZ", {0: m.math("MULTIPLY", s, 70.0), 1: m.math("MULTIPLY", v, 9.0), 2: u}
        ).outputs[0],
    )
    col = m.mix(m.ramp(fibre, [(0.45, 0.0), (0.75, 0.4)]), col, "#f9ae80")
    h = m.math(
        "ADD",
        m.math("MULTIPLY", fat, -0.4),
        m.math("ADD", m.math("MULTIPLY", m.noise(40, 4), 0.4), m.math("MULTIPLY", fibre, 0.5)),
    )
    return m.skin(
        col,
        m.ramp(m.noise(28, 3), [(0.35, 0.18), (0.65, 0.36)]),
        0.5,
        sss=0.5,
        radius=(0.10, 0.035, 0.016),
        coat=0.5,
        coat_rough=0.10,
        normal=m.bump(h, 0.45, 0.014),
    )


def nigiri(at, rz, seed=0, length=0.54):
    at = np.array(at, float)
    v, f = geo.rounded_box((length, 0.275, 0.23), 0.10, 30)
    v[:, 2] += 0.115
    v[:, 2] += 0.02 * (1 - (v[:, 0] / (length / 2)) ** 2) * (v[:, 2] > 0.115)
    v = geo.displace(v, f, 0.012, 8, 2, seed)
    geo.add(
        "rice core",
        geo.place(v * [0.985, 0.98, 0.98], at, rz),
        f,
        cooked_rice.sushi_rice_material(),
        rnd=np.full(len(v), 0.3),
    )
    cooked_rice.rice_on(
        geo.place(v, at, rz),
        f,
        900,
        0.041,
        seed + 11,
        cooked_rice.sushi_rice_material(),
        sink=0.15,
        tilt=0.45,
        up_to=0.55,
    )
    # The slab: longer and wider than the rice, so that the ends hang over it.
    L, W, T = length * 1.30, 0.300, 0.060
    sv, sf = geo.rounded_box((L, W, T), 0.026, 90)
    u, w = sv[:, 0] / (L / 2), sv[:, 1] / (W / 2)
    rng = rng_of(seed)
    out = sv.copy()
    taper = 1 - 0.10 * np.clip(u, -1, 1) * rng.choice([-1, 1]) - 0.06 * np.abs(u) ** 4
    out[:, 1] *= taper
    out[:, 1] += 0.03 * np.sin(u * 2 + seed) * 0.6
    over = np.maximum(np.abs(sv[:, 0]) - length / 2 * 0.72, 0)
    drop = 1.35 * over**1.45
    out[:, 0] -= np.sign(sv[:, 0]) * drop * 0.22
    out[:, 2] += 0.262 - drop - 0.050 * np.abs(w) ** 2.4 + 0.008 * noise.fbm(sv, 5, 3, seed)
    out[:, 2] = np.maximum(out[:, 2], 0.006 + 0.01 * (sv[:, 2] > 0))
    geo.add("salmon", geo.place(out, at, rz), sf, salmon_material(), su=sv[:, 0] + seed * 0.37, sv=sv[:, 1])


@once
def tuna_slab_material():
    """Lean tuna: deep red, faint pale sinews across the slab, wet."""
    m = Mat("tuna slab")
    u, v = m.attr("su"), m.attr("sv")
    s = m.math(
        "ADD",
        m.math("ADD", u, m.math("MULTIPLY", v, 0.9)),
        m.math("MULTIPLY", m.math("SUBTRACT", m.noise(5.0, 3), 0.5), 0.10),
    )
    saw = m.math("FRACT", m.math("MULTIPLY", s, 13.0))
    sinew = m.math(
        "MULTIPLY",
        m.ramp(saw, [(0.0, 1.0), (0.07, 0.4), (0.16, 0.0), (0.95, 0.0), (1.0, 1.0)]),
        m.ramp(m.noise(6.0, 3), [(0.3, 0.2), (0.65, 1.0)]),
    )
    flesh = m.ramp(m.noise(7.0, 5, 0.6), [(0.3, "#6a0c14"), (0.55, "#8a1a20"), (0.8, "#a83430")])
    col = m.mix(m.math("MULTIPLY", sinew, 0.6), flesh, "#d98a7a")
    fibre = m.noise(
        1.0,
        3,
        0.6,
        at=m.node(
            "ShaderNodeCombineXYZ", {0: m.math("MULTIPLY", s, 70.0), 1: m.math("MULTIPLY", v, 9.0), 2: u}
        ).outputs[0],
    )
    h = m.math("ADD", m.math("MULTIPLY", m.noise(40, 4), 0.4), m.math("ADD", m.math("MULTIPLY", fibre, 0.6), sinew))
    return m.skin(
        col,
        m.ramp(m.noise(28, 3), [(0.35, 0.2), (0.65, 0.4)]),
        0.5,
        sss=0.35,
        radius=(0.08, 0.02, 0.012),
        coat=0.4,
        coat_rough=0.14,
        normal=m.bump(h, 0.5, 0.014),
    )


def cubes(points, size, material, seed=0, name="cubes", **attrs):
    """Knife-cut cubes with real faces; salmon gets its muscle lines from the
    cube's own coordinates, so that they differ from cube to cube."""
    rng = rng_of(seed)
    vs, fs, su, sv, rn, base = [], [], [], [], [], 0
    for p, q in zip(points, geo.random_rotations(len(points), rng)):
        v, f = geo.rounded_box(rng.uniform(0.8, 1.2, 3) * size, size * 0.12, 16)
        v = geo.displace(v, f, size * 0.07, 1.4 / size, 3, int(rng.integers(1e6)))
        vs.append(v @ q.T + p)
        fs.append(f + base)
        base += len(v)
        o = rng.random(2)
        su.append(v[:, 0] * 1.6 + o[0] + v[:, 2] * 0.5)
        sv.append(v[:, 1] + 0.1 * o[1])
        rn.append(np.full(len(v), rng.random()))
    geo.add(
        name,
        np.vstack(vs),
        np.vstack(fs),
        material,
        su=np.concatenate(su),
        sv=np.concatenate(sv),
        rnd=np.concatenate(rn),
    )
