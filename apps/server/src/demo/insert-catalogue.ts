import type { DemoSite } from '@comanda/demo/demo-site'
import type { Product } from '@comanda/rules/catalogue/product'
import type { SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { allergen, category, categoryWindow, diet } from '../database/schema/category.ts'
import { listedCombinationPrice, listedPrice, priceList } from '../database/schema/price-list.ts'
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
import { insertChoices } from './insert-choices.ts'
import { insertRows } from './insert-rows.ts'
import { insertSections } from './insert-sections.ts'

export async function insertCatalogue(tx: Tx, demo: DemoSite): Promise<void> {
  const siteId = demo.website.id
  await insertMarks(tx, demo)
  await insertRows(
    tx,
    category,
    // Parents come before their children in the data, so one statement keeps the references valid.
    demo.categories.map((row, position) => ({ siteId, position, ...row, pictureKey: row.picture?.key ?? null })),
  )
  await insertRows(
    tx,
    categoryWindow,
    demo.categories.flatMap((row) => row.windows.map((window) => ({ siteId, categoryId: row.id, ...window }))),
  )
  await insertRows(
    tx,
    product,
    demo.products.map((one, position) => ({ siteId, position, ...toProductRow(one) })),
  )
  await insertPlaces(tx, siteId, demo.products)
  await insertSections(tx, siteId, demo.products)
  await insertChoices(tx, siteId, demo.products)
  await insertPriceLists(tx, demo)
}

async function insertMarks(tx: Tx, { website, allergens, diets }: DemoSite): Promise<void> {
  const siteId = website.id
  await insertRows(
    tx,
    allergen,
    allergens.map((row, position) => ({ siteId, position, ...row, pictureKey: row.picture?.key ?? null })),
  )
  await insertRows(
    tx,
    diet,
    diets.map((row, position) => ({ siteId, position, ...row, pictureKey: row.picture?.key ?? null })),
  )
}

function toProductRow(one: Product): Omit<typeof product.$inferInsert, 'siteId'> {
  return {
    ...one,
    pictureKey: one.picture?.key ?? null,
    vatOnPremises: one.vat.onPremises,
    vatTakenAway: one.vat.takenAway,
    isBuffet: one.buffet !== null,
    buffetPlatesPerRound: one.buffet?.platesPerRound ?? null,
    serviceShare: one.service?.share ?? null,
  }
}

/** Categories, hours, allergens, diets and stores of each product. */
async function insertPlaces(tx: Tx, siteId: SiteId, products: readonly Product[]): Promise<void> {
  const each = <Row>(rowsOf: (one: Product) => readonly Row[]) => products.flatMap(rowsOf)
  await insertRows(
    tx,
    productCategory,
    each((one) => one.categoryIds.map((categoryId, position) => ({ siteId, productId: one.id, categoryId, position }))),
  )
  await insertRows(
    tx,
    productWindow,
    each((one) => one.windows.map((window) => ({ siteId, productId: one.id, ...window }))),
  )
  await insertRows(
    tx,
    productAllergen,
    each((one) => [
      ...one.allergens.map((allergenId) => ({ siteId, productId: one.id, allergenId, isTrace: false })),
      ...one.traces.map((allergenId) => ({ siteId, productId: one.id, allergenId, isTrace: true })),
    ]),
  )
  await insertRows(
    tx,
    productDiet,
    each((one) => one.diets.map((dietId) => ({ siteId, productId: one.id, dietId }))),
  )
  await insertRows(
    tx,
    productMenu,
    each((one) => one.menuIds.map((menuId) => ({ siteId, productId: one.id, menuId }))),
  )
  await insertRows(
    tx,
    productStore,
    each((one) => one.storeIds.map((storeId) => ({ siteId, productId: one.id, storeId }))),
  )
  await insertRows(
    tx,
    relatedProduct,
    each((one) => one.relatedIds.map((relatedId, position) => ({ siteId, productId: one.id, relatedId, position }))),
  )
}

async function insertPriceLists(tx: Tx, { website, priceLists }: DemoSite): Promise<void> {
  const siteId = website.id
  await insertRows(
    tx,
    priceList,
    priceLists.map(({ id, name, isGeneral }) => ({ siteId, id, name, isGeneral })),
  )
  for (const { id: priceListId, prices } of priceLists) {
    const rows = prices.map(({ productId, combinationId, price }) => ({
      siteId,
      priceListId,
      productId,
      combinationId,
      price,
    }))
    await insertRows(
      tx,
      listedPrice,
      rows.filter((row) => row.combinationId === null),
    )
    await insertRows(
      tx,
      listedCombinationPrice,
      rows.flatMap(({ combinationId, ...row }) => (combinationId === null ? [] : [{ ...row, combinationId }])),
    )
  }
}
