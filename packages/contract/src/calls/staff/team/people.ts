import type { RoleId, StaffId } from '@comanda/rules/ids'
import { deviceKinds } from '@comanda/rules/team/device-kinds'
import { z } from 'zod/mini'
import { personFields, wireStaffPerson, wireStaffRole } from '../../../entities/staff/staff-person.ts'
import type { Example } from '../../../example.ts'
import { staffCall } from '../../../staff-call.ts'
import { checked } from '../../../wire/checked.ts'
import { wireInstant } from '../../../wire/date.ts'
import { wireId, wireWhole } from '../../../wire/number.ts'
import { typedLine } from '../../../wire/typed-text.ts'

const exampleFields = { name: 'Marta', email: 'sala@demo.example', colour: '#2f6f4f', roleId: 4, storeIds: [1] }

export const listPeople = staffCall({
  method: 'GET',
  path: '/staff/people',
  right: 'staff.edit',
  place: 'store',
  requirements: ['DAY-019'],
  summary: 'The people who work in the stores in reach; of the whole site for a person bound to no store.',
  request: z.object({}),
  reply: z.array(wireStaffPerson),
})
export const listPeopleExample = (): Example<typeof listPeople> => ({
  request: {},
  reply: [{ staffId: 3, version: 1, ...exampleFields, active: true, isSetUp: true }],
})

/** The key that opens the link: the shell puts it behind `#`, so that no server and no log sees it. */
const link = z.object({ staffId: wireId<StaffId>(), key: z.string(), until: wireInstant })

export const addPerson = staffCall({
  method: 'POST',
  path: '/staff/people',
  right: 'staff.edit',
  place: 'store',
  // The key is kept as a hash alone, and so no answer that holds it is kept either.
  repeats: 'done-again',
  requirements: ['DAY-019', 'DAY-026'],
  summary: 'Adds somebody, and answers the key of the link by which they set password and PIN within a day.',
  request: z.object(personFields),
  reply: link,
})
export const addPersonExample = (): Example<typeof addPerson> => ({
  request: exampleFields,
  reply: { staffId: 3, key: 'q1w2e3r4t5y6u7i8o9p0a1', until: '2026-11-19T12:30:00.000Z' },
})

export const invitePerson = staffCall({
  method: 'POST',
  path: '/staff/people/link',
  right: 'staff.edit',
  place: 'store',
  repeats: 'done-again',
  requirements: ['DAY-019'],
  summary: 'A new link for a person, who then sets password and PIN anew. The old link is over.',
  request: z.object({ staffId: wireId<StaffId>() }),
  reply: link,
})
export const invitePersonExample = (): Example<typeof invitePerson> => ({
  request: { staffId: 3 },
  reply: { staffId: 3, key: 'q1w2e3r4t5y6u7i8o9p0a1', until: '2026-11-19T12:30:00.000Z' },
})

export const changePerson = staffCall({
  method: 'PUT',
  path: '/staff/people',
  right: 'staff.edit',
  place: 'store',
  requirements: ['DAY-007', 'DAY-025', 'DAY-026', 'DAY-038'],
  summary: 'Changes a person. Switching them off, or another role or store, counts from their next call.',
  request: z.object({ staffId: wireId<StaffId>(), version: wireWhole, ...personFields, active: z.boolean() }),
  reply: wireStaffPerson,
})
export const changePersonExample = (): Example<typeof changePerson> => ({
  request: { staffId: 3, version: 1, ...exampleFields, active: true },
  reply: { staffId: 3, version: 2, ...exampleFields, active: true, isSetUp: true },
})

const exampleRole = {
  roleId: 4,
  version: 1,
  name: 'waiter',
  rights: ['tables.serve', 'orders.see'],
  deviceKinds: ['phone'],
} satisfies z.input<typeof wireStaffRole>

export const listRoles = staffCall({
  method: 'GET',
  path: '/staff/roles',
  right: 'staff.edit',
  place: 'store',
  requirements: ['DAY-024'],
  summary: 'The roles of the site with their rights.',
  request: z.object({}),
  reply: z.array(wireStaffRole),
})
export const listRolesExample = (): Example<typeof listRoles> => ({ request: {}, reply: [exampleRole] })

export const saveRole = staffCall({
  method: 'POST',
  path: '/staff/roles',
  right: 'staff.edit',
  place: 'site',
  requirements: ['DAY-007', 'DAY-024', 'DAY-025', 'DAY-026', 'DAY-038'],
  summary: 'Adds a role, or changes one; its people have the new rights from their next call on.',
  request: z.object({
    /** Null adds a role. */
    roleId: z.nullable(wireId<RoleId>()),
    version: wireWhole,
    name: checked(typedLine(80), z.minLength(1)),
    /** By name: one that is no right is refused as such. */
    rights: checked(z.array(typedLine(40)), z.maxLength(100)),
    deviceKinds: z.array(z.enum(deviceKinds)),
  }),
  reply: wireStaffRole,
})
export const saveRoleExample = (): Example<typeof saveRole> => ({
  request: exampleRole,
  reply: { ...exampleRole, version: 2 },
})
