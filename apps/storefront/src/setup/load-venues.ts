import { getUserAddresses } from '@comanda/contract/calls/address'
import { getStores } from '@comanda/contract/calls/venue'
import type { Client } from '@comanda/contract/client'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { SavedAddress } from '@comanda/rules/customer/customer'
import { findDefaultAddress } from '@comanda/rules/customer/saved-addresses'
import { type CustomerId, toId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import { openClient } from '../state/client.ts'
import { openClock } from '../state/store-clock.ts'
import { readUser } from '../state/user.ts'

/** What a setup is made from: the stores as they are now, the server's clock, and the customer's own address. */
export interface Venues {
  readonly client: Client
  readonly stores: readonly Store[]
  readonly clock: () => Instant
  readonly customerId: CustomerId | null
  readonly defaultAddress: SavedAddress | null
}

export async function loadVenues(language: Language): Promise<Venues> {
  const [client, clock] = await Promise.all([openClient(language), openClock()])
  const user = readUser()
  const customerId = user === null ? null : toId<CustomerId>(user.id)
  const [stores, defaultAddress] = await Promise.all([
    client.call(getStores, {}),
    customerId === null ? null : findOwnAddress(client, customerId).catch(() => null),
  ])
  if (isRefusal(stores)) throw new Error(stores.refused)
  return { client, stores, clock, customerId, defaultAddress }
}

/** No address, or a login that has ended: the form is there all the same. */
async function findOwnAddress(client: Client, customerId: CustomerId): Promise<SavedAddress | null> {
  const saved = await client.call(getUserAddresses, { customerId })
  return isRefusal(saved) ? null : (findDefaultAddress(saved, 'delivery') ?? null)
}
