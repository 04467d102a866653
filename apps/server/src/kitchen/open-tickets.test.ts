import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accepted } from '../testing/accepted.ts'
import { add, atTable, begin } from '../testing/cart/carts.ts'
import { aPayment, atTheDoor, fillCart } from '../testing/payment/paying-shop.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listOpenTickets, type OpenTickets, type StoredTicket } from './open-tickets.repository.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await createTestApp()
})
afterEach(() => shop.close())

async function sendRound(position: number) {
  const { cartId } = await begin(shop.client, atTable(position))
  await add(shop.client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  await add(shop.client, cartId, 'refresco-de-cola')
  await accepted(shop.client.sendRound({ cartId }))
}

const look = (before?: OpenTickets) =>
  listOpenTickets(shop.database.db, { siteId: shop.keys.siteId, storeId: storeIds.centro }, before)

it('a ticket that nobody wrote to is known from the look before, and any write to it is seen', async () => {
  await sendRound(1)
  await sendRound(2)
  const first = await look()
  const again = await look(first)
  expect(again.tickets).toHaveLength(2)
  for (const [at, ticket] of first.tickets.entries()) expect(again.tickets[at]).toBe(ticket)
  const [one, other] = first.tickets
  if (one === undefined || other === undefined) throw new Error('the rounds are not on the board')
  const writes = [
    ['update kitchen_ticket set notes = $2 where id = $1', one.ticket.id, 'sin prisa'],
    ['update kitchen_item set notes = $2 where id = $1', one.items[1]?.id, 'sin hielo'],
    ['update kitchen_item set state = $2 where id = $1', one.items[0]?.id, 'cooking'],
  ] as const
  let before = again
  for (const [text, id, word] of writes) {
    await shop.database.pool.query(text, [id, word])
    const after = await look(before)
    expect(JSON.stringify(after.tickets[0])).toContain(word)
    expect(after.tickets[1]).toBe(other)
    before = after
  }
  expect(before.tickets).toEqual((await look()).tickets)
})

it('a write to the order of a ticket is seen, and so is one that takes a line out of it', async () => {
  const { pool } = shop.database
  const cartId = await fillCart(shop.client)
  await accepted(shop.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const isOfOrder = ({ ticket }: StoredTicket) => ticket.orderId !== null
  const before = await look()
  const shown = before.tickets.find(isOfOrder)
  const orderId = shown?.ticket.orderId
  await pool.query('update placed_order set delay_minutes = 10 where id = $1', [orderId])
  const delayed = await look(before)
  expect(delayed.tickets.find(isOfOrder)).not.toBe(shown)
  await pool.query(
    `insert into order_void (site_id, order_id, line_id, units, amount, points, reason, at)
     select site_id, order_id, id, quantity, 0, 0, 'too-busy', now() from order_line where order_id = $1`,
    [orderId],
  )
  expect(JSON.stringify((await look(delayed)).tickets.find(isOfOrder))).toContain('too-busy')
})

it('a ticket whose last dish was served is forgotten', async () => {
  await sendRound(1)
  const before = await look()
  const [one] = before.tickets
  await shop.database.pool.query(`update kitchen_item set state = 'served' where ticket_id = $1`, [one?.ticket.id])
  const after = await look(before)
  expect(after.tickets).toHaveLength(before.tickets.length - 1)
  expect([...after.known.keys()]).not.toContain(one?.ticket.id)
})
