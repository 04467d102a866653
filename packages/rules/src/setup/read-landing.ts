import type { OrderSetup } from '../cart/cart.ts'
import type { ResourceId, StoreId } from '../ids.ts'
import type { Instant } from '../time/calendar.ts'
import { toStoreMoment } from '../time/store-moment.ts'
import { isModeOffered, isTableOrigin, listSiteModes } from '../venue/offered-modes.ts'
import { isOpenNow } from '../venue/opening.ts'
import type { Store } from '../venue/store.ts'
import type { Website } from '../website/website.ts'
import { emptyDraft, type SetupDraft } from './setup-draft.ts'

/** The contents of a scanned link. */
export interface LandingLink {
  readonly storeId: StoreId | null
  readonly resourceId: ResourceId | null
  readonly position: number | null
  readonly type: LinkType | null
}

export const linkTypes = [1, 2, 3, 6] as const
export type LinkType = (typeof linkTypes)[number]

export interface LandingQuestion {
  readonly link: LandingLink
  readonly site: Pick<Website, 'modes' | 'onlyDigitalCard' | 'onlyBookings' | 'tablePaymentOrigin'>
  /** The store the link names. */
  readonly store: Pick<Store, 'id' | 'modes' | 'hours' | 'timeZone' | 'takeawayClosed' | 'resources'> | null
  readonly origin: string | null
  /** The setup of the cart the visitor already has. */
  readonly current: OrderSetup | null
  readonly now: Instant
}

export type LandingDecision =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'bad-table' }
  | { readonly kind: 'choose-take-or-eat' }
  | { readonly kind: 'save'; readonly draft: SetupDraft; readonly fromCode: boolean }

/** Type 6 is type 1 with the visit remembered as coming from a code; type 2 is eating here (QR-005 to QR-007). */
const typedLinks: Readonly<Record<1 | 2 | 6, { readonly mode: 'pickup' | 'takehere'; readonly fromCode: boolean }>> = {
  1: { mode: 'pickup', fromCode: false },
  2: { mode: 'takehere', fromCode: true },
  6: { mode: 'pickup', fromCode: true },
}

/** The effect of a landing link on the visit. */
export function readLanding(question: LandingQuestion): LandingDecision {
  const { link, site, store, current } = question
  if (store === null) return { kind: 'nothing' }
  if (link.type !== null) return readTypedLink(link.type, question, store)
  if (isTableLink(link) && (store.modes.table || isTableOrigin(site, question.origin))) {
    return readTableLink(question, store)
  }
  if (current === null && isModeOffered(site, store, 'digital-card')) {
    return save({ ...emptyDraft, mode: 'digital-card', storeId: store.id }, false)
  }
  return { kind: 'nothing' }
}

/** Builds the setup for pickup or eating here, chosen in the dialog of a type 3 link: for today and now (QR-009). */
export function takeOrEat(
  mode: 'pickup' | 'takehere',
  store: Pick<Store, 'id' | 'timeZone'>,
  now: Instant,
): SetupDraft {
  const { date, minute } = toStoreMoment(now, store.timeZone)
  return { ...emptyDraft, mode, storeId: store.id, date, time: minute, onPremises: true }
}

export interface SmsQuestion {
  readonly link: LandingLink
  readonly store: Pick<Store, 'ordering'> | null
  readonly customerHasPhone: boolean
}

/** Asks for a phone to send the order's status to; never for type 6, and after any other dialog (QR-013, OPEN-015). */
export function asksPhoneForStatus({ link, store, customerHasPhone }: SmsQuestion): boolean {
  const isAsked = link.type === null ? isTableLink(link) : link.type !== 6
  return isAsked && link.storeId !== null && store?.ordering.sendsStatusBySms === true && !customerHasPhone
}

type LandingStore = NonNullable<LandingQuestion['store']>

function readTypedLink(type: LinkType, { site, current, now }: LandingQuestion, store: LandingStore): LandingDecision {
  if (!isOpenNow(store, 'pickup', now)) return { kind: 'closed' }
  if (type === 3) return current?.storeId === store.id ? { kind: 'nothing' } : { kind: 'choose-take-or-eat' }
  const { mode, fromCode } = typedLinks[type]
  if (!isModeOffered(site, store, mode)) return { kind: 'nothing' }
  // Reloading the page must not discard the cart that the first load made.
  if (current?.storeId === store.id && current.mode === mode) return { kind: 'nothing' }
  return save(takeOrEat(mode, store, now), fromCode)
}

function readTableLink({ link, site, current }: LandingQuestion, store: LandingStore): LandingDecision {
  if (!listSiteModes(site).includes('table')) return { kind: 'nothing' }
  const { resourceId, position } = link
  if (current?.mode === 'table' && current.resourceId === resourceId && current.position === position) {
    return { kind: 'nothing' }
  }
  const room = store.resources.find(({ id, kind }) => id === resourceId && kind === 'room')
  if (room?.positions.some(({ number }) => number === position) !== true) return { kind: 'bad-table' }
  return save({ ...emptyDraft, mode: 'table', storeId: store.id, resourceId, position }, false)
}

function isTableLink(link: LandingLink): boolean {
  return link.resourceId !== null && link.position !== null
}

function save(draft: SetupDraft, fromCode: boolean): LandingDecision {
  return { kind: 'save', draft, fromCode }
}
