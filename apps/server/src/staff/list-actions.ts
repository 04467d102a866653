import type { listActions as row } from '@comanda/contract/calls/staff/audit'
import type { StaffReader } from '../call/staff-handler.ts'
import { listActionsInReach } from './action.repository.ts'

/** How many rows a page of the audit has. */
const auditPage = 50

export const listActions: StaffReader<typeof row> = async (request, { database, siteId, stores }) => {
  // One more than a page has: whether there is another page is known without a second question.
  const found = await listActionsInReach(database, { ...request, siteId, stores, limit: auditPage + 1 })
  const actions = found.slice(0, auditPage).map((action) => ({
    ...action,
    before: action.before && { ...action.before },
    after: action.after && { ...action.after },
  }))
  return { actions, next: found.length > auditPage ? (actions.at(-1)?.actionId ?? null) : null }
}
