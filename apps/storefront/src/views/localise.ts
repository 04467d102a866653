import type { Language } from '@comanda/i18n/languages'
import type { OptionGroup, Product } from '@comanda/rules/catalogue/product'
import { type LocalText, localText, readText } from '@comanda/rules/text/local-text'

/** The same dish with the texts of one language and without placeholders: a fourth of the bytes. */
export function localise(product: Product, language: Language): Product {
  const only = (text: LocalText) => localText(readText(text, language))
  const onlyGroup = (group: OptionGroup): OptionGroup => ({
    ...group,
    name: only(group.name),
    values: group.values.map((value) => ({ ...value, name: only(value.name) })),
  })
  return {
    ...product,
    picture: product.picture && { key: product.picture.key, blur: '' },
    name: only(product.name),
    description: only(product.description),
    ingredients: only(product.ingredients),
    suggestionTitle: product.suggestionTitle && only(product.suggestionTitle),
    attributes: product.attributes.map((attribute) => ({
      ...attribute,
      name: only(attribute.name),
      values: attribute.values.map((value) => ({ ...value, name: only(value.name) })),
    })),
    combinations: product.combinations.map((combination) => ({
      ...combination,
      name: only(combination.name),
      optionGroups: combination.optionGroups.map(onlyGroup),
    })),
    optionGroups: product.optionGroups.map(onlyGroup),
    sections: product.sections.map((section) => ({
      ...section,
      name: only(section.name),
      items: section.items.map((item) => ({ ...item, product: localise(item.product, language) })),
    })),
  }
}
