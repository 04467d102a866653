import { writeTablePath } from '@comanda/contract/entities/landing-link'
import type { OrderSetup } from '@comanda/rules/cart/cart'

/** The page of a table; the whole menu as long as nobody knows which table it is. */
export function toTablePath(setup: Pick<OrderSetup, 'storeId' | 'resourceId' | 'position'> | undefined): string {
  if (setup === undefined || setup.resourceId === null || setup.position === null) return '/categories'
  const { storeId, resourceId, position } = setup
  return writeTablePath({ storeId, resourceId, position })
}
