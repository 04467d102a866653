import { sql } from 'drizzle-orm'
import type { Reader } from './database.ts'

/** After rows were written with explicit ids, the next generated id must come after them. */
export async function alignIdentities(db: Reader): Promise<void> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`)
  for (const { table, column } of rows) {
    const [from, id] = [sql.identifier(table), sql.identifier(column)]
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), greatest(max(${id}), 1), count(*) > 0) from ${from}`)
  }
}
