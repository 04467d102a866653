import type { Told } from '@comanda/contract/audit-fields'
import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Reader } from '../database/database.ts'
import { listActionsOn } from './action.repository.ts'

/** An act of the staff on a thing. */
export interface ThingAction {
  readonly at: Instant
  readonly call: string
  /** The person, or the device without one. */
  readonly by: string
  /** The colleague who allowed it; empty where nobody had to. */
  readonly allowedBy: string
  readonly before: Told | null
  readonly after: Told | null
}

/** All that the staff did to a thing, the oldest first. The caller has asked whether it is within reach. */
export async function listThingActions(db: Reader, siteId: SiteId, subject: string): Promise<ThingAction[]> {
  return (await listActionsOn(db, siteId, subject)).map(({ at, call, person, device, approvedBy, before, after }) => ({
    at,
    call,
    by: person?.name ?? device?.name ?? '',
    allowedBy: approvedBy?.name ?? '',
    before: before as Told | null,
    after: after as Told | null,
  }))
}
