import type { showPouches as row } from '@comanda/contract/calls/staff/till'
import type { StaffReader } from '../call/staff-handler.ts'
import { listPouches } from './hand-taking.repository.ts'

export const showPouches: StaffReader<typeof row> = async ({ storeId }, { database, siteId }) =>
  listPouches(database, siteId, storeId)
