import type { Language } from '@comanda/i18n/languages'
import type { Product } from '@comanda/rules/catalogue/product'
import { BlurList, type CardView, toCardView } from './card-view.ts'
import { type JudgedDish, toJudged } from './judged-dish.ts'

/** Cards and what they share; lists refer to a card by its index. */
export interface CardsView {
  readonly cards: readonly CardView[]
  /** The products inside other dishes, with only what a filter needs. */
  readonly parts: readonly JudgedDish[]
  readonly blurs: readonly string[]
}

/** Products are sent once, and so is what several of them share. */
export class CardList {
  readonly blurs: BlurList
  readonly #cards: CardView[]
  readonly #parts: JudgedDish[]
  readonly #places: Map<number, number>
  readonly #partPlaces = new Map<string, number>()
  readonly #language: Language

  /** Continues the list of a page, when one is given. */
  constructor(language: Language, known: CardsView = { cards: [], parts: [], blurs: [] }) {
    this.#language = language
    this.#cards = [...known.cards]
    this.#parts = [...known.parts]
    this.#places = new Map(known.cards.map(({ id }, at) => [id, at]))
    this.blurs = new BlurList(known.blurs)
  }

  add(product: Product): number {
    const known = this.#places.get(product.id)
    if (known !== undefined) return known
    const card = toCardView(product, this.#language, this.blurs)
    const judged = toJudged(product, (part) => this.#keepPart(part))
    const place = this.#cards.push({ ...card, ...judged }) - 1
    this.#places.set(product.id, place)
    return place
  }

  toView(): CardsView {
    return { cards: this.#cards, parts: this.#parts, blurs: this.blurs.all }
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
