import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CallContext } from '../call/context.ts'
import { transact } from '../database/transact.ts'
import { findHeldBooking, type StoredBooking, saveGuest } from './booking.repository.ts'
import { checkGuest, type Placing, placeBooking } from './place-booking.ts'

/**
 * Holds seats while a deposit is being paid. A visitor who tries another card keeps the same hold and its end: a second
 * hold would let one visitor block seats for as long as they like.
 */
export async function holdTable(
  placing: Omit<Placing, 'state'>,
  context: CallContext,
): Promise<StoredBooking | Refusal> {
  const { database, siteId, session, now } = context
  const { wish } = placing
  const held = session && (await findHeldBooking(database, siteId, session.id, now))
  const isSame =
    held?.changesId === null &&
    held.storeId === wish.storeId &&
    held.resourceId === wish.resourceId &&
    held.sittingId === wish.sittingId &&
    held.date === wish.date &&
    held.at === wish.at &&
    held.party === wish.party
  if (!held || !isSame) return placeBooking({ ...placing, state: 'held' }, context, async (_tx, booking) => booking)
  const checked = checkGuest(wish)
  if ('problem' in checked) return refusal('booking-incomplete', { parameter: checked.problem })
  const changed = { ...held, guest: checked.guest, notes: checked.notes, language: context.language }
  await transact(database, (tx) => saveGuest(tx, changed))
  return changed
}
