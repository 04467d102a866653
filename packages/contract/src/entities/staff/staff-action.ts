import type { DeviceId, StaffId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { auditThings } from '../../audit-things.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireWhole } from '../../wire/number.ts'

const somebody = z.object({ staffId: wireId<StaffId>(), name: z.string() })

/** An act of the staff, as the audit keeps it. */
export const wireStaffAction = z.object({
  actionId: wireWhole,
  at: wireInstant,
  /** The call, by its name. */
  call: z.string(),
  /** The thing, such as `device:4`. */
  subject: z.string(),
  /** The same in words; null where it has no name any more. */
  thing: z.nullable(z.object({ kind: z.enum(auditThings), id: z.string(), name: z.string() })),
  person: z.nullable(somebody),
  approvedBy: z.nullable(somebody),
  device: z.nullable(z.object({ deviceId: wireId<DeviceId>(), name: z.string() })),
  storeId: z.nullable(wireId<StoreId>()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** Whether the caller may take it back, as things stand. */
  canUndo: z.boolean(),
})
