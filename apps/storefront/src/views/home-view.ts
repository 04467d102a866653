import type { Language } from '@comanda/i18n/languages'
import type { Allergen, Category, Product } from '@comanda/rules/catalogue/product'
import type { CategoryId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import type { Banner, Brand } from '@comanda/rules/website/website'
import { BlurList, type CardView, type PictureView, toCardView } from './card-view.ts'

/** The home page as it is shown. Products are sent once; lists name them by their place in `cards`. */
export interface HomeView {
  readonly hero: HeroView | null
  readonly cards: readonly CardView[]
  readonly featured: readonly CategoryView[]
  readonly offers: readonly number[]
  readonly news: readonly number[]
  readonly brands: readonly BrandView[]
  readonly sections: readonly SectionView[]
  readonly allergens: readonly AllergenView[]
  readonly blurs: readonly string[]
}

export interface HeroView {
  readonly title: string
  readonly text: string
  /** One of our own pictures, in every size; or any other address as it is. */
  readonly picture: PictureView | string | null
}

export interface CategoryView {
  readonly slug: string
  readonly name: string
  readonly picture?: PictureView
}

export interface SectionView {
  readonly slug: string
  /** The top category it belongs to, when it is not one itself. */
  readonly top?: string
  readonly name: string
  readonly cards: readonly number[]
}

export interface BrandView {
  readonly id: number
  readonly name: string
  readonly logo: string | null
  readonly comingSoon: boolean
}

export interface AllergenView {
  readonly id: number
  readonly name: string
  readonly picture: string | null
}

export interface HomeSources {
  readonly banners: readonly Banner[]
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly offers: readonly Product[]
  readonly news: readonly Product[]
  readonly brands: readonly Brand[]
  readonly allergens: readonly Allergen[]
}

export function toHomeView(sources: HomeSources, language: Language): HomeView {
  const blurs = new BlurList()
  const cards = new CardList(language, blurs)
  const sections = sources.categories
    .map((category) => ({
      category,
      cards: sources.products.filter((product) => isIn(product, category.id)).map((product) => cards.add(product)),
    }))
    .filter((section) => section.cards.length > 0)
  const featured = sections.map(({ category }) => category).filter((category) => category.featured)
  return {
    hero: toHero(sources.banners[0], language, blurs),
    featured: featured.map((category) => ({
      slug: category.slug,
      name: readText(category.name, language),
      ...(category.picture && { picture: { key: category.picture.key, blur: blurs.add(category.picture.blur) } }),
    })),
    offers: sources.offers.map((product) => cards.add(product)),
    news: sources.news.map((product) => cards.add(product)),
    brands: sources.brands.map(({ id, name, logo, comingSoon }) => ({ id, name, logo, comingSoon })),
    sections: sections.map(({ category, cards }) => ({
      slug: category.slug,
      ...findTop(category, sources.categories),
      name: readText(category.name, language),
      cards,
    })),
    allergens: sources.allergens.map((allergen) => ({
      id: allergen.id,
      name: readText(allergen.name, language),
      picture: allergen.picture?.key ?? null,
    })),
    cards: cards.all,
    blurs: blurs.all,
  }
}

/** A dish in several categories is shown once, where it is at home. */
function isIn(product: Product, categoryId: CategoryId): boolean {
  return product.defaultCategoryId === categoryId
}

function findTop({ parentId }: Category, categories: readonly Category[]): { readonly top?: string } {
  const parent = parentId === null ? undefined : categories.find(({ id }) => id === parentId)
  if (!parent) return {}
  return { top: findTop(parent, categories).top ?? parent.slug }
}

function toHero(banner: Banner | undefined, language: Language, blurs: BlurList): HeroView | null {
  if (!banner) return null
  return {
    title: readText(banner.title, language),
    text: readText(banner.text, language),
    picture: banner.picture && (findPicture(banner.picture, blurs) ?? banner.picture),
  }
}

function findPicture(address: string, blurs: BlurList): PictureView | undefined {
  const key = /^\/pictures\/(.+)-(?:small|medium|big)\.(?:avif|webp)$/.exec(address)?.[1]
  return key === undefined ? undefined : { key, blur: blurs.add('') }
}

class CardList {
  readonly all: CardView[] = []
  readonly #places = new Map<number, number>()
  readonly #language: Language
  readonly #blurs: BlurList

  constructor(language: Language, blurs: BlurList) {
    this.#language = language
    this.#blurs = blurs
  }

  add(product: Product): number {
    const known = this.#places.get(product.id)
    if (known !== undefined) return known
    const place = this.all.push(toCardView(product, this.#language, this.#blurs)) - 1
    this.#places.set(product.id, place)
    return place
  }
}
