import { storeIds } from '@comanda/demo/casa-comanda/stores'
import type { Instant } from '@comanda/rules/time/calendar'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, aSave, aSetup, begin } from '../testing/cart/carts.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { pairAt, type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let manager: StaffBrowser
const clock = { now: testNow }
beforeAll(async () => {
  shop = await createTestApp({ now: () => clock.now })
  manager = await signInAs(shop, 'encargado')
})
afterAll(() => shop.close())

const { centro: storeId } = storeIds
const date = toStoreMoment(testNow, defaultTimeZone).date
const inMinutes = (minutes: number) => (testNow + minutes * 60_000) as Instant
const start = (minutes: number, stopped: ('delivery' | 'pickup' | 'takehere')[], endsAt: Instant | null) =>
  manager.startRush({ storeId, minutes, stopped, endsAt })
const listHours = async () => {
  const { client } = await shop.visit()
  const slots = await accepted(client.getOrderSchedules({ storeId, cartId: null, date }))
  return { pickup: slots.pickup.map(({ from }) => from), delivery: slots.delivery.map(({ from }) => from) }
}
const firstHour = async () => (await listHours()).pickup[0]
const isPickupTaken = async () => {
  const { client } = await shop.visit()
  return !('refused' in (await client.saveCart(aSave({ setup: aSetup() }))))
}

describe('a rush', () => {
  it('promises new orders later, leaves placed ones alone, shows its end and ends by the clock [DAY-101]', async () => {
    const { client } = await shop.visit()
    const { cartId } = await begin(client)
    await add(client, cartId, 'pulpo-a-la-gallega')
    await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const before = await accepted(client.getOrderStatus({ id: cartId }))
    const plain = (await firstHour()) ?? 0
    const { endsAt } = await accepted(start(30, [], inMinutes(60)))
    expect(endsAt).toBe(inMinutes(60))
    // Every instance hears of it by the database.
    await expect.poll(firstHour, { timeout: 20_000 }).toBe(plain + 30)
    expect((await accepted(client.getOrderStatus({ id: cartId }))).promised).toEqual(before.promised)
    const board = await pairAt(shop, { storeId })
    const shown = await accepted(board.showOrders({ storeId }))
    expect(shown.rush).toEqual({ minutes: 30, stopped: [], endsAt })
    const { client: late } = await shop.visit()
    const { cartId: lateCart } = await begin(late)
    await add(late, lateCart, 'pulpo-a-la-gallega')
    await accepted(late.savePaymentWeb(aPayment(lateCart, atTheDoor())))
    const { promised } = await accepted(late.getOrderStatus({ id: lateCart }))
    expect(promised).toMatchObject({ from: plain + 30 })
    clock.now = endsAt
    expect((await accepted(board.showOrders({ storeId }))).rush).toBeNull()
    expect(await firstHour()).toBe(plain + 60)
    clock.now = testNow
  })

  it('stops the modes it names until somebody ends it [DAY-101]', async () => {
    await accepted(start(0, ['pickup'], inMinutes(60)))
    await expect.poll(isPickupTaken, { timeout: 20_000 }).toBe(false)
    const { client } = await shop.visit()
    expect(await client.saveCart(aSave({ setup: aSetup() }))).toMatchObject({ refused: 'mode-not-offered' })
    const { stoppable, rush } = await accepted(manager.showRush({ storeId }))
    expect(rush?.stopped).toEqual(['pickup'])
    expect(stoppable).toContain('pickup')
    await accepted(manager.endRush({ storeId }))
    await expect.poll(isPickupTaken, { timeout: 20_000 }).toBe(true)
    expect(await manager.endRush({ storeId })).toMatchObject({ refused: 'already-there' })
  })

  it('ends with the shift at the latest, and without an hour it is refused [DAY-101]', async () => {
    expect(await start(20, [], null)).toMatchObject({ refused: 'end-missing' })
    expect(await start(20, [], testNow)).toMatchObject({ refused: 'end-missing' })
    const { latestEnd } = await accepted(manager.showRush({ storeId }))
    const { endsAt } = await accepted(start(20, [], inMinutes(48 * 60)))
    expect(endsAt).toBe(latestEnd)
    await accepted(manager.endRush({ storeId }))
  })

  it('of no minutes and no modes, or of too many minutes, is none [DAY-101]', async () => {
    expect(await start(0, [], inMinutes(60))).toMatchObject({ refused: 'request-malformed' })
    // The row that both sides read lets no other number through.
    for (const minutes of [4, 61]) await expect(start(minutes, [], inMinutes(60))).rejects.toThrow()
    const cook = await signInAs(shop, 'plancha')
    expect(await cook.startRush({ storeId, minutes: 20, stopped: [], endsAt: inMinutes(60) })).toMatchObject({
      refused: 'right-missing',
    })
  })
})
