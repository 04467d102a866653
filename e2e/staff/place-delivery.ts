import type { BrowserContext } from '@playwright/test'
import { accepted, add, toAddress } from '../../apps/server/src/testing/cart/carts.ts'
import { openVisit, sendTo } from '../../apps/server/src/testing/http/open-visit.ts'
import { aPayment, atTheDoor } from '../../apps/server/src/testing/payment/paying-shop.ts'
import { beginOrderIn } from '../begin-order.ts'
import type { PlacedOrder } from './place-order.ts'

/** A diner of a site has ordered two dishes to a street, and pays at the door. */
export async function placeDelivery(device: BrowserContext, url: string, street: string): Promise<PlacedOrder> {
  const { origin, host } = new URL(url)
  const visit = await openVisit({ send: sendTo(process.env.COMANDA_URL ?? ''), host })
  const address = { ...toAddress('28001'), street }
  const { client, cartId } = await beginOrderIn(device, origin, { visit, setup: { mode: 'delivery', address } })
  await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  await add(client, cartId, 'arroz-negro')
  const contact = { fullName: 'Olga Puerta', email: 'olga@demo.example', phone: '600777888' }
  accepted(await client.savePaymentWeb(aPayment(cartId, { ...atTheDoor(), contact })))
  const { number } = accepted(await client.getOrderStatus({ id: cartId }))
  return { cartId, number }
}
