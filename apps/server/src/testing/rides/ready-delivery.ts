import { storeIds } from '@comanda/demo/casa-comanda/stores'
import { accepted } from '../accepted.ts'
import { add, aSetup, begin, toAddress } from '../cart/carts.ts'
import { aPayment, atTheDoor } from '../payment/paying-shop.ts'
import { signInAs } from '../team/staff-browser.ts'
import type { TestApp } from '../test-app.ts'

/** A delivery that is ready and whose diner pays at the door. */
export async function readyDelivery(shop: TestApp) {
  const { client } = await shop.visit()
  const { cartId } = await begin(client, aSetup({ mode: 'delivery', address: toAddress('28013') }))
  await add(client, cartId, 'pulpo-a-la-gallega', { quantity: 2 })
  const { orderNumber } = await accepted(client.savePaymentWeb(aPayment(cartId, atTheDoor())))
  const manager = await signInAs(shop, 'encargado')
  const { orders } = await accepted(manager.showOrders({ storeId: storeIds.centro }))
  const placed = orders.find(({ number }) => number === orderNumber)
  if (placed === undefined) throw new Error('the delivery is on no board')
  const { orderId, number, total: owed } = placed
  let { version } = placed
  for (const to of ['preparing', 'ready'] as const) {
    version = (await accepted(manager.moveOrder({ orderId, to, version }))).version
  }
  return { client, cartId, orderId, number, version, owed }
}
