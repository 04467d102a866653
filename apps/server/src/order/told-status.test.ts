import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { formatDay } from '@comanda/i18n/format-day'
import { toPromiseText } from '@comanda/i18n/promise-text'
import type { OrderId } from '@comanda/rules/ids'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { minute } from '@comanda/rules/time/minute'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { aSetup, atTable } from '../testing/cart/carts.ts'
import { cookTwoDishes, type TwoDishes } from '../testing/kitchen/two-dishes.ts'
import { type StaffBrowser, signInAs } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
let manager: StaffBrowser
let cashier: StaffBrowser
let house: TwoDishes
beforeAll(async () => {
  shop = await createTestApp()
  manager = await signInAs(shop, 'encargado')
  cashier = await signInAs(shop, 'caja')
  house = cookTwoDishes(shop, manager)
})
afterAll(() => shop.close())

const day = getIsoDate('2026-11-18')
const listMails = (key: string) =>
  shop.database.db
    .select()
    .from(outboxMessage)
    .where(like(outboxMessage.key, `${key}%`))

async function getOnBoard(orderId: OrderId) {
  const order = await house.onBoard(orderId)
  if (order === undefined) throw new Error('the order is on no board')
  return order
}

async function takeMoney(orderId: OrderId): Promise<void> {
  const { version, total } = await getOnBoard(orderId)
  await accepted(cashier.takeOrderMoney({ orderId, version, by: 'cash', given: total, shown: total }))
}

describe('a mail', () => {
  it('tells of a delay only while something of the order is still to be cooked [DAY-201]', async () => {
    const { orderId } = await house.placeTwo()
    await house.moveDishes(orderId, 'ready')
    // No hand has said so: its last version is that of its acceptance.
    const delay = { orderId, minutes: 10, version: 2 } as const
    expect(await manager.delayOrder(delay)).toMatchObject({ refused: 'illegal-move' })
    expect(await listMails(`order-delayed:${orderId}`)).toEqual([])
    await house.moveDishes(orderId, 'cooking', 1)
    await accepted(manager.delayOrder(delay))
    expect(await listMails(`order-delayed:${orderId}`)).toHaveLength(1)
  })

  it('tells nobody that dishes which stand on the table were taken out or cancelled [DAY-201]', async () => {
    const { orderId } = await house.placeTwo(atTable(4))
    const { version, lines } = await getOnBoard(orderId)
    const [line] = lines
    if (line === undefined) throw new Error('no line')
    await house.moveDishes(orderId, 'ready')
    await house.moveDishes(orderId, 'served')
    const cook = { orderId, reason: 'sold-out', version } as const
    expect(await manager.voidLine({ ...cook, lineId: line.lineId })).toMatchObject({ refused: 'illegal-move' })
    expect(await manager.rejectOrder(cook)).toMatchObject({ refused: 'illegal-move' })
    for (const key of ['order-cancelled', 'dish-taken-out']) expect(await listMails(`${key}:${orderId}`)).toEqual([])
  })

  it.each([
    ['the first slot', aSetup()],
    ['an hour of their own', aSetup({ date: day, time: minute(21 * 60), dateType: 'scheduled' })],
  ])('promises what the page promises, before a delay and after it, to whoever chose %s [F-228]', async (_, setup) => {
    const order = await house.placeTwo(setup)
    const words = dictionaryOf('es').status
    const readPromise = async () => {
      const { promised } = await house.follow(order)
      if (promised === null || promised.kind === 'soon') throw new Error('no hour was promised')
      return toPromiseText(promised, { words, nameDay: (date) => formatDay(date, 'es', 'said') })
    }
    const before = await readPromise()
    expect((await listMails(`order:${order.orderId}`)).map(({ body }) => body)).toEqual([
      expect.stringContaining(before),
    ])
    const { version } = await getOnBoard(order.orderId)
    await accepted(manager.delayOrder({ orderId: order.orderId, minutes: 20, version }))
    const after = await readPromise()
    expect(after).not.toBe(before)
    const [mail] = await listMails(`order-delayed:${order.orderId}`)
    expect(mail?.body).toContain(after)
  })
})

describe('a receipt', () => {
  it('on the phone of a table that paid says where its order stands, as board and page do [DAY-201]', async () => {
    const order = await house.placeTwo(atTable(5))
    const { orderId, client, cartId } = order
    await takeMoney(orderId)
    const said = async () => [
      (await accepted(client.getTableReceipt({ cartId }))).order.status,
      await house.toDiner(order),
      (await house.onBoard(orderId))?.status,
    ]
    expect(await said()).toEqual(['preparing', 'preparing', 'preparing'])
    await house.moveDishes(orderId, 'ready')
    expect(await said()).toEqual(['ready', 'ready', 'ready'])
    await house.moveDishes(orderId, 'served')
    expect(await said()).toEqual(['picked-up', 'picked-up', undefined])
  })

  it('that is sent again is of what is left of the order, and of none that was cancelled [DAY-201]', async () => {
    const order = await house.placeTwo()
    const { orderId } = order
    const { version, lines } = await getOnBoard(orderId)
    const [line] = lines
    if (line === undefined) throw new Error('no line')
    const before = (await house.follow(order)).total
    await accepted(manager.voidLine({ orderId, lineId: line.lineId, reason: 'sold-out', version }))
    await takeMoney(orderId)
    const { total } = await house.follow(order)
    expect(total).toBeLessThan(before)
    await accepted(cashier.sendReceipt({ orderId, email: 'otra@demo.example' }))
    const [mail] = await listMails(`order-receipt:${orderId}`)
    expect(mail?.attachments).toMatchObject([{ kind: 'receipt', receipt: { total } }])
    const gone = await house.placeTwo()
    const { version: seen } = await getOnBoard(gone.orderId)
    await accepted(manager.rejectOrder({ orderId: gone.orderId, reason: 'other', version: seen }))
    expect(await cashier.sendReceipt({ orderId: gone.orderId, email: 'otra@demo.example' })).toMatchObject({
      refused: 'illegal-move',
    })
    expect(await listMails(`order-receipt:${gone.orderId}`)).toEqual([])
  })
})
