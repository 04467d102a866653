import { getMinPurchase } from '@comanda/contract/calls/venue'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import { type Cents, zero } from '@comanda/rules/money/cents'
import { call } from '../state/client.ts'

/** From what amount an order is taken there; asked when a setup is saved and at checkout (SETUP-041, OPEN-009). */
export async function askMinimum({
  mode,
  storeId,
  address,
}: Pick<OrderSetup, 'mode' | 'storeId' | 'address'>): Promise<Cents | ToldRefusal> {
  if (mode !== 'delivery' && mode !== 'pickup') return zero
  const { street = '', number = '', postalCode = '', city = '' } = address ?? {}
  const told = await call(getMinPurchase, { mode, storeId, street, number, postalCode, city })
  return isRefusal(told) ? told : told.minimum
}
