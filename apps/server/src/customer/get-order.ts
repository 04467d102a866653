import type { getOrder as row } from '@comanda/contract/calls/order-history'
import type { ToldOrderLine } from '@comanda/contract/entities/placed-order'
import { refusal } from '@comanda/contract/refusals'
import { type ChoiceWording, wordChoices } from '@comanda/rules/kitchen/word-choices'
import { afterVoids } from '@comanda/rules/order/after-voids'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Handler } from '../call/handler.ts'
import type { CatalogueSnapshot, KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findOwnOrder, listLinesOf, listVoidsOf, type OrderLineRow } from './order-history.repository.ts'
import { toOrderHead } from './to-order-head.ts'

/** Texts and prices as sold. Of an order from before its words were kept, today's menu says what was chosen. */
export const getOrder: Handler<typeof row, KeepsVenues & KeepsCatalogues> = async (
  { id },
  { database, siteId, session, language, now, house },
) => {
  if (session === null) throw new Error('a visitor without a session')
  const { id: sessionId, customerId } = session
  const order = await findOwnOrder(database, { siteId, sessionId, customerId }, id)
  if (order === undefined) return refusal('order-not-found')
  const lines = await listLinesOf(database, siteId, [id])
  const { parts, vat } = afterVoids(order, await listVoidsOf(database, siteId, id))
  const menu = await house.catalogues.get(siteId)
  const { stores } = await house.venues.get(siteId)
  const store = stores.find(({ id: storeId }) => storeId === order.setup.storeId)
  const moment = toStoreMoment(now, store?.timeZone ?? defaultTimeZone)
  const wording = { language, context: { hidesIngredients: store?.ordering.hidesIngredients ?? false, moment } }
  const contained = new Set(lines.flatMap(({ allergens }) => allergens))
  return {
    ...toOrderHead(order, stores),
    contact: { fullName: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    setup: order.setup,
    notes: order.notes,
    lines: lines.map((line) => toToldLine(line, menu, wording)),
    parts,
    vat,
    allergens: menu.allergens.filter((allergen) => contained.has(allergen.id)),
  }
}

function toToldLine(line: OrderLineRow, menu: CatalogueSnapshot, wording: ChoiceWording): ToldOrderLine {
  const { id, productId, quantity, notes, name, total, parts, allergens } = line
  const product = menu.productById.get(productId)
  const dish = product && { product, configuration: line.configuration, units: quantity }
  return {
    id,
    productId,
    quantity,
    notes,
    name,
    total,
    parts,
    allergens,
    choice: (line.choices ?? (dish ? wordChoices(dish, wording) : [])).join(', '),
    slug: product?.published ? product.slug : null,
  }
}
