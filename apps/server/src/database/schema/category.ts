import type { AllergenId, BrandId, CategoryId, DietId } from '@comanda/rules/ids'
import { weekdays } from '@comanda/rules/time/calendar'
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { inSite, localText, minute, ofDay, oneOf, weekday } from './columns.ts'
import { ofPicture } from './picture.ts'
import { siteId } from './site-id.ts'
import { brand } from './website.ts'

export const category = pgTable(
  'category',
  {
    siteId: siteId(),
    id: integer().$type<CategoryId>().notNull().generatedByDefaultAsIdentity(),
    parentId: integer().$type<CategoryId>(),
    brandId: integer().$type<BrandId>(),
    slug: text().notNull(),
    name: localText().notNull(),
    pictureKey: text(),
    featured: boolean().notNull().default(false),
    isFood: boolean().notNull().default(true),
    published: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('category_slug').on(t.siteId, t.slug),
    inSite(t.siteId, t.parentId, t),
    inSite(t.siteId, t.brandId, brand),
    ofPicture(t.siteId, t.pictureKey),
    index('category_parent').on(t.siteId, t.parentId),
  ],
)

export const categoryWindow = pgTable(
  'category_window',
  {
    siteId: siteId(),
    categoryId: integer().$type<CategoryId>().notNull(),
    weekday: weekday().notNull(),
    from: minute().notNull(),
    to: minute().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.categoryId, t.weekday, t.from] }),
    inSite(t.siteId, t.categoryId, category).onDelete('cascade'),
    oneOf(t.weekday, weekdays),
    ofDay(t.from),
    ofDay(t.to),
  ],
)

export const allergen = pgTable(
  'allergen',
  {
    siteId: siteId(),
    id: integer().$type<AllergenId>().notNull().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    name: localText().notNull(),
    pictureKey: text(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('allergen_code').on(t.siteId, t.code),
    ofPicture(t.siteId, t.pictureKey),
  ],
)

export const diet = pgTable(
  'diet',
  {
    siteId: siteId(),
    id: integer().$type<DietId>().notNull().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    name: localText().notNull(),
    pictureKey: text(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('diet_code').on(t.siteId, t.code),
    ofPicture(t.siteId, t.pictureKey),
  ],
)
