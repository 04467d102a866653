import { type Cents, cents, zero } from '../money/cents.ts'
import type { BookingSettings } from '../venue/booking-settings.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'

/** One choice of the party list; the last one says «more than N» and leads to the venue's text (OPEN-072). */
export type PartyOption =
  | { readonly kind: 'party'; readonly size: number }
  | { readonly kind: 'more-than'; readonly size: number }

export function listPartyOptions({ maxParty }: Pick<BookingSettings, 'maxParty'>): PartyOption[] {
  const sizes = Array.from({ length: maxParty }, (_, index): PartyOption => ({ kind: 'party', size: index + 1 }))
  return [...sizes, { kind: 'more-than', size: maxParty }]
}

export function checkParty(
  { maxParty }: Pick<BookingSettings, 'maxParty'>,
  party: number,
): Verdict<'party-not-allowed' | 'party-too-large'> {
  if (!Number.isSafeInteger(party) || party < 1) return refuse('party-not-allowed')
  return party > maxParty ? refuse('party-too-large') : allowed
}

/**
 * The sum that is paid in advance: one sum for all, or a sum per person; nothing where no deposit is asked
 * (BOOKING-028).
 */
export function priceDeposit({ deposit }: Pick<BookingSettings, 'deposit'>, party: number): Cents {
  if (deposit === null || party < deposit.fromParty) return zero
  return deposit.kind === 'by-total' ? deposit.amount : cents(deposit.amount * party)
}
