import type { BrandId, PageId } from '@comanda/rules/ids'
import { type PageKind, type PagePlace, pageKinds, pagePlaces } from '@comanda/rules/website/website'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { localText, oneOf, writtenAt } from './columns.ts'
import { siteId } from './site-id.ts'

export const brand = pgTable(
  'brand',
  {
    siteId: siteId(),
    id: integer().$type<BrandId>().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    logo: text(),
    comingSoon: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
)

export const contentPage = pgTable(
  'content_page',
  {
    siteId: siteId(),
    id: integer().$type<PageId>().notNull().generatedByDefaultAsIdentity(),
    kind: text().$type<PageKind>().notNull(),
    slug: text().notNull(),
    name: localText().notNull(),
    body: localText().notNull(),
    place: text().$type<PagePlace>().notNull().default('left'),
    published: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique('content_page_slug').on(t.siteId, t.slug),
    // The calls for the cookie policy, the terms and the like return a single page.
    uniqueIndex('content_page_single').on(t.siteId, t.kind).where(sql`kind not in ('content', 'legal')`),
    oneOf(t.kind, pageKinds),
    oneOf(t.place, pagePlaces),
  ],
)

export const banner = pgTable(
  'banner',
  {
    siteId: siteId(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    title: localText().notNull(),
    text: localText().notNull(),
    picture: text(),
    link: text(),
    published: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
)

export const socialLink = pgTable(
  'social_link',
  { siteId: siteId(), network: text().notNull(), url: text().notNull(), position: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.siteId, t.network] })],
)

export const contactMessage = pgTable(
  'contact_message',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    createdAt: writtenAt(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] })],
)
