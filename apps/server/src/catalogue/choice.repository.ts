import type { Attribute, Combination, OptionGroup, OptionValue } from '@comanda/rules/catalogue/product'
import type { CombinationId, OptionGroupId, ProductId, SiteId } from '@comanda/rules/ids'
import { asc, eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
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
import { findPicture, type Pictures } from './category.repository.ts'

/** The choices on each product of a site, except sections. */
export interface Choices {
  readonly attributes: ReadonlyMap<ProductId, readonly Attribute[]>
  readonly combinations: ReadonlyMap<ProductId, readonly Combination[]>
  readonly optionGroups: ReadonlyMap<ProductId, readonly OptionGroup[]>
}

export async function readChoices(db: Reader, siteId: SiteId, pictures: Pictures): Promise<Choices> {
  const groups = await readGroups(db, siteId, pictures)
  const offered = await db
    .select()
    .from(offeredGroup)
    .where(eq(offeredGroup.siteId, siteId))
    .orderBy(asc(offeredGroup.position), asc(offeredGroup.id))
  const toGroup = ({ groupId }: { groupId: OptionGroupId }): OptionGroup => {
    const found = groups.get(groupId)
    if (found === undefined) throw new Error(`option group ${groupId} is offered but does not exist`)
    return found
  }
  const onCombinations = collect(
    offered.filter(({ combinationId }) => combinationId !== null),
    ({ combinationId }) => combinationId as CombinationId,
    toGroup,
  )
  return {
    attributes: await readAttributes(db, siteId),
    combinations: await readCombinations(db, siteId, pictures, onCombinations),
    optionGroups: collect(
      offered.filter(({ productId }) => productId !== null),
      ({ productId }) => productId as ProductId,
      toGroup,
    ),
  }
}

async function readAttributes(db: Reader, siteId: SiteId): Promise<Map<ProductId, Attribute[]>> {
  const rows = await db
    .select()
    .from(attribute)
    .where(eq(attribute.siteId, siteId))
    .orderBy(asc(attribute.position), asc(attribute.id))
  const values = await db
    .select()
    .from(attributeValue)
    .where(eq(attributeValue.siteId, siteId))
    .orderBy(asc(attributeValue.position), asc(attributeValue.id))
  const byAttribute = collect(
    values,
    ({ attributeId }) => attributeId,
    ({ id, name }) => ({ id, name }),
  )
  return collect(
    rows,
    ({ productId }) => productId,
    ({ id, name }) => ({ id, name, values: byAttribute.get(id) ?? [] }),
  )
}

async function readCombinations(
  db: Reader,
  siteId: SiteId,
  pictures: Pictures,
  groups: ReadonlyMap<CombinationId, readonly OptionGroup[]>,
): Promise<Map<ProductId, Combination[]>> {
  const rows = await db
    .select()
    .from(combination)
    .where(eq(combination.siteId, siteId))
    .orderBy(asc(combination.position), asc(combination.id))
  const values = await db.select().from(combinationValue).where(eq(combinationValue.siteId, siteId))
  const sections = await db.select().from(combinationSection).where(eq(combinationSection.siteId, siteId))
  const valueIds = collect(
    values,
    ({ combinationId }) => combinationId,
    ({ attributeValueId }) => attributeValueId,
  )
  const sectionIds = collect(
    sections,
    ({ combinationId }) => combinationId,
    ({ sectionId }) => sectionId,
  )
  return collect(
    rows,
    ({ productId }) => productId,
    ({ id, name, price, isDefault, pictureKey, limitsSections }) => ({
      id,
      name,
      price,
      isDefault,
      picture: findPicture(pictures, pictureKey),
      valueIds: valueIds.get(id) ?? [],
      optionGroups: groups.get(id) ?? [],
      sectionIds: limitsSections ? (sectionIds.get(id) ?? []) : null,
    }),
  )
}

async function readGroups(db: Reader, siteId: SiteId, pictures: Pictures): Promise<Map<OptionGroupId, OptionGroup>> {
  const rows = await db.select().from(optionGroup).where(eq(optionGroup.siteId, siteId))
  const values = await readValues(db, siteId, pictures)
  return new Map(
    rows.map(({ id, name, published, required, multiple, limit, freeCount, isSeparator }) => [
      id,
      { id, name, published, required, multiple, limit, freeCount, isSeparator, values: values.get(id) ?? [] },
    ]),
  )
}

async function readValues(db: Reader, siteId: SiteId, pictures: Pictures): Promise<Map<OptionGroupId, OptionValue[]>> {
  const rows = await db
    .select()
    .from(optionValue)
    .where(eq(optionValue.siteId, siteId))
    .orderBy(asc(optionValue.position), asc(optionValue.id))
  const allergens = await db.select().from(optionValueAllergen).where(eq(optionValueAllergen.siteId, siteId))
  const diets = await db.select().from(optionValueDiet).where(eq(optionValueDiet.siteId, siteId))
  const touching = (effect: 'adds' | 'removes') =>
    collect(
      allergens.filter((row) => row.effect === effect),
      ({ optionValueId }) => optionValueId,
      ({ allergenId }) => allergenId,
    )
  const [adds, removes] = [touching('adds'), touching('removes')]
  const breaks = collect(
    diets,
    ({ optionValueId }) => optionValueId,
    ({ dietId }) => dietId,
  )
  return collect(
    rows,
    ({ groupId }) => groupId,
    ({ id, name, shortName, price, pictureKey, chosenByDefault }) => ({
      id,
      name,
      shortName,
      price,
      picture: findPicture(pictures, pictureKey),
      chosenByDefault,
      addsAllergens: adds.get(id) ?? [],
      removesAllergens: removes.get(id) ?? [],
      breaksDiets: breaks.get(id) ?? [],
    }),
  )
}
