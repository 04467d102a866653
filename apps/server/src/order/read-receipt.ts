import type { SiteId } from '@comanda/rules/ids'
import { afterVoids } from '@comanda/rules/order/after-voids'
import type { SaleReceipt } from '@comanda/rules/order/sale-receipt'
import { readText } from '@comanda/rules/text/local-text'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import type { Reader } from '../database/database.ts'
import { listOrderLines, type StoredOrder } from './order.repository.ts'
import { listVoids } from './order-void.repository.ts'
import { getSeller } from './seller.repository.ts'

interface Reading {
  readonly tx: Reader
  readonly siteId: SiteId
  readonly house: KeepsCatalogues
}

/** The receipt of a placed order as it stands now, in its diner's language: without what was taken out since. */
export async function readReceipt({ tx, siteId, house }: Reading, order: StoredOrder): Promise<SaleReceipt> {
  const { language, number, receiptNumber, placedAt, storeId } = order
  const { issuer, cutoff } = await getSeller(tx, siteId, storeId)
  const { allergens } = await house.catalogues.get(siteId)
  const { total, parts, vat } = afterVoids(order, await listVoids(tx, order))
  const named = new Map(allergens.map(({ id, name }) => [id, readText(name, language)]))
  return {
    language,
    number: receiptNumber,
    orderNumber: number,
    issuedAt: placedAt,
    timeZone: cutoff.timeZone,
    issuer,
    lines: (await listOrderLines(tx, order)).map((line) => ({
      quantity: line.quantity,
      name: line.name,
      choices: line.choices ?? [],
      allergens: line.allergens.flatMap((id) => named.get(id) ?? []),
      total: line.total,
    })),
    parts: parts.map(({ kind, amount }) => ({ kind, amount })),
    vat,
    total,
  }
}
