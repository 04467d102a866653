import type { SentChoice } from '@comanda/contract/entities/cart-item'
import type { SentSetup } from '@comanda/contract/entities/cart-setup'
import { type StoreId, toId } from '@comanda/rules/ids'
import type { BrowserContext } from '@playwright/test'
import { accepted, add } from '../../apps/server/src/testing/cart/carts.ts'
import { payAtBank } from '../../apps/server/src/testing/payment/bank-diner.ts'
import { aPayment, atTheDoor } from '../../apps/server/src/testing/payment/paying-shop.ts'
import { type BegunOrder, beginOrder } from '../begin-order.ts'

/** The quiet store: most journeys order in the other one. */
export const malasana = { storeId: toId<StoreId>(2) }

interface OrderToPlace {
  readonly pays: 'now' | 'at-the-door'
  readonly setup?: Partial<SentSetup>
  readonly dishes?: readonly string[]
  /** What is chosen of some of them. */
  readonly choices?: Readonly<Record<string, SentChoice>>
}

export interface PlacedOrder {
  readonly cartId: BegunOrder['cartId']
  readonly number: number
}

/** A diner on a device of their own has ordered. */
export async function placeOrder(
  device: BrowserContext,
  baseURL: string | undefined,
  { pays, setup = malasana, dishes = ['pulpo-a-la-gallega'], choices = {} }: OrderToPlace,
): Promise<PlacedOrder> {
  const { client, cartId } = await beginOrder(device, baseURL, setup)
  for (const slug of dishes) {
    const choice = choices[slug]
    await add(client, cartId, slug, choice && { choice })
  }
  const contact = { fullName: 'Olga Pedido', email: 'olga@demo.example', phone: '600777888' }
  if (pays === 'now') {
    const started = accepted(await client.savePaymentRedsysWeb(aPayment(cartId, { contact })))
    await payAtBank(started, { pan: '5576441563045037' })
  } else accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact })))
  const { number } = accepted(await client.getOrderStatus({ id: cartId }))
  return { cartId, number }
}
