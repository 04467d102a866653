"""Several dishes on one table, for set menus and buffets."""

from food import beer, bread, burger, glasses, sushi_sides, wine
from kit import light, table
from kit.menu import dish
from kit.serve import serve
from menu import fried_tapas, salads, sea_and_grill, sides, soft_drinks, soups, sushi, sweets, umi_kitchen


@dish
def menu_del_dia():
    table.table_wood(**table.DARK)
    serve(salads.ensalada_mixta, (-1.32, 0.62, 0), 0.3)
    serve(sea_and_grill.pollo_asado, (0.95, -0.35, 0), 0.1)
    serve(sweets.flan, (-1.35, -1.45, 0), 0.0, 0.82)
    serve(lambda: wine.wine_glass(), (1.05, 1.65, 0), 0.0, 0.72)
    bread.bread_basket((2.35, 1.15, 0))
    light.long_table_light()
    light.camera((0.12, 0.0, 0.20), 8.9, 44, -90, 72, 5.6, focus=(0.3, -0.6, 0.2))


@dish
def menu_degustacion():
    table.table_wood(**table.DARK)
    serve(fried_tapas.croquetas_de_jamon, (-1.55, 0.95, 0), 0.2, 0.82)
    serve(sea_and_grill.gambas_al_ajillo, (0.55, 0.70, 0), 0.4, 0.95)
    serve(sea_and_grill.pulpo_a_la_gallega, (-0.85, -1.10, 0), 0.2, 0.85)
    serve(sweets.tarta_de_queso, (1.55, -1.05, 0), 0.1, 0.85)
    serve(lambda: wine.wine_glass(), (2.05, 0.85, 0), 0.0, 0.72)
    light.long_table_light()
    light.camera((0.10, -0.06, 0.15), 8.9, 48, -90, 72, 5.6, focus=(0, -0.6, 0.2))


@dish
def menu_expres():
    table.table_wood(**table.DARK)
    serve(soups.crema_de_calabaza, (-1.25, 0.35, 0), 0.2, 0.95)
    serve(sea_and_grill.pollo_asado, (0.90, -0.45, 0), 0.15, 0.95)
    serve(lambda: glasses.water((0, 0, 0)), (0.75, 1.55, 0), 0.0, 0.8)
    bread.bread_basket((-1.25, -1.45, 0))
    light.long_table_light()
    light.camera((0.0, -0.04, 0.20), 8.0, 42, -90, 72, 5.6, focus=(0, -0.5, 0.2))


@dish
def combo_hamburguesa():
    table.table_wood()
    table.board((2.2, 1.6), 0.13, (-0.55, -0.10, 0), 0.12)
    serve(lambda: burger.burger(), (-0.62, -0.12, 0.13), 0.0, 0.95)
    serve(fried_tapas.patatas_fritas, (0.72, 0.15, 0), 0.0, 0.78)
    serve(soft_drinks.refresco_de_cola, (0.25, 1.25, 0), 0.0, 0.95)
    light.card((0.25, 2.0, 0.02), (0.45, 1.2), "#ffd0a0", 1.4)
    light.window_light(power=700, fill=160, ambient=0.28, kick=110)
    light.camera((0.08, 0.05, 0.55), 6.5, 17, -90, 80, 5.6, focus=(-0.3, -0.5, 0.6))


@dish
def menu_doble_hamburguesa():
    table.table_wood(**table.DARK)
    table.board((3.0, 1.7), 0.13, (0, -0.1, 0), 0.05)
    serve(lambda: burger.burger(), (-0.78, -0.10, 0.13), 0.0, 0.92)
    serve(lambda: burger.burger(tilt=(0.02, -0.04)), (0.70, -0.20, 0.13), 1.9, 0.92)
    serve(lambda: beer.beer(), (0.02, 1.25, 0), 0.0, 0.95)
    light.card((0.02, 2.0, 0.02), (0.45, 1.2), "#ffcf78", 1.9)
    light.window_light(power=700, fill=160, ambient=0.28, kick=110)
    light.camera((0.0, 0.05, 0.55), 6.7, 17, -90, 80, 5.6, focus=(-0.3, -0.5, 0.6))


@dish
def picoteo_para_compartir():
    table.table_wood()
    serve(fried_tapas.croquetas_de_jamon, (-1.60, 0.85, 0), 0.2, 0.85)
    serve(fried_tapas.falafel, (0.75, 0.90, 0), 0.2, 0.85)
    serve(sea_and_grill.brochetas_de_pollo, (-0.55, -1.05, 0), -0.1, 0.85)
    serve(sides.gamba_crujiente, (1.65, -0.95, 0), 0.0, 1.05)
    light.long_table_light()
    light.camera((0.05, -0.10, 0.15), 8.4, 46, -90, 72, 5.6, focus=(0, -0.6, 0.2))


@dish
def buffet_libre():
    table.table_wood(**table.BLACK)
    serve(sushi.uramaki_california, (-1.15, 0.85, 0), 0.1, 0.80)
    serve(umi_kitchen.gyozas_de_cerdo, (1.15, 0.75, 0), 0.1, 0.85)
    serve(sushi.nigiri_de_salmon, (-0.75, -0.95, 0), 0.05, 0.85)
    serve(umi_kitchen.edamame_con_sal, (1.45, -0.95, 0), 0.2, 0.78)
    sushi_sides.chopsticks((0.25, -1.72, 0), 0.06)
    light.long_table_light(0.95)
    light.camera((0.05, -0.10, 0.12), 8.2, 48, -90, 72, 5.6, focus=(0, -0.6, 0.2))


@dish
def buffet_infantil():
    table.table_wood(**table.PALE)
    serve(sushi.maki_de_pepino, (-0.95, 0.25, 0), 0.1, 0.85)
    serve(sweets.mochis_helados, (0.95, -0.55, 0), 0.1, 0.72)
    serve(fried_tapas.patatas_fritas, (0.72, 0.85, 0), 0.0, 0.66)
    light.long_table_light(0.9)
    light.camera((0.05, 0.0, 0.20), 6.6, 38, -90, 72, 5.6, focus=(0, -0.5, 0.2))


@dish
def buffet_de_mediodia():
    table.table_wood(**table.BLACK)
    serve(umi_kitchen.ramen_de_miso, (-1.0, 0.15, 0), 0.2, 0.95)
    serve(umi_kitchen.gyozas_de_cerdo, (1.10, 0.75, 0), 0.1, 0.85)
    serve(sushi.maki_de_pepino, (1.05, -1.00, 0), 0.2, 0.80)
    sushi_sides.chopsticks((-1.0, -1.35, 0), 0.12)
    light.long_table_light(0.95)
    light.camera((0.05, -0.10, 0.15), 7.6, 46, -90, 72, 5.6, focus=(0, -0.6, 0.2))
