"""Cheese for a board."""

from kit.once import once
from kit.shade import Mat


@once
def cheese_material(inside="#f1cf74", rind="#a8722c", holes=0.0, name="cheese"):
    m = Mat(name)
    col = m.ramp(m.noise(7, 4), [(0.3, inside), (0.7, "#fbecc0" if holes < 2 else inside)])
    crack = m.ramp(m.voronoi(30), [(0.04, 1.0), (0.10, 0.0)])
    if holes == 2:  # blue veins
        vein = m.ramp(m.noise(8, 5, 0.65, 1.6), [(0.54, 0.0), (0.62, 1.0)])
        col = m.mix(m.math("MULTIPLY", vein, 0.9), col, "#2f4a58")
    return m.skin(
        col,
        0.4,
        0.4,
        sss=0.45,
        radius=(0.08, 0.055, 0.025),
        normal=m.bump(m.math("SUBTRACT", m.noise(26, 5), crack), 0.4, 0.012),
    )


@once
def rind_cheese_material(a="#8a5a22", b="#b8843c"):
    m = Mat("cheese rind " + a)
    return m.skin(m.ramp(m.noise(9, 5, 0.6), [(0.3, a), (0.7, b)]), 0.6, 0.3, normal=m.bump(m.noise(30, 5), 0.6, 0.014))
