"""Geometry with numpy: shapes, noise, scattering, and the bridge to Blender.

Why numpy and merged meshes instead of thousands of Blender objects: ten
thousand grains as objects take minutes to create and synchronise; as one mesh
with a random value per piece (attribute "rnd") they take a second, and the
shader can still colour every grain differently.

Scale: 1 unit = 10 cm.
"""

import bmesh
import bpy
import numpy as np

from kit import noise


def flat_disc(r, z, n=40, na=120):
    s, t = [
        q.ravel()
        for q in np.meshgrid(np.linspace(0.01, 1, n), np.linspace(0, 2 * np.pi, na, endpoint=False), indexing="ij")
    ]
    p = np.stack([s * r * np.cos(t), s * r * np.sin(t), np.full_like(s, z)], 1)
    f = grid_faces(n, na, wrap_v=True)
    return p, f if normals(p, f)[na * 5, 2] > 0 else f[:, ::-1]


def icosphere(sub=2):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    v = np.array([x.co[:] for x in bm.verts])
    f = np.array([[x.index for x in y.verts] for y in bm.faces])
    bm.free()
    return v, f


def grid_faces(nu, nv, wrap_u=False, wrap_v=False):
    """Quads of an nu x nv grid of points stored row by row (index = i*nv+j)."""
    i = np.arange(nu if wrap_u else nu - 1)
    j = np.arange(nv if wrap_v else nv - 1)
    i, j = [a.ravel() for a in np.meshgrid(i, j, indexing="ij")]
    i2, j2 = (i + 1) % nu, (j + 1) % nv
    return np.stack([i * nv + j, i2 * nv + j, i2 * nv + j2, i * nv + j2], 1)


def lathe(profile, seg=128, sub=1):
    """Turn a list of (radius, z) around z. sub > 1 smooths by Catmull-Rom."""
    p = np.array(profile, float)
    if sub > 1:
        q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
        t = np.linspace(0, 1, sub, endpoint=False)[:, None]
        out = []
        for k in range(1, len(q) - 2):
            a, b, c, d = q[k - 1], q[k], q[k + 1], q[k + 2]
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
        p = np.vstack(out + [p[-1:]])
        p[:, 0] = np.maximum(p[:, 0], 0)
    a = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    v = np.stack([p[:, 0:1] * np.cos(a), p[:, 0:1] * np.sin(a), np.repeat(p[:, 1:2], seg, 1)], 2).reshape(-1, 3)
    return v, grid_faces(len(p), seg, wrap_v=True)[:, ::-1]


def rounded_box(size, r, n=24):
    """Box of full size (x,y,z) with edge radius r, evenly gridded faces."""
    s = np.array(size, float) / 2
    lin = np.linspace(-1, 1, n)
    u, w = [a.ravel() for a in np.meshgrid(lin, lin, indexing="ij")]
    o = np.ones_like(u)
    sides = [(o, u, w), (-o, w, u), (w, o, u), (u, -o, w), (u, w, o), (w, u, -o)]
    f0 = grid_faces(n, n)
    v = np.vstack([np.stack(x, 1) for x in sides]) * s
    f = np.vstack([f0 + k * n * n for k in range(6)])
    inner = np.clip(v, -(s - r), s - r)
    d = v - inner
    v = inner + d / np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9) * r
    return weld(v, f)


def weld(v, f, eps=1e-5):
    """Merge coincident points, or displacement would tear the seams open."""
    key = np.round(v / eps).astype(np.int64)
    _, first, inv = np.unique(key, axis=0, return_index=True, return_inverse=True)
    return v[first], inv.reshape(-1)[f]


def tube(path, radius, seg=16, flat=1.0):
    """Tube along path (N,3); radius may vary per point; flat squeezes it."""
    path = np.asarray(path, float)
    r = np.broadcast_to(np.asarray(radius, float), (len(path),))
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    up = np.array([0, 0, 1.0]) if abs(t[:, 2]).mean() < 0.8 else np.array([1.0, 0, 0])
    a = np.cross(t, up)
    a /= np.linalg.norm(a, axis=1, keepdims=True) + 1e-9
    b = np.cross(a, t)
    ang = np.linspace(0, 2 * np.pi, seg, endpoint=False)
    v = path[:, None] + r[:, None, None] * (
        np.cos(ang)[None, :, None] * a[:, None] + flat * np.sin(ang)[None, :, None] * b[:, None]
    )
    return v.reshape(-1, 3), grid_faces(len(path), seg, wrap_v=True)


def normals(v, f):
    n = np.zeros_like(v)
    fn = np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]])
    if f.shape[1] == 4:
        fn += np.cross(v[f[:, 2]] - v[f[:, 0]], v[f[:, 3]] - v[f[:, 0]])
    for k in range(f.shape[1]):
        np.add.at(n, f[:, k], fn)
    return n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)


def displace(v, f, amount, scale, octaves=4, seed=0):
    return v + normals(v, f) * (amount * noise.fbm(v, scale, octaves, seed))[:, None]


def rot(axis, angle):
    c, s = np.cos(angle), np.sin(angle)
    return np.array(
        {
            "x": [[1, 0, 0], [0, c, -s], [0, s, c]],
            "y": [[c, 0, s], [0, 1, 0], [-s, 0, c]],
            "z": [[c, -s, 0], [s, c, 0], [0, 0, 1]],
        }[axis],
        float,
    )


def place(v, at=(0, 0, 0), rz=0.0, rx=0.0, ry=0.0, scale=1.0):
    m = rot("z", rz) @ rot("y", ry) @ rot("x", rx)
    return (v * scale) @ m.T + np.array(at, float)


def random_rotations(n, rng):
    q = rng.normal(size=(n, 4))
    q /= np.linalg.norm(q, axis=1, keepdims=True)
    w, x, y, z = q.T
    return np.stack(
        [
            1 - 2 * (y * y + z * z),
            2 * (x * y - z * w),
            2 * (x * z + y * w),
            2 * (x * y + z * w),
            1 - 2 * (x * x + z * z),
            2 * (y * z - x * w),
            2 * (x * z - y * w),
            2 * (y * z + x * w),
            1 - 2 * (x * x + y * y),
        ],
        1,
    ).reshape(-1, 3, 3)


def frames(n, rng, spin=None):
    """Rotations whose z column is the given normal, spun at random about it."""
    n = n / np.linalg.norm(n, axis=1, keepdims=True)
    h = np.where(np.abs(n[:, 2:3]) < 0.9, [[0, 0, 1.0]], [[1.0, 0, 0]])
    a = np.cross(h, n)
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(n, a)
    t = rng.uniform(0, 2 * np.pi, len(n)) if spin is None else spin
    c, s = np.cos(t)[:, None], np.sin(t)[:, None]
    return np.stack([c * a + s * b, -s * a + c * b, n], 2)


def scatter(template, pos, rots, scale, rng):
    """Copies of one or several (V,F) templates as one mesh; returns V, F, rnd."""
    templates = template if isinstance(template, list) else [template]
    which = rng.integers(0, len(templates), len(pos))
    scale = np.asarray(scale, float)
    if scale.ndim == 0:
        scale = np.full(len(pos), float(scale))
    vs, fs, rs, base = [], [], [], 0
    for k, (tv, tf) in enumerate(templates):
        m = which == k
        n = m.sum()
        if not n:
            continue
        sc = scale[m][:, None, None] if scale.ndim == 1 else scale[m][:, None, :]
        v = np.einsum("nij,nkj->nki", rots[m], tv[None] * sc) + pos[m][:, None]
        vs.append(v.reshape(-1, 3))
        fs.append((tf[None] + (np.arange(n) * len(tv))[:, None, None]).reshape(-1, tf.shape[1]) + base)
        rs.append(np.repeat(rng.random(n), len(tv)))
        base += n * len(tv)
    return np.vstack(vs), np.vstack(fs), np.concatenate(rs)


def sample_surface(v, f, n, rng):
    """n random points on a mesh, by area, with their normals."""
    a, b, c = v[f[:, 0]], v[f[:, 1]], v[f[:, 2]]
    fn = np.cross(b - a, c - a)
    area = np.linalg.norm(fn, axis=1)
    k = rng.choice(len(f), n, p=area / area.sum())
    u, w = rng.random(n), rng.random(n)
    if f.shape[1] == 4:
        d = v[f[:, 3]]
        p = (
            a[k] * ((1 - u) * (1 - w))[:, None]
            + b[k] * (u * (1 - w))[:, None]
            + c[k] * (u * w)[:, None]
            + d[k] * ((1 - u) * w)[:, None]
        )
    else:
        s = np.sqrt(u)
        p = a[k] * (1 - s)[:, None] + b[k] * (s * (1 - w))[:, None] + c[k] * (s * w)[:, None]
    return p, fn[k] / np.maximum(area[k], 1e-12)[:, None]


def join(*parts):
    vs, fs, base = [], [], 0
    for v, f in parts:
        vs.append(v)
        fs.append(f + base)
        base += len(v)
    return np.vstack(vs), np.vstack(fs)


def add(name, v, f, material, smooth=True, **attrs):
    """Create an object from arrays; extra keyword arrays become point attributes."""
    me = bpy.data.meshes.new(name)
    k = f.shape[1]
    me.vertices.add(len(v))
    me.vertices.foreach_set("co", np.ascontiguousarray(v, np.float32).ravel())
    me.loops.add(f.size)
    me.loops.foreach_set("vertex_index", np.ascontiguousarray(f, np.int32).ravel())
    me.polygons.add(len(f))
    me.polygons.foreach_set("loop_start", np.arange(0, f.size, k, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(f), k, np.int32))
    me.polygons.foreach_set("use_smooth", np.full(len(f), smooth))
    for key, val in attrs.items():
        me.attributes.new(key, "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(val, np.float32))
    me.update(calc_edges=True)
    me.validate()
    ob = bpy.data.objects.new(name, me)
    me.materials.append(material)
    bpy.context.scene.collection.objects.link(ob)
    return ob
