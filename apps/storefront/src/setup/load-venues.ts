import { getUserAddresses } from '@comanda/contract/calls/address'
import { getStores } from '@comanda/contract/calls/venue'
import { isRefusal } from '@comanda/contract/refusals'
import type { SavedAddress } from '@comanda/rules/customer/customer'
import { findDefaultAddress } from '@comanda/rules/customer/saved-addresses'
import type { CustomerId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import { call } from '../state/client.ts'
import { openClock } from '../state/store-clock.ts'
import { readUser } from '../state/user.ts'

/** The things that a setup needs: the stores as they are now, the server's clock, and the customer's own address. */
export interface Venues {
  readonly stores: readonly Store[]
  readonly clock: () => Instant
  readonly customerId: CustomerId | null
  readonly defaultAddress: SavedAddress | null
}

export async function loadVenues(): Promise<Venues> {
  const customerId = readUser()?.id ?? null
  const [clock, stores, defaultAddress] = await Promise.all([
    openClock(),
    call(getStores, {}),
    customerId === null ? null : findOwnAddress(customerId).catch(() => null),
  ])
  if (isRefusal(stores)) throw new Error(stores.refused)
  return { stores, clock, customerId, defaultAddress }
}

/** No address, or an ended login: the form can still be filled in. */
async function findOwnAddress(customerId: CustomerId): Promise<SavedAddress | null> {
  const saved = await call(getUserAddresses, { customerId })
  return isRefusal(saved) ? null : (findDefaultAddress(saved, 'delivery') ?? null)
}
