import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { StartupFault } from '../startup/startup-fault.ts'
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { migrateDatabase } from './migrate.ts'
import { migrationsFolder } from './migration-line.ts'
import { knownWords } from './schema/known-words.ts'

let bare: Awaited<ReturnType<typeof createBareDatabase>>
const pools: Pool[] = []

function openPool(): Pool {
  const pool = new Pool({ connectionString: bare.url, max: 4 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pools.push(pool)
  return pool
}

beforeEach(async () => {
  bare = await createBareDatabase()
})
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end()
  await bare.drop()
})

describe('migrations', () => {
  it('make the tables once when several instances start together', async () => {
    await Promise.all([bare.url, bare.url, bare.url].map((url) => migrateDatabase(url)))
    const { rows } = await openPool().query('select hash from drizzle.__drizzle_migrations')
    const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
    expect(rows).toHaveLength(journal.entries.length)
  })

  it('do nothing the second time, and leave rows alone', async () => {
    const { pool, url, drop } = await createTestDatabase({ empty: true })
    onTestFinished(drop)
    await pool.query(`insert into site (title, store_name, description, colour_primary, colour_secondary, colour_accent)
      values ('Casa', 'Casa', '{"base":"","variants":{}}', '', '', '')`)
    await migrateDatabase(url)
    expect((await pool.query('select title from site')).rows).toEqual([{ title: 'Casa' }])
  })

  it('give the job queue its tables too', async () => {
    const pool = openPool()
    await migrateDatabase(bare.url)
    await pool.query(`select graphile_worker.add_job('nothing', '{}')`)
    expect((await pool.query('select task_identifier from graphile_worker.jobs')).rows).toHaveLength(1)
  })

  it('leave no lock behind', async () => {
    const pool = openPool()
    await migrateDatabase(bare.url)
    expect(
      (
        await pool.query(
          `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rows,
    ).toEqual([])
  })

  it('say in one sentence what a user without rights needs', async () => {
    const pool = openPool()
    const name = `poor_${Date.now()}`
    await pool.query(`create role ${name} login password 'poor'`)
    const url = new URL(bare.url)
    url.username = name
    url.password = 'poor'
    await expect(migrateDatabase(url.href)).rejects.toThrow(StartupFault)
    await expect(migrateDatabase(url.href)).rejects.toThrow(/pg_trgm, unaccent, btree_gist and citext/)
    await pool.query(`drop role ${name}`)
  })
})

describe('the schema', () => {
  /** What the migrations have made for every test. */
  let made: TestDatabase
  beforeAll(async () => {
    made = await createTestDatabase({ empty: true })
  })
  afterAll(() => made.drop())

  const schemaFolder = new URL('./schema/', import.meta.url)

  async function importSchema(): Promise<Record<string, unknown>> {
    const files = await readdir(schemaFolder)
    const modules = await Promise.all(files.map((file) => import(new URL(file, schemaFolder).href)))
    return Object.assign({}, ...modules)
  }

  it('is what the migrations make: nothing is left to generate', async () => {
    const files = await readdir(path.join(migrationsFolder, 'meta'))
    const last = files
      .filter((file) => file.endsWith('_snapshot.json'))
      .sort()
      .at(-1)
    const stored = JSON.parse(await readFile(path.join(migrationsFolder, 'meta', last ?? ''), 'utf8'))
    const current = generateDrizzleJson(await importSchema(), stored.id, undefined, 'snake_case')
    expect(await generateMigration(stored, current)).toEqual([])
  })

  it('is what stands in the database, column by column', async () => {
    const { rows } = await made.pool.query<{ name: string }>(
      `select table_name || '.' || column_name || case is_nullable when 'YES' then '?' else '' end as name
        from information_schema.columns where table_schema = 'public'`,
    )
    const tables = Object.values(await importSchema()).filter((value) => is(value, PgTable))
    const declared = tables.flatMap((table) => {
      const keys = new Set(getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns.map(({ name }) => name)))
      return getTableConfig(table).columns.map((column) => {
        const name = column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        return `${getTableName(table)}.${name}${column.notNull || column.primary || keys.has(column.name) ? '' : '?'}`
      })
    })
    expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort())
  })

  it('has the same words in its lists as the rules', async () => {
    const { rows } = await made.pool.query<{ list: string; rule: string }>(
      `select typname as list, pg_get_constraintdef(pg_constraint.oid) as rule
        from pg_constraint join pg_type on pg_type.oid = contypid where typbasetype = 'text'::regtype`,
    )
    const lists = rows
      .filter(({ list }) => list !== 'idempotency_key')
      .map(({ list, rule }) => [list, [...rule.matchAll(/'([^']+)'/g)].map(([, word]) => word)])
    expect(Object.fromEntries(lists)).toEqual(knownWords)
  })

  it('says in every function of ours where names are looked up, so that a dump restores', async () => {
    const { rows } = await made.pool.query<{ made: string; places: string | null }>(
      `select proname as made, substring(array_to_string(proconfig, E'\n') from 'search_path=([^\n]*)') as places
        from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
    )
    expect(rows.length).toBeGreaterThan(7)
    expect(rows.filter(({ places }) => places !== 'pg_catalog, public')).toEqual([])
  })

  it('finds its extensions where the database keeps them apart', async () => {
    const lookUpIn = (places: string) =>
      openPool().query(`do $$ begin
        execute format('alter database %I set search_path = ${places}', current_database());
      end $$`)
    await openPool().query(`create schema extended; create extension unaccent schema extended`)
    await lookUpIn('public, extended')
    await migrateDatabase(bare.url)
    await lookUpIn('pg_catalog')
    const { rows } = await openPool().query(`select public.fold_text('Pulpo a la Ñora') as folded`)
    expect(rows).toEqual([{ folded: 'pulpo a la nora' }])
  })

  it('puts the site first in every key and in every reference', async () => {
    const { rows } = await made.pool.query<{ table: string; kind: string; columns: string[] }>(
      `select conrelid::regclass::text as table, contype as kind,
          (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as key(number, place)
            join pg_attribute on attrelid = conrelid and attnum = number) as columns
        from pg_constraint where contype in ('p', 'f') and connamespace = 'public'::regnamespace`,
    )
    // The site table itself, the two tables that map a host or a key to a site, and tries before a site is known.
    const doors = ['site', 'site_host', 'site_key', 'door_tries']
    const astray = rows.filter(({ table, columns }) => !doors.includes(table) && columns[0] !== 'site_id')
    expect(rows.length).toBeGreaterThan(200)
    expect(astray).toEqual([])
  })
})
