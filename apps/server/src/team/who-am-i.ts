import type { whoAmI as row } from '@comanda/contract/calls/staff/door'
import type { StaffReader } from '../call/staff-handler.ts'
import { showSession } from './show-session.ts'

export const whoAmI: StaffReader<typeof row> = (_request, context) =>
  showSession(context.database, context, context.now)
