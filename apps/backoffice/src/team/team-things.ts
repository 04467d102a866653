import type { ReplyOf } from '@comanda/contract/call'
import type { listActions } from '@comanda/contract/calls/staff/team/audit'
import type { listDevices } from '@comanda/contract/calls/staff/team/devices'
import type { listPeople, listRoles } from '@comanda/contract/calls/staff/team/people'

export type StaffPerson = ReplyOf<typeof listPeople>[number]
export type StaffRole = ReplyOf<typeof listRoles>[number]
export type StaffDevice = ReplyOf<typeof listDevices>[number]
export type StaffAction = ReplyOf<typeof listActions>['actions'][number]
