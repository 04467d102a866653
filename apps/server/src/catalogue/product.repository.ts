import type { Product } from '@comanda/rules/catalogue/product'
import type { CategoryId, ProductId, SiteId } from '@comanda/rules/ids'
import { and, asc, eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader, Tx } from '../database/database.ts'
import {
  product,
  productAllergen,
  productCategory,
  productDiet,
  productMenu,
  productStore,
  productWindow,
  relatedProduct,
} from '../database/schema/product.ts'
import { findPicture, type Pictures } from './category.repository.ts'
import type { Choices } from './choice.repository.ts'

/** A product without its sections; those name other products, and are joined in memory. */
export type ProductHead = Omit<Product, 'sections'>

export async function listProductHeads(
  db: Reader,
  siteId: SiteId,
  parts: { readonly pictures: Pictures; readonly choices: Choices; readonly categoryIds: ReadonlySet<CategoryId> },
): Promise<ProductHead[]> {
  const rows = await db
    .select()
    .from(product)
    .where(and(eq(product.siteId, siteId), eq(product.active, true)))
    .orderBy(asc(product.position), asc(product.id))
  const links = await readLinks(db, siteId)
  const { choices } = parts
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    ingredients: row.ingredients,
    price: row.price,
    oldPrice: row.oldPrice,
    published: row.published,
    isConfigurable: row.isConfigurable,
    configuresItself: row.configuresItself,
    oneByOne: row.oneByOne,
    attributes: choices.attributes.get(row.id) ?? [],
    combinations: choices.combinations.get(row.id) ?? [],
    optionGroups: choices.optionGroups.get(row.id) ?? [],
    relatedIds: links.related.get(row.id) ?? [],
    suggestionTitle: row.suggestionTitle,
    allergens: links.allergens.get(row.id) ?? [],
    traces: links.traces.get(row.id) ?? [],
    diets: links.diets.get(row.id) ?? [],
    picture: findPicture(parts.pictures, row.pictureKey),
    windows: links.windows.get(row.id) ?? [],
    categoryIds: (links.categories.get(row.id) ?? []).filter((id) => parts.categoryIds.has(id)),
    defaultCategoryId: row.defaultCategoryId,
    course: row.course,
    vat: { onPremises: row.vatOnPremises, takenAway: row.vatTakenAway },
    isMenu: row.isMenu,
    buffet: row.isBuffet ? { platesPerRound: row.buffetPlatesPerRound } : null,
    service: row.serviceShare === null ? null : { share: row.serviceShare },
    featured: row.featured,
    isNew: row.isNew,
    storeIds: links.stores.get(row.id) ?? [],
    menuIds: links.menus.get(row.id) ?? [],
  }))
}

async function readLinks(db: Reader, siteId: SiteId) {
  const categories = await db
    .select()
    .from(productCategory)
    .where(eq(productCategory.siteId, siteId))
    .orderBy(asc(productCategory.position), asc(productCategory.categoryId))
  const windows = await db
    .select()
    .from(productWindow)
    .where(eq(productWindow.siteId, siteId))
    .orderBy(asc(productWindow.from))
  const related = await db
    .select()
    .from(relatedProduct)
    .where(eq(relatedProduct.siteId, siteId))
    .orderBy(asc(relatedProduct.position), asc(relatedProduct.relatedId))
  const allergens = await db
    .select()
    .from(productAllergen)
    .where(eq(productAllergen.siteId, siteId))
    .orderBy(asc(productAllergen.allergenId))
  const diets = await db
    .select()
    .from(productDiet)
    .where(eq(productDiet.siteId, siteId))
    .orderBy(asc(productDiet.dietId))
  const stores = await db.select().from(productStore).where(eq(productStore.siteId, siteId))
  const menus = await db.select().from(productMenu).where(eq(productMenu.siteId, siteId))
  const ofProduct = ({ productId }: { productId: ProductId }) => productId
  const allergensWith = (isTrace: boolean) =>
    collect(
      allergens.filter((row) => row.isTrace === isTrace),
      ofProduct,
      ({ allergenId }) => allergenId,
    )
  return {
    categories: collect(categories, ofProduct, ({ categoryId }) => categoryId),
    windows: collect(windows, ofProduct, ({ weekday, from, to }) => ({ weekday, from, to })),
    related: collect(related, ofProduct, ({ relatedId }) => relatedId),
    allergens: allergensWith(false),
    traces: allergensWith(true),
    diets: collect(diets, ofProduct, ({ dietId }) => dietId),
    stores: collect(stores, ofProduct, ({ storeId }) => storeId),
    menus: collect(menus, ofProduct, ({ menuId }) => menuId),
  }
}

/** False when the site has no such product. */
export async function savePublication(
  tx: Tx,
  siteId: SiteId,
  productId: ProductId,
  published: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(product)
    .set({ published })
    .where(and(eq(product.siteId, siteId), eq(product.id, productId), eq(product.active, true)))
    .returning({ id: product.id })
  return changed.length > 0
}
