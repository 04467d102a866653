import { savePhone } from '@comanda/contract/calls/phone'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { order } from '../cart/order.ts'
import { call } from '../state/client.ts'

/** Stores a phone with the order (OPEN-016); undefined when it is stored. */
export async function keepPhone(phone: string, modes: readonly OrderingMode[]): Promise<ToldRefusal | undefined> {
  const held = await order.open(modes)
  if (held === null) throw new Error('a phone came without an order')
  const { id: cartId, setup, contact } = held.cart
  if (setup.mode !== 'table') {
    return order.save({ contact: { fullName: contact?.fullName ?? '', email: contact?.email ?? '', phone } })
  }
  // Everybody at a table shares its phone: saving it releases the lock (TABLE-010).
  const reply = await call(savePhone, { cartId, phone })
  return isRefusal(reply) ? reply : undefined
}
