import { emptyConfiguration } from '../catalogue/configuration.ts'
import type { Product } from '../catalogue/product.ts'
import type { LineId, ProductId } from '../ids.ts'
import type { Resource } from '../venue/store.ts'
import type { CartLine } from './cart.ts'

/** Wire orderType '1': the service charge goes with the first course (PRICE-020). */
export const serviceCourse = 1

export interface ServiceQuestion {
  /** The room or counter of the order; only some charge for service (PRICE-022). */
  readonly resource: Pick<Resource, 'hasServiceCharge'> | null
  readonly serviceProductIds: ReadonlySet<ProductId>
  /** The store's service article and the id its line would get. */
  readonly article: { readonly product: Pick<Product, 'id'>; readonly lineId: LineId } | null
}

/** One service line where service is charged and something is ordered, none anywhere else (PRICE-019). */
export function settleServiceLine(lines: readonly CartLine[], question: ServiceQuestion): CartLine[] {
  const { resource, serviceProductIds, article } = question
  const isService = (line: CartLine) => serviceProductIds.has(line.productId)
  const dishes = lines.filter((line) => !isService(line))
  if (resource?.hasServiceCharge !== true || dishes.length === 0) return dishes
  const first = lines.find(isService) ?? toServiceLine(article)
  return first === undefined ? dishes : [...dishes, { ...first, quantity: 1, course: serviceCourse }]
}

function toServiceLine(article: ServiceQuestion['article']): CartLine | undefined {
  if (article === null) return undefined
  return {
    id: article.lineId,
    productId: article.product.id,
    configuration: emptyConfiguration,
    quantity: 1,
    notes: '',
    course: serviceCourse,
    // Nobody can remove it by hand: it follows from the room.
    deletable: false,
    addedBy: null,
  }
}
