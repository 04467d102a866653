import { sendRound as sendRoundRow } from '@comanda/contract/calls/table'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { order } from '../cart/order.ts'
import { call } from '../state/client.ts'

/** «Enviar a cocina». Unsent changes go first, so that nothing is left behind. */
export async function sendRound(): Promise<{ readonly dishes: number } | ToldRefusal> {
  await order.settled()
  const cartId = order.get()?.cart.id
  if (cartId === undefined) throw new Error('a round was sent without an order')
  return call(sendRoundRow, { cartId })
}
