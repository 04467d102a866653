import type { PersonalPart } from '../call/personal-part.ts'
import { forgetMessages } from '../outbox/forget-messages.ts'
import { eraseGuest, hasComingBooking, listBooked } from './own-data.repository.ts'
import { publishBooking } from './publish-booking.ts'

/** Tables that were booked. How many people came and when is kept; who they were is not. */
export const bookingPart: PersonalPart = {
  name: 'bookings',
  read: listBooked,
  isOpen: hasComingBooking,
  async erase(tx, person) {
    const { siteId } = person
    const erased = await eraseGuest(tx, person)
    // A host's board lets go of the name too.
    for (const { version, ...gone } of erased) await publishBooking(tx, { ...gone, siteId, version: version - 1 })
    await forgetMessages(
      tx,
      siteId,
      erased.map(({ id }) => id),
    )
  },
}
