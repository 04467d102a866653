import type { Product } from '@comanda/rules/catalogue/product'
import type { SecondLevelVisit } from '@comanda/rules/catalogue/second-level'

const key = 'config-item'

interface KeptVisit extends SecondLevelVisit {
  readonly productId: number
}

/** While a dish of a menu is chosen in its own dialog, the menu is kept on the device (CONFIG-044, CONFIG-046). */
export function keepVisit(product: Pick<Product, 'id'>, visit: SecondLevelVisit): void {
  localStorage.setItem(key, JSON.stringify({ ...visit, productId: product.id } satisfies KeptVisit))
}

/** Nothing is kept once the second level is left, either way (CONFIG-045). */
export function forgetVisit(): void {
  localStorage.removeItem(key)
}

/** What was kept of this menu, taken out; whatever else is there is nobody's. */
export function takeVisit(product: Product): SecondLevelVisit | undefined {
  const text = localStorage.getItem(key)
  if (text === null) return undefined
  forgetVisit()
  return readVisit(text, product)
}

export function readVisit(
  text: string,
  { id, sections }: Pick<Product, 'id' | 'sections'>,
): SecondLevelVisit | undefined {
  try {
    const { productId, item, i, j } = JSON.parse(text) as Partial<KeptVisit>
    if (productId !== id || item === undefined || i === undefined || j === undefined) return undefined
    const { configuration, quantity } = item
    const isWhole = [configuration.valueIds, configuration.options, configuration.units].every(Array.isArray)
    const isPlace = sections[i]?.items[j] !== undefined
    return isWhole && isPlace && Number.isInteger(quantity) && quantity > 0 ? { item, i, j } : undefined
  } catch {
    return undefined
  }
}
