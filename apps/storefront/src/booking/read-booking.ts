import { getBooking, getFreeBookings } from '@comanda/contract/calls/booking'
import { getUser } from '@comanda/contract/calls/customer'
import { getResourcesBooking, getStores } from '@comanda/contract/calls/venue'
import type { OfferedSitting } from '@comanda/contract/entities/booking'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { Guest } from '@comanda/rules/booking/booking'
import { listBookableStores } from '@comanda/rules/booking/booking-draft'
import { prefillGuest } from '@comanda/rules/booking/prefill-guest'
import { type CustomerId, type ResourceId, toId } from '@comanda/rules/ids'
import type { IsoDate } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import { write } from '../state/client.ts'
import { readUser } from '../state/user.ts'

/** What could not be read, in the server's words where it had some. */
export class ReadTrouble extends Error {}

export interface Zone {
  readonly resourceId: ResourceId
  readonly name: string
}

export interface BookingDay {
  readonly date: IsoDate
  readonly isFree: boolean
}

export async function readBookableStores(language: Language): Promise<readonly Store[]> {
  return listBookableStores(given(await write(language, (client) => client.call(getStores, {}))))
}

/** One call, its answer kept for the whole of the flow (OPEN-098). */
export async function readZones(language: Language, { id }: Store): Promise<readonly Zone[]> {
  return given(await write(language, (client) => client.call(getResourcesBooking, { storeId: id })))
}

export async function readDays(language: Language, store: Store, party: number): Promise<readonly BookingDay[]> {
  return given(await write(language, (client) => client.call(getFreeBookings, { storeId: store.id, party })))
}

/** The hours of every zone at once: choosing zone and turn then needs no further call. */
export async function readHours(
  language: Language,
  store: Store,
  { party, date }: { readonly party: number; readonly date: IsoDate },
): Promise<readonly OfferedSitting[]> {
  const search = { storeId: store.id, party, date, resourceId: null, sittingId: null }
  return given(await write(language, (client) => client.call(getBooking, search)))
}

/** Who is logged in need not type it again (BOOKING-040); whoever is not, types. */
export async function readGuest(language: Language): Promise<Guest | null> {
  const user = readUser()
  if (user === null) return null
  const customer = await write(language, (client) => client.call(getUser, { id: toId<CustomerId>(user.id) })).catch(
    () => null,
  )
  return customer === null || isRefusal(customer) ? null : prefillGuest(customer)
}

function given<Reply>(reply: Reply): Exclude<Reply, { readonly refused: unknown }> {
  if (isRefusal(reply)) throw new ReadTrouble('message' in reply ? String(reply.message) : reply.refused)
  return reply as Exclude<Reply, { readonly refused: unknown }>
}
