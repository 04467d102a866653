import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { stores } from '@comanda/demo/casa-comanda/stores'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placedOrder } from '../database/schema/order.ts'
import { outboxMessage } from '../database/schema/outbox.ts'
import { transact } from '../database/transact.ts'
import { takeReceiptNumber } from '../order/take-receipt-number.ts'
import { accepted } from '../testing/cart/carts.ts'
import { payAtBank } from '../testing/payment/bank-diner.ts'
import { ana, aPayment, atTheDoor, fillCart, openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'
import { createTestApp } from '../testing/test-app.ts'

let house: PayingShop
beforeAll(async () => {
  house = await openPayingShop()
})
afterAll(() => house.close())

describe('the receipt of an order', () => {
  it('goes with the mail of what was paid, and has the next number of its store [F-004]', async () => {
    const { client } = await house.visit()
    const numbers: (string | null | undefined)[] = []
    for (let turn = 0; turn < 2; turn++) {
      const cartId = await fillCart(client)
      const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId)))
      await payAtBank(started, { pan: '4548810000000003' })
      const { db } = house.shop.database
      const [order] = await db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
      const mails = await db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.key, `order:${order?.id}`))
      const mail = mails.find(({ channel }) => channel === 'mail')
      expect(mail).toMatchObject({ recipient: ana.email, html: expect.stringContaining('Factura simplificada') })
      expect(mail?.attachments).toMatchObject([
        {
          kind: 'receipt',
          receipt: {
            number: order?.receiptNumber,
            total: order?.total,
            issuer: { legal: { taxId: casaComanda.legal.taxId } },
            lines: [{ name: 'Pulpo a la gallega', allergens: ['Moluscos'] }],
          },
        },
      ])
      numbers.push(order?.receiptNumber)
    }
    expect(numbers).toEqual(['W1-2026-000001', 'W1-2026-000002'])
  })

  it('leaves no gap and no repeat where sales fall through or come together', async () => {
    const { db } = house.shop.database
    const place = { siteId: casaComanda.website.id, storeId: stores[0]?.id as never, day: '2031-05-04' as IsoDate }
    const taken: string[] = []
    const sales = Array.from({ length: 20 }, (_, at) =>
      transact(db, async (tx) => {
        const number = await takeReceiptNumber(tx, place)
        if (at % 3 === 0) throw new Error('the sale fell through')
        taken.push(number)
      }).catch(() => {}),
    )
    await Promise.all(sales)
    const expected = taken.map((_, at) => `W${place.storeId}-2031-${String(at + 1).padStart(6, '0')}`)
    expect(taken.toSorted()).toEqual(expected)
  })
})

it('a diner is told of a mail only where an address was given and mail leaves [F-004]', async () => {
  for (const mail of [true, false]) {
    const app = await createTestApp({ sends: { mail, sms: false, shown: false } })
    const cartId = await fillCart(app.client)
    accepted(await app.client.savePaymentWeb(aPayment(cartId, atTheDoor())))
    expect(accepted(await app.client.getOrderStatus({ id: cartId })).isMailed).toBe(mail)
    await app.database.db.update(placedOrder).set({ contactEmail: '' })
    expect(accepted(await app.client.getOrderStatus({ id: cartId })).isMailed).toBe(false)
    const { message } = accepted(await app.client.recoverPassword({ email: 'ana@demo.example' }))
    expect(message.includes('no envía correos')).toBe(!mail)
    await app.close()
  }
})
