import type { Refusal } from '@comanda/contract/refusals'
import type { StaffApproval } from '@comanda/contract/staff-approval'
import type { FollowedTopic } from '@comanda/contract/staff-call'
import type { findShownPlace } from '@comanda/contract/staff-live'
import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/team/check-access'
import type { StaffRight } from '@comanda/rules/team/rights'
import type { Instant } from '@comanda/rules/time/calendar'
import type { DeviceHere, PersonHere, StaffContext } from '../call/staff-context.ts'
import type { StaffChange } from '../call/staff-handler.ts'
import type { Database, Tx } from '../database/database.ts'

/** What a line says that its board shows of a kitchen; undefined for any other line. */
export type ShownPlace = ReturnType<typeof findShownPlace>

/** The tokens that a request carries in its cookies. */
export interface StaffTokens {
  readonly session: string | undefined
  readonly device: string | undefined
}

/** The owner of the tokens. */
export interface FoundStaff {
  /** Null where the tokens name nobody and nothing. */
  readonly siteId: SiteId | null
  readonly device: DeviceHere | 'unknown' | null
  readonly person: PersonHere | 'unknown' | 'expired' | null
  readonly stores: StoresInReach
  /** Another text whenever one of the topics that were asked about has news. */
  readonly news: string
}

export interface DoneAction extends StaffChange<unknown> {
  readonly call: string
  readonly siteId: SiteId
  readonly staffId: StaffId | null
  readonly approvedBy: StaffId | null
  readonly deviceId: DeviceHere['id'] | null
  readonly at: Instant
}

/** The person who asks for an approval, and the call it is for. */
export interface ApprovalAsked extends Pick<StaffContext, 'siteId' | 'person' | 'device' | 'now'> {
  readonly right: StaffRight
  /** Whoever is signed in may say it themselves, by their PIN. */
  readonly bySelf: boolean
}

/** The functions that the edge needs of the team's slice, which it must not know. */
export interface StaffDoor {
  /** One read, which also tells whether these topics have news; it keeps the session and the device awake. */
  find(tokens: StaffTokens, now: Instant, topics?: readonly FollowedTopic[]): Promise<FoundStaff>
  /**
   * The same for a line that stays open, which is no call: it keeps the device awake, and the board of a station that it
   * shows, and no session.
   */
  look(tokens: StaffTokens, now: Instant, shows: ShownPlace): Promise<FoundStaff>
  /** Whether a colleague allows a call that needs this right, in one of the caller's stores. */
  approve(database: Database, approval: StaffApproval, asks: ApprovalAsked): Promise<StaffId | Refusal>
  hasStore(siteId: SiteId, storeId: StoreId): Promise<boolean>
  /** Writes the one row of the audit. */
  record(tx: Tx, done: DoneAction): Promise<void>
}
