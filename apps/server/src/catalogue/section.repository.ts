import type { Section, SectionItem } from '@comanda/rules/catalogue/product'
import type { ProductId, SectionId, SiteId } from '@comanda/rules/ids'
import { asc, eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { section, sectionItem, sectionItemAllergen } from '../database/schema/sections.ts'

export type SectionHead = Omit<Section, 'items'>
export type ItemHead = Omit<SectionItem, 'product'> & { readonly productId: ProductId }

export interface Sections {
  readonly byProduct: ReadonlyMap<ProductId, readonly SectionHead[]>
  readonly items: ReadonlyMap<SectionId, readonly ItemHead[]>
}

export async function readSections(db: Reader, siteId: SiteId): Promise<Sections> {
  const sections = await db
    .select()
    .from(section)
    .where(eq(section.siteId, siteId))
    .orderBy(asc(section.position), asc(section.id))
  const items = await db
    .select()
    .from(sectionItem)
    .where(eq(sectionItem.siteId, siteId))
    .orderBy(asc(sectionItem.position), asc(sectionItem.id))
  const allergens = await db.select().from(sectionItemAllergen).where(eq(sectionItemAllergen.siteId, siteId))
  const own = collect(
    allergens,
    ({ sectionItemId }) => sectionItemId,
    ({ allergenId }) => allergenId,
  )
  return {
    byProduct: collect(
      sections,
      ({ productId }) => productId,
      ({ id, name, minDishes, maxDishes, subtract, areIngredients }) => ({
        id,
        name,
        minDishes,
        maxDishes,
        subtract,
        areIngredients,
      }),
    ),
    items: collect(
      items,
      ({ sectionId }) => sectionId,
      (row): ItemHead => ({
        id: row.id,
        productId: row.productId,
        published: row.published,
        minQuantity: row.minQuantity,
        originalQuantity: row.originalQuantity,
        includedQuantity: row.includedQuantity,
        maxQuantity: row.maxQuantity,
        price: row.price,
        extraPrice: row.extraPrice,
        isExtra: row.isExtra,
        allergens: row.hasOwnAllergens ? (own.get(row.id) ?? []) : null,
      }),
    ),
  }
}
