import type { ResourceId, SittingId, StoreId } from '../ids.ts'
import type { IsoDate, Minute } from '../time/calendar.ts'
import type { Store } from '../venue/store.ts'
import type { Booking } from './booking.ts'
import type { PartyOption } from './party.ts'

/** «Elige», «Encuentra», «Confirma» (BOOKING-001). */
export const bookingSteps = ['choose', 'find', 'confirm'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** The choices of a guest so far. */
export interface BookingDraft {
  readonly step: BookingStep
  readonly storeId: StoreId | null
  readonly party: number | null
  /** The party is larger than the venue books online, so the venue's own text is shown (BOOKING-023). */
  readonly overLimit: boolean
  readonly date: IsoDate | null
  readonly resourceId: ResourceId | null
  readonly sittingId: SittingId | null
  readonly at: Minute | null
}

const nothingChosen = { resourceId: null, sittingId: null, at: null } as const

const emptyBooking: BookingDraft = {
  step: 'choose',
  storeId: null,
  party: null,
  overLimit: false,
  date: null,
  ...nothingChosen,
}

export function listBookableStores<S extends Pick<Store, 'booking'>>(stores: readonly S[]): S[] {
  return stores.filter((store) => store.booking.enabled)
}

/** A single venue needs no choosing (BOOKING-002). */
export function startBooking(stores: readonly Pick<Store, 'id' | 'booking'>[]): BookingDraft {
  const bookable = listBookableStores(stores)
  const only = bookable.length === 1 ? bookable[0] : undefined
  return only === undefined ? emptyBooking : chooseVenue(emptyBooking, only.id)
}

/** Everything is chosen already: only the details are left, as they were when the bank was asked. */
export function resumeBooking({
  storeId,
  party,
  date,
  resourceId,
  sittingId,
  at,
}: Pick<Booking, 'storeId' | 'party' | 'date' | 'resourceId' | 'sittingId' | 'at'>): BookingDraft {
  return { step: 'confirm', storeId, party, overLimit: false, date, resourceId, sittingId, at }
}

export function chooseVenue(draft: BookingDraft, storeId: StoreId): BookingDraft {
  return { ...draft, ...nothingChosen, storeId, step: 'find' }
}

/** Rooms and hours depend on the party and the day, so changing either forgets room, sitting and hour (OPEN-094). */
export function chooseParty(draft: BookingDraft, option: PartyOption): BookingDraft {
  const isOver = option.kind === 'more-than'
  return { ...draft, ...nothingChosen, party: isOver ? null : option.size, overLimit: isOver }
}

export function chooseDay(draft: BookingDraft, date: IsoDate): BookingDraft {
  return { ...draft, ...nothingChosen, date }
}

export function chooseRoom(draft: BookingDraft, resourceId: ResourceId): BookingDraft {
  return { ...draft, ...nothingChosen, resourceId }
}

export function chooseSitting(draft: BookingDraft, sittingId: SittingId): BookingDraft {
  return { ...draft, sittingId, at: null }
}

export function chooseHour(draft: BookingDraft, at: Minute): BookingDraft {
  return { ...draft, at }
}

/** The filters by zone or turn changed, or others took the hour: room, sitting and hour are chosen again. */
export function forgetHour(draft: BookingDraft): BookingDraft {
  return { ...draft, ...nothingChosen }
}

/** «Continuar» appears once an hour is chosen. */
export function canContinue(draft: BookingDraft): boolean {
  return draft.step === 'find' && draft.party !== null && draft.date !== null && draft.at !== null
}

export function continueBooking(draft: BookingDraft): BookingDraft {
  return canContinue(draft) ? { ...draft, step: 'confirm' } : draft
}

/** From the details one goes back to the search, and from the search to the venues, with none chosen (OPEN-092). */
export function goBack(draft: BookingDraft): BookingDraft {
  if (draft.step === 'confirm') return { ...draft, step: 'find' }
  return emptyBooking
}

/** Deposits go through Stripe where the venue has it, otherwise through the bank (BOOKING-029). */
export function chooseDepositWay(store: Pick<Store, 'stripePublicKey'>): 'stripe' | 'new' {
  return store.stripePublicKey === null ? 'new' : 'stripe'
}
