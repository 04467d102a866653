import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkMoney } from '../testing/check-money.ts'
import { createRandom } from '../testing/create-random.ts'
import type { Visit } from '../testing/open-visit.ts'
import { openPayingShop, type PayingShop, patient } from '../testing/paying-shop.ts'
import { shareOneBill } from '../testing/share-one-bill.ts'
import { sweepAttempts } from './sweep-attempts.job.ts'

/** `npm run bills` shares many more than every test run does. */
const count = Number(process.env.BILLS ?? 6)
const seed = Number(process.env.BILLS_SEED ?? 20_261_116)
const patience = Number(process.env.BILLS_SECONDS ?? 240) * 1_000
/** Sessions end after a week, and the clock runs eleven minutes for those who walk away. */
const billsPerSession = 50

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop(patient, 10_000_000)
})
afterAll(() => house.close())

it('random bills shared by two to six phones, one declined and one who walks away: collected equals total, to the cent [F-031] [TABLE-017]', {
  timeout: patience + 60_000,
}, async () => {
  const random = createRandom(seed)
  const until = performance.now() + patience
  let phones: Visit[] = []
  let shared = 0
  for (; shared < count && performance.now() < until; shared++) {
    if (shared % billsPerSession === 0) phones = await Promise.all(Array.from({ length: 6 }, () => house.visit()))
    const guests = phones.slice(0, 2 + Math.floor(random() * 5))
    const { cartId, total } = await shareOneBill({ house, phones: guests, position: 1 + (shared % 8), random })
    const { rows } = await house.shop.database.db.execute(sql`
      select o.total, o.paid, o.payment_state as state, b.total as bill,
        (select sum(a.captured - a.refunded)::int from payment_attempt a join bill_share s on s.attempt_id = a.id
          where s.bill_id = b.id and s.state = 'paid') as kept,
        (select sum(s.tip)::int from bill_share s where s.bill_id = b.id and s.state = 'paid') as tips
      from bill b join placed_order o on o.cart_id = b.cart_id and o.cart_version = b.cart_version
      where b.cart_id = ${cartId}`)
    expect(rows, `bill ${shared} of seed ${seed}`).toHaveLength(1)
    const [order] = rows as Record<string, number | string>[]
    const whole = total + Number(order?.tips)
    expect(order, `bill ${shared} of seed ${seed}`).toMatchObject({
      bill: total,
      total: whole,
      paid: whole,
      kept: whole,
      state: 'paid',
    })
  }
  await sweepAttempts(house.kit)
  await checkMoney(house.shop.database.db)
  const { rows } = await house.shop.database.db.execute(sql`
    select state, count(*)::int as attempts, sum(captured - refunded)::int as kept from payment_attempt group by state`)
  if (process.env.BILLS !== undefined) console.log(`${shared} bills of seed ${seed}: ${JSON.stringify(rows)}`)
  const left = (rows as { state: string }[]).filter(({ state }) => state === 'refunding' || state === 'submitted')
  expect(left).toEqual([])
  expect(shared).toBeGreaterThanOrEqual(Math.min(count, 5))
})
