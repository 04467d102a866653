import type { Configuration } from '@comanda/rules/catalogue/configuration'
import type { Product } from '@comanda/rules/catalogue/product'
import type { SecondLevelVisit } from '@comanda/rules/catalogue/second-level'
import type { ProductId } from '@comanda/rules/ids'
import { deviceStorage } from '@comanda/screen/storage'
import { visitKey } from './visit-key.ts'

interface KeptVisit extends SecondLevelVisit {
  readonly productId: ProductId
}

/** Keeps a menu on the device while one of its dishes is chosen in its own dialog (CONFIG-044, CONFIG-046). */
export function keepVisit(product: Pick<Product, 'id'>, visit: SecondLevelVisit | null): void {
  if (visit === null) deviceStorage.forget(visitKey)
  else deviceStorage.keepValue(visitKey, { ...visit, productId: product.id } satisfies KeptVisit)
}

/** Takes out what was kept of this menu; a menu of another dish is discarded. */
export function takeVisit(product: Product): SecondLevelVisit | undefined {
  const visit = findVisit(product)
  deviceStorage.forget(visitKey)
  return visit
}

export function findVisit(product: Product): SecondLevelVisit | undefined {
  const text = deviceStorage.read(visitKey)
  return text === null ? undefined : readVisit(text, product)
}

export function readVisit(
  text: string,
  { id, sections }: Pick<Product, 'id' | 'sections'>,
): SecondLevelVisit | undefined {
  try {
    const { productId, item, i, j, unit } = JSON.parse(text) as Partial<KeptVisit>
    if (productId !== id || item === undefined || i === undefined || j === undefined) return undefined
    const isPlace = sections[i]?.items[j] !== undefined
    const isWhole = isConfiguration(item.configuration) && Number.isInteger(item.quantity) && item.quantity > 0
    if (!isPlace || !isWhole) return undefined
    return { item, i, j, ...(unit && isConfiguration(unit) && { unit }) }
  } catch {
    return undefined
  }
}

function isConfiguration({ valueIds, options, units }: Configuration): boolean {
  return [valueIds, options, units].every(Array.isArray)
}
