import { type AddressUse, addressUses, type CustomerKind, customerKinds } from '@comanda/rules/customer/customer'
import type { AddressId, CardId, CustomerId, ProductId } from '@comanda/rules/ids'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, caseless, inSite, instant, oneOf, word, writtenAt } from './columns.ts'
import { product } from './product.ts'
import type { Provider } from './provider.ts'
import { siteId } from './site-id.ts'

export const customer = pgTable(
  'customer',
  {
    siteId: siteId(),
    id: uuid().$type<CustomerId>().notNull().defaultRandom(),
    kind: text().$type<CustomerKind>().notNull(),
    name: text().notNull(),
    identification: text(),
    email: caseless().notNull(),
    phone: text().notNull(),
    acceptsMarketing: boolean().notNull().default(false),
    notes: text().notNull().default(''),
    passwordHash: text().notNull(),
    createdAt: writtenAt(),
    /** Erased on request: the row stays for its orders, without personal data. */
    erasedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('customer_email').on(t.siteId, t.email).where(sql`erased_at is null`),
    oneOf(t.kind, customerKinds),
  ],
)

export const savedAddress = pgTable(
  'saved_address',
  {
    siteId: siteId(),
    id: uuid().$type<AddressId>().notNull().defaultRandom(),
    customerId: uuid().$type<CustomerId>().notNull(),
    name: text().notNull(),
    use: text().$type<AddressUse>().notNull(),
    isDefault: boolean().notNull().default(false),
    street: text().notNull(),
    number: text().notNull(),
    floor: text().notNull().default(''),
    block: text().notNull().default(''),
    door: text().notNull().default(''),
    stairs: text().notNull().default(''),
    postalCode: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    createdAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.customerId, customer).onDelete('cascade'),
    oneOf(t.use, addressUses),
    uniqueIndex('saved_address_default').on(t.siteId, t.customerId, t.use).where(sql`is_default`),
  ],
)

/** The provider's token for a card; a card number never reaches us. */
export const savedCard = pgTable(
  'saved_card',
  {
    siteId: siteId(),
    id: uuid().$type<CardId>().notNull().defaultRandom(),
    customerId: uuid().$type<CustomerId>().notNull(),
    provider: text().$type<Provider>().notNull(),
    providerToken: text().notNull(),
    brand: text().notNull(),
    lastFour: text().notNull(),
    expiryMonth: smallint().notNull(),
    expiryYear: smallint().notNull(),
    createdAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    inSite(t.siteId, t.customerId, customer).onDelete('cascade'),
    unique('saved_card_token').on(t.siteId, t.provider, t.providerToken),
    word(t.provider),
    check('saved_card_last_four', sql`${t.lastFour} ~ '^[0-9]{4}$'`),
    check('saved_card_expiry', sql`${t.expiryMonth} between 1 and 12 and ${t.expiryYear} between 2000 and 2999`),
  ],
)

/** A card that its customer removed, until its provider has forgotten it too. */
export const forgottenCard = pgTable(
  'forgotten_card',
  {
    siteId: siteId(),
    id: uuid().notNull().defaultRandom(),
    provider: text().$type<Provider>().notNull(),
    providerToken: text().notNull(),
    createdAt: writtenAt(),
    triedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), word(t.provider)],
)

export const favourite = pgTable(
  'favourite',
  {
    siteId: siteId(),
    customerId: uuid().$type<CustomerId>().notNull(),
    productId: integer().$type<ProductId>().notNull(),
    createdAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.customerId, t.productId] }),
    inSite(t.siteId, t.customerId, customer).onDelete('cascade'),
    inSite(t.siteId, t.productId, product).onDelete('cascade'),
  ],
)

/** A link back into an account, used once; only the hash of the mailed token is stored. */
export const passwordReset = pgTable(
  'password_reset',
  {
    siteId: siteId(),
    tokenHash: bytes().notNull(),
    customerId: uuid().$type<CustomerId>().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: writtenAt(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.tokenHash] }),
    inSite(t.siteId, t.customerId, customer).onDelete('cascade'),
  ],
)
