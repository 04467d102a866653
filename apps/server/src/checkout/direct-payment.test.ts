import { randomUUID } from 'node:crypto'
import { type CartId, toId } from '@comanda/rules/ids'
import { cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { accepted, aSave, look } from '../testing/cart/carts.ts'
import { openVisit, sendTo, type Visit } from '../testing/http/open-visit.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { ana, aPayment, atTheDoor, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
/** Who puts the order together, and who is sent its link. */
let diner: Visit
let payer: Visit
let cartId: CartId
beforeAll(async () => {
  house = await openPayingShop()
})
afterAll(() => house.close())
afterEach(() => checkMoney(house.shop.database.db))
beforeEach(async () => {
  diner = await house.visit()
  payer = await house.visit()
  cartId = await fillCart(diner.client)
})

const total = cents(1950)
const bizum = () => ({ cartId, way: 'bizum', shown: total, contact: ana, window: null }) as const
const open = (visit = payer) => visit.client.getDirectPayment({ cartId })
const orders = () => house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
const attempts = () => house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))
const tellWho = async () => accepted(await diner.client.saveCart(aSave({ cartId, contact: ana })))

describe('a direct-payment link', () => {
  it('shows the order, its lines and its total, and nobody’s name [QR-002] [F-030]', async () => {
    await tellWho()
    const told = accepted(await open())
    expect(told).toMatchObject({
      state: 'payable',
      sum: { total, lines: [{ name: 'Pulpo a la gallega', quantity: 1, total }] },
      asksForContact: false,
    })
    expect(told.online).toEqual(expect.arrayContaining(['new', 'bizum', 'paypal']))
    for (const secret of Object.values(ana)) expect(JSON.stringify(told)).not.toContain(secret)
    // It opens the payment alone: the cart itself stays with whoever holds it.
    expect(await payer.client.getCart({ cartId, atTable: false })).toMatchObject({ refused: 'cart-not-found' })
  })

  it('pays it by the way it names; the order stays whose it was [QR-002] [F-030]', async () => {
    await tellWho()
    const started = accepted(await payer.client.payDirect({ ...bizum(), contact: null }))
    const back = await payAtBank(started, {})
    expect(back).toBe(`${house.url}/?saleTempId=bizum,1,${cartId}&attempt=${started.attemptId}`)
    expect(await orders()).toMatchObject([{ paymentState: 'paid', paid: total, contactEmail: ana.email }])
    const attempt = started.attemptId as never
    expect(await payer.client.getPaymentResult({ attempt })).toMatchObject({ state: 'paid' })
    expect(await diner.client.getOrderStatus({ id: cartId })).toMatchObject({ paymentState: 'paid' })
  })

  it('asks who an order is for that names nobody, and keeps that [F-030]', async () => {
    expect(accepted(await open())).toMatchObject({ asksForContact: true })
    const unnamed = await payer.client.payDirect({ ...bizum(), contact: null })
    expect(unnamed).toMatchObject({ refused: 'contact-incomplete' })
    await payAtBank(accepted(await payer.client.payDirect(bizum())), {})
    expect(await orders()).toMatchObject([{ contactName: ana.fullName }])
  })

  it('of an order that is paid says so, and takes no second payment [QR-002] [F-030]', async () => {
    await payAtBank(accepted(await payer.client.payDirect(bizum())), {})
    const [order] = await orders()
    const later = await house.visit()
    const told = accepted(await open(later))
    expect(told).toMatchObject({ state: 'paid', number: order?.number, sum: { total }, online: [] })
    expect(await later.client.payDirect(bizum())).toMatchObject({ refused: 'already-paid' })
    expect(await attempts()).toHaveLength(1)
  })

  it('of an order that is paid at the door, or that was given up, says that it cannot be paid [F-030]', async () => {
    accepted(await diner.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    expect(accepted(await open())).toMatchObject({ state: 'closed', sum: null, online: [] })
    expect(await payer.client.payDirect(bizum())).toMatchObject({ refused: 'cart-not-open' })
    cartId = await fillCart(diner.client)
    await house.shop.database.db.update(cart).set({ state: 'abandoned' }).where(eq(cart.id, cartId))
    expect(accepted(await open())).toMatchObject({ state: 'closed' })
    expect(await payer.client.payDirect(bizum())).toMatchObject({ refused: 'cart-not-open' })
    expect(await attempts()).toEqual([])
  })

  it('with an id that is not one of this site opens nothing [QR-002] [F-030]', async () => {
    const elsewhere = await openVisit({
      send: sendTo(house.url),
      host: 'socios.localhost',
      clock: () => house.clock.now,
    })
    expect(await open(elsewhere)).toMatchObject({ refused: 'cart-not-found' })
    expect(await elsewhere.client.payDirect(bizum())).toMatchObject({ refused: 'cart-not-found' })
    cartId = toId<CartId>(randomUUID())
    expect(await open()).toMatchObject({ refused: 'cart-not-found' })
    expect(await payer.client.payDirect(bizum())).toMatchObject({ refused: 'cart-not-found' })
  })

  it('charges what the order costs now, or nothing [F-030]', async () => {
    const told = await payer.client.payDirect({ ...bizum(), shown: cents(1) })
    expect(told).toMatchObject({ refused: 'price-differs' })
    expect(await attempts()).toEqual([])
    // A way that needs a form of the shop's own checkout is neither offered nor taken.
    expect(accepted(await open()).online).not.toContain('stripe')
    expect(await payer.client.payDirect({ ...bizum(), way: 'stripe' })).toMatchObject({
      refused: 'payment-method-unknown',
    })
  })

  it('whose cards are declined five times is told to wait, as any other payment [F-062]', async () => {
    for (let card = 0; card < 5; card++) {
      const started = accepted(await payer.client.payDirect({ ...bizum(), way: 'new' }))
      await payAtBank(started, { pan: '5576440022788500' })
    }
    expect(await payer.client.payDirect(bizum())).toMatchObject({ refused: 'too-many-declines' })
    expect((await look(diner.client, cartId)).cart.state).toBe('open')
  })
})
