import { findOwnBooking, setBooking } from '@comanda/contract/calls/booking'
import type { BookingWish } from '@comanda/contract/entities/booking'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { BookingDraft } from '@comanda/rules/booking/booking-draft'
import type { Duplicate } from '@comanda/rules/booking/find-duplicate'
import { toFailureText } from '@comanda/screen/failure'
import { write } from '../state/client.ts'
import type { GuestForm } from './guest-form.ts'

/** Everything chosen and typed; null while something is missing. */
export function toWish(draft: BookingDraft, form: GuestForm): BookingWish | null {
  const { storeId, resourceId, sittingId, date, at, party } = draft
  if (storeId === null || resourceId === null || sittingId === null) return null
  if (date === null || at === null || party === null) return null
  const { firstName, lastName, email, phone, acceptsMarketing, notes } = form
  const guest = { firstName, lastName, email: email.trim(), phone, acceptsMarketing }
  return { storeId, resourceId, sittingId, date, at, party, notes, guest, depositAttemptId: null }
}

/** Whether this guest has a table that day already; when it cannot be known, nobody is kept from booking. */
export async function findDuplicate(language: Language, wish: BookingWish): Promise<Duplicate | null> {
  const { date, at, guest } = wish
  const asked = { date, at, email: guest.email, phone: guest.phone }
  const reply = await write(language, (client) => client.call(findOwnBooking, asked)).catch(() => null)
  return reply === null || isRefusal(reply) ? null : (reply[0] ?? null)
}

export type Sent = { readonly id: string } | { readonly failure: string }

export async function sendBooking(language: Language, wish: BookingWish, otherwise: string): Promise<Sent> {
  try {
    const reply = await write(language, (client) => client.call(setBooking, wish))
    return isRefusal(reply) ? { failure: toFailureText(reply, otherwise) } : { id: reply.id }
  } catch (error) {
    return { failure: toFailureText(error, otherwise) }
  }
}
