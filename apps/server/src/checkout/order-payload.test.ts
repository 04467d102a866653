import { type PaymentResult, wirePaymentResult } from '@comanda/contract/entities/payment-result'
import { exampleItem } from '@comanda/contract/examples/cart'
import { exampleOrderPayment } from '@comanda/contract/examples/payment'
import type { CartId } from '@comanda/rules/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { orderLine, placedOrder } from '../database/schema/order.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import { add, begin, dish, look } from '../testing/cart/carts.ts'
import type { Visit } from '../testing/http/open-visit.ts'
import { signedUrl } from '../testing/http/signed-url.ts'
import { payAtBank, postForm } from '../testing/payment/bank-diner.ts'
import { checkMoney } from '../testing/payment/check-money.ts'
import { openPayingShop, type PayingShop } from '../testing/payment/paying-shop.ts'

let house: PayingShop
let diner: Visit
let cartId: CartId
beforeAll(async () => {
  house = await openPayingShop()
})
beforeEach(async () => {
  diner = await house.visit()
  cartId = (await begin(diner.client)).cartId
  await add(diner.client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
})
afterAll(async () => {
  await checkMoney(house.shop.database.db)
  await house.close()
})

/** The order as a browser writes it: items and cart fields (CART-025), in the words of the wire. */
const aPayload = (payment: string, more: object = {}) => ({
  ...exampleOrderPayment,
  id: cartId,
  items: [
    {
      ...exampleItem,
      id: null,
      product: dish('pulpo-a-la-gallega').id,
      name: 'Pulpo a la gallega',
      qty: 2,
      sale_price_unit: '19.50',
      sale_price_total: '39.00',
      total_price: '39.00',
      attr: [],
      options_selected: [],
      configuration: [],
    },
  ],
  total_ticket: '39.00',
  total_payment: '39.00',
  amount_redsys: '39.00',
  date_type: 'asap',
  delivery_data: {
    ...exampleOrderPayment.delivery_data,
    hora_entrega: null,
    fecha: null,
    observations: 'Llamad al llegar',
  },
  customer_data: { ...exampleOrderPayment.customer_data, customer_name: 'Nora Prieto', customer_phone: '611222333' },
  email: 'nora@demo.example',
  address_billing: {
    ...exampleOrderPayment.customer_data,
    customer_address: 'Calle Fiscal',
    customer_number: '7',
    customer_city: 'Madrid',
    customer_postal_code: '28001',
  },
  payment,
  ...more,
})

const save = async (path: string, body: object) => {
  const reply = await fetch(`${house.url}${signedUrl(diner, `/SaleTemp/${path}`)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as z.input<typeof wirePaymentResult> }
}
const attempts = () => house.shop.database.db.select().from(paymentAttempt).where(eq(paymentAttempt.cartId, cartId))

/** On the bank's page, where a form is posted, or on Dojo's own. */
async function payOnPage(started: PaymentResult): Promise<void> {
  if (started.next?.kind !== 'redirect') {
    await payAtBank(started, { pan: '5576441563045037' })
    return
  }
  await postForm(started.next.url, { pan: '5200000000001005', expiry: '12/49', cvv: '020' })
}

const calls = [
  ['saveCartOnlineRedsys', 'savePaymentRedsysWeb', 'new'],
  ['saveCartBizum', 'savePaymentBizumWeb', 'bizum'],
  ['saveCartGooglePay', 'savePaymentRedsysGooglePayWeb', 'googlepay'],
  ['saveCartDojo', 'savePaymentDojoWeb', 'dojo'],
] as const

describe.each(calls)('%s', (_name, path, way) => {
  it('takes the order’s items and cart fields, value by value [PAY-022]', async () => {
    const reply = await save(path, aPayload(way))
    // What was typed stays with the cart, so that a second try need not ask again.
    expect((await look(diner.client, cartId)).cart).toMatchObject({
      contact: { fullName: 'Nora Prieto', email: 'nora@demo.example', phone: '611222333' },
      notes: 'Llamad al llegar',
    })
    await payOnPage(z.decode(wirePaymentResult, reply.body))
    const [order] = await house.shop.database.db.select().from(placedOrder).where(eq(placedOrder.cartId, cartId))
    expect(order).toMatchObject({
      contactName: 'Nora Prieto',
      contactEmail: 'nora@demo.example',
      contactPhone: '611222333',
      notes: 'Llamad al llegar',
      billing: { street: 'Calle Fiscal', number: '7', city: 'Madrid', postalCode: '28001' },
      payment: { method: 'online', value: way },
      setup: { mode: 'pickup', storeId: 1, asSoonAsPossible: true },
      total: 3900,
      paid: 3900,
    })
    const lines = await house.shop.database.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, order?.id as never))
    expect(lines).toMatchObject([{ productId: dish('pulpo-a-la-gallega').id, quantity: 2, total: 3900 }])
  })

  it.each([
    ['an item that names no product', { items: [{ ...exampleItem, product: 'pulpo' }] }, 'request-malformed'],
    ['another ticket', { total_ticket: '38.99' }, 'price-differs'],
    ['another amount to pay', { total_payment: '0.01' }, 'price-differs'],
    ['no phone', { customer_data: { ...exampleOrderPayment.customer_data, customer_phone: '' } }, 'contact-incomplete'],
    ['nobody’s cart', { id: '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e6f' }, 'cart-not-found'],
    ['another way to pay', { payment: 'paypal' }, 'payment-method-unknown'],
  ])('reads its payload: %s is refused, and nobody is charged', async (_what, more, code) => {
    const reply = await save(path, aPayload(way, more))
    expect(reply.body).toMatchObject({ status: 'ERROR', code })
    expect(await attempts()).toEqual([])
  })
})
