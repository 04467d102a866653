import { casaComanda } from '@comanda/demo/casa-comanda/casa-comanda'
import { demoSites } from '@comanda/demo/demo-sites'
import { type BrandId, type CategoryId, type ProductId, toId } from '@comanda/rules/ids'
import { basisPoints, cents } from '@comanda/rules/money/cents'
import type { Instant, Minute } from '@comanda/rules/time/calendar'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTaken, refusedBy } from '../testing/database/refused-by.ts'
import { siteId } from '../testing/database/rows.ts'
import { testNow } from '../testing/database/test-cluster.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { category } from './schema/category.ts'
import { combination, offeredGroup, optionValue } from './schema/choices.ts'
import { coupon, receipt } from './schema/coupon.ts'
import { customer, savedAddress } from './schema/customer.ts'
import { priceList } from './schema/price-list.ts'
import { product, productCategory } from './schema/product.ts'
import { promotion } from './schema/promotion.ts'
import { section, sectionItem } from './schema/sections.ts'
import { resource } from './schema/store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const text = { base: 'x', variants: {} }
const now = testNow as Instant
const dish = casaComanda.products.find(({ combinations }) => combinations.length > 0) ?? fail()

function fail(): never {
  throw new Error('the demo has no dish with sizes')
}

describe('a coupon', () => {
  const row: typeof coupon.$inferInsert = {
    siteId,
    code: 'UNO',
    amount: cents(500),
    validFrom: now,
    validTo: (now + 1000) as Instant,
    useLimit: 1,
  }

  let made: { readonly id: typeof coupon.$inferSelect.id } | undefined
  beforeAll(async () => {
    ;[made] = await database.db.insert(coupon).values(row).returning({ id: coupon.id })
  })

  it('with one use left is used once when fifty carts complete together (faults 25)', async () => {
    const use = async () => {
      const used = await database.db
        .update(coupon)
        .set({ uses: sql`${coupon.uses} + 1` })
        .where(and(eq(coupon.id, made?.id ?? toId(0)), sql`${coupon.uses} < ${coupon.useLimit}`))
        .returning()
      if (used.length === 0) throw new Error('used up')
    }
    expect(await countTaken(Array.from({ length: 50 }, use))).toBe(1)
    // Even a writer that does not check cannot exceed the limit.
    const careless = database.db
      .update(coupon)
      .set({ uses: sql`${coupon.uses} + 1` })
      .where(eq(coupon.code, 'UNO'))
    expect(await refusedBy(careless)).toBe('coupon_uses_within_limit')
  })

  it('is worth an amount or a share, for a time that exists, under one code', async () => {
    const write = (fields: Partial<typeof coupon.$inferInsert>) =>
      database.db.insert(coupon).values({ ...row, code: 'DOS', ...fields })
    expect(await refusedBy(write({ amount: null }))).toBe('coupon_one_discount')
    expect(await refusedBy(write({ share: basisPoints(1000) }))).toBe('coupon_one_discount')
    expect(await refusedBy(write({ amount: cents(-1) }))).toBe('coupon_amount_positive')
    expect(await refusedBy(write({ amount: null, share: basisPoints(10_001) }))).toBe('coupon_share_share')
    expect(await refusedBy(write({ validTo: now }))).toBe('coupon_valid_range')
    expect(await refusedBy(write({ code: 'uno' }))).toBe('coupon_code')
  })
})

describe('a receipt', () => {
  it('never has fewer points than none, nor more than were gained (I7)', async () => {
    const [owner] = await database.db.select().from(customer).where(eq(customer.siteId, siteId)).limit(1)
    const row = {
      siteId,
      customerId: owner?.id ?? fail(),
      code: 'R-1',
      pointsGained: 100,
      pointsRemaining: 100,
      createdAt: now,
      expiresAt: (now + 1000) as Instant,
    }
    await database.db.insert(receipt).values(row)
    const spend = () =>
      database.db
        .update(receipt)
        .set({ pointsRemaining: sql`${receipt.pointsRemaining} - 60` })
        .where(eq(receipt.code, 'R-1'))
    expect(await countTaken(Array.from({ length: 10 }, spend))).toBe(1)
    const grow = database.db.update(receipt).set({ pointsRemaining: 101 }).where(eq(receipt.code, 'R-1'))
    expect(await refusedBy(grow)).toBe('receipt_points_range')
  })
})

describe('the menu', () => {
  const head = { siteId, slug: 'nuevo', name: text, price: cents(100), defaultCategoryId: dish.defaultCategoryId }
  const vat = { vatOnPremises: basisPoints(1000), vatTakenAway: basisPoints(1000) }

  it('has no price below nothing (faults 29)', async () => {
    const negative = cents(-1)
    const [group] = casaComanda.products.flatMap(({ optionGroups }) => optionGroups)
    const writes = [
      database.db.insert(product).values({ ...head, ...vat, price: negative }),
      database.db.insert(combination).values({ siteId, productId: dish.id, name: text, price: negative }),
      database.db.insert(optionValue).values({ siteId, groupId: group?.id ?? fail(), name: text, price: negative }),
    ]
    for (const write of writes) expect(await refusedBy(write)).toMatch(/_price_not_negative$/)
  })

  it('has rates between nothing and the whole, and slugs that lead to one dish', async () => {
    const write = (fields: Partial<typeof product.$inferInsert>) =>
      database.db.insert(product).values({ ...head, ...vat, ...fields })
    expect(await refusedBy(write({ vatTakenAway: basisPoints(10_001) }))).toBe('product_vat_taken_away_share')
    expect(await refusedBy(write({ slug: dish.slug }))).toBe('product_slug')
    expect(await refusedBy(write({ buffetPlatesPerRound: 4 }))).toBe('product_buffet_limit')
  })

  it('has one default size per dish, and groups offered in one place each', async () => {
    const sized = casaComanda.products.find(({ combinations }) => combinations.some(({ isDefault }) => isDefault))
    const second = { siteId, productId: sized?.id ?? fail(), name: text, price: cents(1), isDefault: true }
    expect(await refusedBy(database.db.insert(combination).values(second))).toBe('combination_default')
    const [group] = casaComanda.products.flatMap(({ optionGroups }) => optionGroups)
    const nowhere = { siteId, groupId: group?.id ?? fail() }
    expect(await refusedBy(database.db.insert(offeredGroup).values(nowhere))).toBe('offered_group_one_place')
  })

  it('has sections that can be filled', async () => {
    const row = { siteId, productId: dish.id, name: text }
    const impossible = database.db.insert(section).values({ ...row, minDishes: 3, maxDishes: 2 })
    expect(await refusedBy(impossible)).toBe('section_dishes_range')
    const [made] = await database.db
      .insert(section)
      .values({ ...row, minDishes: 1, maxDishes: 0, areIngredients: true })
      .returning()
    const item = { siteId, sectionId: made?.id ?? fail(), productId: dish.id, price: cents(0), extraPrice: cents(-1) }
    expect(await refusedBy(database.db.insert(sectionItem).values(item))).toBe('section_item_extra_price_not_negative')
  })

  it('has promotions with a whole deal of their kind', async () => {
    const row = { siteId, name: 'x', weekdays: [], from: 0 as Minute, to: 0 as Minute, bought: 3 }
    const write = (fields: Partial<typeof promotion.$inferInsert>) =>
      database.db.insert(promotion).values({ ...row, dealKind: 'free-units', ...fields })
    expect(await refusedBy(write({}))).toBe('promotion_deal_whole')
    expect(await refusedBy(write({ freeUnits: 4 }))).toBe('promotion_deal_whole')
    expect(await refusedBy(write({ freeUnits: 1, fixedPrice: cents(1) }))).toBe('promotion_deal_whole')
    expect(await refusedBy(write({ freeUnits: 1, weekdays: ['someday' as never] }))).toBe('promotion_weekdays_known')
    expect(await refusedBy(write({ freeUnits: 1, to: 1440 as Minute }))).toBe('promotion_to_of_day')
    await write({ freeUnits: 1 })
  })

  it('has one general price list, and one counter per mode in a store', async () => {
    const second = database.db.insert(priceList).values({ siteId, name: 'x', isGeneral: true })
    expect(await refusedBy(second)).toBe('price_list_general')
    const [store] = casaComanda.stores
    const counter = { siteId, storeId: store?.id ?? fail(), kind: 'pickup' as const, name: 'x' }
    expect(await refusedBy(database.db.insert(resource).values(counter))).toBe('resource_counter')
  })

  it('finds words of every language without case or accents', async () => {
    const [made] = await database.db
      .insert(product)
      .values({ ...head, ...vat, name: { base: 'Ñoquis con AJÍ', variants: { fr: 'Gnocchis à l’ail' } } })
      .returning({ id: product.id, words: product.searchText })
    expect(made?.words).toContain('noquis con aji gnocchis a l')
    const { rows } = await database.db.execute<{ id: number }>(
      sql`select id from product where site_id = ${siteId} and search_text like ${'%noquis%'}`,
    )
    expect(rows).toEqual([{ id: made?.id }])
  })
})

describe('a customer', () => {
  it('has an address nobody else on the site uses, and one default of each kind', async () => {
    const [known] = await database.db.select().from(customer).where(eq(customer.siteId, siteId)).limit(1)
    const { id: _id, ...twin } = known ?? fail()
    const write = database.db.insert(customer).values({ ...twin, email: twin.email.toUpperCase() })
    expect(await refusedBy(write)).toBe('customer_email')
    const home = { street: 'x', number: '1', postalCode: '28013', city: 'x', province: 'x', isDefault: true }
    const row = { siteId, customerId: known?.id ?? fail(), name: 'x', use: 'billing' as const, ...home }
    await database.db.delete(savedAddress).where(eq(savedAddress.customerId, row.customerId))
    await database.db.insert(savedAddress).values(row)
    expect(await refusedBy(database.db.insert(savedAddress).values(row))).toBe('saved_address_default')
    await database.db.insert(savedAddress).values({ ...row, use: 'delivery' })
  })
})

describe('a site', () => {
  const other = demoSites.find(({ products }) => products.length > 0 && products !== casaComanda.products) ?? fail()

  it('cannot point at what belongs to another', async () => {
    const [foreign] = other.products.filter(({ id }) => casaComanda.products.every((own) => own.id !== id))
    const link = { siteId, productId: foreign?.id ?? toId<ProductId>(999_999), categoryId: dish.defaultCategoryId }
    expect(await refusedBy(database.db.insert(productCategory).values(link))).toBe('product_category_product_id_fk')
    const stray = { siteId: other.website.id, slug: 'stray', name: text, brandId: toId<BrandId>(1) }
    expect(await refusedBy(database.db.insert(category).values(stray))).toBe('category_brand_id_fk')
    const child = { siteId: other.website.id, slug: 'child', name: text, parentId: toId<CategoryId>(92) }
    expect(await refusedBy(database.db.insert(category).values(child))).toBe('category_parent_id_fk')
  })
})
