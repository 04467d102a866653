import { isRefusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cart } from '../database/schema/cart.ts'
import { liveEvent, outboxMessage } from '../database/schema/outbox.ts'
import { site } from '../database/schema/site.ts'
import { tableCall } from '../database/schema/table.ts'
import { accepted, add, aLine, aSetup, atTable, begin, dish, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { listSent } from '../testing/kitchen/list-sent.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { answerCall } from './answer-call.ts'
import { blockBuffet } from './block-buffet.ts'
import { endTable } from './end-table.ts'

let now = Date.parse('2026-11-13T13:00:00Z') as Instant
let shop: TestApp
let other: Visit
beforeEach(async () => {
  shop = await createTestApp({ now: () => now })
  other = await shop.visit()
})
afterEach(() => shop.close())

const key = (cartId: CartId) => ({ siteId: shop.keys.siteId, cartId })
const tickets = (cartId: CartId) => listSent(shop.database.db, cartId)
const heard = async (topic: string, cartId: CartId) => {
  const rows = await shop.database.db.select().from(liveEvent).where(eq(liveEvent.topic, topic))
  return rows.filter(({ message }) => (message as { cart: string }).cart === cartId).length
}

/** Two phones that scan the same code. */
async function sitDown(position: number): Promise<CartId> {
  const { cartId } = await begin(shop.client, atTable(position))
  await begin(other.client, atTable(position))
  return cartId
}

describe('a round', () => {
  it('has one number with the table’s other rounds and its order, which nothing else of the evening has [DAY-208]', async () => {
    const placed = async (cartId: CartId) =>
      accepted(await shop.client.savePaymentWeb(aPayment(cartId, atTheDoor()))).orderNumber
    const takeAway = async () => {
      const { cartId } = await begin(shop.client)
      await add(shop.client, cartId, 'pulpo-a-la-gallega')
      return placed(cartId)
    }
    const sendRound = async (cartId: CartId) => {
      await add(shop.client, cartId, 'pulpo-a-la-gallega')
      accepted(await shop.client.sendRound({ cartId }))
      const { rows } = await shop.database.db.execute<{ number: number }>(
        sql`select distinct number from kitchen_ticket where cart_id = ${cartId}`,
      )
      return rows.map(({ number }) => number)
    }
    const { cartId: one } = await begin(shop.client, atTable(1))
    const { cartId: two } = await begin(shop.client, atTable(2))
    expect([await sendRound(two), await takeAway(), await sendRound(one), await takeAway()]).toEqual([[1], 2, [3], 4])
    expect(await sendRound(two)).toEqual([1])
    expect((await look(shop.client, two)).cart.number).toBe(1)
    expect([await placed(two), await takeAway(), await placed(one)]).toEqual([1, 5, 3])
    const mails = await shop.database.db.select().from(outboxMessage)
    const told = JSON.stringify(mails.filter(({ key: about }) => about.startsWith('order:')))
    for (const table of ['Sala 1', 'Sala 2']) expect(told).toContain(`En la mesa · ${table}`)
  })

  it('holds what both phones chose, goes to the kitchen once and cannot be taken back [CHECKOUT-010] [TABLE-008]', async () => {
    const cartId = await sitDown(1)
    const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega', { device: 'one' })
    await add(other.client, cartId, 'refresco-de-cola', { device: 'two', quantity: 2, notes: 'sin hielo' })
    const sent = accepted(await other.client.sendRound({ cartId }))
    expect(sent).toEqual({ version: 4, dishes: 3 })
    const { cart } = await look(shop.client, cartId)
    expect(cart.lines.map(({ deletable, addedBy }) => [deletable, addedBy])).toEqual([
      [false, 'one'],
      [false, 'two'],
    ])
    expect(await tickets(cartId)).toMatchObject([
      {
        cartVersion: 4,
        place: 'Sala 1',
        items: [
          { units: 1, name: 'Pulpo a la gallega' },
          { units: 2, name: 'Refresco de cola', notes: 'sin hielo' },
        ],
      },
    ])

    expect(await shop.client.deleteCartItem({ cartId, lineId, device: null })).toMatchObject({
      refused: 'line-already-sent',
    })
    expect(await shop.client.sendRound({ cartId })).toMatchObject({ refused: 'nothing-to-send' })
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { device: 'one' })
    expect((await look(other.client, cartId)).cart.lines).toHaveLength(3)
    expect(accepted(await shop.client.sendRound({ cartId })).dishes).toBe(1)
    // What was sent before is not cooked again.
    expect((await tickets(cartId)).map(({ items }) => items.length)).toEqual([2, 1])
  })

  it('sent by both phones at once leaves in one ticket', async () => {
    const cartId = await sitDown(2)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const answers = await Promise.all([shop.client.sendRound({ cartId }), other.client.sendRound({ cartId })])
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
    expect(answers.find(isRefusal)).toMatchObject({ refused: 'nothing-to-send' })
    expect(await tickets(cartId)).toHaveLength(1)
  })

  it('is paid first where the venue wants so, and is no way for other orders [CHECKOUT-010] [OPEN-066]', async () => {
    const malasana = { ...atTable(1, 24), storeId: 2 as never }
    const { cartId } = await begin(shop.client, malasana)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    expect(await shop.client.sendRound({ cartId })).toMatchObject({ refused: 'payment-required' })
    const pickup = await begin(shop.client, aSetup())
    await add(shop.client, pickup.cartId, 'pulpo-a-la-gallega')
    expect(await shop.client.sendRound({ cartId: pickup.cartId })).toMatchObject({ refused: 'mode-not-offered' })
  })

  it('is the only one where tables order once, except for the rounds of a buffet [SITE-021] [OPEN-081] [F-036]', async () => {
    const once = await createTestApp({ now: () => now })
    try {
      await once.database.db.update(site).set({ severalOrdersPerTable: false })
      const { client } = await once.visit()
      const { cartId } = await begin(client, atTable(2))
      await add(client, cartId, 'pulpo-a-la-gallega')
      await add(client, cartId, 'refresco-de-cola')
      accepted(await client.sendRound({ cartId }))
      const more = { cartId, ...aLine('pulpo-a-la-gallega') }
      expect(await client.postCartItem(more)).toMatchObject({
        refused: 'table-has-ordered',
        message: 'Tu pedido ya está en cocina. Para pedir algo más, avisa a un camarero',
      })
      const buffet = await begin(client, atTable(3))
      await add(client, buffet.cartId, 'buffet-libre')
      accepted(await client.sendRound(buffet))
      await add(client, buffet.cartId, 'edamame-con-sal')
    } finally {
      await once.close()
    }
  })

  it('of a photographed code is not cooked by the hundred', async () => {
    const cartId = await sitDown(3)
    await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 101 })
    expect(await shop.client.sendRound({ cartId })).toMatchObject({ refused: 'round-too-large' })
  })

  it('of a buffet has its limit, counts anew once sent, and may have to wait [TABLE-005]', async () => {
    const cartId = await sitDown(4)
    await add(shop.client, cartId, 'buffet-libre')
    await add(shop.client, cartId, 'edamame-con-sal', { quantity: 5 })
    const sixth = { quantity: 1 }
    await expect(add(other.client, cartId, 'edamame-con-sal', sixth)).rejects.toThrow('round-limit')
    accepted(await shop.client.sendRound({ cartId }))
    expect(await heard('buffet', cartId)).toBe(1)
    await add(other.client, cartId, 'edamame-con-sal', sixth)
    await blockBuffet(shop.database.db, key(cartId), { blocked: true, now })
    expect(await heard('buffet', cartId)).toBe(2)
    await expect(add(other.client, cartId, 'edamame-con-sal', sixth)).rejects.toThrow('buffet-blocked')
    await blockBuffet(shop.database.db, key(cartId), { blocked: false, now })
    await add(other.client, cartId, 'edamame-con-sal', sixth)
  })
})

it('a phone that joins is seen by the table at once, the same phone only once [F-064]', async () => {
  const { cartId } = await begin(shop.client, atTable(6))
  const before = await heard('cart_status_session', cartId)
  await begin(other.client, atTable(6))
  expect(await heard('cart_status_session', cartId)).toBe(before + 1)
  expect(accepted(await shop.client.getTable({ cartId })).guests).toBe(2)
  await begin(other.client, atTable(6))
  expect(await heard('cart_status_session', cartId)).toBe(before + 1)
})

describe('a diner', () => {
  const names = async (cartId: CartId) => accepted(await other.client.getTable({ cartId })).diners

  it('gives a name that the others at the table see, changes it and takes it back [OPEN-106]', async () => {
    const cartId = await sitDown(10)
    const give = (name: string) => shop.client.nameDiner({ cartId, device: 'one', name })
    const before = await heard('cart_status_session', cartId)
    expect(accepted(await give('  Ana\n'))).toEqual({ name: 'Ana' })
    expect(await heard('cart_status_session', cartId)).toBe(before + 1)
    expect(await names(cartId)).toEqual([{ device: 'one', name: 'Ana' }])
    accepted(await give('Maximiliana de la Concepción'))
    expect(await names(cartId)).toEqual([{ device: 'one', name: 'Maximiliana de la Co' }])
    accepted(await give(''))
    expect(await names(cartId)).toEqual([])
  })

  it('is named by nobody else, and not from outside the table', async () => {
    const cartId = await sitDown(11)
    accepted(await shop.client.nameDiner({ cartId, device: 'one', name: 'Ana' }))
    for (const name of ['Bruja', '']) accepted(await other.client.nameDiner({ cartId, device: 'one', name }))
    expect(await names(cartId)).toEqual([{ device: 'one', name: 'Ana' }])
    const stranger = (await shop.visit()).client
    expect(await stranger.nameDiner({ cartId, device: 'two', name: 'Eva' })).toMatchObject({
      refused: 'cart-not-found',
    })
    await endTable(shop.database.db, key(cartId), now)
    const late = await shop.client.nameDiner({ cartId, device: 'one', name: 'Ana' })
    expect(late).toMatchObject({ refused: 'code-to-read-again' })
  })
})

describe('a waiter', () => {
  const calls = (cartId: CartId) =>
    shop.database.db
      .select()
      .from(tableCall)
      .where(and(eq(tableCall.siteId, shop.keys.siteId), eq(tableCall.cartId, cartId)))

  it('is called once for the bill, however often and by whom it is asked [API-083] [TABLE-015]', async () => {
    const cartId = await sitDown(5)
    const asked = await Promise.all([shop, other].map(({ client }) => client.callEmployee({ cartId, kind: 'bill' })))
    expect(asked.toSorted((a, b) => Number('already' in a && a.already) - Number('already' in b && b.already))).toEqual(
      [{ already: false }, { already: true }],
    )
    expect(await calls(cartId)).toHaveLength(1)
    expect(accepted(await other.client.getTable({ cartId })).openCalls).toEqual([{ kind: 'bill', calledAt: now }])
    await answerCall(shop.database.db, key(cartId), { kind: 'bill', now })
    expect(accepted(await shop.client.callEmployee({ cartId, kind: 'bill' }))).toEqual({ already: false })
  })

  it('is asked for help by POST, and by the documents’ GET with a key [API-084] [TABLE-016]', async () => {
    const cartId = await sitDown(6)
    const before = await heard('cart_status_session', cartId)
    expect(accepted(await shop.client.sendHelp({ cartId }))).toEqual({ already: false })
    expect(accepted(await other.client.helpEmployee({ cartId }))).toEqual({ already: true })
    expect(await heard('cart_status_session', cartId)).toBe(before + 1)
  })

  it('is not rung again and again [ERRORS-042] [OPEN-059]', async () => {
    const cartId = await sitDown(7)
    for (let time = 0; time < 8; time++) {
      accepted(await shop.client.sendHelp({ cartId }))
      await answerCall(shop.database.db, key(cartId), { kind: 'help', now })
    }
    expect(await shop.client.sendHelp({ cartId })).toMatchObject({ refused: 'waiter-busy' })
  })
})

describe('a table', () => {
  it('closed by the staff is over for its phones, and the next guests begin anew [TABLE-006]', async () => {
    const cartId = await sitDown(9)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    accepted(await shop.client.sendHelp({ cartId }))
    expect(await endTable(shop.database.db, key(cartId), now)).toBe(true)
    expect(await endTable(shop.database.db, key(cartId), now)).toBe(false)
    await expect(add(other.client, cartId, 'pulpo-a-la-gallega')).rejects.toThrow('code-to-read-again')
    expect(await shop.client.sendRound({ cartId })).toMatchObject({ refused: 'code-to-read-again' })
    expect(await shop.client.sendHelp({ cartId })).toMatchObject({ refused: 'code-to-read-again' })
    expect(await heard('carts', cartId)).toBeGreaterThan(1)
    const next = await begin((await shop.visit()).client, atTable(9))
    expect(next.cartId).not.toBe(cartId)
    expect(next.existed).toBe(false)
    expect((await look(shop.client, cartId)).cart.lines).toHaveLength(1)
  })

  it('is shut to whoever has not scanned its code', async () => {
    const cartId = await sitDown(10)
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const { client } = await shop.visit()
    const answers = [
      await client.getTable({ cartId }),
      await client.sendRound({ cartId }),
      await client.callEmployee({ cartId, kind: 'bill' }),
      await client.sendHelp({ cartId }),
      await client.helpEmployee({ cartId }),
      await client.getPhoneLock({ cartId }),
      await client.lockPhone({ cartId }),
      await client.savePhone({ cartId, phone: '600000000' }),
      await client.freePhone({ cartId }),
      await client.createItemsForPartialSale({ cartId, wish: { kind: 'diner', diners: 1 }, shown: null }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ refused: 'cart-not-found' })
    expect((await look(shop.client, cartId)).cart.lines[0]?.deletable).toBe(true)
    expect(dish('pulpo-a-la-gallega').price).toBeGreaterThan(0)
  })
})

describe('the phone', () => {
  it('is typed by one at a time, by session and for a minute [TABLE-009] [TABLE-011] [OPEN-068]', async () => {
    const cartId = await sitDown(11)
    expect(accepted(await shop.client.lockPhone({ cartId }))).toEqual({ heldBy: 'self' })
    expect(accepted(await other.client.getPhoneLock({ cartId }))).toEqual({ heldBy: 'other' })
    expect(await other.client.lockPhone({ cartId })).toMatchObject({ refused: 'phone-locked' })
    expect(await other.client.freePhone({ cartId })).toMatchObject({ refused: 'phone-locked' })
    expect(await other.client.savePhone({ cartId, phone: '600111222' })).toMatchObject({ refused: 'phone-locked' })
    expect(await heard('phones', cartId)).toBe(1)
    now = (now + 60_000) as Instant
    expect(accepted(await other.client.getPhoneLock({ cartId }))).toEqual({ heldBy: null })
    expect(accepted(await other.client.lockPhone({ cartId }))).toEqual({ heldBy: 'self' })
    expect(accepted(await other.client.freePhone({ cartId }))).toEqual({ heldBy: null })
    expect(accepted(await shop.client.getPhoneLock({ cartId }))).toEqual({ heldBy: null })
  })

  it('asked for by both at once is one’s', async () => {
    const cartId = await sitDown(12)
    const answers = await Promise.all([shop.client.lockPhone({ cartId }), other.client.lockPhone({ cartId })])
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
  })

  it('is kept with the cart, answered by a message, and lets the next one type [TABLE-010] [TABLE-013] [TABLE-014]', async () => {
    const { cartId } = await begin(shop.client, atTable(1, 15))
    accepted(await shop.client.lockPhone({ cartId }))
    expect(await shop.client.savePhone({ cartId, phone: '12' })).toMatchObject({ refused: 'phone-invalid' })
    expect(accepted(await shop.client.savePhone({ cartId, phone: '600 111 222' }))).toEqual({ heldBy: null })
    const kept = await shop.database.db.select({ phone: cart.contactPhone }).from(cart).where(eq(cart.id, cartId))
    expect(kept).toEqual([{ phone: '+34600111222' }])
    expect(accepted(await shop.client.getTable({ cartId })).hasPhone).toBe(true)
    const texts = await shop.database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, '+34600111222'))
    expect(texts).toMatchObject([{ channel: 'sms', body: expect.stringContaining('Centro') }])
    for (const phone of ['600111222', '600333444']) await shop.client.savePhone({ cartId, phone })
    expect(await shop.client.savePhone({ cartId, phone: '600555666' })).toMatchObject({ refused: 'too-many-requests' })
  })

  it('is told to nobody who joins the table by its number, only that there is one [F-064]', async () => {
    const { cartId } = await begin(shop.client, atTable(2, 15))
    accepted(await shop.client.savePhone({ cartId, phone: '600 111 333' }))
    const stranger = await shop.visit()
    await begin(stranger.client, atTable(2, 15))
    const told = await look(stranger.client, cartId)
    expect(told.cart.contact).toBeNull()
    expect(JSON.stringify(told)).not.toContain('600111333')
    expect(accepted(await stranger.client.getTable({ cartId })).hasPhone).toBe(true)
  })

  it('is let go of by being saved: the next one may type at once, and is told so [TABLE-010] [F-050]', async () => {
    const { cartId } = await begin(shop.client, atTable(2, 15))
    await begin(other.client, atTable(2, 15))
    accepted(await shop.client.lockPhone({ cartId }))
    expect(accepted(await other.client.getPhoneLock({ cartId }))).toEqual({ heldBy: 'other' })
    const told = await heard('phones', cartId)
    accepted(await shop.client.savePhone({ cartId, phone: '600 777 888' }))
    expect(accepted(await other.client.getPhoneLock({ cartId }))).toEqual({ heldBy: null })
    expect(await heard('phones', cartId)).toBe(told + 1)
    expect(accepted(await other.client.lockPhone({ cartId }))).toEqual({ heldBy: 'self' })
  })
})
