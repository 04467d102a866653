import { findOwnBooking } from '@comanda/contract/calls/booking'
import type { BookingWish } from '@comanda/contract/entities/booking'
import type { BookingDraft } from '@comanda/rules/booking/booking-draft'
import type { Duplicate } from '@comanda/rules/booking/find-duplicate'
import { orNull } from '@comanda/screen/or-null'
import { call } from '../state/client.ts'
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

/** Whether this guest already has a table that day; if that cannot be read, booking goes on. */
export async function findOwn({ date, at, guest }: BookingWish): Promise<Duplicate | null> {
  const asked = { date, at, email: guest.email, phone: guest.phone }
  const [own] = (await orNull(call(findOwnBooking, asked))) ?? []
  return own ?? null
}
