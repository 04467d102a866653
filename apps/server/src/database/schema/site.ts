import type { MenuId, SiteId, StoreId } from '@comanda/rules/ids'
import { type LanguageCode, languageCodes } from '@comanda/rules/text/language'
import { type TemplateVersion, templateVersions } from '@comanda/rules/website/website'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { caseless, inSite, localText, oneOf, writtenAt } from './columns.ts'
import { menu } from './menu.ts'
import { siteId } from './site-id.ts'
import { store } from './store.ts'

export const site = pgTable(
  'site',
  {
    id: integer().$type<SiteId>().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    storeName: text().notNull(),
    description: localText().notNull(),
    logo: text(),
    favicon: text(),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    version: smallint().$type<TemplateVersion>().notNull().default(0),
    template: text().notNull().default('plantilla1'),
    colourPrimary: text().notNull(),
    colourSecondary: text().notNull(),
    colourAccent: text().notNull(),
    dark: boolean().notNull().default(false),
    followsVisitor: boolean().notNull().default(false),
    defaultLanguage: text().$type<LanguageCode>().notNull().default('es'),
    offersDelivery: boolean().notNull().default(false),
    offersPickup: boolean().notNull().default(false),
    offersTable: boolean().notNull().default(false),
    offersDigitalCard: boolean().notNull().default(false),
    offersTakehere: boolean().notNull().default(false),
    onlyDigitalCard: boolean().notNull().default(false),
    onlyBookings: boolean().notNull().default(false),
    onlyUsers: boolean().notNull().default(false),
    asksModeOnEntry: boolean().notNull().default(false),
    takesBookings: boolean().notNull().default(false),
    showsAllergens: boolean().notNull().default(false),
    showsDigitalKit: boolean().notNull().default(false),
    showsPricesBeforeMode: boolean().notNull().default(false),
    tablesOpenedByStaff: boolean().notNull().default(false),
    // A plain link lets anybody who knows a table's number sit down at it from anywhere.
    signedTableLinks: boolean().notNull().default(true),
    severalOrdersPerTable: boolean().notNull().default(true),
    addLabel: localText().notNull().default({ base: 'Lo quiero', variants: {} }),
    mapsKey: text(),
    onlyStoreId: integer().$type<StoreId>(),
    defaultStoreId: integer().$type<StoreId>(),
    menuId: integer().$type<MenuId>(),
    scriptHead: text(),
    scriptBody: text(),
    scriptBooking: text(),
    tagManagerId: text(),
    tablePaymentOrigin: text(),
    /** How many digits a PIN of the staff has. */
    pinLength: smallint().notNull().default(4),
    /** Signs table links; changing a store's epoch ends the old ones. */
    tableLinkSecret: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    createdAt: writtenAt(),
  },
  (t) => [
    oneOf(t.version, templateVersions),
    oneOf(t.pinLength, [4, 5, 6]),
    oneOf(t.defaultLanguage, languageCodes),
    inSite(t.id, t.onlyStoreId, store),
    inSite(t.id, t.defaultStoreId, store),
    inSite(t.id, t.menuId, menu),
  ],
)

/** The host names of each site. A host belongs to one site, so it is the key itself. */
export const siteHost = pgTable('site_host', { host: caseless().primaryKey(), siteId: siteId() }, (t) => [
  index('site_host_site').on(t.siteId),
])

/** The key by which an envelope is proven: it names the site and grants nothing private. */
export const siteKey = pgTable(
  'site_key',
  {
    publicKey: text().primaryKey(),
    siteId: siteId(),
    password: text().notNull(),
    active: boolean().notNull().default(true),
    /** Production refuses to start while one of these is active. */
    isDemo: boolean().notNull().default(false),
    createdAt: writtenAt(),
  },
  (t) => [index('site_key_site').on(t.siteId)],
)

export const siteLanguage = pgTable(
  'site_language',
  {
    siteId: siteId(),
    language: text().$type<LanguageCode>().notNull(),
    published: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.language] }), oneOf(t.language, languageCodes)],
)
