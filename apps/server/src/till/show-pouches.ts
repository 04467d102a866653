import type { showPouches as row } from '@comanda/contract/calls/staff/till'
import { refusal } from '@comanda/contract/refusals'
import { isInReach } from '@comanda/rules/team/check-access'
import type { StaffReader } from '../call/staff-handler.ts'
import { listPouches } from './hand-taking.repository.ts'

export const showPouches: StaffReader<typeof row> = async ({ storeId }, { database, siteId, stores }) =>
  isInReach(stores, storeId) ? listPouches(database, siteId, storeId) : refusal('store-not-found')
