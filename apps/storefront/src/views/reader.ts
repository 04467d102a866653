import type { AllCalls } from '@comanda/contract/all-calls'
import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { Refusal } from '@comanda/contract/refusals'

/** The calls screens read through. */
type ReadCall =
  | 'getAllergensPage'
  | 'getBanners'
  | 'getBrands'
  | 'getCategories'
  | 'getCategory'
  | 'getDietsPage'
  | 'getOffers'
  | 'getPages'
  | 'getProduct'
  | 'getProducts'
  | 'getProductsNews'
  | 'getSocialNetworkLinks'
  | 'getStores'

/** On the server the handlers themselves, in the browser the calls over the wire: screens cannot tell. */
export type Reader = {
  readonly [Name in ReadCall]: (request: RequestOf<AllCalls[Name]>) => Promise<ReplyOf<AllCalls[Name]> | Refusal>
}
