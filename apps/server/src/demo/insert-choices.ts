import type { OptionGroup, Product } from '@comanda/rules/catalogue/product'
import type { CombinationId, ProductId, SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import {
  attribute,
  attributeValue,
  combination,
  combinationSection,
  combinationValue,
  offeredGroup,
  optionGroup,
  optionValue,
  optionValueAllergen,
  optionValueDiet,
} from '../database/schema/choices.ts'
import { insertRows } from './insert-rows.ts'

/** Attributes, combinations and option groups; sections already exist, because combinations refer to them. */
export async function insertChoices(tx: Tx, siteId: SiteId, products: readonly Product[]): Promise<void> {
  await insertAttributes(tx, siteId, products)
  await insertCombinations(tx, siteId, products)
  const offered = products.flatMap((one) => [
    ...one.optionGroups.map((group, position) => offer(group, position, { productId: one.id })),
    ...one.combinations.flatMap((variant) =>
      variant.optionGroups.map((group, position) => offer(group, position, { combinationId: variant.id })),
    ),
  ])
  const groups = offered.map(({ group }) => group)
  await insertRows(
    tx,
    optionGroup,
    groups.map((group) => ({ siteId, ...group })),
  )
  await insertRows(
    tx,
    offeredGroup,
    offered.map(({ group, ...row }) => ({ siteId, groupId: group.id, ...row })),
  )
  await insertValues(tx, siteId, groups)
}

function offer(
  group: OptionGroup,
  position: number,
  place: { productId: ProductId } | { combinationId: CombinationId },
) {
  return { group, position, ...place }
}

async function insertAttributes(tx: Tx, siteId: SiteId, products: readonly Product[]): Promise<void> {
  const attributes = products.flatMap((one) =>
    one.attributes.map((row, position) => ({ siteId, productId: one.id, position, ...row })),
  )
  await insertRows(tx, attribute, attributes)
  await insertRows(
    tx,
    attributeValue,
    attributes.flatMap((row) =>
      row.values.map((value, position) => ({ siteId, attributeId: row.id, position, ...value })),
    ),
  )
}

async function insertCombinations(tx: Tx, siteId: SiteId, products: readonly Product[]): Promise<void> {
  const combinations = products.flatMap((one) =>
    one.combinations.map((row, position) => ({
      siteId,
      productId: one.id,
      position,
      ...row,
      pictureKey: row.picture?.key ?? null,
      limitsSections: row.sectionIds !== null,
    })),
  )
  await insertRows(tx, combination, combinations)
  await insertRows(
    tx,
    combinationValue,
    combinations.flatMap((row) =>
      row.valueIds.map((attributeValueId) => ({ siteId, combinationId: row.id, attributeValueId })),
    ),
  )
  await insertRows(
    tx,
    combinationSection,
    combinations.flatMap((row) =>
      (row.sectionIds ?? []).map((sectionId) => ({ siteId, combinationId: row.id, sectionId })),
    ),
  )
}

async function insertValues(tx: Tx, siteId: SiteId, groups: readonly OptionGroup[]): Promise<void> {
  const values = groups.flatMap((group) =>
    group.values.map((value, position) => ({
      siteId,
      groupId: group.id,
      position,
      ...value,
      pictureKey: value.picture?.key ?? null,
    })),
  )
  await insertRows(tx, optionValue, values)
  await insertRows(
    tx,
    optionValueAllergen,
    values.flatMap(({ id: optionValueId, addsAllergens, removesAllergens }) => [
      ...addsAllergens.map((allergenId) => ({ siteId, optionValueId, allergenId, effect: 'adds' as const })),
      ...removesAllergens.map((allergenId) => ({ siteId, optionValueId, allergenId, effect: 'removes' as const })),
    ]),
  )
  await insertRows(
    tx,
    optionValueDiet,
    values.flatMap((value) => value.breaksDiets.map((dietId) => ({ siteId, optionValueId: value.id, dietId }))),
  )
}
