import { type Language, languages } from '@comanda/i18n/languages'
import { mayChangeDiets } from '@comanda/rules/catalogue/may-change-diets'
import { openingPrice } from '@comanda/rules/catalogue/opening-price'
import type { Category, Diet, Product } from '@comanda/rules/catalogue/product'
import { readText } from '@comanda/rules/text/local-text'
import type { Website } from '@comanda/rules/website/website'
import { pictureFile } from '@comanda/screen/picture-file'
import { toAddress } from '../../views/addresses.ts'

/** Diets that schema.org has a name for. */
const knownDiets: Readonly<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
  'lactose-free': 'LowLactoseDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
}

export interface MenuOptions {
  readonly origin: string
  readonly language: Language
  readonly website: Pick<Website, 'storeName' | 'defaultLanguage' | 'showsPricesBeforeMode'>
  readonly diets: readonly Diet[]
}

export interface MenuPart {
  readonly category: Pick<Category, 'slug' | 'name'>
  /** Missing where a section only links to its own page. */
  readonly products?: readonly Product[]
}

/** One dish, on a page of its own. */
export function toFoundDish(product: Product, options: MenuOptions): object {
  return { '@context': 'https://schema.org', ...toItem(product, options) }
}

/** The menu, or the part of it that a page shows, as schema.org data. */
export function toFoundMenu(pathname: string, parts: readonly MenuPart[], options: MenuOptions): object {
  const { origin, language, website } = options
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: website.storeName,
    url: toAddress({ origin, pathname }, language, website),
    inLanguage: languages[language].tag,
    hasMenuSection: parts.map((part) => toSection(part, options)),
  }
}

function toSection({ category, products }: MenuPart, options: MenuOptions): object {
  const { origin, language, website } = options
  return {
    '@type': 'MenuSection',
    name: readText(category.name, language),
    url: toAddress({ origin, pathname: `/categories/${category.slug}` }, language, website),
    ...(products && { hasMenuItem: products.map((product) => toItem(product, options)) }),
  }
}

function toItem(product: Product, { origin, language, website, diets }: MenuOptions): object {
  const description = readText(product.description, language) || readText(product.ingredients, language)
  // What is chosen may change it, such as a sauce: a machine is told nothing then, rather than half of it (F-238).
  const told = mayChangeDiets(product) ? [] : diets.filter(({ id }) => product.diets.includes(id))
  const suits = told.flatMap(({ code }) => knownDiets[code] ?? [])
  return {
    '@type': 'MenuItem',
    name: readText(product.name, language),
    ...(description && { description }),
    url: toAddress({ origin, pathname: `/products/${product.slug}` }, language, website),
    ...(product.picture && { image: `${origin}${pictureFile(product.picture.key, 'big', 'webp')}` }),
    // A site that hides prices until a mode is chosen hides them here too (SITE-025).
    ...(website.showsPricesBeforeMode && {
      offers: { '@type': 'Offer', price: (openingPrice(product) / 100).toFixed(2), priceCurrency: 'EUR' },
    }),
    ...(suits.length > 0 && { suitableForDiet: suits.map((name) => `https://schema.org/${name}`) }),
  }
}
