import type { DeviceId, SiteId, StaffId, StaffSessionId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { staffSession } from '../database/schema/staff-session.ts'

export interface NewStaffSession {
  readonly siteId: SiteId
  readonly tokenHash: Uint8Array
  readonly staffId: StaffId
  readonly deviceId: DeviceId | null
}

export async function saveStaffSession(tx: Tx, session: NewStaffSession, now: Instant): Promise<StaffSessionId> {
  const [saved] = await tx
    .insert(staffSession)
    .values({ ...session, createdAt: now, lastCallAt: now })
    .returning({ id: staffSession.id })
  if (saved === undefined) throw new Error('the session was not saved')
  return saved.id
}

/** The sessions of a person, of a device, or one alone. */
export async function endStaffSessions(
  tx: Tx,
  of: {
    readonly siteId: SiteId
    readonly staffId?: StaffId
    readonly deviceId?: DeviceId
    readonly id?: StaffSessionId
  },
  now: Instant,
): Promise<void> {
  const { siteId, staffId, deviceId, id } = of
  await tx
    .update(staffSession)
    .set({ endedAt: now })
    .where(
      and(
        eq(staffSession.siteId, siteId),
        isNull(staffSession.endedAt),
        staffId === undefined ? undefined : eq(staffSession.staffId, staffId),
        deviceId === undefined ? undefined : eq(staffSession.deviceId, deviceId),
        id === undefined ? undefined : eq(staffSession.id, id),
      ),
    )
}
