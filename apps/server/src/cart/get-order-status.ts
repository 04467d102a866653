import type { getOrderStatus as row } from '@comanda/contract/calls/payment'
import { refusal } from '@comanda/contract/refusals'
import { toAddressLine } from '@comanda/rules/cart/address-line'
import { describeLine } from '@comanda/rules/cart/describe-line'
import { basisPoints } from '@comanda/rules/money/cents'
import type { Handler } from '../call/handler.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import type { SendsMessages } from '../outbox/transport.ts'
import { isCartHeld } from './cart-holder.repository.ts'
import { toCartHolder } from './cart-holder.ts'
import { findOrderOfCart, listOrderLines } from './order.repository.ts'

/** Only a holder of the cart may follow its order; for anybody else it does not exist. */
export const getOrderStatus: Handler<typeof row, KeepsCatalogues & SendsMessages> = async ({ id }, context) => {
  const { database, siteId, language, house } = context
  const order = (await isCartHeld(database, toCartHolder(context), id))
    ? await findOrderOfCart(database, siteId, { cartId: id })
    : undefined
  if (order === undefined) return refusal('cart-not-found')
  const { setup, parts, vat } = order
  const lines = await listOrderLines(database, order)
  const { productById } = await house.catalogues.get(siteId)
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
    address: setup.address === null ? '' : toAddressLine(setup.address),
    position: setup.position,
    lines: lines.map(({ id: lineId, productId, configuration, name, quantity, total }) => {
      const product = productById.get(productId)
      const choices = product === undefined ? [] : describeLine(product, configuration, language)
      return { id: lineId, name, choices, quantity, total }
    }),
    parts: parts.map(({ kind, amount }) => ({ kind, amount })),
    vat: vat.map(({ rate, vat: amount }) => ({ rate: basisPoints(rate), vat: amount })),
    total: order.total,
    isMailed: house.sends.mail && order.contactEmail !== '',
  }
}
