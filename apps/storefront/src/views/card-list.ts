import type { Language } from '@comanda/i18n/languages'
import type { Category, Product } from '@comanda/rules/catalogue/product'
import { findServingHours, type ServingHours } from '@comanda/rules/venue/next-serving'
import { BlurList, type CardView, toCardView } from './card-view.ts'
import { type JudgedDish, toJudged } from './judged-dish.ts'

/** Cards and what they share; lists refer to a card by its index. */
export interface CardsView {
  readonly cards: readonly CardView[]
  /** The products inside other dishes, with only what a filter needs. */
  readonly parts: readonly JudgedDish[]
  readonly blurs: readonly string[]
  /** The different hours at which some of the dishes are served. */
  readonly hours: readonly ServingHours[]
}

interface CardListStart {
  /** The categories whose hours are those of their dishes too. */
  readonly categories: readonly Category[]
  /** The list of a page, which is continued. */
  readonly known?: CardsView
}

const nothing: CardsView = { cards: [], parts: [], blurs: [], hours: [] }

/** Products are sent once, and so is what several of them share. */
export class CardList {
  readonly blurs: BlurList
  readonly #cards: CardView[]
  readonly #parts: JudgedDish[]
  readonly #places: Map<number, number>
  readonly #partPlaces = new Map<string, number>()
  readonly #hours: ServingHours[]
  readonly #categories: ReadonlyMap<Category['id'], Category>
  readonly #language: Language

  constructor(language: Language, { categories, known = nothing }: CardListStart) {
    this.#language = language
    this.#cards = [...known.cards]
    this.#parts = [...known.parts]
    this.#places = new Map(known.cards.map(({ id }, at) => [id, at]))
    this.#hours = [...known.hours]
    this.#categories = new Map(categories.map((category) => [category.id, category]))
    this.blurs = new BlurList(known.blurs)
  }

  add(product: Product): number {
    const known = this.#places.get(product.id)
    if (known !== undefined) return known
    const card = toCardView(product, this.#language, this.blurs)
    const judged = toJudged(product, (part) => this.#keepPart(part))
    const place = this.#cards.push({ ...card, ...this.#toHours(product), ...judged }) - 1
    this.#places.set(product.id, place)
    return place
  }

  toView(): CardsView {
    return { cards: this.#cards, parts: this.#parts, blurs: this.blurs.all, hours: this.#hours }
  }

  #toHours(product: Product): { readonly hours?: number } {
    const hours = findServingHours(product, this.#categories)
    if (hours === null) return {}
    const known = this.#hours.findIndex((other) => JSON.stringify(other) === JSON.stringify(hours))
    return { hours: known >= 0 ? known : this.#hours.push(hours) - 1 }
  }

  // Two entries of one product exclude each other, so each product is one part, even if two products look alike.
  #keepPart(product: Product): number {
    const judged = toJudged(product, (part) => this.#keepPart(part))
    const key = `${product.id} ${JSON.stringify(judged)}`
    const known = this.#partPlaces.get(key)
    if (known !== undefined) return known
    const place = this.#parts.push(judged) - 1
    this.#partPlaces.set(key, place)
    return place
  }
}
