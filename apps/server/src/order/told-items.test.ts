import type { CartId, SectionId, SectionItemId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted, add, aSetup, atTable, begin, dish } from '../testing/cart/carts.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const readItems = async (cartId: CartId) =>
  (await shop.app.inject({ method: 'GET', url: signedUrl(shop, '/SaleTemp', { id: cartId }) })).json().items

/** The last dish of every section: some of them cost more. */
function chooseLasts(slug: string) {
  return dish(slug).sections.map(({ id, items }) => {
    const first = items.at(-1)
    if (first === undefined) throw new Error('an empty section')
    const unit = { sectionId: id as SectionId, itemId: first.id as SectionItemId }
    return { unit, first, sent: { ...unit, includedQuantity: 0, price: null, choice: plain } }
  })
}
const plain = { valueIds: [], options: [], units: [] }

it('the items of an order carry what they are, and a group what was chosen in it [CART-036]', async () => {
  const later = { date: getIsoDate('2026-11-19'), time: getMinute('14:00'), dateType: 'scheduled' as const }
  const { cartId } = await begin(shop.client, aSetup(later))
  const chosen = chooseLasts('poke-a-tu-gusto')
  const { lineId } = await add(shop.client, cartId, 'poke-a-tu-gusto', {
    choice: { ...plain, units: chosen.map(({ sent }) => sent) },
  })
  const [item] = await readItems(cartId)
  expect(item).toMatchObject({
    id: lineId,
    product: dish('poke-a-tu-gusto').id,
    qty: 1,
    orderType: expect.any(String),
    time: '14:00',
    options_selected: [],
    sale_price_unit: expect.stringMatching(/^\d+\.\d\d$/),
    sale_price_total: expect.stringMatching(/^\d+\.\d\d$/),
    can_delete: 1,
  })
  expect(item.configuration).toEqual(
    chosen.map(({ unit, first }) => ({
      id: unit.itemId,
      section: unit.sectionId,
      qty: 1,
      conf_qty: first.includedQuantity,
      conf_price: (first.price / 100).toFixed(2),
      name: first.product.name.base,
      order_type: item.orderType,
      product: first.product.id,
      options_selected: [],
      attr: [],
      children_selected: [],
    })),
  )
})

it('what was sent to the kitchen keeps its prices and cannot be taken out [CART-036]', async () => {
  const { cartId } = await begin(shop.client, atTable(12))
  await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  accepted(await shop.client.sendRound({ cartId }))
  expect(await readItems(cartId)).toMatchObject([
    { name: 'Pulpo a la gallega', qty: 2, sale_price_unit: '19.50', sale_price_total: '39.00', can_delete: 0 },
  ])
})
