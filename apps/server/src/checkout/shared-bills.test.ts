import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KilledHouse, openBillHouse } from '../testing/checkout/bill-house.ts'
import { shareOneBill } from '../testing/checkout/share-one-bill.ts'
import { createRandom } from '../testing/create-random.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { checkInvariants } from '../testing/payment/check-invariants.ts'
import { listCharges, sumKept } from '../testing/payment/list-charges.ts'

/** `npm run bills` shares many more than every test run does. */
const isLong = process.env.BILLS !== undefined
const wanted = Number(process.env.BILLS ?? 3)
const kills = Number(process.env.BILLS_KILLS ?? 1)
const seed = Number(process.env.BILLS_SEED ?? 20_261_116)
const patience = Number(process.env.BILLS_SECONDS ?? 240) * 1_000
/** Tables that pay at the same time, each with its own phones. */
const tables = isLong ? 6 : 2
/** A card of a phone is declined for almost every bill, and nobody may be declined too often. */
const billsPerVisit = 3

let database: TestDatabase
let house: KilledHouse
beforeAll(async () => {
  database = await createTestDatabase({ bySocket: isLong })
  house = await openBillHouse(database)
}, 120_000)
afterAll(async () => {
  await house.close()
  await database.drop()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function checkBill(cartId: string, total: number, title: string): Promise<void> {
  const { rows } = await database.db.execute(sql`
    select o.total, o.paid, o.payment_state as state, b.total as bill,
      (select sum(a.captured - a.refunded)::int from payment_attempt a join bill_share s on s.attempt_id = a.id
        where s.bill_id = b.id and s.state = 'paid') as kept,
      (select sum(s.tip)::int from bill_share s where s.bill_id = b.id and s.state = 'paid') as tips
    from bill b join placed_order o on o.cart_id = b.cart_id and o.cart_version = b.cart_version
    where b.cart_id = ${cartId}`)
  expect(rows, title).toHaveLength(1)
  const [order] = rows as Record<string, number | string>[]
  const whole = total + Number(order?.tips)
  expect(order, title).toMatchObject({ bill: total, total: whole, paid: whole, kept: whole, state: 'paid' })
}

/** Payments of which a bank has another amount than we have, and what we know of them. */
async function listDifferences(): Promise<readonly unknown[]> {
  const { rows } = await database.db.execute<{ number: string; kept: number }>(sql`
    select a.merchant_order as number, (a.captured - a.refunded)::int as kept, a.provider, a.state, a.next_query_at,
      a.created_at, (select state from bill_share s where s.attempt_id = a.id) as share,
      (select json_agg(json_build_array(c."to", c.cause, c.at) order by c.id) from attempt_state_change c
        where c.attempt_id = a.id) as moves,
      (select json_agg(json_build_array(e.kind, e.body, e.at) order by e.id) from payment_event e
        where e.attempt_id = a.id) as heard
    from payment_attempt a`)
  const ours = new Map(rows.map((row) => [row.number, row]))
  const atBank = sumKept(listCharges(house.sandbox))
  return [...new Set([...ours.keys(), ...atBank.keys()])]
    .filter((number) => (ours.get(number)?.kept ?? 0) !== (atBank.get(number) ?? 0))
    .map((number) => ({ number, bank: atBank.get(number), ...ours.get(number) }))
}

it('random bills shared by two to six phones in every way, one declined, one who walks away, and kills of the server: collected equals total, to the cent [F-031] [TABLE-017]', {
  timeout: patience + 120_000,
}, async () => {
  const startedAt = performance.now()
  const share = () => Math.max(begun / wanted, (performance.now() - startedAt) / patience)
  let begun = 0
  let shared = 0
  const keepSharing = async (position: number) => {
    let phones: Visit[] = []
    for (let own = 0; share() < 1; own++) {
      const bill = begun++
      const random = createRandom(seed + 7_919 * bill)
      if (own % billsPerVisit === 0) phones = await Promise.all(Array.from({ length: 6 }, () => house.visit()))
      const guests = phones.slice(0, 2 + Math.floor(random() * 5))
      const { cartId, total } = await shareOneBill({ house, phones: guests, position, random })
      await checkBill(cartId, total, `bill ${bill} of seed ${seed}`)
      shared += 1
    }
  }
  const killNowAndThen = async () => {
    for (let kill = 1; kill <= kills; kill++) {
      while (share() < kill / (kills + 1)) await pause(20)
      await house.kill()
    }
  }
  await Promise.all([killNowAndThen(), ...Array.from({ length: tables }, (_, table) => keepSharing(1 + table))])
  // What came too late goes back.
  for (let round = 0; round < 3; round++) await house.passTime()
  await checkInvariants(database.db)
  const { rows } = await database.db.execute(sql`
    select state, count(*)::int as attempts, sum(captured - refunded)::int as kept from payment_attempt group by state`)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  if (isLong) console.log(`${shared} bills of seed ${seed} in ${seconds} s, ${kills} kills: ${JSON.stringify(rows)}`)
  expect(await listDifferences()).toEqual([])
  const left = (rows as { state: string }[]).filter(({ state }) => state === 'refunding' || state === 'submitted')
  expect(left).toEqual([])
  expect(shared).toBeGreaterThanOrEqual(isLong ? wanted : 1)
})
