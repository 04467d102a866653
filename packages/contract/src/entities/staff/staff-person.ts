import type { RoleId, StaffId, StoreId } from '@comanda/rules/ids'
import { deviceKinds } from '@comanda/rules/team/device-kinds'
import { staffRights } from '@comanda/rules/team/rights'
import { z } from 'zod/mini'
import { checked } from '../../wire/checked.ts'
import { wireId, wireWhole } from '../../wire/number.ts'
import { typedLine } from '../../wire/typed-text.ts'

export const wireStaffPerson = z.object({
  staffId: wireId<StaffId>(),
  version: wireWhole,
  name: z.string(),
  email: z.string(),
  colour: z.string(),
  roleId: wireId<RoleId>(),
  /** Empty: every store. */
  storeIds: z.array(wireId<StoreId>()),
  active: z.boolean(),
  /** Whether the person has set password and PIN. */
  isSetUp: z.boolean(),
})

/** The fields that are typed of a person. */
export const personFields = {
  name: checked(typedLine(80), z.minLength(1)),
  email: checked(typedLine(254), z.minLength(3)),
  colour: checked(z.string(), z.regex(/^#[0-9a-f]{6}$/)),
  roleId: wireId<RoleId>(),
  storeIds: checked(z.array(wireId<StoreId>()), z.maxLength(200)),
}

export const wireStaffRole = z.object({
  roleId: wireId<RoleId>(),
  version: wireWhole,
  name: z.string(),
  rights: z.array(z.enum(staffRights)),
  deviceKinds: z.array(z.enum(deviceKinds)),
})
