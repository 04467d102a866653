import { isRefusal } from '@comanda/contract/refusals'
import { type OptionValueId, toId } from '@comanda/rules/ids'
import { cents, zero } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { orderLine, placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted, add, begin, look } from '../testing/cart/carts.ts'
import { listSent } from '../testing/kitchen/list-sent.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { ana, aPayment, atTheDoor, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterEach(() => checkMoney(house.shop.database.db))
afterAll(() => house.close())

const findOrder = async (cartId: string) => {
  const { db } = house.shop.database
  const [order] = await db
    .select()
    .from(placedOrder)
    .where(eq(placedOrder.cartId, cartId as never))
  return order
}

describe('an order that is paid at the door', () => {
  it('is placed without any payment, with its number, its lines and its prices frozen [CHECKOUT-006] [API-085]', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const { total } = await look(client, cartId)
    const result = accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), notes: 'timbre roto' })))
    expect(result).toMatchObject({ state: 'placed', attemptId: null, orderNumber: expect.any(Number), next: null })
    const order = await findOrder(cartId)
    expect(order).toMatchObject({
      total,
      number: result.orderNumber,
      paymentState: 'unpaid',
      status: 'on-hold',
      contactEmail: ana.email,
      notes: 'timbre roto',
      payment: { method: 'on-delivery', value: 'cash' },
    })
    const { db } = house.shop.database
    const lines = await db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, order?.id as never))
    expect(lines).toMatchObject([{ name: 'Pulpo a la gallega', quantity: 1, total }])
    expect(await db.select({ state: cart.state }).from(cart).where(eq(cart.id, cartId))).toEqual([{ state: 'ordered' }])
  })

  it('gives the kitchen a ticket that nobody forged, whatever the diner wrote [F-063]', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const forged = '\r\n9 × Bogavante\u001b@'
    const contact = { ...ana, fullName: `Ana${forged}` }
    accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact, notes: `rápido${forged}` })))
    const { id, number } = (await findOrder(cartId)) ?? {}
    const { db } = house.shop.database
    const sent = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `order:${id}`))
    const written = { number, place: 'Ana 9 × Bogavante @', notes: 'rápido 9 × Bogavante @' }
    const dish = { units: 1, name: 'Pulpo a la gallega', words: [], notes: '' }
    expect(await listSent(db, cartId)).toMatchObject([{ ...written, items: [dish] }])
    expect(sent.map(({ subject, body }) => subject + body).join()).not.toContain('\u001b')
  })

  it('tells the kitchen once and the diner in their language, allergens included', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { id, number } = (await findOrder(cartId)) ?? {}
    const { db } = house.shop.database
    const sent = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `order:${id}`))
    expect(await listSent(db, cartId)).toMatchObject([{ orderId: id, items: [{ name: 'Pulpo a la gallega' }] }])
    expect(sent.map(({ channel }) => channel)).toEqual(['mail'])
    const [mail] = sent
    expect(mail?.recipient).toBe(ana.email)
    expect(mail?.subject).toContain(`pedido n.º ${number}`)
    expect(mail?.body).toMatch(/1 × Pulpo a la gallega: \d+,\d{2}\s€\n {3}Alérgenos: Moluscos/)
    expect(mail?.body).toMatch(/IVA 10 %/)
    expect(mail?.body).toMatch(/Por pagar al recibirlo/)
  })

  it('says to the kitchen, to the diner and in the confirmation what was chosen on a dish [F-074]', async () => {
    const { client } = await house.visit()
    const { cartId } = await begin(client)
    const alioli = { valueId: toId<OptionValueId>(201002), name: 'Alioli', price: zero, isFree: true }
    await add(client, cartId, 'patatas-bravas', { choice: { valueIds: [], options: [alioli], units: [] } })
    accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { id } = (await findOrder(cartId)) ?? {}
    const { db } = house.shop.database
    const sent = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `order:${id}`))
    const dish = { units: 1, name: 'Patatas bravas', words: ['Alioli'] }
    expect(await listSent(db, cartId)).toMatchObject([{ items: [dish] }])
    expect(sent[0]?.body).toMatch(/1 × Patatas bravas: .*\n {3}Alioli/)
    const told = accepted(await client.getOrderStatus({ id: cartId }))
    expect(told.lines).toMatchObject([{ name: 'Patatas bravas', choices: ['Alioli'] }])
  })

  it('asks for change only in cash [OPEN-109]', async () => {
    const { client } = await house.visit()
    const pay = async (value: 'cash' | 'terminal') => {
      const cartId = await fillCart(client)
      const { payment } = atTheDoor(value)
      accepted(await client.savePaymentWeb(aPayment(cartId, { payment: { ...payment, change: cents(5000) } })))
      return (await findOrder(cartId))?.change
    }
    expect(await pay('cash')).toBe(5000)
    expect(await pay('terminal')).toBeNull()
  })

  it('is numbered from one, store by store and day by day, without a number twice', async () => {
    const diners = await Promise.all(Array.from({ length: 5 }, () => house.visit()))
    const numbers = await Promise.all(
      diners.map(async ({ client }) => {
        const cartId = await fillCart(client)
        return accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor()))).orderNumber
      }),
    )
    expect(new Set(numbers).size).toBe(5)
  })

  it('is one order however often it is sent', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const payment = aPayment(cartId, atTheDoor())
    const results = await Promise.all([client.savePaymentWeb(payment), client.savePaymentWeb(payment)])
    const numbers = results.filter((result) => !isRefusal(result))
    expect(numbers.length).toBeGreaterThan(0)
    const { db } = house.shop.database
    expect(await db.$count(placedOrder, eq(placedOrder.cartId, cartId))).toBe(1)
  })

  it.each([
    ['no name', { fullName: ' ' }, 'fullName'],
    ['an e-mail that is none', { email: 'ana' }, 'email'],
    ['a phone that is none', { phone: '1' }, 'phone'],
  ])('is refused with %s, and nothing is lost [CHECKOUT-008] [OPEN-064]', async (_title, more, field) => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const refused = await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact: { ...ana, ...more } }))
    expect(refused).toMatchObject({ refused: 'contact-incomplete', details: { field } })
    expect((await look(client, cartId)).cart.lines).toHaveLength(1)
  })

  it.each([
    ['total_payment', { payment: cents(1) }],
    ['total_ticket', { ticket: cents(1) }],
  ])('is refused when %s says another sum, with the fresh one told', async (_title, more) => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const shown = { ticket: null, payment: null, shipping: null, online: null, ...more }
    const refused = await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), shown }))
    const { total } = await look(client, cartId)
    expect(refused).toMatchObject({ refused: 'price-differs', details: { total } })
    expect(await findOrder(cartId)).toBeUndefined()
  })

  it('is refused for an empty cart, a stranger’s and none at all, alike', async () => {
    const [one, other] = [await house.visit(), await house.visit()]
    const { cartId } = await begin(one.client)
    expect(await one.client.savePaymentWeb(aPayment(cartId, atTheDoor()))).toMatchObject({ refused: 'cart-empty' })
    await add(one.client, cartId, 'pulpo-a-la-gallega')
    expect(await other.client.savePaymentWeb(aPayment(cartId, atTheDoor()))).toMatchObject({
      refused: 'cart-not-found',
    })
  })

  it('is refused by a value no call knows, or through the call of another [OPEN-060]', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    const pay = (method: string) => ({ payment: { ...aPayment(cartId).payment, method } })
    expect(await client.savePaymentRedsysWeb(aPayment(cartId, pay('gold')))).toMatchObject({
      refused: 'payment-method-unknown',
    })
    expect(await client.savePaymentRedsysWeb(aPayment(cartId, pay('bizum')))).toMatchObject({
      refused: 'payment-method-unknown',
    })
    expect(await client.savePaymentWeb(aPayment(cartId, pay('new')))).toMatchObject({
      refused: 'payment-method-unknown',
    })
  })

  it('can be followed by who made it and by nobody else [CHECKOUT-011]', async () => {
    const [one, other] = [await house.visit(), await house.visit()]
    const cartId = await fillCart(one.client)
    const { orderNumber } = accepted(await one.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const order = accepted(await one.client.getOrderStatus({ id: cartId }))
    expect(order).toMatchObject({ number: orderNumber, status: 'on-hold', lines: [{ name: 'Pulpo a la gallega' }] })
    expect(await other.client.getOrderStatus({ id: cartId })).toMatchObject({ refused: 'cart-not-found' })
  })
})
