import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { zero } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freeLeftTables } from '../order/free-table-order.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { room } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let at = testNow as Instant
let shop: TestApp
let waiter: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp({ now: () => at })
  waiter = await signInAs(shop, 'sala')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const findTable = async (position: number) => {
  const { tables } = await accepted(waiter.showFloor({ storeId }))
  const found = tables.find((table) => table.resourceId === room && table.position === position)
  if (found === undefined) throw new Error(`no table ${position}`)
  return found
}
async function eatAndPay(position: number): Promise<void> {
  const { cartId } = await begin(shop.client, atTable(position))
  for (const slug of ['pulpo-a-la-gallega', 'agua-mineral']) await add(shop.client, cartId, slug)
  await accepted(shop.client.sendRound({ cartId }))
  const { version = 0, owed = zero } = (await findTable(position)).bill ?? {}
  await accepted(waiter.takeTableMoney({ cartId, version, by: 'terminal', given: owed, shown: owed }))
}
const paidAt = async (position: number) => {
  const { paid } = await findTable(position)
  if (paid === null) throw new Error('the table is not paid')
  return paid
}
const after = (minutes: number) => (testNow + minutes * 60_000) as Instant

describe('a table that paid [DAY-202]', () => {
  it('is not free: its dishes not yet served are counted, and stay with the kitchen', async () => {
    await eatAndPay(1)
    expect(await findTable(1)).toMatchObject({ bill: null, debts: [], paid: { unserved: 2 } })
    const cook = await signInAs(shop, 'plancha')
    const { tickets } = await accepted(cook.showKitchen({ storeId, stationId: null }))
    const items = tickets.find(({ place }) => place === 'Sala 1')?.items ?? []
    expect(items.map(({ state }) => state)).toEqual(['queued', 'queued'])
    for (const { itemId, version } of items) {
      const { version: ready } = await accepted(cook.moveKitchenItem({ itemId, to: 'ready', units: null, version }))
      await accepted(cook.moveKitchenItem({ itemId, to: 'served', units: null, version: ready }))
    }
    // Served and paid, its guests still sit there.
    expect(await findTable(1)).toMatchObject({ paid: { unserved: 0 } })
  })

  it('is free once a waiter says so, for the one who saw it last', async () => {
    await eatAndPay(2)
    const { orderId, version } = await paidAt(2)
    expect(await waiter.freeTable({ orderId, version: version + 1 })).toMatchObject({ refused: 'version-stale' })
    expect(await accepted(waiter.freeTable({ orderId, version }))).toMatchObject({ position: 2, paid: null })
    expect(await waiter.freeTable({ orderId, version })).toMatchObject({ refused: 'version-stale' })
    expect(await findTable(2)).toMatchObject({ bill: null, paid: null })
  })

  it('is the next party’s once they sit down', async () => {
    await eatAndPay(3)
    const { cartId } = await begin(shop.client, atTable(3))
    expect((await findTable(3)).bill).toMatchObject({ cartId, lines: [] })
  })

  it('is free by the clock so long after its payment as its store says, and not after it was placed', async () => {
    const { cartId } = await begin(shop.client, atTable(6))
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    await accepted(shop.client.sendRound({ cartId }))
    await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const [debt] = (await findTable(6)).debts
    if (debt === undefined) throw new Error('nobody has to pay')
    at = after(30)
    const { orderId, version, owed } = debt
    await accepted(waiter.takeOrderMoney({ orderId, version, by: 'terminal', given: owed, shown: owed }))
    at = testNow as Instant
    expect((await paidAt(6)).paidAt).toBe(after(30))
    await shop.database.db.execute('update store set free_table_after_minutes = 40 where id = 1')
    await freeLeftTables(shop.database.db, after(69))
    expect((await findTable(6)).paid).not.toBeNull()
    await freeLeftTables(shop.database.db, after(70))
    expect((await findTable(6)).paid).toBeNull()
    await shop.database.db.execute('update store set free_table_after_minutes = 60 where id = 1')
  })

  it('is free by the clock after an hour where its store says nothing else, and not a minute before', async () => {
    await eatAndPay(4)
    await freeLeftTables(shop.database.db, after(59))
    expect(await paidAt(4)).toMatchObject({ unserved: 2 })
    await freeLeftTables(shop.database.db, after(60))
    expect((await findTable(4)).paid).toBeNull()
  })

  it('of another store is not freed from here, nor is one that owes', async () => {
    const other = await signInAs(shop, 'cocina')
    await eatAndPay(5)
    const { orderId, version } = await paidAt(5)
    expect(await other.freeTable({ orderId, version })).toMatchObject({ refused: expect.stringMatching(/./) })
    await shop.database.db.execute(
      `update placed_order set payment_state = 'partly-paid', paid = paid - 1 where id = '${orderId}'`,
    )
    expect(await waiter.freeTable({ orderId, version })).toMatchObject({ refused: 'bill-open', details: { owed: 1 } })
  })
})
