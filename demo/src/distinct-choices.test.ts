import { nameCombination } from '@comanda/rules/cart/name-combination'
import type { Configuration } from '@comanda/rules/catalogue/configuration'
import { emptyConfiguration } from '@comanda/rules/catalogue/configuration'
import { isBareAnswer } from '@comanda/rules/catalogue/name-choice'
import type { Product } from '@comanda/rules/catalogue/product'
import { wordChoices } from '@comanda/rules/kitchen/word-choices'
import { type LanguageCode, languageCodes } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import { getIsoDate } from '@comanda/rules/time/iso-date'
import { getMinute } from '@comanda/rules/time/minute'
import { expect, it } from 'vitest'
import { demoSites } from './demo-sites.ts'

// Ingredients that are merely left out are no choice of this test: it looks at one value at a time.
const context = {
  hidesIngredients: true,
  moment: { date: getIsoDate('2026-11-16'), weekday: 'monday', minute: getMinute('12:00') },
} as const

/** Each value of a dish, chosen alone. */
function listAlone(product: Product): Configuration[] {
  const variants = product.combinations.map(({ valueIds }) => ({ ...emptyConfiguration, valueIds }))
  const values = product.attributes.flatMap(({ values }) =>
    values.map(({ id }) => ({ ...emptyConfiguration, valueIds: [id] })),
  )
  const own = product.optionGroups.map((group) => ({ group, valueIds: [] as Configuration['valueIds'] }))
  const added = product.combinations.flatMap(({ optionGroups, valueIds }) =>
    optionGroups.map((group) => ({ group, valueIds })),
  )
  const options = [...own, ...added].flatMap(({ group, valueIds }) =>
    group.published && !group.isSeparator
      ? group.values.map(({ id }) => ({
          ...emptyConfiguration,
          valueIds,
          options: [{ groupId: group.id, valueId: id }],
        }))
      : [],
  )
  const items = product.sections.flatMap(({ id, items: offered, subtract }) =>
    subtract
      ? []
      : offered.map((item) => ({
          ...emptyConfiguration,
          units: [{ sectionId: id, itemId: item.id, configuration: emptyConfiguration }],
        })),
  )
  return [...(variants.length ? variants : values), ...options, ...items]
}

const say = (product: Product, configuration: Configuration, language: LanguageCode) =>
  [
    nameCombination(product, configuration, language) ?? readText(product.name, language),
    ...wordChoices({ product, configuration, units: 1 }, { language, context }),
  ].join(' | ')

it.each(languageCodes)(
  'in %s, two different choices of a dish never say the same, and none is a mere yes [DAY-203]',
  (language) => {
    for (const product of demoSites.flatMap(({ products }) => products)) {
      const said = listAlone(product).map((configuration) => say(product, configuration, language))
      expect(said, product.slug).toEqual([...new Set(said)])
      expect(said.flatMap((row) => row.split(' | ')).filter(isBareAnswer), product.slug).toEqual([])
    }
  },
)
