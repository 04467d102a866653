import type { CombinationId, PriceListId, ProductId, SiteId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import { eq } from 'drizzle-orm'
import { collect } from '../database/collect.ts'
import type { Reader } from '../database/database.ts'
import { listedCombinationPrice, listedPrice, priceList } from '../database/schema/price-list.ts'

/** Wire tarifa: the products it names cost its prices, all others their own. */
export interface PriceList {
  readonly products: ReadonlyMap<ProductId, Cents>
  readonly combinations: ReadonlyMap<CombinationId, Cents>
}

export async function readPriceLists(db: Reader, siteId: SiteId): Promise<Map<PriceListId, PriceList>> {
  const lists = await db.select({ id: priceList.id }).from(priceList).where(eq(priceList.siteId, siteId))
  const products = await db.select().from(listedPrice).where(eq(listedPrice.siteId, siteId))
  const combinations = await db.select().from(listedCombinationPrice).where(eq(listedCombinationPrice.siteId, siteId))
  const ofProducts = collect(
    products,
    ({ priceListId }) => priceListId,
    ({ productId, price }) => [productId, price] as const,
  )
  const ofCombinations = collect(
    combinations,
    ({ priceListId }) => priceListId,
    ({ combinationId, price }) => [combinationId, price] as const,
  )
  return new Map(
    lists.map(({ id }) => [
      id,
      { products: new Map(ofProducts.get(id)), combinations: new Map(ofCombinations.get(id)) },
    ]),
  )
}
