import type { listRoles as row } from '@comanda/contract/calls/staff/team/people'
import type { StaffReader } from '../call/staff-handler.ts'
import { listSiteRoles } from './role.repository.ts'
import { toShownRole } from './to-shown-role.ts'

export const listRoles: StaffReader<typeof row> = async (_request, { database, siteId }) =>
  (await listSiteRoles(database, siteId)).map(toShownRole)
