import { getBooking } from '@comanda/contract/calls/booking'
import { getUser } from '@comanda/contract/calls/customer'
import { getStores } from '@comanda/contract/calls/venue'
import type { OfferedSitting } from '@comanda/contract/entities/booking'
import { isRefusal, type ToldRefusal } from '@comanda/contract/refusals'
import type { Guest } from '@comanda/rules/booking/booking'
import { listBookableStores } from '@comanda/rules/booking/booking-draft'
import { prefillGuest } from '@comanda/rules/booking/prefill-guest'
import type { ResourceId, StoreId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import { call } from '../state/client.ts'
import { readUser } from '../state/user.ts'

export interface Zone {
  readonly resourceId: ResourceId
  readonly name: string
}

export interface BookingDay {
  readonly date: IsoDate
  readonly isFree: boolean
}

export async function readBookableStores(): Promise<readonly Store[] | ToldRefusal> {
  const stores = await call(getStores, {})
  return isRefusal(stores) ? stores : listBookableStores(stores)
}

interface HoursAsked {
  readonly storeId: StoreId
  readonly party: number
  readonly date: IsoDate
}

/** The hours of all zones at once, so that choosing zone and turn needs no further call. */
export function readHours(asked: HoursAsked): Promise<readonly OfferedSitting[] | ToldRefusal> {
  return call(getBooking, { ...asked, resourceId: null, sittingId: null })
}

/** A logged-in guest need not type these again (BOOKING-040); null for others. */
export async function readGuest(): Promise<Guest | null | ToldRefusal> {
  const user = readUser()
  if (user === null) return null
  const customer = await call(getUser, { id: user.id })
  return isRefusal(customer) ? customer : prefillGuest(customer)
}
