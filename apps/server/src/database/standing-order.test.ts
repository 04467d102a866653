import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { type KitchenItemState, kitchenItemStates } from '@comanda/rules/kitchen/kitchen-item'
import { type OrderStatus, orderStatuses } from '@comanda/rules/order/order'
import { listOrderSteps } from '@comanda/rules/order/order-steps'
import { isCooked, standOrder } from '@comanda/rules/order/stand-order'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, begin } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { placedOrder } from './schema/order.ts'
import { isCookedWhole, isUnderWay, standingColumns, standsReady, toStanding } from './standing-order.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const both = [true, false]
const askings = both.flatMap((asksBagging) => both.map((asksReady) => ({ asksBagging, asksReady })))
const modes = ['table', 'pickup', 'delivery'] as const
/** Two dishes in every state: all that a rule about «every dish» can tell apart. */
const pairs = kitchenItemStates.flatMap((one, at) => kitchenItemStates.slice(at).map((other) => [one, other] as const))

/** An order of two dishes, and somebody who could bring it. */
async function placeTwoDishes() {
  const { client } = await shop.visit()
  const { cartId } = await begin(client)
  for (const slug of ['pulpo-a-la-gallega', 'agua-mineral']) await add(client, cartId, slug)
  await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const owner = await signInAs(shop, 'direccion')
  const { orders } = await accepted(owner.showOrders({ storeId: storeIds.centro }))
  const { orderId } = orders[0] ?? {}
  if (orderId === undefined) throw new Error('no order')
  await shop.database.db.execute(sql`
    insert into dispatch (site_id, order_id, rider_id, given_at) select site_id, id, 8, placed_at from placed_order
      where id = ${orderId}`)
  return orderId
}

it('searches for orders by where they stand exactly as the rule says, whatever steps their store leaves out, in every case [DAY-201] [DAY-099]', async () => {
  const { db } = shop.database
  const orderId = await placeTwoDishes()
  const cases = askings.flatMap((asked) =>
    modes.flatMap((mode) =>
      orderStatuses.flatMap((recorded) =>
        both.flatMap((isOut) => pairs.map((dishes) => ({ asked, mode, recorded, isOut, dishes }))),
      ),
    ),
  )
  const read = async () => {
    const [found] = await db
      .select({
        order: standingColumns,
        underWay: sql<boolean>`${isUnderWay()}`,
        ready: sql<boolean>`${standsReady()}`,
        isCooked: sql<boolean>`${isCookedWhole()}`,
      })
      .from(placedOrder)
      .where(eq(placedOrder.id, orderId))
    if (found === undefined) throw new Error('an order vanished')
    const { order, ...said } = found
    return { stands: toStanding(order).status, ...said }
  }
  const say = (stands: OrderStatus, dishes: readonly KitchenItemState[]) => {
    const wanted = dishes.filter((state) => state !== 'voided')
    return {
      stands,
      underWay: stands !== 'picked-up' && stands !== 'cancelled',
      ready: stands === 'ready',
      isCooked: stands === 'ready' || (wanted.length > 0 && wanted.every(isCooked)),
    }
  }
  const tell = ({ asked, mode, recorded, isOut, dishes }: (typeof cases)[number]) =>
    db.execute(sql`
    with asking as (
      update store set asks_bagging = ${asked.asksBagging}, asks_ready = ${asked.asksReady}
        where id = ${storeIds.centro} and (asks_bagging, asks_ready) <> (${asked.asksBagging}, ${asked.asksReady})
        returning 1
    ), changed as (
      update placed_order set status = ${recorded}, setup = setup || jsonb_build_object('mode', ${mode}::text)
        where id = ${orderId} returning 1
    ), brought as (
      update dispatch set out_at = case when ${isOut} then given_at end where order_id = ${orderId} returning 1
    )
    update kitchen_item set state = case when product_id = (select min(product_id) from kitchen_item)
      then ${dishes[0]}::text else ${dishes[1]}::text end`)
  for (const one of cases) {
    await tell(one)
    const { asked, ...facts } = one
    const stands = standOrder({ ...facts, steps: listOrderSteps(one.mode, asked) })
    expect({ ...one, ...(await read()) }).toEqual({ ...one, ...say(stands, one.dishes) })
  }
  await db.execute(sql`update dispatch set out_at = null`)
  await db.execute(sql`delete from kitchen_item`)
  for (const recorded of orderStatuses) {
    await db.execute(sql`update placed_order set status = ${recorded}, setup = setup || '{"mode":"table"}'`)
    // The last of all cases: brought by nobody, in a store that leaves both steps out.
    const steps = listOrderSteps('table', { asksBagging: false, asksReady: false })
    const stands = standOrder({ mode: 'table', recorded, isOut: false, dishes: [], steps })
    expect({ recorded, ...(await read()) }).toEqual({ recorded, ...say(stands, []) })
  }
})
