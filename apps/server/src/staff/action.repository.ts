import type { DeviceId, SiteId, StaffId, StoreId } from '@comanda/rules/ids'
import type { StoresInReach } from '@comanda/rules/staff/check-access'
import { and, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../database/database.ts'
import { inReach } from '../database/in-reach.ts'
import { staff } from '../database/schema/staff.ts'
import { staffDevice } from '../database/schema/staff-device.ts'
import { staffAction } from '../database/schema/staff-session.ts'
import type { DoneAction } from '../http/staff-door.ts'

export async function saveAction(tx: Tx, done: DoneAction): Promise<void> {
  const { siteId, at, call, subject, staffId, approvedBy, deviceId, storeId, before, after } = done
  await tx
    .insert(staffAction)
    .values({ siteId, at, call, subject, staffId, approvedBy, deviceId, storeId, before, after })
}

export interface ActionSearch {
  readonly siteId: SiteId
  readonly stores: StoresInReach
  readonly subject: string | null
  readonly staffId: StaffId | null
  readonly deviceId: DeviceId | null
  readonly storeId: StoreId | null
  readonly call: string | null
  /** Only what is older than this one. */
  readonly after: number | null
  readonly limit: number
}

const approver = alias(staff, 'approver')

/** Newest first. Ids only grow, so a page never repeats or skips what was there when the first one was read. */
export async function listActionsInReach(db: Reader, search: ActionSearch) {
  const { siteId, stores, subject, staffId, deviceId, storeId, call, after, limit } = search
  return db
    .select({
      actionId: staffAction.id,
      at: staffAction.at,
      call: staffAction.call,
      subject: staffAction.subject,
      person: { staffId: staff.id, name: staff.name },
      approvedBy: { staffId: approver.id, name: approver.name },
      device: { deviceId: staffDevice.id, name: staffDevice.name },
      storeId: staffAction.storeId,
      before: staffAction.before,
      after: staffAction.after,
    })
    .from(staffAction)
    .leftJoin(staff, and(eq(staff.siteId, staffAction.siteId), eq(staff.id, staffAction.staffId)))
    .leftJoin(approver, and(eq(approver.siteId, staffAction.siteId), eq(approver.id, staffAction.approvedBy)))
    .leftJoin(staffDevice, and(eq(staffDevice.siteId, staffAction.siteId), eq(staffDevice.id, staffAction.deviceId)))
    .where(
      and(
        eq(staffAction.siteId, siteId),
        inReach(staffAction.storeId, stores),
        subject === null ? undefined : eq(staffAction.subject, subject),
        staffId === null ? undefined : eq(staffAction.staffId, staffId),
        deviceId === null ? undefined : eq(staffAction.deviceId, deviceId),
        storeId === null ? undefined : eq(staffAction.storeId, storeId),
        call === null ? undefined : eq(staffAction.call, call),
        after === null ? undefined : lt(staffAction.id, after),
      ),
    )
    .orderBy(desc(staffAction.id))
    .limit(limit)
}
