import type { PaymentResult } from '@comanda/contract/entities/payment-result'
import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { demoPassword } from '@comanda/demo/demo-site'
import type { CardId, CustomerId } from '@comanda/rules/ids'
import { openStandIn } from '@comanda/sandbox/redsys/stand-in'
import { openStandIn as openStripe } from '@comanda/sandbox/stripe/stand-in'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgottenCard, savedCard } from '../database/schema/customer.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { visitorSession } from '../database/schema/session.ts'
import { forgetCards } from '../payment/forget-cards.job.ts'
import { accepted } from '../testing/cart/carts.ts'
import { cardRow } from '../testing/database/rows.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { answerChallenge, getForm, postForm } from '../testing/payment/bank-diner.ts'
import { aPayment, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

const [ana, office, eva] = casaComanda.customers
const [visa, expired] = ana?.cards ?? []
if (ana === undefined || office === undefined || eva === undefined || !visa || !expired)
  throw new Error('the demo lacks customers or cards')

let house: PayingShop
let diner: Visit
beforeAll(async () => {
  house = await openPayingShop()
})
afterAll(() => house.close())
beforeEach(async () => {
  diner = await comeAs(ana.customer.id)
})

async function comeAs(customerId: CustomerId): Promise<Visit> {
  const visit = await house.visit()
  const { db } = house.shop.database
  await db.update(visitorSession).set({ customerId }).where(eq(visitorSession.id, visit.session.sessionId))
  return visit
}

const bank = () => house.sandbox.books(openStandIn)
const payWith = async (cardId: CardId) => {
  const cartId = await fillCart(diner.client)
  const payment = { ...aPayment(cartId).payment, method: null, cardId }
  return { cartId, told: await diner.client.savePaymentRedsysWeb(aPayment(cartId, { payment })) }
}
const keep = async (fields: Parameters<typeof cardRow>[1] = {}, customerId = ana.customer.id) => {
  const [row] = await house.shop.database.db.insert(savedCard).values(cardRow(customerId, fields)).returning()
  if (row === undefined) throw new Error('no card was kept')
  return row
}
const aToken = () => bank().newReference({ number: '4548816134581156' } as never)

describe('a saved card', () => {
  it('is what the bank is asked to charge: the demo’s Visa asks its holder, and pays [F-006] [CHECKOUT-013]', async () => {
    const { told } = await payWith(visa.id)
    const started = accepted(told)
    expect(getForm(started).protocol).toBe('3ds-1')
    const asked = [...bank().passages.values()].map(({ fields }) => fields.get('DS_MERCHANT_IDENTIFIER'))
    expect(asked).toContain(visa.providerToken)
    const { action, fields } = await answerChallenge(started)
    await postForm(action, fields)
    const attempt = started.attemptId as never
    expect(accepted(await diner.client.getPaymentResult({ attempt }))).toMatchObject({ state: 'paid' })
  })

  it('that has expired, or is another customer’s, is refused before any bank is asked [F-006] [CHECKOUT-013]', async () => {
    const foreign = await keep({}, eva.customer.id)
    for (const cardId of [expired.id, foreign.id]) {
      const { cartId, told } = await payWith(cardId)
      expect(told).toMatchObject({ refused: 'payment-method-unknown' })
      const attempts = house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
      expect(await attempts).toEqual([])
    }
  })
})

describe('a card kept at the card provider', () => {
  const payByToken = async (cardToken: string, savesCard: boolean) => {
    const cartId = await fillCart(diner.client)
    const payment = { ...aPayment(cartId).payment, method: 'stripe', savesCard }
    return accepted(await diner.client.savePaymentStripeWeb(aPayment(cartId, { payment, cardToken })))
  }
  const confirmCode = async ({ next, attemptId }: PaymentResult) => {
    if (next?.kind !== 'redirect') throw new Error('the diner is sent nowhere')
    await postForm(next.url, { code: '123456' })
    return accepted(await diner.client.getPaymentResult({ attempt: attemptId as never }))
  }
  const listOwn = async () => accepted(await diner.client.getCards({ id: office.customer.id }))

  beforeEach(async () => {
    diner = await comeAs(office.customer.id)
    await house.shop.database.db.delete(savedCard).where(eq(savedCard.customerId, office.customer.id))
  })

  it('is listed with its expiry, pays the next order with one press, and is detached when removed [CHECKOUT-013]', async () => {
    expect(await payByToken('tok_visa', false)).toMatchObject({ state: 'paid' })
    expect(await listOwn()).toEqual([])
    expect(await payByToken('tok_visa', true)).toMatchObject({ state: 'paid' })
    const [kept] = await listOwn()
    expect(kept).toMatchObject({ way: 'stripe', brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2049 })
    if (kept === undefined) throw new Error('no card was kept')
    const { cartId, told } = await payWith(kept.id)
    expect(accepted(told)).toMatchObject({ state: 'paid', next: null })
    const attempts = house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
    expect(await attempts).toMatchObject([{ provider: 'stripe', savedCardId: kept.id, state: 'approved' }])

    const [row] = await house.shop.database.db.select().from(savedCard).where(eq(savedCard.id, kept.id))
    const method = row?.providerToken.split(' ')[1] ?? ''
    const { cards } = house.sandbox.books(openStripe)
    expect(cards.findMethod(method)?.customer).toMatch(/^cus_/)
    accepted(await diner.client.deleteCard({ cardId: kept.id }))
    house.sandbox.knobs.failNext('/detach', 'reset-after')
    await forgetCards(house.kit)
    await forgetCards(house.kit)
    expect(cards.findMethod(method)).toMatchObject({ customer: null, isSpent: true })
    expect(await house.shop.database.db.select().from(forgottenCard)).toEqual([])
    expect(house.alarms).toEqual([])
  })

  it('whose bank asks its holder is kept once they have answered, and asks again for the next order [CHECKOUT-013]', async () => {
    const started = await payByToken('tok_threeDSecure2Required', true)
    expect(await listOwn()).toEqual([])
    expect(await confirmCode(started)).toMatchObject({ state: 'paid' })
    const [kept] = await listOwn()
    if (kept === undefined) throw new Error('no card was kept')
    expect(kept).toMatchObject({ way: 'stripe', lastFour: '3184' })
    const again = accepted((await payWith(kept.id)).told)
    expect(again).toMatchObject({ state: 'action', next: { kind: 'redirect' } })
    expect(await confirmCode(again)).toMatchObject({ state: 'paid' })
  })

  it('is not kept of a guest, nor when it is declined', async () => {
    expect(await payByToken('tok_chargeDeclined', true)).toMatchObject({ state: 'declined' })
    expect(await listOwn()).toEqual([])
    const { customers } = house.sandbox.books(openStripe).cards
    const before = customers.size
    diner = await house.visit()
    expect(await payByToken('tok_visa', true)).toMatchObject({ state: 'paid' })
    expect(customers.size).toBe(before)
  })
})

describe('a removed card', () => {
  const forgotten = () => house.shop.database.db.select().from(forgottenCard)

  it('is forgotten by the bank too, also when its answer is lost [F-006] [CHECKOUT-013]', async () => {
    const { id, providerToken } = await keep({ providerToken: aToken() })
    accepted(await diner.client.deleteCard({ cardId: id }))
    house.sandbox.knobs.failNext('/trataPeticionREST', 'error')
    await forgetCards(house.kit)
    expect(await forgotten()).toMatchObject([{ providerToken, triedAt: expect.any(Number) }])
    await forgetCards(house.kit)
    expect(bank().forgotten).toContain(providerToken)
    expect(await forgotten()).toEqual([])
  })

  it('that the bank never knew is done with', async () => {
    const { id } = await keep()
    accepted(await diner.client.deleteCard({ cardId: id }))
    await forgetCards(house.kit)
    expect(await forgotten()).toEqual([])
    expect(house.alarms).toEqual([])
  })

  it('is one of an account that was erased as well', async () => {
    const { providerToken } = await keep({ providerToken: aToken() }, eva.customer.id)
    const leaving = await house.shop.visit({ as: eva.customer.email })
    accepted(await leaving.client.eraseCustomer({ id: eva.customer.id, currentPassword: demoPassword }))
    await forgetCards(house.kit)
    expect(bank().forgotten).toContain(providerToken)
  })
})
