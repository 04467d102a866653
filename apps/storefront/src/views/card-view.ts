import type { Language } from '@comanda/i18n/languages'
import { needsConfiguration } from '@comanda/rules/catalogue/card-actions'
import { joinIngredients } from '@comanda/rules/catalogue/join-ingredients'
import { openingOldPrice, openingPrice } from '@comanda/rules/catalogue/opening-price'
import type { Product } from '@comanda/rules/catalogue/product'
import type { AllergenId, ProductId, StoreId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import type { JudgedDish } from './judged-dish.ts'

/** A product as its card shows it. Empty fields are left out, because sixty cards are sent with the page. */
export interface CardView extends JudgedDish {
  readonly id: ProductId
  readonly slug: string
  readonly name: string
  readonly ingredients?: string
  readonly price: number
  readonly oldPrice?: number
  readonly picture?: PictureView
  readonly traceIds?: readonly AllergenId[]
  /** Missing means sold in every store. */
  readonly storeIds?: readonly StoreId[]
  readonly hasChoices?: true
  /** The index of its hours on the page; missing for a dish that is served at any hour. */
  readonly hours?: number
  readonly isNew?: true
  readonly unpublished?: true
}

export interface PictureView {
  readonly key: string
  /** The index of its placeholder on the page. */
  readonly blur: number
}

export function toCardView(product: Product, language: Language, blurs: BlurList): CardView {
  const ingredients = joinIngredients(product.ingredients, language)
  const oldPrice = openingOldPrice(product)
  return {
    id: product.id,
    slug: product.slug,
    name: readText(product.name, language),
    ...(ingredients && { ingredients }),
    price: openingPrice(product),
    ...(oldPrice !== null && { oldPrice }),
    ...(product.picture && { picture: { key: product.picture.key, blur: blurs.add(product.picture.blur) } }),
    ...(product.traces.length > 0 && { traceIds: product.traces }),
    ...(product.storeIds.length > 0 && { storeIds: product.storeIds }),
    ...(needsConfiguration(product) && { hasChoices: true as const }),
    ...(product.isNew && { isNew: true as const }),
    ...(!product.published && { unpublished: true as const }),
  }
}

/** Many pictures share a placeholder; each is sent once. */
export class BlurList {
  readonly all: string[]

  constructor(known: readonly string[] = []) {
    this.all = [...known]
  }

  add(blur: string): number {
    const known = this.all.indexOf(blur)
    return known >= 0 ? known : this.all.push(blur) - 1
  }
}
