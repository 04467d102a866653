import { type AllergenView, toAllergenView } from '@comanda/dish/allergen-view'
import type { Language } from '@comanda/i18n/languages'
import type { Allergen, Category, Diet } from '@comanda/rules/catalogue/product'
import type { DietId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import type { Brand, ContentPage, PagePlace, SocialLink } from '@comanda/rules/website/website'

/** The content of header, drawer and footer around every screen. */
export interface FrameView {
  readonly categories: readonly CategoryLink[]
  readonly brands: readonly BrandName[]
  readonly pages: readonly PageLink[]
  readonly socials: readonly SocialLink[]
  /** The things by which one can filter; empty on a site without filters (SITE-015). */
  readonly allergens: readonly AllergenView[]
  readonly diets: readonly AllergenView<DietId>[]
}

export type BrandName = Pick<Brand, 'id' | 'name' | 'comingSoon'>

export interface CategoryLink {
  readonly slug: string
  readonly name: string
}

export interface PageLink {
  readonly slug: string
  readonly name: string
  readonly place: PagePlace
}

export interface FrameSources {
  readonly categories: readonly Category[]
  readonly brands: readonly Brand[]
  readonly pages: readonly ContentPage[]
  readonly socials: readonly SocialLink[]
  readonly allergens: readonly Allergen[]
  readonly diets: readonly Diet[]
}

export function toFrameView(sources: FrameSources, language: Language): FrameView {
  return {
    categories: toCategoryLinks(sources.categories, language),
    brands: sources.brands.map(({ id, name, comingSoon }) => ({ id, name, comingSoon })),
    // The cookie policy opens as a dialog and has a link of its own.
    pages: sources.pages
      .filter(({ kind }) => kind !== 'cookie')
      .map(({ slug, name, place }) => ({ slug, name: readText(name, language), place })),
    socials: sources.socials.filter(({ url }) => /^https?:\/\//.test(url)),
    allergens: sources.allergens.map((allergen) => toAllergenView(allergen, language)),
    diets: sources.diets.map((diet) => toAllergenView(diet, language)),
  }
}

export function toCategoryLinks(categories: readonly Category[], language: Language): CategoryLink[] {
  return categories.map(({ slug, name }) => ({ slug, name: readText(name, language) }))
}
