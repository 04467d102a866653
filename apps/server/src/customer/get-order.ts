import type { getOrder as row } from '@comanda/contract/calls/order-history'
import type { ToldOrderLine } from '@comanda/contract/entities/placed-order'
import { refusal } from '@comanda/contract/refusals'
import { describeChoice } from '@comanda/rules/catalogue/describe-choice'
import { afterVoids } from '@comanda/rules/order/after-voids'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Handler } from '../call/handler.ts'
import type { CatalogueSnapshot, KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findOwnOrder, listLinesOf, listVoidsOf, type OrderLineRow } from './order-history.repository.ts'
import { toOrderHead } from './to-order-head.ts'

/** Texts and prices as sold. Of an order from before its words were kept, today's menu says what was chosen. */
export const getOrder: Handler<typeof row, KeepsVenues & KeepsCatalogues> = async (
  { id },
  { database, siteId, session, language, house },
) => {
  if (session === null) throw new Error('a visitor without a session')
  const { id: sessionId, customerId } = session
  const order = await findOwnOrder(database, { siteId, sessionId, customerId }, id)
  if (order === undefined) return refusal('order-not-found')
  const lines = await listLinesOf(database, siteId, [id])
  const { parts, vat } = afterVoids(order, await listVoidsOf(database, siteId, id))
  const menu = await house.catalogues.get(siteId)
  const { stores } = await house.venues.get(siteId)
  const contained = new Set(lines.flatMap(({ allergens }) => allergens))
  return {
    ...toOrderHead(order, stores),
    contact: { fullName: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    setup: order.setup,
    notes: order.notes,
    lines: lines.map((line) => toToldLine(line, menu, language)),
    parts,
    vat,
    allergens: menu.allergens.filter((allergen) => contained.has(allergen.id)),
  }
}

function toToldLine(line: OrderLineRow, menu: CatalogueSnapshot, language: LanguageCode): ToldOrderLine {
  const { id, productId, quantity, notes, name, total, parts, allergens } = line
  const product = menu.productById.get(productId)
  const known = product === undefined ? '' : describeChoice(product, line.configuration, language)
  return {
    id,
    productId,
    quantity,
    notes,
    name,
    total,
    parts,
    allergens,
    choice: line.choices?.join(', ') ?? known,
    slug: product?.published ? product.slug : null,
  }
}
