import type { AllergenId, CategoryId, DietId, MenuId, ProductId, StoreId } from '@comanda/rules/ids'
import type { BasisPoints } from '@comanda/rules/money/cents'
import { weekdays } from '@comanda/rules/time/calendar'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { allergen, category, diet } from './category.ts'
import {
  amount,
  inSite,
  localText,
  minute,
  notNegative,
  ofDay,
  oneOf,
  positive,
  share,
  weekday,
  writtenAt,
} from './columns.ts'
import { menu } from './menu.ts'
import { ofPicture } from './picture.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

export const product = pgTable(
  'product',
  {
    siteId: siteId(),
    id: integer().$type<ProductId>().notNull().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    name: localText().notNull(),
    description: localText().notNull().default({ base: '', variants: {} }),
    ingredients: localText().notNull().default({ base: '', variants: {} }),
    price: amount().notNull(),
    oldPrice: amount(),
    published: boolean().notNull().default(true),
    /** Removed from the menu for good; kept because old orders name it. */
    active: boolean().notNull().default(true),
    isConfigurable: boolean().notNull().default(false),
    configuresItself: boolean().notNull().default(false),
    oneByOne: boolean().notNull().default(false),
    suggestionTitle: localText(),
    pictureKey: text(),
    defaultCategoryId: integer().$type<CategoryId>().notNull(),
    course: smallint().notNull().default(0),
    vatOnPremises: integer().$type<BasisPoints>().notNull(),
    vatTakenAway: integer().$type<BasisPoints>().notNull(),
    isMenu: boolean().notNull().default(false),
    isBuffet: boolean().notNull().default(false),
    buffetPlatesPerRound: integer(),
    serviceShare: integer().$type<BasisPoints>(),
    featured: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    updatedAt: writtenAt(),
    /** The words of every language without case or accents, for the trigram index. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(local_words(name) || ' ' || local_words(description) || ' ' || local_words(ingredients))`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('product_slug').on(t.siteId, t.slug),
    inSite(t.siteId, t.defaultCategoryId, category),
    ofPicture(t.siteId, t.pictureKey),
    notNegative(t.price),
    notNegative(t.oldPrice),
    notNegative(t.course),
    share(t.vatOnPremises),
    share(t.vatTakenAway),
    share(t.serviceShare),
    positive(t.buffetPlatesPerRound),
    check('product_buffet_limit', sql`${t.isBuffet} or ${t.buffetPlatesPerRound} is null`),
    index('product_search').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)

/** Where a product is listed; one without rows is only sold inside another. */
export const productCategory = pgTable(
  'product_category',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    categoryId: integer().$type<CategoryId>().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.categoryId] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.categoryId, category).onDelete('cascade'),
    index('product_category_category').on(t.siteId, t.categoryId),
  ],
)

export const productWindow = pgTable(
  'product_window',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    weekday: weekday().notNull(),
    from: minute().notNull(),
    to: minute().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.weekday, t.from] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    oneOf(t.weekday, weekdays),
    ofDay(t.from),
    ofDay(t.to),
  ],
)

export const productAllergen = pgTable(
  'product_allergen',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    allergenId: integer().$type<AllergenId>().notNull(),
    isTrace: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.allergenId] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.allergenId, allergen),
  ],
)

export const productDiet = pgTable(
  'product_diet',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    dietId: integer().$type<DietId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.dietId] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.dietId, diet),
  ],
)

export const relatedProduct = pgTable(
  'related_product',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    relatedId: integer().$type<ProductId>().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.relatedId] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.relatedId, product).onDelete('cascade'),
  ],
)

/** The stores that sell a product; none means all. */
export const productStore = pgTable(
  'product_store',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    storeId: integer().$type<StoreId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.storeId] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.storeId, store).onDelete('cascade'),
  ],
)

export const productMenu = pgTable(
  'product_menu',
  {
    siteId: siteId(),
    productId: integer().$type<ProductId>().notNull(),
    menuId: integer().$type<MenuId>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.productId, t.menuId] }),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
    inSite(t.siteId, t.menuId, menu).onDelete('cascade'),
    index('product_menu_menu').on(t.siteId, t.menuId),
  ],
)
