import type { Language } from '@comanda/i18n/languages'
import type { Menu } from '@comanda/rules/cart/buffet-round'
import type { CartLine } from '@comanda/rules/cart/cart'
import { addLine } from '@comanda/rules/cart/merge-lines'
import { nameCombination } from '@comanda/rules/cart/name-combination'
import type { Category, Product } from '@comanda/rules/catalogue/product'
import type { ChosenLine } from '@comanda/rules/catalogue/value-quantities'
import { type CategoryId, type LineId, type ProductId, toId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { type Cents, zero } from '@comanda/rules/money/cents'
import { priceCart } from '@comanda/rules/pricing/price-cart'
import { readText } from '@comanda/rules/text/local-text'
import type { Instant, StoreMoment } from '@comanda/rules/time/calendar'
import { setCart } from '../state/cart.ts'
import type { ProductView } from '../views/product-view.ts'
import type { DishPlace } from './use-place.ts'

// What was chosen on this page. It lives as long as the page: nothing is sent, nothing is stored.
let lines: readonly CartLine[] = []
const products = new Map<ProductId, Product>()
const categories = new Map<CategoryId, Category>()
let count = 0

export interface Keeping {
  readonly view: ProductView
  readonly lines: readonly ChosenLine[]
  readonly notes: string
  readonly place: DishPlace & { readonly mode: OrderingMode }
  readonly now: StoreMoment
  readonly at: Instant
  readonly language: Language
}

export const listKept = (): readonly CartLine[] => lines

/** The dishes kept so far, and the one that would join them. */
export function toMenu({ product, categories: own }: ProductView): Menu {
  return {
    products: new Map(products).set(product.id, product),
    categories: new Map([...categories, ...own.map((category) => [category.id, category] as const)]),
  }
}

/** Puts the lines into the basket, prices it anew and answers by how much it grew. */
export function keepLines(keeping: Keeping): Cents {
  const { view, notes } = keeping
  const before = price(keeping)
  products.set(view.product.id, view.product)
  for (const category of view.categories) categories.set(category.id, category)
  for (const { configuration, quantity } of keeping.lines) {
    count += 1
    lines = addLine(lines, {
      id: toId<LineId>(`kept-${count}`),
      productId: view.product.id,
      configuration,
      quantity,
      notes: notes.trim(),
      course: view.product.course,
      deletable: true,
      addedBy: null,
    })
  }
  const after = price(keeping)
  setCart({
    total: after.total,
    lines: after.lines.map((line, at) => ({
      id: line.id,
      name: nameLine(lines[at], keeping.language),
      quantity: lines[at]?.quantity ?? 0,
      total: line.total,
    })),
  })
  return (after.total - before.total) as Cents
}

/** Without the venue's promotions: those come with the basket's own page. */
function price({ place, now, at }: Keeping) {
  return priceCart({
    lines,
    products,
    categories,
    promotions: [],
    store: { hours: { holidays: [] }, ordering: { hidesIngredients: place.hidesIngredients } },
    mode: place.mode,
    moment: now,
    now: at,
    hasServiceCharge: false,
    zone: null,
    coupon: null,
    receipt: null,
    tip: zero,
  })
}

function nameLine(line: CartLine | undefined, language: Language): string {
  const product = line && products.get(line.productId)
  if (!product) return ''
  return nameCombination(product, line.configuration, language) ?? readText(product.name, language)
}
