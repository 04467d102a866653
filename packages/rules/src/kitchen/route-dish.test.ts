import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CategoryId, ProductId, StationId } from '../ids.ts'
import { aProduct, id, ids } from '../testing/products.ts'
import { routeDish, type StationRoutes } from './route-dish.ts'

const [grill, bar] = ids<StationId>(1, 2)
const above = (...pairs: [number, number | null][]) =>
  new Map(pairs.map(([child, parent]) => [id<CategoryId>(child), { parentId: parent as CategoryId | null }]))
const toRoutes = (products: [number, number][], categories: [number, number][]): StationRoutes => ({
  products: new Map(products as [ProductId, StationId][]),
  categories: new Map(categories as [CategoryId, StationId][]),
})
const dish = aProduct(7, 0, { defaultCategoryId: id(30), categoryIds: ids(30, 40) })
const tree = above([10, null], [20, 10], [30, 20], [40, null])

describe('the station of a dish [DAY-074]', () => {
  test.each([
    ['its own comes first', toRoutes([[7, 2]], [[30, 1]]), bar],
    ['else its category', toRoutes([], [[30, 1]]), grill],
    ['else the one above, and the one above that', toRoutes([], [[10, 1]]), grill],
    [
      'the nearer of two',
      toRoutes(
        [],
        [
          ...([
            [10, 1],
            [20, 2],
          ] as [number, number][]),
        ],
      ),
      bar,
    ],
    [
      'a near category of its own before a far one',
      toRoutes(
        [],
        [
          ...([
            [10, 1],
            [40, 2],
          ] as [number, number][]),
        ],
      ),
      bar,
    ],
    [
      'of two that are as near, the default one',
      toRoutes(
        [],
        [
          ...([
            [40, 1],
            [30, 2],
          ] as [number, number][]),
        ],
      ),
      bar,
    ],
    ['else none, which is the pass', toRoutes([[8, 1]], [[50, 1]]), null],
  ])('%s', (_title, routes, expected) => expect(routeDish(dish, routes, tree)).toBe(expected))

  it('is found or is the pass for any menu and any routing, categories in a ring too', () => {
    const small = fc.integer({ min: 1, max: 6 })
    const pairs = fc.array(fc.tuple(small, small), { maxLength: 6 })
    fc.assert(
      fc.property(pairs, pairs, pairs, fc.array(small, { maxLength: 3 }), (parents, products, categories, mine) => {
        const product = aProduct(mine[0] ?? 1, 0, { defaultCategoryId: id(mine[1] ?? 1), categoryIds: ids(...mine) })
        const routes = toRoutes(products, categories)
        const stations = new Set([...routes.products.values(), ...routes.categories.values(), null])
        expect(stations).toContain(routeDish(product, routes, above(...parents)))
      }),
    )
  })
})
