import type { Product } from '@comanda/rules/catalogue/product'
import * as bites from './products/bites.ts'
import { breakfast } from './products/breakfast.ts'
import { buffet } from './products/buffet.ts'
import { burgers } from './products/burgers.ts'
import { coldTapas } from './products/cold-tapas.ts'
import { combos } from './products/combos.ts'
import { desserts } from './products/desserts.ts'
import { friedTapas } from './products/fried-tapas.ts'
import { hotKitchen } from './products/hot-kitchen.ts'
import { houseTapas } from './products/house-tapas.ts'
import * as ingredients from './products/ingredients.ts'
import * as mains from './products/menu-mains.ts'
import * as starters from './products/menu-starters.ts'
import { night } from './products/night.ts'
import { nigiriDishes } from './products/nigiri.ts'
import { poke, pokeParts } from './products/poke.ts'
import { rice } from './products/rice.ts'
import { rollDishes } from './products/rolls.ts'
import { sandwiches } from './products/sandwiches.ts'
import { service } from './products/service.ts'
import { setMenus } from './products/set-menus.ts'
import { softDrinks } from './products/soft-drinks.ts'
import { wineAndBeer } from './products/wine-and-beer.ts'

/** Products that others contain come first, so that they can be stored in this order. */
export const products: readonly Product[] = [
  ...Object.values(ingredients),
  ...pokeParts,
  ...Object.values(starters),
  ...Object.values(mains),
  ...Object.values(bites),
  ...breakfast,
  ...friedTapas,
  ...houseTapas,
  ...coldTapas,
  ...rice,
  ...burgers,
  ...sandwiches,
  ...desserts,
  ...softDrinks,
  ...wineAndBeer,
  ...setMenus,
  ...combos,
  ...nigiriDishes,
  ...rollDishes,
  ...hotKitchen,
  ...poke,
  ...buffet,
  ...night,
  service,
]
