import { isDeepStrictEqual } from 'node:util'
import { auditFields, type Told } from '@comanda/contract/audit-fields'
import type { undoAction as row } from '@comanda/contract/calls/staff/team/audit'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsCatalogues } from '../catalogue/load-catalogue.ts'
import { findActionInReach, listOverwritten } from './action.repository.ts'
import { findUndoing, undoableCalls } from './undoings.ts'

/** A new write like any other; it finds the thing as the action left it, or is refused (DAY-033). */
export const undoAction: StaffWriter<typeof row, KeepsCatalogues> = async ({ actionId }, context) => {
  const { tx, siteId } = context
  const action = await findActionInReach(tx, context, actionId)
  if (action === undefined) return refusal('action-not-found')
  const undoing = findUndoing(action.call)
  const write = undoing?.plan(action)
  if (undoing === undefined || write === undefined) return refusal('action-stays')
  if (!undoing.isAllowed(context)) return refusal('right-missing')
  const overwritten = await listOverwritten(tx, siteId, { ids: [actionId], calls: undoableCalls })
  if (overwritten.has(actionId)) return refusal('version-stale')
  const change = await write(context)
  if (isRefusal(change)) return change
  // Between two at the same moment only what the write found decides.
  const found = JSON.parse(JSON.stringify(change.before))
  return isDeepStrictEqual(toState(found), toState(action.after)) ? { ...change, reply: {} } : refusal('version-stale')
}

/** What a thing is called does not count: whoever takes the change back may read another language. */
function toState(told: Told | null) {
  return Object.fromEntries(
    Object.entries(told ?? {}).filter(([field]) => auditFields[field as keyof Told] !== 'about'),
  )
}
