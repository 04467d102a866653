import type { IsoDate } from '../time/calendar.ts'
import type { SavedCard } from './customer.ts'

/** A card works until the last day of the month it names. */
export function hasCardExpired(card: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>, today: IsoDate): boolean {
  const last = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}`
  return today.slice(0, last.length) > last
}
