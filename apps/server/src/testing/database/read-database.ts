import type { ClientBase, Pool } from 'pg'

type Reader = Pick<ClientBase, 'query'> | Pool

type Columns = Readonly<Record<string, readonly string[]>>

/** The tables of ours, each with its columns in their order. */
export async function readColumns(
  database: Reader,
  schemas: readonly string[] = ['public', 'drizzle'],
): Promise<Columns> {
  const { rows } = await database.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', nspname, relname) as name,
        (select array_agg(format('%I', attname) order by attnum) from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname = any ($1) order by 1`,
    [schemas],
  )
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
}

/** Tables, each with the number of its rows and one hash of all that stands in their columns. */
export async function readRows(database: Reader, known?: Columns): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const [name, columns] of Object.entries(known ?? (await readColumns(database)))) {
    const { rows } = await database.query<{ held: string }>(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(held, '' order by held)), '') as held
        from (select md5(row(${columns.join()})::text) as held from ${name}) as hashed`,
    )
    read[name] = rows[0]?.held ?? ''
  }
  return read
}

/** Whatever our migrations make, a line each, as PostgreSQL itself would write it. */
export async function readSchema(database: Reader): Promise<readonly string[]> {
  const { rows } = await database.query<{ line: string }>(`
    with ours as (select oid from pg_namespace where nspname = 'public'),
    extended as (select objid from pg_depend where deptype = 'e')
    select 'extension ' || extname || ' ' || nspname as line from pg_extension
      join pg_namespace on pg_namespace.oid = extnamespace
    union all
    select pg_get_functiondef(oid) from pg_proc
      where pronamespace in (table ours) and oid not in (table extended)
    union all
    select format('domain %s as %s default %s', typname, format_type(typbasetype, typtypmod), typdefault) from pg_type
      where typtype = 'd' and typnamespace in (table ours) and oid not in (table extended)
    union all
    select format('%s %s: %s %s, not null %s, default %s, generated %s, identity %s', relname,
        row_number() over (partition by pg_class.oid order by attnum), attname, format_type(atttypid, atttypmod),
        attnotnull, pg_get_expr(adbin, adrelid), attgenerated, attidentity)
      from pg_class join pg_attribute on attrelid = pg_class.oid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind in ('r', 'S', 'v') and relnamespace in (table ours) and attnum > 0 and not attisdropped
    union all
    select format('%s%s %s %s', conrelid::regclass, contypid::regtype, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace in (table ours)
    union all
    select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace in (table ours)
    union all
    select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace in (table ours) and not tgisinternal
    union all
    select format('sequence %s %s %s to %s by %s', seqrelid::regclass, seqtypid::regtype, seqmin, seqmax, seqincrement)
      from pg_sequence join pg_class on pg_class.oid = seqrelid where relnamespace in (table ours)
    order by 1`)
  return rows.map(({ line }) => line)
}
