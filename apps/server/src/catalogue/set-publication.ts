import type { ProductId, SiteId } from '@comanda/rules/ids'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { publish } from '../live/publish.ts'
import { savePublication } from './product.repository.ts'

export interface PublicationChange {
  readonly siteId: SiteId
  readonly productId: ProductId
  readonly published: boolean
}

/** Publishes a product or withdraws it, and tells every open page; false when the site has no such product. */
export function setPublication(
  database: Database,
  { siteId, productId, published }: PublicationChange,
): Promise<boolean> {
  return transact(database, async (tx) => {
    const changed = await savePublication(tx, siteId, productId, published)
    if (changed) await publish(tx, siteId, 'products', { kind: 'publication-changed', product: productId, published })
    return changed
  })
}
