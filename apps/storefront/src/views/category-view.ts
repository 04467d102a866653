import { toAllergenView } from '@comanda/dish/allergen-view'
import type { Language } from '@comanda/i18n/languages'
import { listSearchTexts } from '@comanda/rules/catalogue/list-search-texts'
import type { Allergen, Category, Product } from '@comanda/rules/catalogue/product'
import { readText } from '@comanda/rules/text/local-text'
import { matchesSearch } from '@comanda/rules/text/search-text'
import { CardList } from './card-list.ts'
import type { BlurList, PictureView } from './card-view.ts'
import type { CategoryLink } from './frame-view.ts'
import { type MenuView, type Serving, toLater } from './home-view.ts'
import { findParent, listBelow, listSections, toTop } from './menu-sections.ts'

/** One category with its subcategories, or the whole menu; and what a search found in it. */
export interface CategoryPageView extends MenuView {
  /** Null for the whole menu. */
  readonly category: CategoryHead | null
  readonly search: SearchView | null
  /** Where the visitor sits, in words, on the page of a scanned table. */
  readonly place?: string
  /** The description for search engines. */
  readonly description: string
}

export interface CategoryHead extends CategoryLink {
  /** The top category of the page: itself, or one above. */
  readonly top: string
  readonly parent?: CategoryLink
  readonly picture?: PictureView
}

export interface SearchView {
  readonly text: string
  /** Indexes into `cards`, the best match first. */
  readonly found: readonly number[]
  /** Nothing matches exactly: these are similar. */
  readonly isNear?: true
}

export interface CategorySources {
  readonly category: Category | null
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly allergens: readonly Allergen[]
  readonly search: { readonly text: string; readonly products: readonly Product[] } | null
  readonly serving: Serving
}

const describedDishes = 6

export function toCategoryPage(sources: CategorySources, language: Language): CategoryPageView {
  const { category, categories, search } = sources
  const cards = new CardList(language, sources)
  const shown = category === null ? categories : listBelow(category, categories)
  const sections = listSections(shown, sources.products, cards)
  return {
    category: category && toHead(category, categories, language, cards.blurs),
    sections: sections.map(({ category: { slug, name }, cards: dishes }) => ({
      slug,
      name: readText(name, language),
      cards: dishes,
    })),
    search: search && {
      text: search.text,
      found: search.products.map((product) => cards.add(product)),
      ...isNearMiss(search.products, search.text, language),
    },
    allergens: sources.allergens.map((allergen) => toAllergenView(allergen, language)),
    description: cards
      .toView()
      .cards.slice(0, describedDishes)
      .map(({ name }) => name)
      .join(', '),
    ...cards.toView(),
    ...toLater(cards, sources.serving),
  }
}

export function isNearMiss(products: readonly Product[], text: string, language: Language): { readonly isNear?: true } {
  const isExact = products.some((product) => matchesSearch(listSearchTexts(product, language), text))
  return products.length > 0 && !isExact ? { isNear: true } : {}
}

function toHead(category: Category, all: readonly Category[], language: Language, blurs: BlurList): CategoryHead {
  const parent = findParent(category, all)
  return {
    slug: category.slug,
    name: readText(category.name, language),
    top: toTop(category, all).top ?? category.slug,
    ...(parent && { parent: { slug: parent.slug, name: readText(parent.name, language) } }),
    ...(category.picture && { picture: { key: category.picture.key, blur: blurs.add(category.picture.blur) } }),
  }
}
