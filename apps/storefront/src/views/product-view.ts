import type { ListedProducts } from '@comanda/contract/entities/product'
import type { Language } from '@comanda/i18n/languages'
import { joinIngredients } from '@comanda/rules/catalogue/join-ingredients'
import type { AllergenId } from '@comanda/rules/ids'
import { readText } from '@comanda/rules/text/local-text'
import { BlurList, type PictureView } from './card-view.ts'
import type { AllergenView } from './home-view.ts'

/** One dish on a page of its own. */
export interface ProductView {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly ingredients: string
  readonly price: number
  readonly oldPrice: number | null
  readonly picture: PictureView | null
  readonly allergens: readonly AllergenView[]
  readonly traces: readonly AllergenView[]
  readonly unpublished: boolean
  readonly blurs: readonly string[]
}

export function toProductView({ products: [product], legend }: ListedProducts, language: Language): ProductView | null {
  if (!product) return null
  const blurs = new BlurList()
  const name = (ids: readonly AllergenId[]): AllergenView[] =>
    ids.flatMap((id) => {
      const allergen = legend.allergens.find((known) => known.id === id)
      return allergen ? [{ id, name: readText(allergen.name, language), picture: allergen.picture?.key ?? null }] : []
    })
  return {
    id: product.id,
    name: readText(product.name, language),
    description: readText(product.description, language),
    ingredients: joinIngredients(product.ingredients, language),
    price: product.price,
    oldPrice: product.oldPrice,
    picture: product.picture && { key: product.picture.key, blur: blurs.add(product.picture.blur) },
    allergens: name(product.allergens),
    traces: name(product.traces),
    unpublished: !product.published,
    blurs: blurs.all,
  }
}
