import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kitchenItem } from '../database/schema/kitchen.ts'
import { orderLine, placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { accepted, add, begin } from '../testing/cart/carts.ts'
import { withLettuceAlone } from '../testing/cart/lettuce-alone.ts'
import { openVisit, sendTo } from '../testing/http/open-visit.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { aPayment, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterAll(() => house.close())

it('ticket, mail, receipt and past order say the same choices, stored when they were sold [DAY-069]', async () => {
  const { db } = house.shop.database
  const standing = { language: 'en' } as const
  const { client } = await openVisit({ send: sendTo(house.url), clock: () => house.clock.now, standing })
  const { cartId } = await begin(client)
  const { lineId } = await add(client, cartId, 'bocadillo-de-pollo', { choice: withLettuceAlone() })
  const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId)))
  await payAtBank(started, { pan: '5576441563045037' })

  // The house reads Spanish, this diner English.
  const houseChoices = ['Lechuga', 'Sin queso cheddar', 'Sin tomate']
  const choices = ['Lettuce', 'No cheddar', 'No tomato']
  const [line] = await db.select().from(orderLine).where(eq(orderLine.id, lineId))
  expect(line).toMatchObject({ choices, houseChoices })
  const [item] = await db.select().from(kitchenItem).where(eq(kitchenItem.lineId, lineId))
  expect(item?.words).toEqual(houseChoices)

  const [order] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
  if (order === undefined) throw new Error('nothing was sold')
  const posted = await db
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.key, `order:${order.id}`))
  const [mail] = posted
  for (const words of choices) expect(mail?.body).toContain(`   ${words}\n`)
  expect(mail?.attachments).toMatchObject([{ kind: 'receipt', receipt: { language: 'en', lines: [{ choices }] } }])

  // What the menu says later changes nothing of it.
  const other = JSON.stringify({ base: 'Otra cosa', variants: {} })
  await db.execute(sql`update product set name = ${other}::jsonb where slug in ('lechuga', 'queso-cheddar', 'tomate')`)
  const told = accepted(await client.getOrder({ id: order.id }))
  expect(told.lines).toMatchObject([{ choice: choices.join(', ') }])
  expect(accepted(await client.getOrderStatus({ id: cartId })).lines).toMatchObject([{ choices }])
})
