"""Open Image Denoise's network, evaluated with numpy.

Debian's Blender is built without Open Image Denoise, and on a few cores a
picture without noise takes far too long by samples alone. The trained weights
are plain data (README.md says where they come from), and the network is a
U-Net of 3x3 convolutions, so a hundred lines replace the missing library.

Input: linear HDR colour and the two feature passes that Cycles can store,
albedo and normal. Output: linear HDR colour.
"""

import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "rt_hdr_alb_nrm.tza")


def load_weights(path=WEIGHTS):
    """Parse the TZA container: a blob of tensors followed by a table."""
    data = open(path, "rb").read()
    magic, major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError("not a version 2 TZA file: " + path)
    pos = table
    (count,) = struct.unpack_from("<I", data, pos)
    pos += 4
    out = {}
    for _ in range(count):
        (n,) = struct.unpack_from("<H", data, pos)
        name = data[pos + 2 : pos + 2 + n].decode()
        pos += 2 + n
        ndim = data[pos]
        pos += 1
        dims = struct.unpack_from("<%dI" % ndim, data, pos)
        pos += 4 * ndim + ndim  # dimensions, then one layout letter for each
        kind = chr(data[pos])
        (offset,) = struct.unpack_from("<Q", data, pos + 1)
        pos += 9
        dtype = np.float32 if kind == "f" else np.float16
        size = int(np.prod(dims))
        out[name] = np.frombuffer(data, dtype, size, offset).reshape(dims).astype(np.float32)
    return out


def _conv(x, w, b, relu=True):
    """3x3 'same' convolution, x is H,W,C. Nine matrix products, by row bands
    so that the temporary arrays stay in cache-friendly sizes."""
    h, wd, _c = x.shape
    o = w.shape[0]
    k = np.ascontiguousarray(w.transpose(2, 3, 1, 0))  # ky, kx, in, out
    pad = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    y = np.empty((h, wd, o), np.float32)
    band = 64
    for r in range(0, h, band):
        e = min(h, r + band)
        cols = np.concatenate([pad[r + i : e + i, j : j + wd] for i in range(3) for j in range(3)], axis=2)
        t = cols.reshape(-1, cols.shape[2]) @ k.reshape(-1, o) + b
        if relu:
            np.maximum(t, 0, out=t)
        y[r:e] = t.reshape(e - r, wd, o)
    return y


def _pool(x):
    h, w, c = x.shape
    return x.reshape(h // 2, 2, w // 2, 2, c).max(axis=(1, 3))


def _up(x):
    return x.repeat(2, axis=0).repeat(2, axis=1)


# Perceptual transfer curve used in training; constants from Open Image Denoise.
_A, _B, _C, _D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _forward(y):
    return np.where(
        y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(np.maximum(y, 1e-12), _C) + _D, _E * np.log(y + _F) + _G)
    )


def _inverse(x):
    return np.where(
        x <= _X0,
        x / _A,
        np.where(
            x <= _X1, np.power(np.maximum((x - _D) / _B, 1e-12), 1 / _C), np.exp((np.minimum(x, 3.2) - _G) / _E) - _F
        ),
    )


def denoise(color, albedo, normal, weights=None):
    """All arrays are H,W,3 float32, linear. Returns H,W,3."""
    w = weights or load_weights()
    h, wd, _ = color.shape
    lum = np.maximum(color @ np.array([0.2126, 0.7152, 0.0722], np.float32), 1e-8)
    scale = 0.18 / np.exp(np.mean(np.log(lum[lum > 1e-6])))
    norm = 1.0 / _forward(np.float64(65504.0))
    x = np.concatenate(
        [_forward(np.clip(color * scale, 0, 65504)) * norm, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5],
        axis=2,
    ).astype(np.float32)
    ph, pw = (-h) % 16, (-wd) % 16  # four poolings need multiples of 16
    x = np.pad(x, ((0, ph), (0, pw), (0, 0)), mode="reflect")

    def c(name, t, relu=True):
        return _conv(t, w[name + ".weight"], w[name + ".bias"], relu)

    t = c("enc_conv1", c("enc_conv0", x))
    p1 = _pool(t)
    p2 = _pool(c("enc_conv2", p1))
    p3 = _pool(c("enc_conv3", p2))
    p4 = _pool(c("enc_conv4", p3))
    t = c("enc_conv5b", c("enc_conv5a", p4))
    for level, skip in ((4, p3), (3, p2), (2, p1), (1, x)):
        t = np.concatenate([_up(t), skip], axis=2)
        t = c("dec_conv%db" % level, c("dec_conv%da" % level, t))
    t = c("dec_conv0", t, relu=False)[:h, :wd]
    return (_inverse(np.maximum(t, 0) / norm) / scale).astype(np.float32)
