import { attemptStates } from '@comanda/rules/payment/attempt'
import { attemptMoves } from '@comanda/rules/payment/attempt-moves'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../database/database.ts'

const legal = attemptStates.flatMap((from) => attemptMoves[from].map((to) => `${from} → ${to}`))

/** What must hold whatever happened to money (faults I1, I2, I3, I5, I8, I9, I10, I12). */
export async function checkMoney(db: Database): Promise<void> {
  // Sums are made once for all rows: a question per order would take minutes after a long run.
  const broken = await db.execute<{ invariant: string; what: string }>(sql`
    with of_orders as (select order_id, sum(captured - refunded) as kept from payment_attempt group by order_id),
    of_shares as (select b.cart_id, b.cart_version, sum(a.captured - a.refunded) as kept from bill_share s
      join bill b on b.id = s.bill_id join payment_attempt a on a.id = s.attempt_id
      where s.state = 'paid' and a.order_id is null group by b.cart_id, b.cart_version),
    tickets as (select order_id, count(*) as times from kitchen_ticket where order_id is not null group by order_id),
    rounds as (select distinct cart_id from kitchen_ticket where order_id is null),
    booked as (select attempt_id, sum(-amount) as kept from ledger_entry where account = 'provider' group by attempt_id),
    lines as (select order_id, sum(total) as total from order_line group by order_id),
    given_back as (select attempt_id, sum(amount) as amount from refund where state = 'done' group by attempt_id),
    going_back as (select a.order_id, sum(r.amount) as amount from refund r join payment_attempt a on a.id = r.attempt_id
      where r.state <> 'done' group by a.order_id),
    for_dishes as (select a.order_id, sum(r.amount) as amount from refund r join payment_attempt a on a.id = r.attempt_id
      where r.reason like 'dish-taken-out-%' group by a.order_id),
    voids as (select order_id, sum(amount) as amount from order_void group by order_id)
    select 'I1 more kept than the order costs' as invariant, o.id::text as what from placed_order o
      left join of_orders on of_orders.order_id = o.id
      left join of_shares on of_shares.cart_id = o.cart_id and of_shares.cart_version = o.cart_version
      left join going_back on going_back.order_id = o.id
      cross join lateral (select coalesce(of_orders.kept, 0) + coalesce(of_shares.kept, 0) as kept, o.total - o.voided as due) a
      -- What is asked to go back, or was refused to, is still kept.
      where a.kept > a.due + coalesce(going_back.amount, 0)
        or (o.payment_state = 'paid' and o.payment is not null and o.total > 0 and a.kept < a.due)
    union all
    select 'I1 refunds do not make what goes back for dishes', o.id::text from placed_order o
      left join for_dishes on for_dishes.order_id = o.id where o.voided_back <> coalesce(for_dishes.amount, 0)
    union all
    select 'I9 voids do not make what is voided', o.id::text from placed_order o
      left join voids on voids.order_id = o.id where o.voided <> coalesce(voids.amount, 0)
    union all
    select 'I2 two orders of one cart version', cart_id::text from placed_order
      group by site_id, cart_id, cart_version having count(*) > 1
    union all
    select 'P2 money without an order, a booking or a refund', id::text from payment_attempt
      where captured > refunded and order_id is null and booking_id is null and state not in ('refunding')
        and not exists (select 1 from bill_share s join bill b on b.id = s.bill_id
          where s.attempt_id = payment_attempt.id and s.state = 'paid' and (b.closed_at is null or exists
            (select 1 from placed_order o where o.cart_id = b.cart_id and o.cart_version = b.cart_version)))
    union all
    select 'I5 not exactly one kitchen ticket', o.id::text from placed_order o
      left join tickets on tickets.order_id = o.id
      left join rounds on rounds.cart_id = o.cart_id
      -- What a table sent to the kitchen round by round is not cooked again when it is paid.
      where o.payment is not null and coalesce(tickets.times, 0) <> case when rounds.cart_id is null then 1 else 0 end
    union all
    select 'I8 books out of balance', attempt_id::text from ledger_entry group by attempt_id having sum(amount) <> 0
    union all
    select 'I8 books and attempt differ', a.id::text from payment_attempt a
      left join booked on booked.attempt_id = a.id where a.captured - a.refunded <> coalesce(booked.kept, 0)
    union all
    select 'I9 lines and parts do not make the total', o.id::text from placed_order o
      left join lines on lines.order_id = o.id
      where o.payment is not null and o.total <> coalesce(lines.total, 0) +
        (select coalesce(sum((part->>'amount')::integer), 0) from jsonb_array_elements(o.parts) part)
    union all
    select 'I1 a bill and its shares differ', b.id::text from bill b
      left join lateral (select coalesce(sum(amount) filter (where state in ('reserved', 'promised')), 0) as kept,
        coalesce(sum(amount) filter (where state = 'paid'), 0) as paid from bill_share s where s.bill_id = b.id) s on true
      where s.kept <> b.reserved or s.paid <> b.collected or b.reserved + b.collected > b.total
    union all
    select 'P3 a share paid without its money', s.id::text from bill_share s
      left join payment_attempt a on a.id = s.attempt_id
      left join placed_order o on o.id = a.order_id
      -- Only an order that was cancelled, or of which dishes were taken out, gives a share back.
      where s.state = 'paid' and (a.id is null or a.captured <> s.amount + s.tip
        or (a.refunded > 0 and o.status is distinct from 'cancelled' and coalesce(o.voided, 0) = 0))
    union all
    select 'I12 more refunded than asked for', a.id::text from payment_attempt a
      left join given_back on given_back.attempt_id = a.id where a.refunded > coalesce(given_back.amount, 0)`)
  expect(broken.rows).toEqual([])
  const moves = await db.execute<{ move: string }>(
    sql`select distinct "from" || ' → ' || "to" as move from attempt_state_change where "from" is not null`,
  )
  expect(moves.rows.map(({ move }) => move).filter((move) => !legal.includes(move))).toEqual([])
}
