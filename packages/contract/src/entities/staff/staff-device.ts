import { lockSteps } from '@comanda/rules/door/lock-after'
import type { DeviceId, StaffId, StoreId } from '@comanda/rules/ids'
import { deviceKinds } from '@comanda/rules/team/device-kinds'
import { z } from 'zod/mini'
import { wireInstant } from '../../wire/date.ts'
import { wireId } from '../../wire/number.ts'

/** A paired device, as its list shows it. */
export const wireStaffDevice = z.object({
  deviceId: wireId<DeviceId>(),
  storeId: wireId<StoreId>(),
  kind: z.enum(deviceKinds),
  name: z.string(),
  pairedBy: z.nullable(z.object({ staffId: wireId<StaffId>(), name: z.string() })),
  pairedAt: wireInstant,
  lastSeenAt: wireInstant,
  /** Silent for so long that somebody should look at it. */
  isAway: z.boolean(),
  /** After how many minutes it locks itself, 0 for never; null where it never can: a board, or the only screen. */
  lockMinutes: z.nullable(z.literal(lockSteps)),
})

/** A person on a device's first screen: never an e-mail. */
export const wireStaffTile = z.object({
  staffId: wireId<StaffId>(),
  name: z.string(),
  colour: z.string(),
  /** After too many wrong PINs; a manager opens it by signing in here with a password. */
  isShut: z.boolean(),
})
