import { isRefusal } from '@comanda/contract/refusals'
import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Instant } from '@comanda/rules/time/calendar'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { spendUnits } from '../catalogue/count-units.ts'
import { transact } from '../database/transact.ts'
import { attemptLifeMs } from '../payment/query-schedule.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { accepted, add, atTable, begin, dish, look } from '../testing/cart/carts.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { aPayment, atTheDoor, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'

let house: PayingShop
let manager: StaffBrowser
beforeAll(async () => {
  house = await openPayingShop()
  manager = await signInAs(house.shop, 'direccion')
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

const { centro: storeId } = storeIds
const goodCard = '4548810000000003'
const declinedCard = '5576440022788500'

function ofDish(slug: string) {
  return { storeId, productId: dish(slug).id, optionValueId: null }
}

async function say(slug: string, left: number): Promise<void> {
  accepted(await manager.pauseThing({ ...ofDish(slug), until: 'left', day: null, left }))
}

async function leftOf(slug: string): Promise<number | null | undefined> {
  const { dishes } = accepted(await manager.showPauses({ storeId }))
  return dishes.find(({ productId }) => productId === dish(slug).id)?.unitsLeft
}

/** A diner on a device of their own, with so many of a dish. They chose before the dish ran out. */
async function comeWith(slug: string, quantity = 1) {
  const { client } = await house.visit()
  const { cartId } = await begin(client)
  await add(client, cartId, slug, { quantity })
  return { client, cartId, quantity, payAtDoor: () => client.savePaymentWeb(aPayment(cartId, atTheDoor())) }
}

/** A pause is known to everybody a moment after it was made. */
async function untilSeen({ client, cartId }: Awaited<ReturnType<typeof comeWith>>, isForSale: boolean): Promise<void> {
  await expect.poll(async () => (await look(client, cartId)).menu.products[0]?.published).toBe(isForSale)
}

describe('so many left', () => {
  it('of 10 carts racing for the last 3 units 3 are sold, and the rest get product-paused [DAY-090]', async () => {
    const slug = 'pulpo-a-la-gallega'
    const diners = []
    for (let one = 0; one < 10; one++) diners.push(await comeWith(slug))
    await say(slug, 3)
    const answers = await Promise.all(diners.map(({ payAtDoor }) => payAtDoor()))
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3)
    expect(answers.flatMap((answer) => (isRefusal(answer) ? answer.refused : []))).toEqual(
      Array.from({ length: 7 }, () => 'product-paused'),
    )
    expect(await leftOf(slug)).toBe(0)
    const late = await house.visit()
    const { cartId } = await begin(late.client)
    const tryToAdd = () =>
      add(late.client, cartId, slug).then(
        () => 'added',
        (error: Error) => error.message,
      )
    await expect.poll(tryToAdd, { timeout: 20_000 }).toContain('product-paused')
  })

  it('whoever wants how many, no more are sold than there were, and nobody is refused who could be served [DAY-090]', async () => {
    const slug = 'boquerones-en-vinagre'
    const quantity = fc.integer({ min: 1, max: 3 })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(quantity, { minLength: 2, maxLength: 5 }),
        async (left, wants) => {
          await manager.resumeThing(ofDish(slug))
          const diners: Awaited<ReturnType<typeof comeWith>>[] = []
          for (const many of wants) diners.push(await comeWith(slug, many))
          await say(slug, left)
          const answers = await Promise.all(diners.map(({ payAtDoor }) => payAtDoor()))
          const sum = (served: boolean) =>
            diners.filter((_, at) => isRefusal(answers[at]) !== served).map((diner) => diner.quantity)
          const rest = left - sum(true).reduce((all, many) => all + many, 0)
          expect(await leftOf(slug)).toBe(rest)
          expect(rest).toBeGreaterThanOrEqual(0)
          for (const refused of sum(false)) expect(refused).toBeGreaterThan(rest)
        },
      ),
      { numRuns: 3 },
    )
  })

  it('is kept while a bank is asked, also for a second try, and given back when no money comes [DAY-090]', async () => {
    const slug = 'ensaladilla-rusa'
    const [one, other] = [await comeWith(slug, 2), await comeWith(slug)]
    await say(slug, 2)
    const started = accepted(await one.client.savePaymentRedsysWeb(aPayment(one.cartId)))
    expect(await leftOf(slug)).toBe(0)
    expect(await other.payAtDoor()).toMatchObject({ refused: 'product-paused' })
    await payAtBank(started, { pan: declinedCard })
    expect(await leftOf(slug)).toBe(2)
    accepted(await one.client.savePaymentRedsysWeb(aPayment(one.cartId)))
    const again = accepted(await one.client.savePaymentRedsysWeb(aPayment(one.cartId)))
    expect(await leftOf(slug)).toBe(0)
    expect((await look(one.client, one.cartId)).menu.products[0]?.published).toBe(true)
    await payAtBank(again, { pan: goodCard })
    expect(await leftOf(slug)).toBe(0)
    await say(slug, 1)
    await untilSeen(other, true)
    accepted(await other.client.savePaymentRedsysWeb(aPayment(other.cartId)))
    expect(await leftOf(slug)).toBe(0)
    house.clock.now += attemptLifeMs + 60_000
    await sweepAttempts(house.kit)
    expect(await leftOf(slug)).toBe(1)
  })

  it('is one rest for two lines of the same dish, which together get no more of it than there is [F-243]', async () => {
    const slug = 'calamares-a-la-romana'
    const one = await comeWith(slug, 2)
    await add(one.client, one.cartId, slug, { quantity: 2, notes: 'sin cebolla' })
    await say(slug, 3)
    expect(await one.payAtDoor()).toMatchObject({ refused: 'product-paused' })
    expect(await leftOf(slug)).toBe(3)
    // Paid late, they are cooked all the same; the count ends at none and not below.
    const { id: productId } = dish(slug)
    const { lines } = (await look(one.client, one.cartId)).cart
    const uses = lines.map(({ id: lineId, quantity: units }) => ({ lineId, productId, optionValueId: null, units }))
    const { siteId } = house.shop.keys
    const now = house.clock.now as Instant
    const late = { siteId, storeId, cartId: one.cartId, uses, now }
    await transact(house.shop.database.db, (tx) => spendUnits(tx, late))
    expect(await leftOf(slug)).toBe(0)
    await say(slug, 4)
    accepted(await one.payAtDoor())
    expect(await leftOf(slug)).toBe(0)
  })

  it('said anew is counted anew: what was sold of the old count does not come back to the new one [F-243]', async () => {
    const slug = 'crema-catalana'
    const one = await comeWith(slug, 2)
    await say(slug, 5)
    accepted(await one.payAtDoor())
    expect(await leftOf(slug)).toBe(3)
    await say(slug, 4)
    const { orders } = accepted(await manager.showOrders({ storeId }))
    const placed = orders.findLast(({ lines }) => lines.some(({ name }) => name.startsWith('Crema')))
    if (placed === undefined) throw new Error('the order is not on the board')
    const { orderId, version } = placed
    accepted(await manager.rejectOrder({ orderId, version, reason: 'closing' }))
    expect(await leftOf(slug)).toBe(4)
  })

  it('or a pause that is made while a bank is asked stops nobody who is paying already [DAY-090]', async () => {
    const slug = 'pimientos-de-padron'
    const [one, other] = [await comeWith(slug), await comeWith(slug)]
    const started = accepted(await one.client.savePaymentRedsysWeb(aPayment(one.cartId)))
    accepted(await manager.pauseThing({ ...ofDish(slug), until: 'today', day: null, left: null }))
    await untilSeen(other, false)
    expect(await other.client.savePaymentRedsysWeb(aPayment(other.cartId))).toMatchObject({ refused: 'product-paused' })
    await payAtBank(started, { pan: goodCard })
    expect(accepted(await one.client.getOrderStatus({ id: one.cartId })).number).toBeGreaterThan(0)
  })

  it('falls with a table’s round, and rises with what is voided before it is cooked, not after [DAY-090]', async () => {
    const slug = 'arroz-negro'
    await say(slug, 5)
    const { client } = await house.visit()
    const { cartId } = await begin(client, atTable(7))
    await add(client, cartId, slug, { quantity: 2 })
    accepted(await client.sendRound({ cartId }))
    expect(await leftOf(slug)).toBe(3)

    const [early, late] = [await comeWith(slug), await comeWith(slug)]
    accepted(await early.payAtDoor())
    accepted(await late.payAtDoor())
    expect(await leftOf(slug)).toBe(1)
    const board = accepted(await manager.showOrders({ storeId }))
    const [first, second] = board.orders.filter(({ lines }) => lines.some(({ name }) => name.startsWith('Arroz')))
    if (!first || !second) throw new Error('the orders are not on the board')
    accepted(await manager.rejectOrder({ orderId: first.orderId, version: first.version, reason: 'closing' }))
    expect(await leftOf(slug)).toBe(2)
    const taken = accepted(
      await manager.moveOrder({ orderId: second.orderId, version: second.version, to: 'preparing' }),
    )
    const { tickets } = accepted(await manager.showKitchen({ storeId, stationId: null }))
    const item = tickets.find(({ orderId }) => orderId === second.orderId)?.items[0]
    if (item === undefined) throw new Error('the kitchen has no ticket')
    accepted(await manager.moveKitchenItem({ itemId: item.itemId, to: 'cooking', units: null, version: item.version }))
    accepted(await manager.rejectOrder({ orderId: second.orderId, version: taken.version, reason: 'closing' }))
    expect(await leftOf(slug)).toBe(2)
  })
})
