import type { StaffCallName, StaffCalls } from '@comanda/contract/all-staff-calls'
import type { Told } from '@comanda/contract/audit-fields'
import type { AuditSubject } from '@comanda/contract/audit-things'
import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { Refusal } from '@comanda/contract/refusals'
import type { StaffCall } from '@comanda/contract/staff-call'
import type { SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import type { DeviceHere, DoorContext, StaffReadContext, StaffWriteContext } from './staff-context.ts'

/** The effect of a write: the edge puts it into the audit, in the same transaction. */
export interface StaffChange<Reply> {
  readonly reply: Reply
  /** The thing, such as `device:4`. */
  readonly subject: AuditSubject
  readonly storeId: StoreId | null
  readonly before: Told | null
  readonly after: Told | null
  /** Which version of the thing this made, where it has versions: whoever saw an older one is told who changed it. */
  readonly version?: number
}

export type StaffReader<Row extends StaffCall, House = unknown> = (
  request: RequestOf<Row>,
  context: StaffReadContext<House>,
) => Promise<ReplyOf<Row> | Refusal>

export type StaffWriter<Row extends StaffCall, House = unknown> = (
  request: RequestOf<Row>,
  context: StaffWriteContext<House>,
) => Promise<StaffChange<ReplyOf<Row>> | Refusal>

/** The act of somebody who was nobody before: who it was, and the tokens that the browser gets or loses. */
export interface Admission<Reply> extends StaffChange<Reply> {
  readonly siteId: SiteId
  readonly staffId: StaffId | null
  readonly device: Pick<DeviceHere, 'id'> | null
  readonly tokens?: { readonly session?: string; readonly device?: string }
}

/**
 * Writes at the door prove first who is there, outside any transaction: the count of wrong tries outlives a refusal.
 * What they return is the write itself.
 */
export type DoorWriter<Row extends StaffCall, House = unknown> = (
  request: RequestOf<Row>,
  context: DoorContext<House>,
) => Promise<((tx: Tx) => Promise<Admission<ReplyOf<Row>> | Refusal>) | Refusal>

type StaffHandler<Row extends StaffCall, House> = Row['method'] extends 'GET'
  ? StaffReader<Row, House>
  : Row['right'] extends 'anyone' | 'device'
    ? DoorWriter<Row, House>
    : StaffWriter<Row, House>

/** One handler per staff row, each served by this house: a missing one fails the build. */
export type StaffHandlers<House> = {
  readonly [Name in StaffCallName]: StaffHandler<StaffCalls[Name], House>
}
