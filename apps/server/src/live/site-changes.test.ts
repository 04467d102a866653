import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedUrl } from '../testing/http/signed-url.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const ask = async (path: string, parameters: Record<string, string>) => {
  const reply = await shop.app.inject(signedUrl(shop, path, parameters))
  expect(reply.statusCode).toBe(200)
  return reply.body
}

describe('whoever writes, what is kept in memory follows', () => {
  const store = { store: '1' }
  it.each([
    ['a price', '/Products', {}, sql`update product set price = 12345 where site_id = 1 and slug = 'arroz-negro'`],
    [
      'what a store ran out of',
      '/Products',
      store,
      sql`insert into product_pause (site_id, store_id, product_id, ends_at)
      select 1, 1, id, '2999-01-01' from product where site_id = 1 and slug = 'pulpo-a-la-gallega'`,
    ],
    ['a link taken away', '/Products', {}, sql`delete from product_allergen where site_id = 1`],
    ['a category', '/CategoriesProducts', {}, sql`update category set slug = 'otra' where site_id = 1 and id = 2`],
    ['an allergen', '/Allergens', {}, sql`update allergen set code = 'other' where site_id = 1 and id = 1`],
    ['a store', '/Stores', {}, sql`update store set name = 'Otra' where site_id = 1 and id = 2`],
    ['the site itself', '/Web', { id: '1' }, sql`update site set title = 'Otra casa' where id = 1`],
  ])('%s', async (_, path, parameters: Record<string, string>, change) => {
    const before = await ask(path, parameters)
    expect(await ask(path, parameters)).toBe(before)
    await shop.database.db.execute(change)
    await expect.poll(() => ask(path, parameters)).not.toBe(before)
  })

  it('every table that names a site either tells, or is known to hold what nobody keeps', async () => {
    const { rows } = await shop.database.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'site_id' and not exists (
        select 1 from pg_trigger where tgrelid = table_name::regclass and tgname = table_name || '_tells_insert')
      order by 1`)
    expect(rows.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "attempt_state_change",
        "bill",
        "bill_share",
        "bill_share_line",
        "booking",
        "booking_state_change",
        "booking_wait",
        "cart",
        "cart_holder",
        "cart_line",
        "contact_message",
        "coupon",
        "coupon_use",
        "customer",
        "dispatch",
        "drawer",
        "favourite",
        "forgotten_card",
        "hand_taking",
        "idempotency_record",
        "kitchen_item",
        "kitchen_ticket",
        "ledger_entry",
        "live_event",
        "number_counter",
        "order_debt",
        "order_line",
        "order_status_change",
        "order_void",
        "outbox_message",
        "pairing_code",
        "password_reset",
        "pause_use",
        "payment_attempt",
        "payment_event",
        "phone_lock",
        "pin_tries",
        "placed_order",
        "points_movement",
        "print_job",
        "print_route",
        "print_trial",
        "printer",
        "receipt",
        "reconciliation_break",
        "refund",
        "saved_address",
        "saved_card",
        "sitting",
        "sitting_slot",
        "slot_load",
        "slot_use",
        "staff",
        "staff_action",
        "staff_device",
        "staff_link",
        "staff_role",
        "staff_session",
        "staff_store",
        "table_call",
        "table_diner",
        "try_count",
        "visitor_session",
        "warehouse",
      ]
    `)
  })
})
