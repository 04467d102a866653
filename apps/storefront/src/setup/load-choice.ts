import { getCategories } from '@comanda/contract/calls/catalogue'
import { getDiscounts } from '@comanda/contract/calls/promotion'
import { getStore } from '@comanda/contract/calls/venue'
import type { Client } from '@comanda/contract/client'
import { isRefusal, type Refusal } from '@comanda/contract/refusals'
import type { Category } from '@comanda/rules/catalogue/product'
import type { BrandId, StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'

export interface Standing {
  readonly mode: OrderingMode | null
  readonly brandId: BrandId | null
}

export type Caller = Pick<Client, 'call'>

type Loaded = readonly Category[] | Refusal

/** First a store with its discounts, then what it sells (SITE-049). */
export async function loadStore(client: Caller, storeId: StoreId, standing: Standing): Promise<Loaded> {
  const [store, discounts] = await Promise.all([
    client.call(getStore, { storeId }),
    client.call(getDiscounts, { storeId, atTable: standing.mode === 'table' }),
  ])
  if (isRefusal(store)) return store
  if (isRefusal(discounts)) return discounts
  return loadCategories(client, standing.brandId)
}

/** The top categories, of one brand or of all (SITE-036, SITE-048). */
export async function loadCategories(client: Caller, brandId: BrandId | null): Promise<Loaded> {
  return client.call(getCategories, { parentId: 'top', brandId })
}
