import { asksForContact, listContactProblems } from '../cart/check-contact.ts'
import type { Contact } from '../customer/contact.ts'
import type { StoreId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Instant } from '../time/calendar.ts'
import type { PastLine } from './plan-repeat.ts'

/** The memory of a device of the last order that was placed on it, so that the next one is a few taps. */
export interface LastOrder<Way> {
  readonly contact: Contact
  readonly pays: Way
  readonly mode: OrderingMode
  readonly storeId: StoreId
  readonly lines: readonly PastLine[]
  readonly placedAt: Instant
}

/** Half a year: who has not ordered for so long is asked again. */
export const lastOrderKeptMs = 182 * 24 * 60 * 60 * 1000

/** A table is left behind and asks for nobody's name, so nothing of it is remembered; nor is half a contact. */
export function isRemembered({ mode, contact }: Pick<LastOrder<unknown>, 'mode' | 'contact'>): boolean {
  return asksForContact(mode) && mode !== 'digital-card' && Object.keys(listContactProblems(contact)).length === 0
}

/** Whether it is still remembered now; a clock that was set back forgets nothing. */
export function isStillRemembered({ placedAt }: Pick<LastOrder<unknown>, 'placedAt'>, now: Instant): boolean {
  return now - placedAt < lastOrderKeptMs
}
