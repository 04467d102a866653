import { resourceIds } from '@comanda/demo/casa-comanda/tables'
import { type ResourceId, toId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { placedOrder } from '../database/schema/order.ts'
import { accepted, add, aSave, aSetup, atTable, begin, dish, look, toAddress } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { ana, aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const home = { ...toAddress('28013'), floor: '3', block: 'B', door: 'izq', stairs: '2' }
const later = { date: getIsoDate('2026-11-19'), time: getMinute('14:00'), dateType: 'scheduled' as const }
const billing = { ...toAddress('28001'), street: 'Gran Vía' }

describe('the server holds all of a cart', () => {
  it('whose, how, whereto, when, what, at which prices and with which codes [CART-005] [SETUP-002]', async () => {
    const setup = aSetup({ mode: 'delivery', address: home, ...later })
    const { cartId, number } = await begin(shop.client, setup)
    const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const codes = { couponCode: 'BIENVENIDA', receipt: null }
    accepted(await shop.client.saveCart(aSave({ cartId, setup, contact: ana, notes: 'timbre roto', codes })))
    const told = await look(shop.client, cartId)
    expect(told.cart).toEqual({
      id: cartId,
      number,
      version: 3,
      state: 'open',
      setup: {
        mode: 'delivery',
        storeId: 1,
        warehouseId: expect.any(Number),
        menuId: expect.any(Number),
        resourceId: resourceIds.centro.delivery,
        position: null,
        room: null,
        date: '2026-11-19',
        time: 14 * 60,
        asSoonAsPossible: false,
        address: home,
        onPremises: false,
        signature: null,
      },
      lines: [
        {
          id: lineId,
          productId: dish('pulpo-a-la-gallega').id,
          configuration: { valueIds: [], options: [], units: [] },
          quantity: 1,
          notes: '',
          course: 1,
          deletable: true,
          addedBy: null,
        },
      ],
      customerId: null,
      contact: ana,
      notes: 'timbre roto',
      couponCode: 'BIENVENIDA',
      receiptCode: null,
      tip: 0,
      buffetBlocked: false,
      openedAt: testNow,
    })
    expect(told).toMatchObject({ priceListId: expect.any(Number), shipping: 190, total: 1950 - 195 + 190 })
    expect(told.coupon).toMatchObject({ code: 'BIENVENIDA', discount: { share: 1000 } })
  })

  it('the table with its name, its hotel room, who joined it, and its buffet [CART-005] [SETUP-002]', async () => {
    const room = toId<ResourceId>(resourceIds.centro.hotel)
    const setup = { ...atTable(1, room), room: '204' }
    const first = await begin(shop.client, setup)
    expect(first.existed).toBe(false)
    const { client } = await shop.visit()
    expect(await begin(client, setup)).toMatchObject({ cartId: first.cartId, number: first.number, existed: true })
    await add(client, first.cartId, 'buffet-libre')
    await shop.database.db.update(cart).set({ buffetBlocked: true }).where(eq(cart.id, first.cartId))
    const { cart: held } = await look(shop.client, first.cartId)
    expect(held.setup).toMatchObject({ mode: 'table', resourceId: room, position: 1, room: '204', onPremises: true })
    expect(held.buffetBlocked).toBe(true)
    expect(await client.getResourceAlias({ resourceId: room, position: 1 })).toEqual({
      name: 'Servicio de habitaciones',
      alias: null,
    })
  })

  it('how it is paid: the means, the change, and the address of the bill [CART-005]', async () => {
    const setup = aSetup({ mode: 'delivery', address: home })
    const { cartId } = await begin(shop.client, setup)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const { payment } = atTheDoor('cash')
    const paid = { ...aPayment(cartId, { setup, billing }), payment: { ...payment, change: 5000 as never } }
    accepted(await shop.client.savePaymentWeb(paid))
    const [order] = await shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    expect(order).toMatchObject({
      payment: { method: 'on-delivery', value: 'cash' },
      change: 5000,
      billing,
      setup: { address: home },
      paymentState: 'unpaid',
    })
  })
})
