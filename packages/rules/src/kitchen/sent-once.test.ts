import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartLine } from '../cart/cart.ts'
import type { Product } from '../catalogue/product.ts'
import { listUnsent, sendLines } from '../table/send-round.ts'
import { aLine } from '../testing/carts.ts'
import { aChoice, aUnit, withIngredients } from '../testing/choices.ts'
import { anItem, aProduct, aSection } from '../testing/products.ts'
import { holdCourses } from './hold-courses.ts'
import { type KitchenItemState, kitchenItemStates } from './kitchen-item.ts'
import { type ItemWish, moveItem } from './move-item.ts'
import { listSentDishes, type SentDish, type Wording } from './sent-dish.ts'

const wording: Wording = {
  language: 'es',
  context: withIngredients,
  nameAllergen: String,
  route: () => null,
}
const [soup, rice] = [aProduct(1, 900, { course: 1 }), aProduct(2, 900, { course: 2 })]
const menu = aProduct(3, 1500, {
  isMenu: true,
  sections: [aSection(31, [anItem(32, soup)]), aSection(33, [anItem(34, rice)])],
})
const products = new Map<number, Product>([soup, rice, menu].map((product) => [Number(product.id), product]))
/** A menu is two dishes to cook. */
const dishesOf = ({ productId, quantity }: CartLine) => (Number(productId) === 3 ? 2 : quantity)

type Step =
  | { readonly kind: 'add'; readonly product: number; readonly quantity: number }
  | { readonly kind: 'send' | 'pay' | 'void' }
  | ({ readonly kind: 'move'; readonly at: number } & ItemWish)

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    product: fc.constantFrom(1, 2, 3),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constantFrom('send' as const, 'send' as const, 'pay' as const, 'void' as const) }),
  fc.record({
    kind: fc.constant('move' as const),
    at: fc.nat({ max: 20 }),
    to: fc.constantFrom(...kitchenItemStates),
    units: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
)

interface Item extends SentDish {
  readonly state: KitchenItemState
  readonly unitsReady: number
}
interface Table {
  readonly lines: readonly CartLine[]
  readonly items: readonly Item[]
  readonly isPaid: boolean
}

function addLine({ lines, ...table }: Table, product: number, quantity: number): Table {
  // A menu is chosen for one: the first of each section.
  const more = product === 3 ? { configuration: aChoice({ units: [aUnit(31, 32), aUnit(33, 34)] }) } : {}
  const line = aLine(`line ${lines.length}`, product, product === 3 ? 1 : quantity, more)
  return { ...table, lines: [...lines, line] }
}

/** A round and a payment send alike: what was not sent yet. A retry of either finds nothing. */
function send({ lines, items, isPaid }: Table): Table {
  const dishes = listUnsent(lines).flatMap((line) => {
    const product = products.get(Number(line.productId))
    return product === undefined ? [] : listSentDishes(line, product, wording)
  })
  const sent = holdCourses(dishes, { accepted: true, atTable: true }).map((dish) => ({ ...dish, unitsReady: 0 }))
  return { lines: sendLines(lines), items: [...items, ...sent], isPaid }
}

function move(item: Item, wish: ItemWish): Item {
  const moved = moveItem(item, wish)
  return moved.allowed ? { ...item, ...moved.next } : item
}

function take(table: Table, taken: Step): Table {
  if (taken.kind === 'move') {
    const at = table.items.length === 0 ? -1 : taken.at % table.items.length
    return { ...table, items: table.items.map((item, index) => (index === at ? move(item, taken) : item)) }
  }
  if (taken.kind === 'void') {
    return { ...table, items: table.items.map((item) => move(item, { to: 'voided', units: null })) }
  }
  if (table.isPaid) return taken.kind === 'add' ? table : send(table)
  if (taken.kind === 'add') return addLine(table, taken.product, taken.quantity)
  return { ...send(table), isPaid: taken.kind === 'pay' }
}

it('every unit that was sent exists once, whatever rounds, moves, payments and retries follow [DAY-067]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let table: Table = { lines: [], items: [], isPaid: false }
      for (const taken of steps) {
        const before = table
        table = take(table, taken)
        for (const line of table.lines) {
          const units = table.items.filter(({ lineId }) => lineId === line.id).reduce((sum, one) => sum + one.units, 0)
          expect(units).toBe(line.deletable ? 0 : dishesOf(line))
        }
        // What was sent stays the same dish, in whatever state.
        for (const [at, { units, lineId }] of before.items.entries()) {
          expect(table.items[at]).toMatchObject({ units, lineId })
        }
      }
    }),
  )
})
