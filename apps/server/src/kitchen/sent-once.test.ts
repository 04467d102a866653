import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { CartId, LineId } from '@comanda/rules/ids'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { kitchenItem, kitchenTicket } from '../database/schema/kitchen.ts'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

// Laws make hundreds of calls, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const { centro: storeId } = storeIds
let shop: TestApp
let other: Visit
let cook: StaffBrowser
let manager: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp({ requestsPerMinute: 100_000 })
  other = await shop.visit()
  cook = await signInAs(shop, 'plancha')
  manager = await signInAs(shop, 'encargado')
})
afterAll(() => shop.close())

/** The units that the kitchen holds of each line of a cart, whatever became of them. */
async function countUnits(cartId: CartId): Promise<ReadonlyMap<LineId, number>> {
  const rows = await shop.database.db
    .select({ lineId: kitchenItem.lineId, units: sql<number>`sum(${kitchenItem.units})::int` })
    .from(kitchenItem)
    .innerJoin(kitchenTicket, eq(kitchenTicket.id, kitchenItem.ticketId))
    .where(eq(kitchenTicket.cartId, cartId))
    .groupBy(kitchenItem.lineId)
  return new Map(rows.map(({ lineId, units }) => [lineId, units]))
}

const listItems = (cartId: CartId) =>
  shop.database.db
    .select({ itemId: kitchenItem.id, version: kitchenItem.version })
    .from(kitchenItem)
    .innerJoin(kitchenTicket, eq(kitchenTicket.id, kitchenItem.ticketId))
    .where(eq(kitchenTicket.cartId, cartId))
    .orderBy(kitchenItem.id)

/** Two cooks press together, so that one of them is refused, or both are. */
async function moveSome(cartId: CartId, at: number, to: 'cooking' | 'ready' | 'served'): Promise<void> {
  const items = await listItems(cartId)
  const item = items[at % Math.max(1, items.length)]
  if (item === undefined) return
  const press = () => cook.moveKitchenItem({ ...item, to, units: null })
  await Promise.all([press(), press()])
}

const aMove = fc.record({
  kind: fc.constant('move' as const),
  at: fc.nat({ max: 5 }),
  to: fc.constantFrom(...(['cooking', 'ready', 'served'] as const)),
})
const atATable = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    slug: fc.constantFrom('pulpo-a-la-gallega', 'arroz-negro', 'refresco-de-cola'),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constantFrom('send' as const, 'split' as const, 'pay' as const) }),
  aMove,
)

it('every unit that a table sent exists once, whatever its phones and the staff do, twice too [DAY-067]', async () => {
  let position = 0
  const evening = fc.array(atATable, { minLength: 6, maxLength: 12 })
  const first = { kind: 'add', slug: 'pulpo-a-la-gallega', quantity: 2 } as const
  await fc.assert(
    fc.asyncProperty(evening, async (deeds) => {
      position += 1
      const { cartId } = await begin(shop.client, atTable(position))
      await begin(other.client, atTable(position))
      const chosen = new Map<LineId, number>()
      const sent = new Map<LineId, number>()
      for (const deed of [first, { kind: 'send' } as const, ...deeds]) {
        if (deed.kind === 'add') {
          const { slug, quantity } = deed
          const added = await add(shop.client, cartId, slug, { quantity }).catch(() => undefined)
          if (added !== undefined) chosen.set(added.lineId, (chosen.get(added.lineId) ?? 0) + quantity)
        } else if (deed.kind === 'send') {
          const answers = await Promise.all([shop, other].map(({ client }) => client.sendRound({ cartId })))
          if (answers.some((answer) => 'dishes' in answer)) {
            for (const [lineId, units] of chosen) sent.set(lineId, units)
            chosen.clear()
          }
        } else if (deed.kind === 'split') {
          await other.client.createItemsForPartialSale({ cartId, wish: { kind: 'diner', diners: 2 }, shown: null })
        } else if (deed.kind === 'move') await moveSome(cartId, deed.at, deed.to)
        else await payTwice(cartId)
        expect(await countUnits(cartId)).toEqual(sent)
      }
      expect(sent.size).toBeGreaterThan(0)
    }),
    { numRuns: 5 },
  )
})

/** The waiter presses twice. */
async function payTwice(cartId: CartId): Promise<void> {
  const { tables } = await accepted(manager.showFloor({ storeId }))
  const bill = tables.find((table) => table.bill?.cartId === cartId)?.bill
  if (bill === undefined || bill === null) return
  const { version, owed } = bill
  const pay = () => manager.takeTableMoney({ cartId, version, by: 'cash', given: owed, shown: owed })
  await Promise.all([pay(), pay()])
}

it('every unit of an order exists once, placed twice, accepted, moved and rejected [DAY-067]', async () => {
  const ofOrder = fc.oneof(
    fc.record({ kind: fc.constantFrom('place' as const, 'accept' as const, 'reject' as const) }),
    aMove,
  )
  await fc.assert(
    fc.asyncProperty(fc.array(ofOrder, { minLength: 3, maxLength: 8 }), async (deeds) => {
      const { client } = await shop.visit()
      const { cartId } = await begin(client)
      const { lineId } = await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 3 })
      const place = () => client.savePaymentWeb(aPayment(cartId, atTheDoor()))
      await Promise.all([place(), place()])
      for (const deed of deeds) {
        const { orders } = await accepted(manager.showOrders({ storeId }))
        const order = orders.at(-1)
        if (deed.kind === 'place') await place()
        else if (deed.kind === 'move') await moveSome(cartId, deed.at, deed.to)
        else if (order !== undefined) {
          const { orderId, version } = order
          if (deed.kind === 'accept') await manager.moveOrder({ orderId, to: 'preparing', version })
          else await manager.rejectOrder({ orderId, reason: 'sold-out', version })
        }
        expect(await countUnits(cartId)).toEqual(new Map([[lineId, 3]]))
      }
    }),
    { numRuns: 4 },
  )
})
