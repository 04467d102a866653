import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

/** What pg_dump sets before its first statement. */
const likePgDump = `select pg_catalog.set_config('search_path', '', false); set check_function_bodies = false`

/**
 * Does what `pg_dump` and `pg_restore --exit-on-error` do, which npm does not bring: writes every schema as PostgreSQL
 * tells it, copies the rows of every table, and makes it all again in a bare database.
 */
export async function dumpAndRestore(from: string, to: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comanda-dump-'))
  // PostgreSQL writes the files itself, as its own account.
  await chmod(folder, 0o777)
  const [source, target] = await Promise.all([from, to].map(connect))
  try {
    if (source === undefined || target === undefined) return
    await makeInAnyOrder(target, await read(source, before))
    for (const [at, { relation, columns }] of (await readTables(source)).entries()) {
      const file = path.join(folder, String(at)).replaceAll("'", "''")
      await source.query(`copy ${relation} (${columns}) to '${file}'`)
      await target.query(`copy ${relation} (${columns}) from '${file}'`)
    }
    await makeInAnyOrder(target, await read(source, after))
    await setSequences(source, target)
  } finally {
    await Promise.all([source?.end(), target?.end()])
    await rm(folder, { recursive: true, force: true })
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(likePgDump)
  return client
}

async function read(client: Client, question: string): Promise<readonly string[]> {
  return (await client.query<{ made: string }>(question)).rows.map(({ made }) => made)
}

/** What needs another thing first is tried again after it; pg_dump sorts them instead. */
async function makeInAnyOrder(client: Client, statements: readonly string[]): Promise<void> {
  for (let left = statements; left.length; ) {
    const failed: { statement: string; error: unknown }[] = []
    for (const statement of left) {
      await client.query(statement).catch((error: unknown) => failed.push({ statement, error }))
    }
    if (failed.length === left.length)
      throw new Error(`cannot be made: ${failed[0]?.statement}`, { cause: failed[0]?.error })
    left = failed.map(({ statement }) => statement)
  }
}

/** Tables with the columns that are stored: generated ones are worked out anew. */
async function readTables(client: Client): Promise<readonly { relation: string; columns: string }[]> {
  const { rows } = await client.query(`${ours}
    select kept.oid::regclass::text as relation, string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_class kept join pg_attribute on attrelid = kept.oid
      where relkind = 'r' and relnamespace in (table schemas) and kept.oid not in (table extended)
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by kept.oid`)
  return rows
}

async function setSequences(source: Client, target: Client): Promise<void> {
  const names = await read(
    source,
    `${ours} select oid::regclass::text as made from pg_class where relkind = 'S' and relnamespace in (table schemas)`,
  )
  for (const name of names) {
    const { rows } = await source.query(`select last_value, is_called from ${name}`)
    await target.query('select setval($1::regclass, $2, $3)', [name, rows[0].last_value, rows[0].is_called])
  }
}

const ours = `
  with schemas as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), extended as (select objid from pg_depend where deptype = 'e')`

const before = `${ours}
  , columns as (
    select attrelid, string_agg(concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
        case when attcollation <> typcollation then
          (select format('collate %I.%I', nspname, collname) from pg_collation
            join pg_namespace on pg_namespace.oid = collnamespace where pg_collation.oid = attcollation) end,
        case when attgenerated = 's' then format('generated always as (%s) stored', pg_get_expr(adbin, adrelid))
          when attidentity <> '' then format('generated %s as identity (sequence name %s)',
            case attidentity when 'a' then 'always' else 'by default' end, counter.objid::regclass)
          when adbin is not null then 'default ' || pg_get_expr(adbin, adrelid) end,
        case when rule.oid is not null then format('constraint %I not null', conname) end), ', ' order by attnum) as listed
      from pg_attribute join pg_type on pg_type.oid = atttypid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_constraint rule on conrelid = attrelid and contype = 'n' and conkey = array[attnum]
      left join pg_depend counter on refobjid = attrelid and refobjsubid = attnum and deptype = 'i' and attidentity <> ''
      where attnum > 0 and not attisdropped group by attrelid
  )
  select format('create schema if not exists %I', nspname) as made from pg_namespace where oid in (table schemas)
  union all
  select format('create extension if not exists %I with schema %I', extname, nspname) from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace
  union all
  select concat_ws(' ', 'create domain', format_type(kept.oid, null), 'as', format_type(typbasetype, typtypmod),
      'default ' || typdefault,
      (select string_agg(format('constraint %I %s', conname, pg_get_constraintdef(oid)), ' ') from pg_constraint
        where contypid = kept.oid))
    from pg_type kept where typtype = 'd' and typnamespace in (table schemas) and oid not in (table extended)
  union all
  select pg_get_functiondef(oid) from pg_proc
    where pronamespace in (table schemas) and oid not in (table extended)
  union all
  select format('create sequence %s as %s', seqrelid::regclass, seqtypid::regtype) from pg_sequence
    join pg_class on pg_class.oid = seqrelid where relnamespace in (table schemas)
      and not exists (select 1 from pg_depend where objid = seqrelid and deptype = 'i')
  union all
  select case relkind when 'r' then format('create table %s (%s)', oid::regclass, listed)
      when 'c' then format('create type %s as (%s)', oid::regclass, listed)
      else format('create view %s as %s', oid::regclass, pg_get_viewdef(oid)) end
    from pg_class join columns on attrelid = oid
    where relkind in ('r', 'c', 'v') and relnamespace in (table schemas) and oid not in (table extended)`

const after = `${ours}
  select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made
    from pg_constraint where connamespace in (table schemas) and contype in ('p', 'u', 'c', 'f', 'x') and conrelid <> 0
  union all
  select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
    where relkind = 'r' and relnamespace in (table schemas)
      and not exists (select 1 from pg_constraint where conindid = indexrelid and conrelid = indrelid)
  union all
  select pg_get_triggerdef(pg_trigger.oid) from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace in (table schemas) and not tgisinternal
  union all
  select format('alter sequence %s owned by %s.%I', objid::regclass, refobjid::regclass, attname) from pg_depend
    join pg_class kept on kept.oid = objid and relkind = 'S' and relnamespace in (table schemas)
    join pg_attribute on attrelid = refobjid and attnum = refobjsubid where deptype = 'a'`
