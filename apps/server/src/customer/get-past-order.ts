import type { getPastOrder as row } from '@comanda/contract/calls/order-history'
import { refusal } from '@comanda/contract/refusals'
import { sumCents } from '@comanda/rules/money/cents'
import type { PastLine } from '@comanda/rules/order/plan-repeat'
import type { Handler } from '../call/handler.ts'
import { listNamedProducts } from '../catalogue/list-named-products.ts'
import type { CatalogueSnapshot, KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import { findOwnOrder, listLinesOf, type OrderLineRow } from './order-history.repository.ts'

/** Only tells: what can be ordered again is decided on the device, because what the diner avoids never leaves it. */
export const getPastOrder: Handler<typeof row, KeepsCatalogues> = async (
  { id },
  { database, siteId, session, standing, house },
) => {
  if (session === null) throw new Error('a visitor without a session')
  const { id: sessionId, customerId } = session
  const order = await findOwnOrder(database, { siteId, sessionId, customerId }, id)
  if (order === undefined) return refusal('order-not-found')
  const menu = await house.catalogues.get(siteId)
  const rows = await listLinesOf(database, siteId, [id])
  const lines = rows.filter(({ productId }) => !isService(menu, productId)).map(toPastLine)
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  return { lines, menu: listNamedProducts(menu, standing, ids) }
}

/** The room decides about the service charge, not an earlier order. */
function isService({ productById }: CatalogueSnapshot, productId: OrderLineRow['productId']): boolean {
  return (productById.get(productId)?.service ?? null) !== null
}

function toPastLine({ id, productId, name, configuration, quantity, notes, parts }: OrderLineRow): PastLine {
  const before = parts.filter(({ kind }) => kind !== 'promotion').map(({ amount }) => amount)
  return { id, productId, name, configuration, quantity, notes, total: sumCents(before) }
}
