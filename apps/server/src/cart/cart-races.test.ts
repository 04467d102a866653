import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import type { CartLine } from '@comanda/rules/cart/cart'
import { addLine, replaceLine } from '@comanda/rules/cart/merge-lines'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { type LineId, toId } from '@comanda/rules/ids'
import { priceCart } from '@comanda/rules/pricing/price-cart'
import { toCartToPrice } from '@comanda/rules/pricing/to-cart-to-price'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from '../database/transact.ts'
import { accepted, add, aLine, atTable, begin, dish, look } from '../testing/cart/carts.ts'
import { siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { findCartForUpdate } from './cart.repository.ts'
import { leaveCartFields, leaveTouch } from './cart-fields.repository.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

describe('at the same moment', () => {
  it('every dish of every phone is kept, each under a version of its own (faults 18)', async () => {
    const { cartId } = await begin(shop.client, atTable(1))
    const phones = await Promise.all(Array.from({ length: 4 }, () => shop.visit()))
    for (const { client } of phones) await begin(client, atTable(1))
    const adds = phones.flatMap(({ client }) => [1, 2, 3].map(() => add(client, cartId, 'agua-mineral')))
    const kept = await Promise.all(adds)
    expect(new Set(kept.map(({ version }) => version)).size).toBe(12)
    const { cart, total } = await look(shop.client, cartId)
    expect(cart).toMatchObject({ version: 13, lines: [{ quantity: 12 }] })
    expect(total).toBe(12 * 180)
  })

  it('a round never grows past its limit (faults 28)', async () => {
    const { cartId } = await begin(shop.client, atTable(2))
    await add(shop.client, cartId, 'buffet-libre')
    const wishes = Array.from({ length: 12 }, () =>
      shop.client.postCartItem({ cartId, ...aLine('pulpo-a-la-gallega') }),
    )
    const answers = await Promise.all(wishes)
    expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'round-limit')).toHaveLength(7)
    const { cart } = await look(shop.client, cartId)
    expect(cart.lines.find(({ productId }) => productId === dish('pulpo-a-la-gallega').id)?.quantity).toBe(5)
  })

  it('twenty phones at one table hold one cart (faults 26)', async () => {
    const phones = await Promise.all(Array.from({ length: 20 }, () => shop.visit()))
    const begun = await Promise.all(phones.map(({ client }) => begin(client, atTable(3))))
    expect(new Set(begun.map(({ cartId }) => cartId)).size).toBe(1)
    expect(begun.filter(({ existed }) => !existed)).toHaveLength(1)
  })

  it('who writes with a version that is no longer there changes nothing', async () => {
    const { cartId } = await begin(shop.client)
    const stale = await transact(shop.database.db, (tx) => findCartForUpdate(tx, { siteId, cartId }))
    if (stale === undefined) throw new Error('no cart')
    await add(shop.client, cartId, 'agua-mineral')
    const next = { ...stale, version: stale.version + 1, notes: 'late' }
    for (const leave of [leaveTouch, leaveCartFields]) {
      const late = transact(shop.database.db, async (tx) => leave(tx, siteId, stale, next))
      await expect(late).rejects.toMatchObject({ constraint: 'cart_version_positive' })
    }
    expect((await look(shop.client, cartId)).cart).toMatchObject({ version: 2, notes: '' })
  })
})

/** Simple dishes that a takeaway sells at this hour; several of them have promotions. */
const slugs = ['pulpo-a-la-gallega', 'agua-mineral', 'pimientos-de-padron', 'tarta-de-queso', 'flan-casero']
const sold = slugs.filter((slug) => casaComanda.products.some((product) => product.slug === slug))

type Step =
  | { readonly do: 'add'; readonly slug: string; readonly quantity: number; readonly notes: string }
  | { readonly do: 'set'; readonly at: number; readonly quantity: number }
  | { readonly do: 'drop'; readonly at: number }

const quantity = fc.integer({ min: 1, max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    slug: fc.constantFrom(...sold),
    quantity,
    notes: fc.constantFrom('', 'sin sal'),
  }),
  fc.record({ do: fc.constant('set' as const), at: fc.nat(6), quantity }),
  fc.record({ do: fc.constant('drop' as const), at: fc.nat(6) }),
)

it('whatever is added, changed and taken out, the server’s lines and total are the rules’', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
    const { cartId } = await begin(shop.client)
    let lines: readonly CartLine[] = []
    let total = 0
    for (const one of steps) {
      const made = await make(cartId, lines, one)
      if (made === undefined) continue
      lines = made.lines
      total = made.total
    }
    const told = await look(shop.client, cartId)
    const { storeId } = told.cart.setup
    const price = priceCart(
      toCartToPrice({
        cart: { ...told.cart, lines },
        store: accepted(await shop.client.getStore({ storeId })),
        promotions: accepted(await shop.client.getDiscounts({ storeId, atTable: false })),
        products: new Map(told.menu.products.map((product) => [product.id, product])),
        categories: new Map(told.menu.legend.categories.map((category) => [category.id, category])),
        coupon: told.coupon,
        receipt: null,
        now: testNow,
      }),
    )
    expect(told.cart.lines).toEqual(lines)
    expect([told.total, total]).toEqual([price.total, price.total])
  })
  const movedUp: Step[] = [
    { do: 'add', slug: 'pulpo-a-la-gallega', quantity: 1, notes: '' },
    { do: 'add', slug: 'pimientos-de-padron', quantity: 1, notes: '' },
    { do: 'drop', at: 0 },
    { do: 'add', slug: 'pulpo-a-la-gallega', quantity: 1, notes: '' },
  ]
  // Lines with equal positions are returned in random order, so this repeats often enough to notice.
  const examples = Array.from({ length: 5 }, (): [Step[]] => [movedUp])
  await fc.assert(run, { numRuns: 20, examples })
})

/** Makes one step on the server and in the model; undefined when there is no line for it. */
async function make(cartId: Awaited<ReturnType<typeof begin>>['cartId'], lines: readonly CartLine[], one: Step) {
  if (one.do === 'add') {
    const { slug, quantity: wanted, notes } = one
    const { lineId, total } = await add(shop.client, cartId, slug, { quantity: wanted, notes })
    const product = dish(slug)
    const line = { id: lineId, productId: product.id, quantity: wanted, notes, course: product.course }
    return {
      total,
      lines: addLine(lines, { ...line, configuration: emptyConfiguration, deletable: true, addedBy: null }),
    }
  }
  const line = lines[one.at]
  if (line === undefined) return undefined
  if (one.do === 'drop') {
    const { total } = accepted(await shop.client.deleteCartItem({ cartId, lineId: line.id, device: null }))
    return { total, lines: lines.filter(({ id }) => id !== line.id) }
  }
  const slug = casaComanda.products.find(({ id }) => id === line.productId)?.slug ?? ''
  const sent = aLine(slug, { lineId: toId<LineId>(line.id), quantity: one.quantity, notes: line.notes })
  const { total } = accepted(await shop.client.putCartItem({ cartId, ...sent }))
  return { total, lines: replaceLine(lines, { ...line, quantity: one.quantity }) }
}
