import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { zero } from '@comanda/rules/money/cents'
import { addMinutes } from '@comanda/rules/time/store-moment'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { productPause } from '../database/schema/pause.ts'
import { accepted, add, begin, dish } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import type { NamedClient } from '../testing/http/named-client.ts'
import { openVisit, sendTo } from '../testing/http/open-visit.ts'
import { aPayment, atTheDoor, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeEach(async () => {
  house = await openPayingShop()
})
afterEach(() => house.close())

const visit = () =>
  openVisit({ send: sendTo(house.url), clock: () => house.clock.now, standing: { storeId: storeIds.centro } })

async function order(client: NamedClient) {
  const { cartId } = await begin(client)
  const [group] = dish('patatas-bravas').optionGroups
  const [value] = group?.values ?? []
  if (group === undefined || value === undefined) throw new Error('the demo has no sauces')
  const chosen = { groupId: group.id, valueId: value.id }
  const options = [{ valueId: value.id, name: 'Brava', price: zero, isFree: false }]
  const choice = { valueIds: [], options, units: [] }
  await add(client, cartId, 'patatas-bravas', { quantity: 2, notes: 'poca sal', choice })
  accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const { db } = house.shop.database
  const [made] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  if (made === undefined) throw new Error('no order was made')
  return { id: made.id, total: made.total, chosen }
}

describe('an order that is to be made again [ACCOUNT-033]', () => {
  it('is told with its choices, and its dishes as they are sold now', async () => {
    const { client } = await visit()
    const { id, total, chosen } = await order(client)
    const told = accepted(await client.getPastOrder({ id }))
    expect(told.lines).toMatchObject([
      {
        productId: dish('patatas-bravas').id,
        quantity: 2,
        notes: 'poca sal',
        configuration: { valueIds: [], options: [chosen], units: [] },
        total,
      },
    ])
    expect(told.menu.products).toMatchObject([{ slug: 'patatas-bravas', published: true }])
    expect(told.menu.legend.categories.length).toBeGreaterThan(0)
  })

  it('does not exist for anybody else', async () => {
    const [own, other] = [await visit(), await visit()]
    const { id } = await order(own.client)
    expect(await other.client.getPastOrder({ id })).toMatchObject({ refused: 'order-not-found' })
  })

  it('says that a dish has run out in the store', async () => {
    const { client } = await visit()
    const { id } = await order(client)
    const { db } = house.shop.database
    const place = { siteId: casaComanda.website.id, storeId: storeIds.centro }
    const pause = { ...place, productId: dish('patatas-bravas').id, endsAt: addMinutes(testNow, 60) }
    await db.insert(productPause).values(pause)
    await expect
      .poll(async () => accepted(await client.getPastOrder({ id })).menu.products)
      .toMatchObject([{ slug: 'patatas-bravas', published: false }])
  })
})
