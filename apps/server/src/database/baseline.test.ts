import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartupFault } from '../startup/startup-fault.ts'
import { restoreOldLine } from '../testing/database/old-line.ts'
import { readColumns, readRows, readSchema } from '../testing/database/read-database.ts'
import { createBareDatabase, createTestDatabase } from '../testing/database/test-database.ts'
import { orderByServer, startOn } from '../testing/payment/order-by-server.ts'
import { runFailingServer } from '../testing/run-server.ts'
import { migrateDatabase } from './migrate.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

const patience = 120_000
const record = 'drizzle.__drizzle_migrations'
/** The moment of 0050_known-words, the last migration that the baseline replaced. */
const lastOfOldLine = 1_795_020_188_691

let bare: Awaited<ReturnType<typeof createBareDatabase>>
let pool: Pool
beforeEach(async () => {
  bare = await createBareDatabase()
  pool = new Pool({ connectionString: bare.url, max: 2 })
})
afterEach(async () => {
  await pool.end()
  await bare.drop()
})

/** Everything that a start could change. */
const readAll = async () => ({ rows: await readRows(pool), schema: await readSchema(pool) })

/** The tables in which later migrations change rows. */
const roles = 'public.staff_role'
const counters = 'public.number_counter'
interface Role {
  readonly name: string
  readonly rights: readonly string[]
  readonly version: number
}
async function readRoles(): Promise<Role[]> {
  const all = 'select to_jsonb(role) as role from staff_role role order by site_id, id'
  return (await pool.query<{ role: Role }>(all)).rows.map(({ role }) => role)
}
/** Whoever served tables took money, and a manager lets an order go unpaid: both became rights of their own. */
function withTillRights(role: Role): Role {
  const has = (right: string) => role.rights.includes(right)
  const gained = [
    ...(has('tables.serve') && !has('till.work') ? ['till.work'] : []),
    ...(role.name === 'manager' && !has('till.debt') ? ['till.debt'] : []),
  ]
  return { ...role, rights: [...role.rights, ...gained], version: role.version + gained.length }
}

/** What a model of a printer says since: `models-of-before.test.ts` watches each of them. */
const replaced = ['public.printer language', 'public.printer code_page', 'public.printer columns']
function withoutReplaced(columns: Awaited<ReturnType<typeof readColumns>>): typeof columns {
  const keep = (table: string) => (column: string) => !replaced.includes(`${table} ${column}`)
  return Object.fromEntries(Object.entries(columns).map(([table, names]) => [table, names.filter(keep(table))]))
}

interface Counter {
  readonly kind: string
  readonly last: number
  readonly day: string
}
async function readCounters(): Promise<Counter[]> {
  const all = 'select to_jsonb(counter) as counter from number_counter counter order by site_id, store_id, day, kind'
  return (await pool.query<{ counter: Counter }>(all)).rows.map(({ counter }) => counter)
}
/** The dump has one store: the orders of its day go on behind the numbers that the rounds of its tables had. */
function withRounds(counter: Counter, _: number, all: readonly Counter[]): Counter {
  const sameDay = all.filter(({ day, kind }) => day === counter.day && kind === 'cart')
  return counter.kind === 'order'
    ? { ...counter, last: Math.max(counter.last, ...sameDay.map(({ last }) => last)) }
    : counter
}

describe('a database of the 51 old migrations', { timeout: patience }, () => {
  it('goes on from the baseline with every row as it was, and takes an order [OPS-010]', async () => {
    await restoreOldLine(bare.url)
    // What later migrations add to a table is not a change of its rows.
    const columns = withoutReplaced(await readColumns(pool))
    const { [record]: before, [roles]: _, [counters]: __, ...rows } = await readRows(pool, columns)
    const [rolesBefore, countersBefore] = [await readRoles(), await readCounters()]
    expect(before).toMatch(/^51 rows/)
    expect(rows['public.placed_order']).toMatch(/^9 rows/)
    await migrateDatabase(bare.url)
    const { [record]: after, [roles]: ___, [counters]: ____, ...rowsAfter } = await readRows(pool, columns)
    expect(rowsAfter).toEqual(rows)
    expect(await readRoles()).toEqual(rolesBefore.map(withTillRights))
    expect(await readCounters()).toEqual(countersBefore.map(withRounds))
    expect(await readCounters()).not.toEqual(countersBefore)
    const { rows: ran } = await pool.query(`select 1 from ${record} where created_at = $1`, [lastOfOldLine])
    const addedSince = journal.entries.filter(({ when }) => when > lastOfOldLine).length
    expect([after?.split(' ')[0], ran]).toEqual([String(51 + addedSince), [{ '?column?': 1 }]])

    const { cartId, total, state, code } = await orderByServer(bare.url)
    expect([state, code]).toEqual(['placed', 0])
    const { rows: orders } = await pool.query('select total from placed_order where cart_id = $1', [cartId])
    expect(orders).toEqual([{ total }])
  })

  it('lets who served tables take money still, and its managers let an order go unpaid [DAY-215]', async () => {
    await restoreOldLine(bare.url)
    const before = await readRoles()
    await migrateDatabase(bare.url)
    const after = await readRoles()
    for (const name of ['waiter', 'host']) {
      expect(before.find((role) => role.name === name)?.rights).not.toContain('till.work')
      expect(after.find((role) => role.name === name)?.rights).toContain('till.work')
    }
    expect(before.find(({ name }) => name === 'manager')?.rights).not.toContain('till.debt')
    expect(after.filter(({ rights }) => rights.includes('till.debt')).map(({ name }) => name)).toEqual(
      before.filter(({ name }) => name === 'manager').map(({ name }) => name),
    )
    for (const name of ['kitchen', 'rider']) {
      expect(after.find((role) => role.name === name)).toEqual(before.find((role) => role.name === name))
    }
  })

  it('has the same schema afterwards as one that is made today', async () => {
    await restoreOldLine(bare.url)
    await migrateDatabase(bare.url)
    const fresh = await createTestDatabase({ empty: true })
    const made = await readSchema(fresh.pool)
    await fresh.drop()
    expect(made.length).toBeGreaterThan(2_000)
    // Read back from a dump, «a and b and c» has fewer brackets than when it was first written.
    const withoutBrackets = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[()]/g, '')).sort()
    expect(withoutBrackets(await readSchema(pool))).toEqual(withoutBrackets(made))
  })

  it('is refused where it had not reached the last of them, and nothing is changed', async () => {
    await restoreOldLine(bare.url)
    await pool.query(`delete from ${record} where created_at = $1`, [lastOfOldLine])
    const before = await readAll()
    await expect(migrateDatabase(bare.url)).rejects.toThrow(StartupFault)
    await expect(migrateDatabase(bare.url)).rejects.toThrow(
      /older than this version of Comanda can bring up to date.*0050_known-words.*then start this one\.$/,
    )
    expect(await readAll()).toEqual(before)
  })
})

it('a database that a newer version has migrated stops an older one before it writes or serves [OPS-014]', {
  timeout: patience,
}, async () => {
  await migrateDatabase(bare.url)
  await pool.query(`insert into ${record} (hash, created_at) select 'newer', max(created_at) + 1 from ${record}`)
  const before = await readAll()
  const failed = await runFailingServer(startOn(bare.url))
  expect(failed).toEqual({
    code: 1,
    said:
      'This database was already brought up to date by a newer version of Comanda than this one; nothing in it was ' +
      'changed. Start that version or a later one, or restore a backup made before it.\n',
  })
  expect(await readAll()).toEqual(before)
})
