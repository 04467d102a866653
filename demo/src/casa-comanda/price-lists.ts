import { type CombinationId, type ProductId, toId } from '@comanda/rules/ids'
import type { ListPrice, PriceList } from '../demo-site.ts'
import { euros } from '../euros.ts'
import { priceListIds } from './menus.ts'

function price(product: number, amount: number, combination?: number): ListPrice {
  return {
    productId: toId<ProductId>(product),
    combinationId: combination === undefined ? null : toId<CombinationId>(combination),
    price: euros(amount),
  }
}

export const priceLists: readonly PriceList[] = [
  // On the web the cheese board costs 14.90 instead of 16, and ten croquettes 10.90 instead of 11.50.
  {
    id: priceListIds.general,
    name: 'Tarifa general web',
    isGeneral: true,
    prices: [price(210, 14.9), price(202, 10.9, 202002)],
  },
  { id: priceListIds.terrace, name: 'Tarifa terraza', isGeneral: false, prices: [price(901, 2.1), price(911, 3.2)] },
]
