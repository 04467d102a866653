import type { OfferedSitting } from '@comanda/contract/entities/booking'
import type { Sitting } from '@comanda/rules/booking/booking'
import type { SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { readText } from '@comanda/rules/text/local-text'
import type { Store } from '@comanda/rules/venue/store'
import type { Reader } from '../database/database.ts'
import { listSittings } from './sitting.repository.ts'

/** The sittings of the rooms in which a venue takes bookings; empty where it takes none. */
export async function listOfferedSittings(db: Reader, siteId: SiteId, store: Store): Promise<Sitting[]> {
  const rooms = store.booking.enabled ? store.resources.filter(({ takesBookings }) => takesBookings) : []
  if (rooms.length === 0) return []
  const sittings = await listSittings(
    db,
    siteId,
    rooms.map(({ id }) => id),
  )
  return sittings.filter(({ published }) => published)
}

export function toOfferedSitting(
  { id, resourceId, name, endsAt }: Sitting,
  slots: OfferedSitting['slots'],
  language: LanguageCode,
): OfferedSitting {
  return { id, resourceId, name: readText(name, language), endsAt, slots }
}
