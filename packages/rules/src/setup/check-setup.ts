import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { Instant } from '../time/calendar.ts'
import { checkRegister } from '../venue/closed-venue.ts'
import { findZone } from '../venue/delivery-area.ts'
import { type FullSlots, noFullSlots } from '../venue/full-slots.ts'
import { isModeOffered } from '../venue/offered-modes.ts'
import { isStoreOpen } from '../venue/opening.ts'
import { checkOrderSlot, findFirstSlot } from '../venue/order-slots.ts'
import type { Store } from '../venue/store.ts'
import { mustLogIn } from '../venue/visit.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { Website } from '../website/website.ts'
import { isSetupValid, type SetupDraft, takeFirstSlot } from './setup-draft.ts'
import { findResource } from './to-order-setup.ts'

export type SetupRefusal =
  | 'mode-not-offered'
  | 'register-closed'
  | 'customer-only'
  | 'resource-not-found'
  | 'setup-incomplete'
  | 'address-not-served'
  | 'store-closed'
  | 'date-not-allowed'
  | 'time-not-offered'
  | 'slot-full'
  | 'orders-not-taken'

export interface SetupQuestion {
  readonly site: Pick<Website, 'modes' | 'onlyDigitalCard' | 'onlyBookings' | 'onlyUsers'>
  readonly store: Store
  readonly now: Instant
  readonly loggedIn: boolean
  readonly hasDefaultAddress: boolean
  readonly full?: FullSlots
}

export type ChosenDraft = SetupDraft & { readonly mode: OrderingMode }

/**
 * «As soon as possible» means the first slot now, so a diner who hesitated longer than a slot lasts is not refused. But
 * an order is never moved to another day silently: then the date that was shown stays, and is refused.
 */
export function fillSoonest(
  draft: ChosenDraft,
  { store, now, full = noFullSlots }: Pick<SetupQuestion, 'store' | 'now' | 'full'>,
): ChosenDraft {
  const { mode } = draft
  if (draft.dateType !== 'asap' || !modeRules[mode].needs.includes('time')) return draft
  const question = { store, mode, now, full }
  const first = findFirstSlot(question)
  if (first === undefined || (draft.date !== null && draft.date < first.date)) return draft
  return { ...takeFirstSlot(draft, first.date, first.slot.from), mode }
}

/** Checks whether an order may begin with this setup now. The dialog asks first, the server asks again. */
export function checkSetup(draft: ChosenDraft, question: SetupQuestion): Verdict<SetupRefusal> {
  const { mode } = draft
  const { site, store, now, loggedIn, hasDefaultAddress, full = noFullSlots } = question
  if (!modeRules[mode].createsCart || !isModeOffered(site, store, mode)) return refuse('mode-not-offered')
  const register = checkRegister(store)
  if (!register.allowed) return register
  if (mustLogIn(site, { loggedIn, mode })) return refuse('customer-only')
  const resource = findResource(store, draft)
  if (mode === 'table' && !resource?.positions.some(({ number }) => number === draft.position))
    return refuse('resource-not-found')
  if (!isSetupValid(draft, { loggedIn, hasDefaultAddress, resource })) return refuse('setup-incomplete')
  if (mode === 'delivery' && draft.address !== null && findZone(store, draft.address.postalCode) === undefined)
    return refuse('address-not-served')
  if (mode === 'takehere' && !isStoreOpen(store, mode, now)) return refuse('store-closed')
  if (!modeRules[mode].needs.includes('time') || draft.date === null || draft.time === null) return allowed
  return checkOrderSlot({ store, mode, now, full }, draft.date, draft.time)
}
