import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import { checkMoney } from './check-money.ts'

/** Numbers and codes of cards that a run types in: none of them may be found in our books. */
const secrets = '5576441563045037|4548810000000003|4907277775205123|5200000000001005|4242424242424242'

/** All that must hold after a run, whatever happened (faults I1 to I12). */
export async function checkInvariants(db: Database): Promise<void> {
  await checkMoney(db)
  const broken = await db.execute<{ invariant: string; what: string }>(sql`
    select 'I3 one reference of two attempts' as invariant, provider_reference as what from payment_attempt
      where provider_reference is not null group by provider, provider_reference having count(*) > 1
    union all
    select 'I4 open, and nobody will ask', id::text from payment_attempt
      where state in ('submitted', 'challenged', 'unknown', 'refunding') and next_query_at is null
    union all
    select 'I5 a message that is not there once', key from outbox_message group by site_id, channel, key having count(*) > 1
    union all
    select 'I6 more covers than seats', slot_load::text from slot_load where covers > capacity
    union all
    select 'I7 a coupon used too often', id::text from coupon where use_limit is not null and uses > use_limit
    union all
    select 'I11 a card in our books', id::text from payment_attempt a where to_jsonb(a)::text ~ ${secrets}
    union all
    select 'I11 a card in what banks said', id::text from payment_event e where to_jsonb(e)::text ~ ${secrets}
    union all
    select 'I12 two refunds of one key', key from refund group by site_id, key having count(*) > 1`)
  expect(broken.rows).toEqual([])
}
