import { toReminderMoment } from '@comanda/rules/booking/to-reminder-moment'
import type { Tx } from '../database/database.ts'
import { takeBackMail } from '../mail/take-back-mail.ts'
import type { StoredBooking } from './booking.repository.ts'
import { tellGuest } from './tell-guest.ts'
import type { GuestNews } from './to-booking-facts.ts'

/** Writes the reminder now, to leave the day before. */
export async function remindGuest(tx: Tx, booking: StoredBooking, news: GuestNews): Promise<void> {
  const dueAt = toReminderMoment(booking.date, news.store.timeZone, news.now)
  if (dueAt !== null) await tellGuest(tx, booking, { ...news, kind: 'booking-reminder', key: toKey(booking), dueAt })
}

/** The booking is cancelled, or no longer what the reminder says. */
export function forgetReminder(tx: Tx, booking: StoredBooking): Promise<void> {
  return takeBackMail(tx, booking.siteId, toKey(booking))
}

function toKey({ id, date, at }: StoredBooking): string {
  return `booking-reminder:${id}:${date}:${at}`
}
