import type { listActions as row } from '@comanda/contract/calls/staff/team/audit'
import type { IsoDate } from '@comanda/rules/time/calendar'
import { toDaySpan } from '@comanda/rules/venue/business-day'
import type { StaffReadContext } from '../call/staff-context.ts'
import type { StaffReader } from '../call/staff-handler.ts'
import {
  listActionsInReach,
  listDayCutoffs,
  listOverwritten,
  type StoreDay,
  type StoredAction,
} from './action.repository.ts'
import { nameThings } from './name-things.ts'
import { findUndoing, undoableCalls } from './undoings.ts'

/** How many rows a page of the audit has. */
const auditPage = 50

export const listActions: StaffReader<typeof row> = async ({ day, ...request }, context) => {
  const { database, siteId, stores, language } = context
  const days = day === null ? null : await listDays(context, day)
  // One more than a page has: whether there is another page is known without a second question.
  const found = await listActionsInReach(database, { ...request, days, siteId, stores, limit: auditPage + 1 })
  const shown = found.slice(0, auditPage)
  const ids = shown.map(({ actionId }) => actionId)
  const overwritten = await listOverwritten(database, siteId, { ids, calls: undoableCalls })
  const things = await nameThings(database, shown, { siteId, language })
  const canUndo = (action: StoredAction) => {
    const undoing = findUndoing(action.call)
    return undoing?.plan(action) !== undefined && undoing.isAllowed(context) && !overwritten.has(action.actionId)
  }
  const actions = shown.map((action) => ({
    ...action,
    thing: things.get(action) ?? null,
    canUndo: canUndo(action),
    before: action.before && { ...action.before },
    after: action.after && { ...action.after },
  }))
  return { actions, next: found.length > auditPage ? (actions.at(-1)?.actionId ?? null) : null }
}

/** Each store has its own clock and its own cutoff. What was done in no store goes by the first one. */
async function listDays({ database, siteId }: StaffReadContext, day: IsoDate): Promise<StoreDay[]> {
  const cutoffs = await listDayCutoffs(database, siteId)
  const [first] = cutoffs
  const days: StoreDay[] = cutoffs.map((cutoff) => ({ storeId: cutoff.storeId, ...toDaySpan(day, cutoff) }))
  return first === undefined ? days : [...days, { storeId: null, ...toDaySpan(day, first) }]
}
