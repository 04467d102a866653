import { stationsOf } from '../station.ts'
import { categoryIds } from './categories.ts'
import { stores } from './stores.ts'

const { breakfast, tapas, rice, burgers, menus, sushi, warm, buffet, desserts, drinks, night } = categoryIds

/** A set menu is cooked dish by dish: the dishes that only menus sell are routed one by one. */
export const stations = stationsOf(stores, [
  { name: 'Fríos', categories: [desserts], products: [1223, 1302, 1321] },
  {
    name: 'Calientes',
    categories: [breakfast, tapas, rice, menus, warm, buffet, night],
    products: [1221, 1224, 1301, 1303, 1304, 1313, 1314, 1331, 1333, 1334],
  },
  { name: 'Plancha', categories: [burgers], products: [1311, 1312, 1315, 1332] },
  { name: 'Sushi', categories: [sushi] },
  { name: 'Barra', categories: [drinks] },
])
