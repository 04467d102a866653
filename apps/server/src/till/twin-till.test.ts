import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type StaffId, toId } from '@comanda/rules/ids'
import { zero } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawer, handTaking } from '../database/schema/till.ts'
import { accepted } from '../testing/accepted.ts'
import { openVoidingShop, type VoidingShop } from '../testing/checkout/voiding-shop.ts'
import { siteId } from '../testing/database/rows.ts'
import { readyDelivery } from '../testing/rides/ready-delivery.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { addTwin } from '../testing/team/twin-house.ts'

let house: VoidingShop
let cashier: StaffBrowser
let rider: StaffBrowser
beforeAll(async () => {
  house = await openVoidingShop()
  cashier = await signInAs(house.shop, 'caja')
  rider = await signInAs(house.shop, 'reparto')
})
afterAll(() => house.close())

const { centro: storeId, malasana } = storeIds
const hugo = toId<StaffId>(8)

/** The rider has the cash of one delivery, and was paid another by terminal. */
async function fillPouch() {
  for (const by of ['cash', 'terminal'] as const) {
    const { orderId, version, owed } = await readyDelivery(house.shop)
    await accepted(rider.claimRide({ orderId }))
    await accepted(rider.moveRide({ orderId, to: 'out' }))
    await accepted(rider.takeDoorMoney({ orderId, version: version + 2, by, given: owed, shown: owed }))
  }
}

it('takes and counts money in its own site and store alone, although another one has the same', async () => {
  const { db, manager } = house
  // The second drawer is found first, unless one asks for the first.
  await db.insert(drawer).values({ siteId, storeId, number: 2 })
  const sold = await house.sell({ pays: 'at-the-door' })
  const later = await house.sell({ pays: 'at-the-door' })
  const { orderId, version, sold: owed } = sold
  await accepted(manager.takeOrderMoney({ orderId, version, by: 'cash', given: owed, shown: owed }))
  await fillPouch()
  const owner = await signInAs(house.shop, 'direccion')
  const read = async () => ({
    here: await accepted(cashier.showPouches({ storeId })),
    there: await accepted(owner.showPouches({ storeId: malasana })),
    rides: await accepted(rider.showRides({ storeId })),
    order: await accepted(manager.showOrder({ orderId })),
  })
  const before = await read()
  const [pouch] = before.here
  expect(before).toMatchObject({ here: [{ staffId: hugo, takings: 1 }], there: [], rides: { pouch: pouch?.amount } })
  const twin = await addTwin(db)
  const untouched = await twin.read()
  expect(await read()).toEqual(before)

  const paid = { orderId, version: before.order.order.version }
  const again = await manager.takeOrderMoney({ ...paid, by: 'cash', given: owed, shown: zero })
  expect(again).toMatchObject({ refused: 'already-paid' })
  const attemptId = before.order.payments[0]?.attemptId ?? ('' as never)
  await accepted(manager.correctMeans({ ...paid, attemptId, by: 'terminal' }))
  await accepted(manager.correctMeans({ ...paid, version: paid.version + 1, attemptId, by: 'cash' }))
  const debt = { orderId: later.orderId, version: later.version, given: later.sold, shown: later.sold }
  await accepted(manager.takeOrderMoney({ ...debt, by: 'cash' }))
  const counted = pouch?.amount ?? zero
  expect(await owner.handInPouch({ storeId: malasana, staffId: hugo, counted })).toMatchObject({
    refused: 'already-there',
  })
  expect(await cashier.handInPouch({ storeId, staffId: toId<StaffId>(2), counted })).toMatchObject({
    refused: 'already-there',
  })
  expect(await accepted(cashier.handInPouch({ storeId, staffId: hugo, counted }))).toEqual(pouch)
  expect(await accepted(cashier.showPouches({ storeId }))).toEqual([])

  expect(await twin.read()).toEqual(untouched)
  const [first] = await db.select().from(drawer).where(eq(drawer.number, 1))
  const takings = await db.select().from(handTaking).where(eq(handTaking.siteId, siteId))
  expect(takings.map(({ means, drawerId }) => [means, drawerId]).sort()).toEqual([
    ['cash', first?.id],
    ['cash', first?.id],
    ['cash', first?.id],
    ['terminal', null],
  ])
  const host = await signInAs(house.shop, 'recepcion')
  for (const told of [
    await host.showPouches({ storeId }),
    await host.handInPouch({ storeId, staffId: hugo, counted }),
  ]) {
    expect(told).toMatchObject({ refused: 'right-missing' })
  }
})
