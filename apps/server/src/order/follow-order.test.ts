import { type FollowKey, toId } from '@comanda/rules/ids'
import { formatMinute, minute } from '@comanda/rules/time/minute'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted, add, aSetup, begin, toAddress } from '../testing/cart/carts.ts'
import { ana, aPayment, atTheDoor, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterAll(() => house.close())

describe('the private link of an order [F-081]', () => {
  it('opens it in any session, without saying where it goes or whose it is', async () => {
    const [diner, friend] = [await house.visit(), await house.visit()]
    const { cartId } = await begin(diner.client, aSetup({ mode: 'delivery', address: toAddress('28013') }))
    await add(diner.client, cartId, 'pulpo-a-la-gallega')
    accepted(await diner.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const own = accepted(await diner.client.getOrderStatus({ id: cartId }))
    expect(own.address).toContain('Calle Mayor')
    const { followKey } = own
    const followed = accepted(await friend.client.followOrder({ followKey }))
    expect(followed).toEqual({ ...own, address: '' })
    const text = JSON.stringify(followed)
    for (const secret of [ana.fullName, ana.email, ana.phone, 'Calle Mayor']) expect(text).not.toContain(secret)
  })

  it('opens nothing without its key: neither the order’s id nor the cart’s does', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { db } = house.shop.database
    const [order] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    for (const guess of [order?.id ?? '', cartId]) {
      expect(await client.followOrder({ followKey: toId<FollowKey>(guess) })).toMatchObject({
        refused: 'order-not-found',
      })
    }
  })

  it('is in the mail that confirms the order', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { db } = house.shop.database
    const [order] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    const mails = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `order:${order?.id}`))
    const mail = mails.find(({ channel }) => channel === 'mail')
    expect(mail?.body).toContain(`${house.url}/status#${order?.followKey}`)
  })

  it('says in the mail what the page promises [F-228]', async () => {
    const { client } = await house.visit()
    const cartId = await fillCart(client)
    accepted(await client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    const { promised } = accepted(await client.getOrderStatus({ id: cartId }))
    if (promised?.kind !== 'soonest') throw new Error('no slot was promised')
    const { db } = house.shop.database
    const [order] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    const mails = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `order:${order?.id}`))
    const mail = mails.find(({ channel }) => channel === 'mail')
    expect(mail?.body).toContain(`entre las ${formatMinute(promised.from)} y las ${formatMinute(promised.to)}`)
    expect(mail?.body).not.toContain('Lo antes posible')
  })

  it('says the slot of an order that comes as soon as it can, and the hour that was chosen', async () => {
    const { client } = await house.visit()
    const soon = await fillCart(client)
    accepted(await client.savePaymentWeb(aPayment(soon, atTheDoor())))
    const { promised, today } = accepted(await client.getOrderStatus({ id: soon }))
    expect(promised).toMatchObject({ kind: 'soonest', date: today })
    const chosen = { date: today, time: minute(21 * 60), dateType: 'scheduled' } as const
    const { cartId } = await begin(client, aSetup(chosen))
    await add(client, cartId, 'pulpo-a-la-gallega')
    accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), setup: aSetup(chosen) })))
    const told = accepted(await client.getOrderStatus({ id: cartId }))
    expect(told.promised).toEqual({ kind: 'chosen', date: today, from: minute(21 * 60) })
  })
})
