import type { BookingState } from '@comanda/rules/booking/booking'
import type { CallOffReason } from '@comanda/rules/booking/call-off'
import type { CartState } from '@comanda/rules/cart/cart'
import type { RoleId, StoreId } from '@comanda/rules/ids'
import type { AllergyAnswer } from '@comanda/rules/kitchen/allergy-answer'
import type { KitchenItemState } from '@comanda/rules/kitchen/kitchen-item'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { DebtReason } from '@comanda/rules/order/hand-over'
import type { OrderStatus } from '@comanda/rules/order/order'
import type { RefundReason } from '@comanda/rules/order/refund-dish'
import type { CancelReason } from '@comanda/rules/order/reject-reason'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import type { PrintJobState } from '@comanda/rules/printing/print-job'
import type { CodePage, PrinterLanguage } from '@comanda/rules/printing/printer-traits'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { DeviceKind } from '@comanda/rules/team/device-kinds'
import type { HeldRights } from '@comanda/rules/team/rights'
import type { Instant } from '@comanda/rules/time/calendar'
import type { StaffCallName, StaffCalls } from './all-staff-calls.ts'

/** The things that an audit row names by a word of the house; each has its own words in every dictionary. */
export type AuditWord =
  | AllergyAnswer
  | BookingState
  | CallOffReason
  | CartState
  | OrderStatus
  | CancelReason
  | RefundReason
  | DebtReason
  | KitchenItemState
  | OrderingMode
  | DeliveryPayment
  | PrintJobState
  | PrinterLanguage
  | CodePage
  | DeviceKind
  | TableCallKind
  | 'password'
  | 'pin'
  | 'name'

/** How the values of a field are stored, by the way in which they are told. */
interface ToldAs {
  readonly text: string | readonly string[]
  /** Which thing a change was about: it is told as it is, and not as a change. */
  readonly about: string | number
  /** Typed by somebody, or the name of a role that every site starts with. */
  readonly name: string
  readonly count: number | readonly number[]
  readonly flag: boolean
  readonly moment: Instant
  /** In cents. */
  readonly money: number
  readonly word: AuditWord | readonly AuditWord[]
  readonly rights: HeldRights
  readonly role: RoleId
  readonly stores: readonly StoreId[]
  /** Kept for machines, such as the id of a drawer: it says nothing to a reader. */
  readonly unsaid: unknown
}

export type AuditKind = keyof ToldAs

/** Every field that an audit row may have: one that is not listed here cannot be written, so none is shown raw. */
export const auditFields = {
  name: 'name',
  email: 'text',
  colour: 'text',
  roleId: 'role',
  storeIds: 'stores',
  active: 'flag',
  rights: 'rights',
  deviceKinds: 'word',
  lockMinutes: 'count',
  kind: 'word',
  set: 'word',
  invited: 'flag',
  signedIn: 'flag',
  signedInBy: 'word',
  state: 'word',
  states: 'word',
  unitsReady: 'count',
  course: 'count',
  seen: 'flag',
  clashes: 'count',
  answer: 'word',
  wasted: 'count',
  dishes: 'count',
  status: 'word',
  reason: 'word',
  delayMinutes: 'count',
  along: 'count',
  lineId: 'unsaid',
  dish: 'text',
  unitsBack: 'count',
  paymentId: 'unsaid',
  voided: 'money',
  back: 'money',
  handedBack: 'money',
  points: 'count',
  number: 'about',
  reference: 'about',
  beside: 'count',
  mode: 'word',
  total: 'money',
  contact: 'word',
  rider: 'text',
  outAt: 'moment',
  pouch: 'money',
  drawerId: 'unsaid',
  by: 'word',
  taken: 'money',
  owed: 'money',
  given: 'money',
  minutes: 'count',
  stopped: 'word',
  endsAt: 'moment',
  thing: 'about',
  pausedUntil: 'moment',
  unitsLeft: 'count',
  model: 'text',
  // Told of printers before they had a model.
  language: 'word',
  codePage: 'word',
  columns: 'count',
  fallback: 'text',
  stations: 'text',
  hasPass: 'flag',
  movedTo: 'text',
  withoutPaper: 'flag',
  calls: 'word',
  blocked: 'flag',
  resourceId: 'unsaid',
  position: 'count',
  from: 'text',
  until: 'text',
} as const satisfies Record<string, AuditKind>

type AuditField = keyof typeof auditFields

/** The record of a write in the audit. It holds no secret, and of a diner's data the names of the fields alone. */
export type Told = { readonly [Field in AuditField]?: ToldAs[(typeof auditFields)[Field]] | null }

/** The fields that a reader is told, each with a name in every dictionary. */
export type SaidField = {
  [Field in AuditField]: (typeof auditFields)[Field] extends 'unsaid' ? never : Field
}[AuditField]

/** The calls that leave an audit row. */
export type StaffWriteName = {
  [Name in StaffCallName]: StaffCalls[Name]['method'] extends 'GET' ? never : Name
}[StaffCallName]
