import type { getOrderStatus as row } from '@comanda/contract/calls/payment'
import { refusal } from '@comanda/contract/refusals'
import { basisPoints } from '@comanda/rules/money/cents'
import type { Handler } from '../call/handler.ts'
import { isCartHeld } from './cart-holder.repository.ts'
import { toCartHolder } from './cart-holder.ts'
import { findOrderOfCart, listOrderLines } from './order.repository.ts'

/** Only a holder of the cart may follow its order; for anybody else it does not exist. */
export const getOrderStatus: Handler<typeof row> = async ({ id }, context) => {
  const { database, siteId } = context
  const order = (await isCartHeld(database, toCartHolder(context), id))
    ? await findOrderOfCart(database, siteId, { cartId: id })
    : undefined
  if (order === undefined) return refusal('cart-not-found')
  const { setup, parts, vat } = order
  const lines = await listOrderLines(database, order)
  return {
    cartId: order.cartId,
    number: order.number,
    status: order.status,
    paymentState: order.paymentState,
    placedAt: order.placedAt,
    mode: setup.mode,
    storeId: order.storeId,
    date: setup.date,
    time: setup.time,
    address: setup.address === null ? '' : `${setup.address.street} ${setup.address.number}, ${setup.address.city}`,
    position: setup.position,
    lines: lines.map(({ id: lineId, name, quantity, total }) => ({ id: lineId, name, quantity, total })),
    parts: parts.map(({ kind, amount }) => ({ kind, amount })),
    vat: vat.map(({ rate, vat: amount }) => ({ rate: basisPoints(rate), vat: amount })),
    total: order.total,
  }
}
