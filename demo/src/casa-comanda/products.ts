import type { Product } from '@comanda/rules/catalogue/product'
import { breakfast } from './products/breakfast.ts'
import { buffet } from './products/buffet.ts'
import { burgers } from './products/burgers.ts'
import { desserts } from './products/desserts.ts'
import { drinks } from './products/drinks.ts'
import * as ingredients from './products/ingredients.ts'
import { menuDishes } from './products/menu-dishes.ts'
import { night } from './products/night.ts'
import { poke, pokeParts } from './products/poke.ts'
import { rice } from './products/rice.ts'
import { service } from './products/service.ts'
import { setMenus } from './products/set-menus.ts'
import { sushi } from './products/sushi.ts'
import { tapas } from './products/tapas.ts'

/** What others are made of comes first, so that it can be stored in this order. */
export const products: readonly Product[] = [
  ...Object.values(ingredients),
  ...pokeParts,
  ...menuDishes,
  ...breakfast,
  ...tapas,
  ...rice,
  ...burgers,
  ...desserts,
  ...drinks,
  ...setMenus,
  ...sushi,
  ...poke,
  ...buffet,
  ...night,
  service,
]
