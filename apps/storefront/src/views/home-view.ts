import { type AllergenView, toAllergenView } from '@comanda/dish/allergen-view'
import type { Language } from '@comanda/i18n/languages'
import type { Allergen, Category, Product } from '@comanda/rules/catalogue/product'
import type { BrandId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import type { Instant, TimeZone } from '@comanda/rules/time/calendar'
import type { ServingHours } from '@comanda/rules/venue/next-serving'
import type { Banner } from '@comanda/rules/website/website'
import { CardList, type CardsView } from './card-list.ts'
import type { PictureView } from './card-view.ts'
import type { LogoTone } from './logo-tone.ts'
import { listSections, toTop } from './menu-sections.ts'
import { type BannerPicture, toBannerPicture } from './to-banner-picture.ts'

/** The home page as it is shown. */
export interface HomeView extends MenuView {
  readonly hero: HeroView | null
  /** Null where nothing can be ordered. */
  readonly promise: PromiseView | null
  readonly featured: readonly CategoryView[]
  /** The dishes that the venue features. */
  readonly houseDishes: readonly number[]
  readonly offers: readonly number[]
  readonly news: readonly number[]
  readonly brands: readonly BrandView[]
}

/** Dishes by section. */
export interface MenuView extends CardsView {
  /** For each of the hours whether it was now when the page was made; else when it will be, in words. */
  readonly later: readonly (string | null)[]
  /** Until when that stays true; the visitor's own choice of an hour apart. */
  readonly laterUntil: Instant
  /** By whose clock. */
  readonly zone: TimeZone
  readonly sections: readonly SectionView[]
  readonly allergens: readonly AllergenView[]
}

export interface HeroView {
  readonly title: string
  readonly text: string
  readonly picture: BannerPicture | null
}

/** Whether the kitchen takes orders or when it will, how soon, and what delivery costs; in words. */
export interface PromiseView {
  readonly isOpen: boolean
  readonly opening: string
  readonly ready: string
  readonly delivery: string | null
}

export interface CategoryView {
  readonly slug: string
  readonly name: string
  readonly picture?: PictureView
}

export interface SectionView {
  readonly slug: string
  /** Its top category, when it is not one itself. */
  readonly top?: string
  readonly name: string
  readonly cards: readonly number[]
}

export interface BrandView {
  readonly id: BrandId
  readonly name: string
  readonly logo: string | null
  readonly logoTone: LogoTone
  readonly comingSoon: boolean
}

export interface HomeSources {
  readonly banners: readonly Banner[]
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly houseDishes: readonly Product[]
  readonly offers: readonly Product[]
  readonly news: readonly Product[]
  readonly brands: readonly BrandView[]
  readonly allergens: readonly Allergen[]
  readonly promise: PromiseView | null
  readonly serving: Serving
}

/** The words for hours by the clock on the wall: when they will be, in words; null while they are now. */
export interface Serving {
  readonly zone: TimeZone
  readonly say: (hours: ServingHours) => string | null
  /** Until when what it says about these stays true. */
  readonly findEnd: (hours: readonly ServingHours[]) => Instant
}

export type LaterView = Pick<MenuView, 'later' | 'laterUntil' | 'zone'>

export function toHomeView(sources: HomeSources, language: Language): HomeView {
  const cards = new CardList(language, sources)
  const { blurs } = cards
  const sections = listSections(sources.categories, sources.products, cards)
  const featured = sources.categories.filter((category) => category.featured)
  return {
    hero: toHero(sources.banners[0], language),
    promise: sources.promise,
    featured: featured.map((category) => ({
      slug: category.slug,
      name: readText(category.name, language),
      ...(category.picture && { picture: { key: category.picture.key, blur: blurs.add(category.picture.blur) } }),
    })),
    houseDishes: sources.houseDishes.map((product) => cards.add(product)),
    offers: sources.offers.map((product) => cards.add(product)),
    news: sources.news.map((product) => cards.add(product)),
    brands: sources.brands,
    sections: sections.map(({ category, cards }) => ({
      slug: category.slug,
      ...toTop(category, sources.categories),
      name: readText(category.name, language),
      cards,
    })),
    allergens: sources.allergens.map((allergen) => toAllergenView(allergen, language)),
    ...cards.toView(),
    ...toLater(cards, sources.serving),
  }
}

export function toLater(cards: CardList, { zone, say, findEnd }: Serving): LaterView {
  const { hours } = cards.toView()
  return { later: hours.map(say), laterUntil: findEnd(hours), zone }
}

function toHero(banner: Banner | undefined, language: Language): HeroView | null {
  if (!banner) return null
  return {
    title: readText(banner.title, language),
    text: readText(banner.text, language),
    picture: banner.picture ? toBannerPicture(banner.picture) : null,
  }
}
