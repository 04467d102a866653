import { lockSteps } from '@comanda/rules/door/lock-after'
import type { DeviceId, RoleId, StaffId, StoreId } from '@comanda/rules/ids'
import { deviceKinds } from '@comanda/rules/team/device-kinds'
import { staffRights } from '@comanda/rules/team/rights'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireWhole } from '../../wire/number.ts'

/** The one who is there: a person, a device, or a person at a device. */
export const wireStaffSession = z.object({
  person: z.nullable(
    z.object({
      staffId: wireId<StaffId>(),
      name: z.string(),
      colour: z.string(),
      roleId: wireId<RoleId>(),
      role: z.string(),
      rights: z.array(z.enum(staffRights)),
    }),
  ),
  device: z.nullable(
    z.object({
      deviceId: wireId<DeviceId>(),
      kind: z.enum(deviceKinds),
      name: z.string(),
      storeId: wireId<StoreId>(),
      /** After so many minutes without a touch it locks itself; 0 is never. */
      lockMinutes: z.literal(lockSteps),
    }),
  ),
  site: z.object({ title: z.string(), host: z.string(), pinLength: wireWhole }),
  /** The stores in reach, by name, each with the zone in which its moments are told. */
  stores: z.array(
    z.object({
      storeId: wireId<StoreId>(),
      name: z.string(),
      timeZone: z.custom<TimeZone>((zone) => typeof zone === 'string'),
      /** Whether it takes bookings, or has some that are still to come: else nobody needs a book. */
      hasBook: z.boolean(),
      /** What else it does, or has still to do: nobody is shown a screen that their house has no use for (DAY-213). */
      hasTables: z.boolean(),
      hasRides: z.boolean(),
      hasCalls: z.boolean(),
    }),
  ),
  /** Whether the person is bound to no store: calls of place `site` are for them alone. */
  wholeSite: z.boolean(),
  /** The server's clock. */
  now: wireInstant,
})

export type StaffSession = z.output<typeof wireStaffSession>
