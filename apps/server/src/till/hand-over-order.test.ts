import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPassword, demoPin } from '@comanda/demo/demo-site'
import { type CustomerId, type OrderId, type StaffId, type StoreId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { handTaking } from '../database/schema/till.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSetup, begin } from '../testing/cart/carts.ts'
import type { NamedClient } from '../testing/http/named-client.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs, tapIn } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let manager: StaffBrowser
let cashier: StaffBrowser
let owner: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  manager = await signInAs(shop, 'encargado')
  cashier = await signInAs(shop, 'caja')
  owner = await signInAs(shop, 'direccion')
})
afterEach(() => checkMoney(shop.database.db))
afterAll(() => shop.close())

const { centro: storeId, malasana } = storeIds
const [marta, rosa] = [toId<StaffId>(2), toId<StaffId>(7)]

/** An order that stands ready at a counter and is to be paid there. */
async function placeReady(at: StoreId = storeId, diner?: NamedClient) {
  const client = diner ?? (await shop.visit()).client
  const { cartId } = await begin(client, aSetup({ storeId: at }))
  await add(client, cartId, 'pulpo-a-la-gallega')
  const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const { orders } = await accepted(owner.showOrders({ storeId: at }))
  const placed = orders.find(({ number }) => number === orderNumber)
  if (placed === undefined) throw new Error('the order is on no board')
  const { orderId, number } = placed
  await accepted(owner.moveOrder({ orderId, to: 'preparing', version: 1 }))
  const { version, owed } = await accepted(owner.moveOrder({ orderId, to: 'ready', version: 2 }))
  return { orderId, number, version, owed }
}
const readOrder = async (orderId: OrderId) =>
  (await shop.database.db.select().from(placedOrder).where(eq(placedOrder.id, orderId)))[0]
const debtsOf = async (who: StaffBrowser, at: StoreId = storeId) =>
  (await accepted(who.showDebts({ storeId: at }))).map(({ orderId }) => orderId)

describe('an order that is paid on the spot', () => {
  it('is not handed over unpaid, and once paid it is [DAY-200]', async () => {
    const { orderId, version, owed } = await placeReady()
    expect(owed).toBeGreaterThan(0)
    expect(await manager.moveOrder({ orderId, to: 'picked-up', version })).toMatchObject({
      refused: 'order-unpaid',
      details: { owed },
    })
    expect(await readOrder(orderId)).toMatchObject({ status: 'ready', version })
    await accepted(cashier.takeOrderMoney({ orderId, version, by: 'terminal', given: owed, shown: owed }))
    const gone = await accepted(manager.moveOrder({ orderId, to: 'picked-up', version: version + 1 }))
    expect(gone).toMatchObject({ status: 'picked-up', paymentState: 'paid', owed: 0 })
  })

  it.each(['cash', 'terminal'] as const)(
    'by %s is paid and handed over in one act, or in none [DAY-200]',
    async (by) => {
      const { orderId, version, owed } = await placeReady()
      const given = by === 'cash' ? cents(owed + 50) : owed
      const asked = { orderId, version, by, given, shown: owed }
      expect(await cashier.handOverOrder({ ...asked, given: cents(owed - 1) })).toMatchObject({
        refused: 'amount-not-allowed',
      })
      const other = cents(owed - 1)
      expect(await cashier.handOverOrder({ ...asked, shown: other })).toMatchObject({ refused: 'price-differs' })
      expect(await readOrder(orderId)).toMatchObject({ status: 'ready', paid: 0, version })
      expect(await accepted(cashier.handOverOrder(asked))).toEqual({ change: given - owed })
      expect(await readOrder(orderId)).toMatchObject({ status: 'picked-up', paid: owed, paymentState: 'paid' })
      const taken = await shop.database.db.select().from(handTaking)
      expect(taken.filter(({ amount, means }) => amount === owed && means === by)).not.toEqual([])
      expect(await cashier.handOverOrder(asked)).toMatchObject({ refused: 'version-stale' })
      expect(await debtsOf(cashier)).not.toContain(orderId)
    },
  )

  it('before it is ready is neither paid nor handed over [DAY-200]', async () => {
    const { orderId, version, owed } = await placeReady()
    await accepted(manager.moveOrder({ orderId, to: 'preparing', version }))
    const early = { orderId, version: version + 1 }
    const paid = await cashier.handOverOrder({ ...early, by: 'terminal', given: owed, shown: owed })
    expect(paid).toMatchObject({ refused: 'illegal-move' })
    expect(await manager.leaveOwing({ ...early, reason: 'other' })).toMatchObject({ refused: 'illegal-move' })
    expect(await readOrder(orderId)).toMatchObject({ status: 'preparing', paid: 0 })
  })
})

describe('an order that goes before it is paid', () => {
  it('needs a right of its own or a colleague who has it, and is a debt until its money is taken [DAY-200]', async () => {
    const { orderId, version, owed, number } = await placeReady()
    const there = await placeReady(malasana)
    const asked = { orderId, version, reason: 'pays-later' } as const
    expect(await cashier.leaveOwing(asked)).toMatchObject({ refused: 'right-missing' })
    const till = await pairAt(shop, { storeId, kind: 'till' })
    await tapIn(till, toId<StaffId>(6))
    expect(await till.leaveOwing(asked, { approval: { staffId: rosa, pin: demoPin } })).toMatchObject({
      refused: 'approval-wrong',
    })
    const left = await accepted(till.leaveOwing(asked, { approval: { staffId: marta, pin: demoPin } }))
    expect(left).toMatchObject({ status: 'picked-up', paymentState: 'unpaid', owed })
    await accepted(owner.leaveOwing({ orderId: there.orderId, version: there.version, reason: 'terminal-down' }))
    expect(await accepted(cashier.showDebts({ storeId }))).toEqual([
      {
        orderId,
        number,
        name: 'Ana Gil',
        phone: '600123456',
        owed,
        reason: 'pays-later',
        allowedBy: expect.stringMatching(/./),
        since: expect.any(Number),
        version: version + 1,
      },
    ])
    expect(await debtsOf(owner, malasana)).toEqual([there.orderId])
    expect(await cashier.showDebts({ storeId: malasana })).toMatchObject({ refused: 'store-not-found' })
    await accepted(cashier.takeOrderMoney({ orderId, version: version + 1, by: 'cash', given: owed, shown: owed }))
    expect(await debtsOf(cashier)).toEqual([])
    expect(await readOrder(orderId)).toMatchObject({ status: 'picked-up', paymentState: 'paid', paid: owed })
  })

  it('keeps the account of whoever owes it until it is paid, and says why [DAY-200]', async () => {
    const { client } = await shop.visit({ as: 'ana@demo.example' })
    const id = toId<CustomerId>('d0000000-0000-4000-8000-000000000001')
    await shop.database.db.execute(sql`update booking set date = '2026-11-01' where customer_id = ${id}`)
    await shop.database.db.execute(sql`update placed_order set status = 'picked-up' where customer_id = ${id}`)
    const { orderId, version, owed } = await placeReady(storeId, client)
    await accepted(manager.leaveOwing({ orderId, version, reason: 'pays-later' }))
    const erase = () => client.eraseCustomer({ id, currentPassword: demoPassword })
    const told = await erase()
    expect(told).toMatchObject({ refused: 'customer-owes' })
    expect(await readOrder(orderId)).toMatchObject({ customerId: id, contactName: 'Ana Gil' })
    await accepted(cashier.takeOrderMoney({ orderId, version: version + 1, by: 'cash', given: owed, shown: owed }))
    expect(await erase()).not.toHaveProperty('refused')
    expect(await readOrder(orderId)).toMatchObject({ customerId: null, paid: owed })
  })

  it('is none where it is paid [DAY-200]', async () => {
    const { orderId, version, owed } = await placeReady()
    await accepted(cashier.takeOrderMoney({ orderId, version, by: 'terminal', given: owed, shown: owed }))
    const paid = { orderId, version: version + 1, reason: 'other' } as const
    expect(await manager.leaveOwing(paid)).toMatchObject({ refused: 'already-paid' })
    expect(await readOrder(orderId)).toMatchObject({ status: 'ready' })
  })
})
