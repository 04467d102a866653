import { type CartId, type LineId, type ShareId, toId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, inArray, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { liveEvent, outboxMessage } from '../database/schema/outbox.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { billShare } from '../database/schema/table.ts'
import { sweepAttempts } from '../payment/sweep-attempts.job.ts'
import { endTable } from '../table/end-table.ts'
import { expireShares } from '../table/expire-shares.job.ts'
import { accepted, add, look } from '../testing/cart/carts.ts'
import { siteId } from '../testing/database/rows.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { type PayWayName, payToTheEnd, payWays } from '../testing/payment/pay-ways.ts'
import { aPayment, atTheDoor, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { anAmount, equalPart, openSharedTable, partOf, readBill, takeShare } from '../testing/table/shared-table.ts'

let house: PayingShop
let phones: readonly [Visit, Visit, Visit]
let ana: Visit
let berta: Visit
let carla: Visit
let cartId: CartId
let octopus: LineId
let salad: LineId
let total: Cents
let tables = 0

beforeAll(async () => {
  house = await openPayingShop()
  phones = [await house.visit(), await house.visit(), await house.visit()]
  ;[ana, berta, carla] = phones
})
beforeEach(async () => {
  tables += 1
  const dishes = [
    { slug: 'pulpo-a-la-gallega', quantity: 3 },
    { slug: 'ensaladilla-rusa', quantity: 1 },
  ]
  const table = await openSharedTable(phones, 1 + (tables % 8), dishes)
  ;({ cartId, total } = table)
  ;[octopus, salad] = table.lines as [LineId, LineId]
})
afterEach(async () => {
  house.sandbox.knobs.delivery = 'send'
  await endTable(db(), { siteId, cartId }, house.clock.now as Instant)
  await checkMoney(house.shop.database.db)
})
afterAll(() => house.close())

const db = () => house.shop.database.db
const orders = () => db().select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attemptsOf = (shareId: ShareId) =>
  db().select().from(paymentAttempt).where(eq(paymentAttempt.billShareId, shareId))
const stateOf = async (shareId: ShareId) =>
  (await db().select().from(billShare).where(eq(billShare.id, shareId)))[0]?.state
/** What the table's phones were told of it. */
const listNews = async () => {
  const news = (await db().select().from(liveEvent).orderBy(liveEvent.id)).map(({ message }) => JSON.stringify(message))
  return news.filter((message) => message.includes(cartId) && message.includes('status-changed'))
}
const pay = (visit: Visit, way: PayWayName = 'form', more: { tip?: Cents; email?: string } = {}) =>
  payToTheEnd(house, payWays[way], { visit, cartId, ...more })
const later = async (minutes: number) => {
  house.clock.now += minutes * 60_000
  await sweepAttempts(house.kit)
  await expireShares(db(), house.clock.now as Instant)
}
const wholeBill = (visit: Visit) =>
  visit.client.savePaymentWeb(aPayment(cartId, { ...atTheDoor('terminal'), contact: null }))

describe('a bill that its diners pay in shares', () => {
  it('is paid once its last share is, and is one order of the whole, to the cent [F-031] [TABLE-017]', async () => {
    const first = await takeShare(ana, cartId, equalPart(3))
    const second = await takeShare(berta, cartId, partOf(octopus, 1, 2))
    const third = await takeShare(carla, cartId, equalPart(1))
    expect(first.amount + second.amount + third.amount).toBe(total)
    expect(await pay(ana, 'page', { tip: cents(150) })).toMatchObject({ state: 'paid', orderNumber: null })
    expect(await readBill(berta, cartId)).toMatchObject({ collected: first.amount, paid: total })
    expect(await pay(berta, 'paypal')).toMatchObject({ state: 'paid', orderNumber: null })
    expect(await orders()).toEqual([])
    const last = await pay(carla, 'bizum', { tip: cents(50) })
    expect(await orders()).toMatchObject([
      { total: total + 200, paid: total + 200, paymentState: 'paid', number: last.orderNumber, receiptNumber: null },
    ])
    const ids = [first.shareId, second.shareId, third.shareId]
    const paid = await db().select().from(paymentAttempt).where(inArray(paymentAttempt.billShareId, ids))
    expect(paid.map(({ captured }) => captured).toSorted()).toEqual(
      [first.amount + 150, second.amount, third.amount + 50].toSorted(),
    )
    expect((await look(ana.client, cartId)).cart.state).toBe('ordered')
    expect(await readBill(ana, cartId)).toMatchObject({ collected: total })
  })

  it('takes every way of paying for a share that it takes for the whole, three phones at once [F-031]', async () => {
    await takeShare(ana, cartId, equalPart(3))
    await takeShare(berta, cartId, equalPart(2))
    await takeShare(carla, cartId, equalPart(1))
    const results = await Promise.all([pay(ana, 'form'), pay(berta, 'dojo'), pay(carla, 'page')])
    expect(results.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
    expect(await orders()).toMatchObject([{ total, paid: total, paymentState: 'paid' }])
  })

  it('tells the other phones what is being paid and what is, and of nobody’s tip [F-031]', async () => {
    const { amount } = await takeShare(ana, cartId, equalPart(2))
    const before = (await listNews()).length
    accepted(await payWays.page.start(house, { visit: ana, cartId, tip: cents(100) }))
    const [seen] = (await readBill(berta, cartId)).shares
    expect(seen).toMatchObject({ amount, isMine: false, isBeingPaid: true, isPaid: false, tip: 0 })
    expect((await listNews()).length).toBe(before + 1)
    accepted(await ana.client.releaseShare({ shareId: (await readBill(ana, cartId)).shares[0]?.id as ShareId }))
  })

  it('gives each payer a receipt of the share alone, and its invoice a number of its own [F-031]', async () => {
    await takeShare(ana, cartId, partOf(octopus, 1, 3))
    await pay(ana, 'form', { email: 'ana@mesa.example', tip: cents(100) })
    await takeShare(berta, cartId, partOf(octopus, 1, 2))
    await pay(berta, 'form', { email: 'berta@mesa.example' })
    await takeShare(carla, cartId, equalPart(1))
    await pay(carla)
    const mails = await db().select().from(outboxMessage).where(like(outboxMessage.recipient, '%@mesa.example'))
    const toAna = mails.find(({ recipient }) => recipient.startsWith('ana'))
    const toBerta = mails.find(({ recipient }) => recipient.startsWith('berta'))
    expect(mails).toHaveLength(2)
    expect(toAna?.body).toContain('1 × Pulpo a la gallega')
    expect(toAna?.body).toContain('20,50')
    expect(toAna?.body).not.toContain('Ensaladilla')
    expect(toBerta?.body).toContain('3/2 Pulpo a la gallega')
    expect(toBerta?.body).toContain('29,25')
    const receipts = mails.flatMap(({ attachments }) => attachments)
    expect(receipts).toHaveLength(2)
    const shares = await db().select().from(billShare).where(eq(billShare.siteId, siteId))
    const numbers = shares.flatMap(({ receiptNumber }) => receiptNumber ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThanOrEqual(3)
  })

  it('is paid to the waiter in part, and what was paid here is on the order [F-031]', async () => {
    const { amount, shareId } = await takeShare(ana, cartId, equalPart(2))
    const promise = aPayment(cartId, { ...atTheDoor('cash'), contact: null, share: { shown: amount } })
    expect(accepted(await ana.client.savePaymentWeb(promise))).toMatchObject({ state: 'placed', orderNumber: null })
    await later(30)
    expect(await stateOf(shareId)).toBe('promised')
    await takeShare(berta, cartId, equalPart(1))
    await pay(berta)
    expect(await orders()).toMatchObject([{ total, paid: total - amount, paymentState: 'partly-paid' }])
  })

  it('that staff close keeps what was paid as an order', async () => {
    const { amount } = await takeShare(ana, cartId, equalPart(3))
    await pay(ana)
    await takeShare(berta, cartId, equalPart(3))
    expect(await endTable(db(), { siteId, cartId }, house.clock.now as Instant)).toBe(true)
    expect(await orders()).toMatchObject([{ total, paid: amount, paymentState: 'partly-paid' }])
  })
})

describe('a share', () => {
  it.each(['page', 'form', 'bizum', 'paypal'] as const)(
    'whose payment fails is everybody’s again, and can be taken again: %s [F-031]',
    async (way) => {
      const { shareId } = await takeShare(ana, cartId, anAmount(total))
      expect(await payToTheEnd(house, payWays[way], { visit: ana, cartId }, 'no')).toMatchObject({ state: 'declined' })
      expect(await stateOf(shareId)).toBe('released')
      await takeShare(berta, cartId, anAmount(total))
      await pay(berta)
      expect(await orders()).toMatchObject([{ paid: total, paymentState: 'paid' }])
    },
  )

  it('whose diner walks away from the bank is given back by the clock, after ten minutes [F-031]', async () => {
    const { shareId } = await takeShare(ana, cartId, anAmount(total))
    accepted(await payWays.page.start(house, { visit: ana, cartId }))
    await later(9)
    expect(await stateOf(shareId)).toBe('reserved')
    expect(await berta.client.createItemsForPartialSale({ cartId, wish: equalPart(1), shown: null })).toMatchObject({
      refused: 'already-paid',
    })
    await later(2)
    expect(await stateOf(shareId)).toBe('released')
    expect((await look(berta.client, cartId)).cart.state).toBe('open')
    await add(berta.client, cartId, 'agua-mineral')
  })

  it('is ended at the provider when its time is over, so that nobody pays it later', async () => {
    await takeShare(ana, cartId, anAmount(total))
    const started = accepted(await payWays.dojo.start(house, { visit: ana, cartId }))
    await later(11)
    if (started.next?.kind !== 'redirect') throw new Error('the diner is sent nowhere')
    expect((await fetch(started.next.url)).status).toBe(404)
  })

  it('that the bank agrees to after it was given back counts while it is open [F-031]', async () => {
    const { shareId, amount } = await takeShare(ana, cartId, partOf(salad, 1, 1))
    const started = accepted(await payWays.page.start(house, { visit: ana, cartId }))
    await takeShare(berta, cartId, anAmount(100))
    await pay(berta)
    await later(11)
    expect(await stateOf(shareId)).toBe('released')
    // Another takes the same dish, so the late diner's money counts as an amount.
    await takeShare(carla, cartId, partOf(salad, 1, 1))
    await pay(carla)
    await payWays.page.finish(house, started, 'yes')
    expect(await stateOf(shareId)).toBe('paid')
    expect(await attemptsOf(shareId)).toMatchObject([{ state: 'approved', captured: amount }])
    await takeShare(carla, cartId, equalPart(1))
    await pay(carla)
    expect(await orders()).toMatchObject([{ paid: total, paymentState: 'paid' }])
  })

  it('that the bank agrees to when others have paid it is paid back, once [F-031]', async () => {
    const { shareId, amount } = await takeShare(ana, cartId, anAmount(total - 100))
    const started = accepted(await payWays.page.start(house, { visit: ana, cartId }))
    await takeShare(berta, cartId, equalPart(1))
    await pay(berta)
    await later(11)
    await takeShare(carla, cartId, equalPart(1))
    await pay(carla)
    expect(await orders()).toMatchObject([{ paid: total, paymentState: 'paid' }])
    house.sandbox.knobs.delivery = 'twice'
    await payWays.page.finish(house, started, 'yes')
    await later(1)
    expect(await attemptsOf(shareId)).toMatchObject([{ state: 'refunded', captured: amount, refunded: amount }])
    expect(await stateOf(shareId)).toBe('released')
    const told = accepted(await ana.client.getPaymentResult({ attempt: started.attemptId as never }))
    expect(told.message).toMatch(/ya estaba pagada/)
  })

  it('of a table that went on ordering is paid back, when its yes comes late', async () => {
    const { shareId } = await takeShare(ana, cartId, anAmount(total))
    const started = accepted(await payWays.page.start(house, { visit: ana, cartId }))
    await later(11)
    await add(berta.client, cartId, 'agua-mineral')
    await payWays.page.finish(house, started, 'yes')
    await later(1)
    expect(await attemptsOf(shareId)).toMatchObject([{ state: 'refunded' }])
    expect((await look(ana.client, cartId)).cart.state).toBe('open')
  })

  it('left at the bank is given back on request, but not once it is paid [F-031]', async () => {
    const { shareId } = await takeShare(ana, cartId, anAmount(total))
    accepted(await payWays.page.start(house, { visit: ana, cartId }))
    expect(await berta.client.releaseShare({ shareId })).toMatchObject({ refused: 'share-not-found' })
    expect(await stateOf(shareId)).toBe('reserved')
    expect(await ana.client.releaseShare({ shareId })).toEqual({ status: 'OK' })
    expect(await stateOf(shareId)).toBe('released')
    const again = await takeShare(ana, cartId, equalPart(2))
    house.sandbox.knobs.delivery = 'drop'
    const started = accepted(await payWays.page.start(house, { visit: ana, cartId }))
    await payWays.page.finish(house, started, 'yes')
    expect(await ana.client.releaseShare({ shareId: again.shareId })).toMatchObject({ refused: 'already-paid' })
    expect(await stateOf(again.shareId)).toBe('paid')
  })

  it('that is at the bank is promised to no waiter, who would collect it a second time [F-243]', async () => {
    const { shareId, amount } = await takeShare(ana, cartId, equalPart(2))
    const started = accepted(await payWays.page.start(house, { visit: ana, cartId }))
    const payment = { ...aPayment(cartId, { ...atTheDoor(), contact: null }), share: { shown: null } }
    expect(await ana.client.savePaymentWeb(payment)).toMatchObject({ refused: 'payment-in-progress' })
    expect(await stateOf(shareId)).toBe('reserved')
    await payWays.page.finish(house, started, 'yes')
    expect(await stateOf(shareId)).toBe('paid')
    expect(await readBill(berta, cartId)).toMatchObject({ collected: amount })
    const other = await takeShare(berta, cartId, equalPart(1))
    expect(await berta.client.savePaymentWeb(payment)).not.toHaveProperty('refused')
    expect(await stateOf(other.shareId)).toBe('promised')
  })

  it('is charged once, whatever is pressed, repeated or notified twice [F-031]', async () => {
    house.sandbox.knobs.delivery = 'twice'
    const { shareId, amount } = await takeShare(ana, cartId, equalPart(2))
    const tries = await Promise.all([1, 2, 3].map(() => payWays.page.start(house, { visit: ana, cartId })))
    // One that is pressed late ends the page of an earlier one: the diner stands before the page that is open.
    const open = (await attemptsOf(shareId)).find(({ state }) => state === 'challenged')
    const started = tries.find((one) => 'attemptId' in one && one.attemptId === open?.id)
    if (started === undefined || !('attemptId' in started)) throw new Error('none of three was begun')
    await payWays.page.finish(house, started, 'yes')
    const paid = (await attemptsOf(shareId)).filter(({ captured }) => captured > 0)
    expect(paid).toMatchObject([{ captured: amount, state: 'approved' }])
    expect(await readBill(berta, cartId)).toMatchObject({ collected: amount })
  })

  it('is settled once although the process died after the bank agreed [F-031]', async () => {
    house.sandbox.knobs.delivery = 'drop'
    const { shareId } = await takeShare(ana, cartId, anAmount(total))
    const started = accepted(await payWays.page.start(house, { visit: ana, cartId }))
    await payWays.page.finish(house, started, 'yes')
    expect(await orders()).toEqual([])
    await Promise.all([later(2), later(0), later(0)])
    expect(await stateOf(shareId)).toBe('paid')
    expect(await orders()).toMatchObject([{ paid: total, paymentState: 'paid' }])
  })

  it('costs what was kept and nothing that a browser says, and its tip is no slip', async () => {
    await takeShare(ana, cartId, equalPart(2))
    const cheap = payWays.page.start(house, { visit: ana, cartId, shown: cents(1) })
    expect(await cheap).toMatchObject({ refused: 'price-differs' })
    const slip = payWays.page.start(house, { visit: ana, cartId, tip: cents(-1) })
    expect(await slip).toMatchObject({ refused: 'tip-out-of-range' })
    const nobody = payWays.page.start(house, { visit: berta, cartId })
    expect(await nobody).toMatchObject({ refused: 'share-not-found' })
    const wrong = payWays.page.start(house, { visit: ana, cartId, email: 'no es un correo' })
    expect(await wrong).toMatchObject({ refused: 'contact-incomplete' })
  })
})

describe('the whole bill', () => {
  it('is refused only while a share runs, and then for what is paid already [F-031]', async () => {
    await takeShare(ana, cartId, equalPart(2))
    expect(await wholeBill(berta)).toMatchObject({ refused: 'payment-in-progress' })
    await payToTheEnd(house, payWays.page, { visit: ana, cartId }, 'no')
    await takeShare(ana, cartId, equalPart(2))
    await pay(ana)
    expect(await wholeBill(berta)).toMatchObject({ refused: 'overpayment' })
  })

  it('is paid by whoever wants once no share runs [F-031]', async () => {
    await takeShare(ana, cartId, equalPart(2))
    await payToTheEnd(house, payWays.form, { visit: ana, cartId }, 'no')
    expect(accepted(await wholeBill(berta))).toMatchObject({ state: 'placed' })
    expect(await berta.client.createItemsForPartialSale({ cartId, wish: equalPart(1), shown: null })).toMatchObject({
      refused: 'cart-not-open',
    })
  })

  it('whose card form was opened and left takes nothing from those who pay their shares when it ends', async () => {
    accepted(await ana.client.createMerchantOrder({ id: cartId }))
    await takeShare(berta, cartId, equalPart(2))
    await pay(berta, 'page')
    // The form's number at the bank is over with its half hour.
    await later(31)
    await takeShare(carla, cartId, equalPart(1))
    expect(await pay(carla, 'page')).toMatchObject({ state: 'paid' })
    expect(await orders()).toMatchObject([{ total, paid: total, paymentState: 'paid' }])
  })

  it('paid too late, when its diners have begun to pay their shares, goes back', async () => {
    const started = accepted(await ana.client.savePaymentRedsysWeb(aPayment(cartId, { contact: null })))
    await later(31)
    await takeShare(berta, cartId, equalPart(2))
    await pay(berta)
    await payWays.page.finish(house, started, 'yes')
    await later(1)
    const [whole] = await db()
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.siteId, siteId), eq(paymentAttempt.id, toId(started.attemptId ?? ''))))
    expect(whole).toMatchObject({ state: 'refunded' })
    await takeShare(carla, cartId, equalPart(1))
    await pay(carla)
    expect(await orders()).toMatchObject([{ paid: total, paymentState: 'paid' }])
  })
})
