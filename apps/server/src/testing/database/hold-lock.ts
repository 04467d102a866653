import type { OpenDatabase } from '../../database/database.ts'
import { transact } from '../../database/transact.ts'

/** Holds a lock that a server needs at one point, so that it can be killed there; the returned function lets it go. */
export async function holdLock({ db }: OpenDatabase, lock: string): Promise<() => Promise<void>> {
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const blocking = transact(db, async (tx) => {
    await tx.execute(lock)
    held.resolve()
    await free.promise
  })
  await held.promise
  return () => {
    free.resolve()
    return blocking
  }
}

/** A server's jobs may wait for the same lock; only the statement on this table tells that the write does. */
export async function isBlockedAt({ pool }: OpenDatabase, table: string): Promise<boolean> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [`%"${table}"%`],
  )
  return (rows[0]?.waiting ?? 0) > 0
}
