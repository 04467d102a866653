"""A short notation for shader nodes, so that a material reads like a recipe."""

import bpy


def rgb(h):
    """'#c08040' (as seen on screen) to linear RGBA."""
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c] + [1.0]


class Mat:
    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self._coord = None

    def node(self, kind, ins=None, **props):
        n = self.t.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            self.set(n.inputs[k], v)
        return n

    def set(self, socket, v):
        if v is None:
            return
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, socket)
        elif isinstance(v, str):
            socket.default_value = rgb(v)
        else:
            socket.default_value = v

    def coord(self, scale=None, rot=None):
        if self._coord is None:
            self._coord = self.node("ShaderNodeTexCoord").outputs["Object"]
        if scale is None and rot is None:
            return self._coord
        return self.node(
            "ShaderNodeMapping", {"Vector": self._coord, "Scale": scale or (1, 1, 1), "Rotation": rot or (0, 0, 0)}
        ).outputs[0]

    def noise(self, scale, detail=4.0, rough=0.55, distort=0.0, at=None):
        return self.node(
            "ShaderNodeTexNoise",
            {"Vector": at or self.coord(), "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": distort},
        ).outputs["Fac"]

    def voronoi(self, scale, at=None, feature="F1", out="Distance"):
        return self.node(
            "ShaderNodeTexVoronoi", {"Vector": at or self.coord(), "Scale": scale}, feature=feature
        ).outputs[out]

    def attr(self, name):
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]

    def ramp(self, fac, stops, interp="LINEAR"):
        n = self.node("ShaderNodeValToRGB", {"Fac": fac})
        n.color_ramp.interpolation = interp
        e = n.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = rgb(c) if isinstance(c, str) else (c, c, c, 1)
        return n.outputs["Color"]

    def math(self, op, a, b=0.0, clamp=False):
        return self.node("ShaderNodeMath", {0: a, 1: b}, operation=op, use_clamp=clamp).outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        return self.node("ShaderNodeMixRGB", {"Fac": fac, "Color1": a, "Color2": b}, blend_type=blend).outputs[0]

    def bump(self, height, strength=0.5, dist=0.01, normal=None):
        return self.node(
            "ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": dist, "Normal": normal}
        ).outputs[0]

    def skin(
        self,
        base,
        rough=0.5,
        spec=0.5,
        sss=0.0,
        radius=(0.06, 0.03, 0.015),
        sss_color=None,
        coat=0.0,
        coat_rough=0.1,
        normal=None,
        trans=0.0,
        metal=0.0,
        sheen=0.0,
        translucent=0.0,
        ior=1.45,
        coat_normal=None,
    ):
        """Principled surface with the inputs food needs. radius is in units
        (0.06 = 6 mm): red travels farthest in flesh, dough and milk."""
        p = self.node(
            "ShaderNodeBsdfPrincipled",
            {
                "Base Color": base,
                "Roughness": rough,
                "Specular": spec,
                "Subsurface": sss,
                "Subsurface Radius": radius,
                "Subsurface Color": sss_color or base,
                "Clearcoat": coat,
                "Clearcoat Roughness": coat_rough,
                "Transmission": trans,
                "Metallic": metal,
                "Sheen": sheen,
                "IOR": ior,
                "Normal": normal,
                "Clearcoat Normal": coat_normal,
            },
        )
        p.subsurface_method = "RANDOM_WALK"
        out = p.outputs[0]
        if translucent:
            t = self.node("ShaderNodeBsdfTranslucent", {"Color": base, "Normal": normal}).outputs[0]
            out = self.node("ShaderNodeMixShader", {0: translucent, 1: out, 2: t}).outputs[0]
        self.t.links.new(out, self.node("ShaderNodeOutputMaterial").inputs[0])
        return self.m
