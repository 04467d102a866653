import type { SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Reader } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { tryCount } from '../database/schema/session.ts'

export interface TryKey {
  readonly siteId: SiteId
  readonly subject: string
  readonly startsAt: Instant
}

/** Counts one more try under each subject, which differ; returns how many there were with it. */
export async function addTryTo(db: Reader, search: TrySearch): Promise<ReadonlyMap<string, number>> {
  const rows = await moreTries.ask(db, search)
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}

const moreTries = hot((db, slot: Slots<TrySearch>) =>
  db
    .insert(tryCount)
    .select(
      sql`select ${slot('siteId', tryCount.siteId)}::integer, unnest(${slot('subjects', tryCount.subject)}::text[]), ${slot('startsAt', tryCount.startsAt)}::timestamptz, 1`,
    )
    .onConflictDoUpdate({
      target: [tryCount.siteId, tryCount.subject, tryCount.startsAt],
      set: { count: sql`${tryCount.count} + 1` },
    })
    .returning({ subject: tryCount.subject, count: tryCount.count }),
)

interface TrySearch extends Omit<TryKey, 'subject'> {
  readonly subjects: readonly string[]
}

export async function countTries(db: Reader, search: TrySearch): Promise<ReadonlyMap<string, number>> {
  const rows = await triesOf.ask(db, search)
  return new Map(rows.map(({ subject, count }) => [subject, count]))
}

const triesOf = hot((db, slot: Slots<TrySearch>) =>
  db
    .select({ subject: tryCount.subject, count: tryCount.count })
    .from(tryCount)
    .where(
      and(
        eq(tryCount.siteId, slot('siteId', tryCount.siteId)),
        eq(tryCount.startsAt, slot('startsAt', tryCount.startsAt)),
        sql`${tryCount.subject} = any(${slot('subjects', tryCount.subject)}::text[])`,
      ),
    ),
)

export async function removeTries(db: Reader, { siteId, subject }: Omit<TryKey, 'startsAt'>): Promise<void> {
  await db.delete(tryCount).where(and(eq(tryCount.siteId, siteId), eq(tryCount.subject, subject)))
}

export async function removeTriesBefore(database: Database, moment: Instant): Promise<void> {
  await database.delete(tryCount).where(lt(tryCount.startsAt, moment))
}
