import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { demoPin } from '@comanda/demo/demo-site'
import { type OrderId, type StaffId, toId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted } from '../testing/accepted.ts'
import { add, aSetup, begin } from '../testing/cart/carts.ts'
import { ana, aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { readyDelivery } from '../testing/rides/ready-delivery.ts'
import { pairAt, type StaffBrowser, signInAs, tapIn } from '../testing/team/staff-browser.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { centro: storeId } = storeIds
let shop: TestApp
let manager: StaffBrowser
let cashier: StaffBrowser
beforeAll(async () => {
  shop = await createTestApp()
  manager = await signInAs(shop, 'encargado')
  cashier = await pairAt(shop, { storeId, kind: 'till' })
  await tapIn(cashier, toId<StaffId>(6))
})
afterAll(() => shop.close())

const boss = { approval: { staffId: toId<StaffId>(2), pin: demoPin } }
const read = async (orderId: OrderId) => accepted(manager.showOrder({ orderId }))
const story = async (orderId: OrderId) => (await read(orderId)).story.map(({ at: _, ...event }) => event)

/** An order of three dishes for a counter, as it was placed. */
async function place() {
  const { client } = await shop.visit()
  const { cartId } = await begin(client, aSetup())
  for (const slug of ['pulpo-a-la-gallega', 'arroz-negro']) await add(client, cartId, slug)
  const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const { orders } = await accepted(manager.showOrders({ storeId }))
  const placed = orders.find(({ number }) => number === orderNumber)
  if (placed === undefined) throw new Error('the order is on no board')
  return placed
}

describe('the page of an order [DAY-207]', () => {
  it('tells all that happened to it, by whom and by whose word, as it happened', async () => {
    const { orderId, lines } = await place()
    const what = { orderId, lineId: lines[1]?.lineId ?? ('' as never) }
    await accepted(manager.moveOrder({ orderId, to: 'preparing', version: 1 }))
    await accepted(manager.delayOrder({ orderId, minutes: 10, version: 2 }))
    await accepted(manager.delayOrder({ orderId, minutes: 5, version: 3 }))
    await accepted(cashier.voidLine({ ...what, reason: 'sold-out', version: 4 }, boss))
    const { owed } = await accepted(manager.moveOrder({ orderId, to: 'ready', version: 5 }))
    await accepted(cashier.handOverOrder({ orderId, version: 6, by: 'cash', given: owed, shown: owed }))
    const luis = { by: 'Luis Demo', allowedBy: '' }
    const paco = { by: 'Paco Demo', allowedBy: '' }
    const itself = { by: '', allowedBy: '' }
    const told = await story(orderId)
    expect(told[0]).toEqual({ kind: 'placed', ...itself })
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: 'moved', from: 'on-hold', to: 'preparing', reason: null, ...luis },
        { kind: 'delayed', minutes: 10, ...luis },
        { kind: 'delayed', minutes: 5, ...luis },
        expect.objectContaining({ kind: 'taken-out', reason: 'sold-out', by: paco.by, allowedBy: 'Luis Demo' }),
        { kind: 'moved', from: 'preparing', to: 'ready', reason: null, ...luis },
        { kind: 'paid', way: 'cash', amount: owed, ...paco },
        { kind: 'moved', from: 'ready', to: 'picked-up', reason: null, ...paco },
        { kind: 'told', what: 'placed', isSent: false, ...itself },
        { kind: 'told', what: 'delayed', isSent: false, ...itself },
        { kind: 'told', what: 'taken-out', isSent: false, ...itself },
      ]),
    )
    expect(told.filter(({ kind }) => kind === 'told')).toHaveLength(4)
    const { payments, lines: shown, order } = await read(orderId)
    expect(payments).toMatchObject([{ way: 'cash', amount: owed, takenBy: 'Paco Demo', canCorrect: true }])
    expect(shown.map(({ unitsBack }) => unitsBack)).toEqual([0, 1])
    expect(order).toMatchObject({ status: 'picked-up', owed: 0 })
  })

  it('tells who brings it, when it left, and why it was let go unpaid', async () => {
    const { orderId, version } = await readyDelivery(shop)
    const rider = await signInAs(shop, 'reparto')
    await accepted(rider.claimRide({ orderId }))
    await accepted(rider.moveRide({ orderId, to: 'out' }))
    await accepted(manager.leaveOwing({ orderId, version: version + 2, reason: 'no-money-here' }))
    const hugo = { by: 'Hugo Demo', allowedBy: '' }
    expect(await story(orderId)).toEqual(
      expect.arrayContaining([
        { kind: 'rider', rider: 'Hugo Demo', ...hugo },
        { kind: 'out', ...hugo },
        { kind: 'owing', reason: 'no-money-here', by: 'Luis Demo', allowedBy: '' },
      ]),
    )
  })

  it('says when the kitchen finished it, where no hand said so', async () => {
    const { orderId, number } = await place()
    await accepted(manager.moveOrder({ orderId, to: 'preparing', version: 1 }))
    const cook = await signInAs(shop, 'plancha')
    const { tickets } = await accepted(cook.showKitchen({ storeId, stationId: null }))
    const ticket = tickets.find((one) => one.number === number)
    const items = (ticket?.items ?? []).map(({ itemId, version }) => ({ itemId, version }))
    await accepted(cook.bumpTicket({ ticketId: ticket?.ticketId ?? ('' as never), items }))
    expect((await read(orderId)).order.status).toBe('ready')
    expect(await story(orderId)).toContainEqual({ kind: 'cooked', isServed: false, by: 'Rosa Demo', allowedBy: '' })
  })
})

describe('a receipt is sent once more', () => {
  const mailsTo = (recipient: string) =>
    shop.database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, recipient))
  async function sell() {
    const { orderId } = await place()
    await accepted(manager.moveOrder({ orderId, to: 'preparing', version: 1 }))
    const { owed } = await accepted(manager.moveOrder({ orderId, to: 'ready', version: 2 }))
    return { orderId, owed }
  }

  it('with what was paid for, as its number, and is in its story [DAY-207]', async () => {
    const { orderId, owed } = await sell()
    const email = 'otra@demo.example'
    expect(await cashier.sendReceipt({ orderId, email })).toMatchObject({ refused: 'order-unpaid', details: { owed } })
    expect(await mailsTo(email)).toEqual([])
    await accepted(cashier.handOverOrder({ orderId, version: 3, by: 'terminal', given: owed, shown: owed }))
    await accepted(cashier.sendReceipt({ orderId, email }))
    const { receiptNumber } = await read(orderId)
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.body).toContain('Pulpo a la gallega')
    expect(mail?.attachments).toMatchObject([{ kind: 'receipt', receipt: { number: receiptNumber, total: owed } }])
    expect(await story(orderId)).toContainEqual({
      kind: 'told',
      what: 'receipt',
      isSent: false,
      by: 'Paco Demo',
      allowedBy: '',
    })
    expect((await mailsTo(ana.email)).length).toBeGreaterThan(0)
  })

  it('by whoever works at the till, and not by a cook [DAY-207]', async () => {
    const { orderId } = await sell()
    const cook = await signInAs(shop, 'plancha')
    expect(await cook.sendReceipt({ orderId, email: ana.email })).toMatchObject({ refused: 'right-missing' })
  })
})
