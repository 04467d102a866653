import type { PersonalPart } from '../call/personal-part.ts'
import { forgetMessages } from '../outbox/forget-messages.ts'
import { eraseGuest, hasComingBooking, listBooked } from './own-data.repository.ts'

/** Tables that were booked. How many people came and when is kept; who they were is not. */
export const bookingPart: PersonalPart = {
  name: 'bookings',
  read: listBooked,
  isOpen: hasComingBooking,
  async erase(tx, person) {
    await forgetMessages(tx, person.siteId, await eraseGuest(tx, person))
  },
}
