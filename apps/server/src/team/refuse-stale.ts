import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { SiteId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { listWritesSince } from './action.repository.ts'

interface StaleThing {
  readonly siteId: SiteId
  /** As the audit names it, such as `staff:4`. */
  readonly subject: string
  /** The version that the writer saw. */
  readonly seen: number
  readonly current: number
}

/** Says who changed a thing since it was seen, when, and what (DAY-038). What no person changed is told without a name. */
export async function refuseStale(db: Reader, { siteId, subject, seen, current }: StaleThing): Promise<Refusal> {
  const writes = await listWritesSince(db, { siteId, subject, version: seen })
  const last = writes.at(-1)
  // A job may have changed it after the last person did.
  if (last === undefined || last.version !== current) return refusal('version-stale')
  return refusal('version-stale', {
    by: last.person?.name ?? last.device?.name ?? '',
    at: last.at,
    version: current,
    before: Object.assign({}, ...writes.map(({ before }) => before).toReversed()),
    after: Object.assign({}, ...writes.map(({ after }) => after)),
  })
}
