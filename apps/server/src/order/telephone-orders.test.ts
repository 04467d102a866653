import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { cents } from '@comanda/rules/money/cents'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted, add, begin, dish, look, toAddress } from '../testing/cart/carts.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let host: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  host = await signInAs(shop, 'direccion')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const noChoice = { valueIds: [], options: [], units: [] }

function aCall(slug: string, more: Partial<Parameters<StaffBrowser['placeTelephoneOrder']>[0]> = {}) {
  const { id: productId, price: saidTotal } = dish(slug)
  const caller = { name: 'Rosa Llamada', phone: '600 123 456', notes: 'Sin prisa' }
  const lines = [{ productId, quantity: 1, notes: 'muy caliente', allergies: [], choice: noChoice }]
  return { storeId, ...caller, mode: 'pickup', address: null, at: null, lines, saidTotal, ...more } as const
}

describe('an order by telephone [DAY-103]', () => {
  it('needs a name and a phone alone; it is accepted, unpaid, on the board and in the kitchen', async () => {
    const order = accepted(await host.placeTelephoneOrder(aCall('pulpo-a-la-gallega')))
    expect(order).toMatchObject({
      status: 'preparing',
      paymentState: 'unpaid',
      name: 'Rosa Llamada',
      mode: 'pickup',
      waiting: null,
      lines: [{ name: 'Pulpo a la gallega', quantity: 1 }],
    })
    const { orders } = accepted(await host.showOrders({ storeId }))
    expect(orders).toContainEqual(order)
    const { tickets } = accepted(await host.showKitchen({ storeId, stationId: null }))
    const ticket = tickets.find(({ orderId }) => orderId === order.orderId)
    expect(ticket?.items).toMatchObject([{ name: 'Pulpo a la gallega', state: 'queued', notes: 'muy caliente' }])
  })

  it('is kept in the audit without the words of who called', async () => {
    const { orderId, number } = accepted(await host.placeTelephoneOrder(aCall('agua-mineral')))
    const { rows } = await shop.database.db.execute(
      sql`select call, after::text as after from staff_action where subject = ${`order:${orderId}`}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ call: 'placeTelephoneOrder', after: expect.stringContaining(String(number)) })
    expect(JSON.stringify(rows)).not.toContain('Rosa')
  })

  it('without a name or with a phone that cannot be called is refused, and nothing is left behind', async () => {
    const count = () => shop.database.db.execute(sql`select count(*)::int as carts from cart`)
    const before = (await count()).rows
    const nameless = await host.placeTelephoneOrder(aCall('agua-mineral', { name: ' ' }))
    expect(nameless).toMatchObject({ refused: 'contact-incomplete', details: { field: 'fullName' } })
    const mute = await host.placeTelephoneOrder(aCall('agua-mineral', { phone: '12' }))
    expect(mute).toMatchObject({ refused: 'contact-incomplete', details: { field: 'phone' } })
    const empty = await host.placeTelephoneOrder(aCall('agua-mineral', { lines: [] }))
    expect(empty).toMatchObject({ refused: 'cart-empty' })
    expect((await count()).rows).toEqual(before)
  })

  it('has the diner’s rules and prices: what the caller was told wrong is refused with the diner’s total', async () => {
    const { optionGroups, id: productId } = dish('patatas-bravas')
    const incomplete = aCall('patatas-bravas')
    expect(await host.placeTelephoneOrder(incomplete)).toMatchObject({ refused: 'choice-not-allowed' })
    const alioli = optionGroups[0]?.values[1]
    if (alioli === undefined) throw new Error('the demo has no sauces')
    const { cartId } = await begin(shop.client)
    const options = [{ valueId: alioli.id, name: alioli.name.base, price: alioli.price, isFree: false }]
    await add(shop.client, cartId, 'patatas-bravas', { quantity: 2, choice: { ...noChoice, options } })
    const { total } = await look(shop.client, cartId)
    const lines = [
      { productId, quantity: 2, notes: '', allergies: [], choice: { ...noChoice, options: [{ valueId: alioli.id }] } },
    ]
    const wrong = await host.placeTelephoneOrder({ ...incomplete, lines, saidTotal: cents(1) })
    expect(wrong).toMatchObject({ refused: 'price-differs', details: { total } })
    expect(accepted(await host.placeTelephoneOrder({ ...incomplete, lines, saidTotal: total }))).toMatchObject({
      total,
    })
  })

  it('is brought to an address that the store serves, at an hour that it offers', async () => {
    const { pickup } = accepted(await host.showTelephoneMenu({ storeId }))
    const [day] = pickup
    const minute = day?.minutes.at(-1)
    if (day === undefined || minute === undefined) throw new Error('the store offers no hour')
    const later = { date: day.date, minute }
    const order = accepted(await host.placeTelephoneOrder(aCall('agua-mineral', { at: later })))
    expect(order.promisedAt).toBeGreaterThan(order.placedAt)
    const never = { ...later, minute: (minute + 1) % 1440 }
    expect(await host.placeTelephoneOrder(aCall('agua-mineral', { at: never }))).toMatchObject({
      refused: 'time-not-offered',
    })
    const { street, number, floor, city } = toAddress('28004')
    const far = { street, number, floor, city, postalCode: '08001' }
    const delivery = aCall('pulpo-a-la-gallega', { mode: 'delivery', address: far })
    expect(await host.placeTelephoneOrder(delivery)).toMatchObject({ refused: 'address-not-served' })
    expect(await host.placeTelephoneOrder({ ...delivery, address: null })).toMatchObject({
      refused: 'setup-incomplete',
    })
  })
})
