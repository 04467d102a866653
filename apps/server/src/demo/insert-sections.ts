import type { Product } from '@comanda/rules/catalogue/product'
import type { SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { section, sectionItem, sectionItemAllergen } from '../database/schema/sections.ts'
import { insertRows } from './insert-rows.ts'

export async function insertSections(tx: Tx, siteId: SiteId, products: readonly Product[]): Promise<void> {
  const sections = products.flatMap((one) =>
    one.sections.map((row, position) => ({ siteId, productId: one.id, position, ...row })),
  )
  await insertRows(tx, section, sections)
  const items = sections.flatMap((row) =>
    row.items.map((item, position) => ({
      siteId,
      sectionId: row.id,
      productId: item.product.id,
      position,
      hasOwnAllergens: item.allergens !== null,
      ...item,
    })),
  )
  await insertRows(tx, sectionItem, items)
  await insertRows(
    tx,
    sectionItemAllergen,
    items.flatMap((item) =>
      (item.allergens ?? []).map((allergenId) => ({ siteId, sectionItemId: item.id, allergenId })),
    ),
  )
}
