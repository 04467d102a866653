import { isRefusal } from '@comanda/contract/refusals'
import type { CartId, LineId, ShareId } from '@comanda/rules/ids'
import { type Cents, cents } from '@comanda/rules/money/cents'
import type { ShareWish } from '@comanda/rules/table/split-bill'
import type { Instant } from '@comanda/rules/time/calendar'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bill, billShare } from '../database/schema/table.ts'
import { accepted, add, atTable, begin, dish, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { listSent } from '../testing/kitchen/list-sent.ts'
import { aPayment, atTheDoor } from '../testing/payment/paying-shop.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { expireShares } from './expire-shares.job.ts'

const start = Date.parse('2026-11-13T13:00:00Z')
let now = start as Instant
let shop: TestApp
let other: Visit
let third: Visit
let tables = 0

beforeAll(async () => {
  shop = await createTestApp({ now: () => now })
  ;[other, third] = await Promise.all([shop.visit(), shop.visit()])
})
afterAll(() => shop.close())

/** After every test: nothing was taken twice, and a bill agrees with its shares. */
afterEach(async () => {
  const { rows } = await shop.database.db.execute(sql`
    select b.total, b.reserved, b.collected,
      coalesce(sum(s.amount) filter (where s.state = 'reserved'), 0)::int as kept,
      coalesce(sum(s.amount) filter (where s.state = 'paid'), 0)::int as paid
    from bill b left join bill_share s on s.site_id = b.site_id and s.bill_id = b.id group by b.site_id, b.id`)
  for (const { total, reserved, collected, kept, paid } of rows as Record<string, number>[]) {
    expect(reserved).toBe(kept)
    expect(collected).toBe(paid)
    expect(Number(reserved) + Number(collected)).toBeLessThanOrEqual(Number(total))
  }
})

/** A table of three phones with everything sent: three octopuses and a cheese board. */
async function dinner(): Promise<{ cartId: CartId; octopus: LineId; total: Cents }> {
  tables += 1
  const { cartId } = await begin(shop.client, atTable(tables))
  await Promise.all([begin(other.client, atTable(tables)), begin(third.client, atTable(tables))])
  const { lineId } = await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 3 })
  await add(other.client, cartId, 'ensaladilla-rusa')
  const { total } = await look(shop.client, cartId)
  accepted(await shop.client.sendRound({ cartId }))
  return { cartId, octopus: lineId, total }
}

const take = (visit: Pick<Visit, 'client'>, cartId: CartId, wish: ShareWish, shown: Cents | null = null) =>
  visit.client.createItemsForPartialSale({ cartId, wish, shown })
const billOf = async (visit: Pick<Visit, 'client'>, cartId: CartId) =>
  accepted(await visit.client.getTable({ cartId })).bill
const equal = (diners: number): ShareWish => ({ kind: 'diner', diners })
const custom = (amount: number): ShareWish => ({ kind: 'custom', amount: cents(amount) })
const dishes = (lineId: LineId, parts: number, of: number): ShareWish => ({
  kind: 'product',
  claims: [{ lineId, part: { parts, of } }],
})

describe('a bill', () => {
  it('is what was sent, and what is still being chosen is not on it [TABLE-018]', async () => {
    const { cartId, total } = await dinner()
    await add(shop.client, cartId, 'pulpo-a-la-gallega')
    const told = await billOf(other, cartId)
    expect(told).toMatchObject({ total, paid: 0, collected: 0, shares: [], payers: 3 })
    expect(told.lines).toHaveLength(2)
    expect(told.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect(await take(shop, cartId, equal(2))).toMatchObject({ refused: 'lines-not-sent' })
  })

  it('split by diners sums to the cent; the last takes the exact rest [API-076] [TABLE-017] [OPEN-067]', async () => {
    const { cartId, total } = await dinner()
    const shares: number[] = []
    for (const [visit, left] of [
      [shop, 3],
      [other, 2],
      [third, 1],
    ] as const) {
      shares.push(accepted(await take(visit, cartId, equal(left))).amount)
    }
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
    expect(shares).toEqual([Math.floor(total / 3), Math.floor((total - (shares[0] ?? 0)) / 2), shares[2]])
    expect(await billOf(other, cartId)).toMatchObject({ paid: total, collected: 0, payers: 1 })
    expect(await take((await join(cartId)) as Visit, cartId, custom(1))).toMatchObject({ refused: 'already-paid' })
  })

  it('split by product gives each part to one; whoever comes second is told [TABLE-017]', async () => {
    const { cartId, octopus } = await dinner()
    const { price } = dish('pulpo-a-la-gallega')
    expect(accepted(await take(shop, cartId, dishes(octopus, 2, 3), cents(price * 2))).amount).toBe(price * 2)
    expect(await take(other, cartId, dishes(octopus, 2, 3))).toMatchObject({ refused: 'already-paid' })
    expect(accepted(await take(other, cartId, dishes(octopus, 1, 3))).amount).toBe(price)
    const told = await billOf(third, cartId)
    expect(told.lines.find(({ lineId }) => lineId === octopus)?.claimed).toEqual({ parts: 1, of: 1 })
    expect(told.shares.map(({ isMine }) => isMine)).toEqual([false, false])
    expect((await billOf(shop, cartId)).shares.filter(({ isMine }) => isMine)).toHaveLength(1)
  })

  it('takes any amount up to what is left and no cent more [TABLE-017]', async () => {
    const { cartId, total } = await dinner()
    expect(await take(shop, cartId, custom(0))).toMatchObject({ refused: 'share-not-positive' })
    expect(await take(shop, cartId, custom(-500))).toMatchObject({ refused: 'share-not-positive' })
    expect(await take(shop, cartId, custom(total + 1))).toMatchObject({ refused: 'overpayment' })
    expect(await take(shop, cartId, equal(0))).toMatchObject({ refused: 'share-not-positive' })
    accepted(await take(shop, cartId, custom(total - 1)))
    expect(await take(other, cartId, custom(2))).toMatchObject({ refused: 'overpayment' })
    expect(accepted(await take(other, cartId, custom(1))).amount).toBe(1)
  })

  it('believes no total of a phone’s own', async () => {
    const { cartId } = await dinner()
    const answer = await take(shop, cartId, equal(2), cents(1))
    expect(answer).toMatchObject({ refused: 'price-differs' })
    expect((await look(shop.client, cartId)).cart.state).toBe('open')
  })
})

describe('two who pay at once', () => {
  it('never take the same part, nor more than there is, whoever is first', async () => {
    const { cartId, octopus, total } = await dinner()
    const visits = [shop, other, third, ...(await Promise.all([join(cartId), join(cartId), join(cartId)]))] as Visit[]
    const wishes = [dishes(octopus, 1, 1), dishes(octopus, 1, 1), custom(total), custom(total), equal(1), equal(2)]
    const answers = await Promise.all(visits.map((visit, at) => take(visit, cartId, wishes[at] ?? equal(1))))
    const amounts = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer.amount]))
    expect(amounts.length).toBeGreaterThan(0)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(total)
    const bills = await shop.database.db.select().from(bill).where(eq(bill.cartId, cartId))
    expect(bills).toHaveLength(1)
  })

  it('of which the database itself lets no third one in', async () => {
    const { cartId, total } = await dinner()
    accepted(await take(shop, cartId, custom(total)))
    const forced = shop.database.db.execute(sql`update bill set collected = 1 where cart_id = ${cartId}`)
    await expect(forced).rejects.toThrow()
  })
})

it('the whole of a bill cannot be paid while others pay parts of it; once it can, nothing is cooked twice', async () => {
  const { cartId } = await dinner()
  const { shareId } = accepted(await take(other, cartId, equal(2)))
  const whole = () => shop.client.savePaymentWeb(aPayment(cartId, { ...atTheDoor('terminal'), contact: null }))
  expect(await whole()).toMatchObject({ refused: 'payment-in-progress' })
  await other.client.releaseShare({ shareId })
  expect(accepted(await whole())).toMatchObject({ state: 'placed' })
  // The one round that was sent, and no ticket of the order.
  expect(await listSent(shop.database.db, cartId)).toMatchObject([{ orderId: null }])
  expect(await take(third, cartId, equal(1))).toMatchObject({ refused: 'cart-not-open' })
})

describe('a share', () => {
  it('stops the ordering, and given back lets it go on', async () => {
    const { cartId } = await dinner()
    const { shareId } = accepted(await take(shop, cartId, equal(2)))
    expect((await look(other.client, cartId)).cart.state).toBe('paying')
    await expect(add(other.client, cartId, 'pulpo-a-la-gallega')).rejects.toThrow('cart-not-open')
    expect(await other.client.releaseShare({ shareId })).toMatchObject({ refused: 'share-not-found' })
    expect(await (await shop.visit()).client.releaseShare({ shareId })).toMatchObject({ refused: 'share-not-found' })
    expect(await shop.client.releaseShare({ shareId })).toEqual({ status: 'OK' })
    expect(await shop.client.releaseShare({ shareId })).toMatchObject({ refused: 'share-not-found' })
    expect((await look(other.client, cartId)).cart.state).toBe('open')
    await add(other.client, cartId, 'pulpo-a-la-gallega')
  })

  it('chosen again replaces what its diner held before', async () => {
    const { cartId, total } = await dinner()
    accepted(await take(shop, cartId, custom(total)))
    expect(accepted(await take(shop, cartId, equal(2))).amount).toBe(Math.floor(total / 2))
    const told = await billOf(shop, cartId)
    expect(told.shares).toHaveLength(1)
    expect(told.paid).toBe(Math.floor(total / 2))
  })

  it('that nobody began to pay is everybody’s again after ten minutes', async () => {
    const { cartId, total } = await dinner()
    const { shareId } = accepted(await take(shop, cartId, custom(total)))
    now = (now + 599_999) as Instant
    await expireShares(shop.database.db, now)
    expect(await take(other, cartId, custom(1))).toMatchObject({ refused: 'already-paid' })
    now = (now + 1) as Instant
    expect(await billOf(other, cartId)).toMatchObject({ paid: 0, shares: [] })
    await expireShares(shop.database.db, now)
    expect((await look(other.client, cartId)).cart.state).toBe('open')
    const [share] = await shop.database.db
      .select()
      .from(billShare)
      .where(eq(billShare.id, shareId as ShareId))
    expect(share?.state).toBe('released')
  })
})

/** One more phone at the table. */
async function join(cartId: CartId): Promise<Visit> {
  const visit = await shop.visit()
  const { cart } = await look(shop.client, cartId)
  await begin(visit.client, atTable(cart.setup.position ?? 0))
  return visit
}
