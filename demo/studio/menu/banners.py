"""Wide tables for banners: render them at 1200x500."""

from food import beer, bread, olives, rolls, sushi_sides, wine
from kit import light, table, tableware
from kit.menu import dish
from kit.serve import serve
from menu import rice_dishes, salads, sea_and_grill, sweets, tapas, umi_kitchen


@dish
def banner_casa():
    table.table_wood(**table.DARK)
    serve(tapas.tortilla_de_patatas, (-2.15, 0.0, 0), 0.1)
    serve(sea_and_grill.gambas_al_ajillo, (0.15, -0.30, 0), 0.4)
    serve(tapas.jamon_iberico_de_bellota, (2.35, 0.15, 0), 0.0)
    serve(lambda: wine.wine_glass(), (-0.78, 0.95, 0), 0.0, 0.74)
    serve(lambda: beer.beer(), (1.12, 1.10, 0), 0.0, 0.92)
    light.card((1.12, 1.75, 0.02), (0.45, 1.2), "#ffcf78", 1.9)
    tableware.bowl(0.34, 0.2, (0.20, 1.35, 0), "#d9d0c0")
    olives.olives((0.20, 1.35, 0))
    table.napkin((-0.95, -1.35, 0.0), 0.2, "#8a3b2a", (0.9, 0.5))
    # The window stands farther off and more to the side than for one plate, or
    # the left plate burns out and mirrors it.
    light.window_light(power=0, fill=0, ambient=0.28, kick=0)
    light.area("window", (-7.6, 2.2, 6.0), (0, 0, 0.1), (6.0, 5.0), 2050, "#fff3e2")
    light.area("card light", (4.6, -4.6, 3.0), (0, 0, 0.2), (6.0, 3.5), 520, "#ffd9b0")
    light.camera((0.08, 0.30, 0.42), 10.7, 27, -90, 60, 4.0, focus=(0, -0.3, 0.3))


@dish
def banner_umi():
    table.table_wood(**table.BLACK)
    table.slate((4.4, 2.4), (-0.2, 0, 0), 0.03)
    rolls.umi_platter(0.085)
    serve(umi_kitchen.ramen_de_miso, (-3.05, 0.35, 0), 0.2, 0.95)
    serve(umi_kitchen.edamame_con_sal, (3.10, 0.75, 0), 0.2, 0.80)
    sushi_sides.flask((2.75, -0.75, 0), color="#9fb0ac")
    tableware.bowl(0.24, 0.26, (3.25, -0.95, 0), "#9fb0ac", speck="#3a4640", rim="#6a5a48")
    sushi_sides.chopsticks((-2.6, -1.10, 0), 0.10)
    light.long_table_light(1.0)
    light.camera((0.0, 0.0, 0.15), 9.6, 33, -90, 55, 5.6, focus=(0, -0.4, 0.2))


@dish
def banner_reservas():
    """A table in a garden at noon: what is far off is green and out of focus."""
    table.table_wood(**table.PALE)
    light.backdrop(y=12.0, warm="#4f6a34", glow="#c8d890", lamps=10, lamp=1.2)
    serve(salads.ensalada_mixta, (-2.1, -0.15, 0), 0.3, 0.9)
    serve(rice_dishes.paella_valenciana, (0.55, -0.10, 0), 0.3, 0.78)
    serve(sweets.fruta_de_temporada, (2.75, 0.25, 0), 0.2, 0.85)
    serve(lambda: wine.wine_glass(), (-0.75, 1.35, 0), 0.0, 0.76)
    serve(
        lambda: wine.wine_glass(absorb="#fbe08a", density=2.0, name="white wine", shadow="#f4e0a0"),
        (1.75, 1.55, 0),
        0.0,
        0.76,
    )
    bread.bread_basket((-0.85, -1.35, 0))
    light.long_table_light(1.15, 0.4)
    light.camera((0.15, 0.25, 0.45), 10.4, 22, -90, 60, 4.0, focus=(0, -0.3, 0.3))
