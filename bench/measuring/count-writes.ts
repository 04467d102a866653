import type { Pool } from 'pg'
import type { TableWrites } from './bare-transaction.ts'

interface CountedBatch {
  /** Gets everything ready, which is not counted; returns what is. */
  readonly prepare: () => Promise<() => Promise<unknown>>
  /** How many are done at a time. */
  readonly batch: number
}

/**
 * The rows that one of a batch writes, table by table. Jobs that run meanwhile, such as papers for a printer that is away,
 * write too: the count with the fewest rows is ours.
 */
export async function countWrites(pool: Pool, { prepare, batch }: CountedBatch): Promise<readonly TableWrites[]> {
  const counts: (readonly TableWrites[])[] = []
  for (let count = 0; count < 3; count += 1) counts.push(await countOnce(pool, await prepare(), batch))
  return counts.reduce((least, count) => (countRows(count) < countRows(least) ? count : least))
}

export function countRows(tables: readonly TableWrites[]): number {
  return tables.reduce((sum, { inserts, updates }) => sum + inserts + updates, 0)
}

/** Triggers on every table count. */
async function countOnce(pool: Pool, work: () => Promise<unknown>, batch: number): Promise<readonly TableWrites[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'bare_%'",
  )
  await pool.query('create table bare_count (name text, kind text)')
  await pool.query(`create function bare_count() returns trigger language plpgsql as $$
    begin insert into bare_count values (tg_table_name, tg_op); return null; end $$`)
  for (const { name } of tables) {
    await pool.query(`create trigger bare_count after insert or update on "${name}"
      for each row execute function bare_count()`)
  }
  await work()
  const { rows: counted } = await pool.query<{ inserts: string; updates: string }>(`
    select count(*) filter (where kind = 'INSERT') as inserts, count(*) filter (where kind = 'UPDATE') as updates
    from bare_count group by name`)
  await pool.query('drop function bare_count() cascade')
  await pool.query('drop table bare_count')
  const each = (count: string) => Math.round(Number(count) / batch)
  return counted
    .map(({ inserts, updates }) => ({ inserts: each(inserts), updates: each(updates) }))
    .filter(({ inserts, updates }) => inserts + updates > 0)
}
