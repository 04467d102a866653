import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartupFault } from '../../startup/startup-fault.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { isRunning, readPostmasterFile } from './postmaster-file.ts'

// Each test makes a cluster of its own, written through to the disk.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What a first start leaves. It costs a second of a core, so a test that is not about it goes on from a copy. */
let begun: string
let dataDir: string
const opened: OpenDatabase[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  begun = await makeFolder()
  await (await openDatabase({ dataDir: begun })).close()
})
afterAll(() => rm(begun, { recursive: true, force: true }))
beforeEach(async () => {
  dataDir = await makeFolder()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of opened.splice(0)) await database.close()
  const left = await readPostmasterFile(home())
  if (left !== undefined && (await isRunning(left.pid))) {
    process.kill(left.pid, 'SIGQUIT')
    while (await isRunning(left.pid)) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await rm(dataDir, { recursive: true, force: true })
})

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comanda-cluster-'))
  await chmod(folder, 0o755)
  return folder
}

const home = () => path.join(dataDir, 'postgres')

async function goOnFromCopy(): Promise<void> {
  const kept = path.join(begun, 'postgres')
  await cp(kept, home(), { recursive: true })
  const { uid, gid } = await stat(kept)
  const names = await readdir(home(), { recursive: true })
  await Promise.all(['', ...names].map((name) => chown(path.join(home(), name), uid, gid)))
}

async function open(): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir })
  opened.push(database)
  return database
}

async function close(): Promise<void> {
  await opened.pop()?.close()
}

/** A server of its own that writes without pause and prints each number once the database has acknowledged it. */
async function startWriter(): Promise<{ child: ChildProcess; acknowledged: () => number }> {
  const script = fileURLToPath(new URL('../../testing/database/writing-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let last = 0
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> })
  lines.on('line', (line) => {
    last = Number(line)
  })
  await once(lines, 'line')
  return { child, acknowledged: () => last }
}

describe('the built-in PostgreSQL', () => {
  it('keeps its data over a clean stop, and leaves nothing running', async () => {
    await goOnFromCopy()
    const first = await open()
    await first.pool.query('create table kept (words text)')
    await first.pool.query(`insert into kept values ('cocido')`)
    const pid = (await readPostmasterFile(home()))?.pid ?? 0
    await close()
    expect(await isRunning(pid)).toBe(false)
    const second = await open()
    expect((await second.pool.query('select words from kept')).rows).toEqual([{ words: 'cocido' }])
  })

  it('speaks UTF-8, folds letters the same on every machine, and writes through to the disk', async () => {
    await goOnFromCopy()
    const { pool } = await open()
    const ask = async (question: string) => Object.values((await pool.query(question)).rows[0])[0]
    expect(await ask('show server_encoding')).toBe('UTF8')
    expect(await ask(`select lower('ÁÑÜ')`)).toBe('áñü')
    expect(
      await ask('select datlocprovider::text || datlocale from pg_database where datname = current_database()'),
    ).toBe('bC.UTF-8')
    expect(await ask('show fsync')).toBe('on')
    expect(await ask('show listen_addresses')).toBe('127.0.0.1')
  })

  it('keeps its password where only its owner can read it', async () => {
    await open()
    const { mode } = await stat(path.join(home(), 'comanda.password'))
    expect(mode & 0o777).toBe(0o600)
    expect((await readFile(path.join(home(), 'comanda.password'), 'utf8')).length).toBeGreaterThanOrEqual(32)
  })

  it('loses no acknowledged write when the server is killed, again and again', async () => {
    await goOnFromCopy()
    for (let round = 0; round < 3; round += 1) {
      const { child, acknowledged } = await startWriter()
      const enough = acknowledged() + 50
      while (acknowledged() < enough) await new Promise((resolve) => setTimeout(resolve, 5))
      child.kill('SIGKILL')
      await once(child, 'exit')
      const promised = acknowledged()
      const { pool } = await open()
      const { rows } = await pool.query<{ last: number }>('select max(number) as last from written')
      expect(rows[0]?.last).toBeGreaterThanOrEqual(promised)
      await close()
    }
  })

  it('takes over what a killed server left running, instead of starting a second one', async () => {
    await goOnFromCopy()
    const { child } = await startWriter()
    const before = await readPostmasterFile(home())
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { pool } = await open()
    expect((await readPostmasterFile(home()))?.pid).toBe(before?.pid)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await close()
    expect(await isRunning(before?.pid ?? 0)).toBe(false)
  })

  it('recovers when PostgreSQL itself was killed and its lock names a stranger', async () => {
    await goOnFromCopy()
    const { pool } = await open()
    await pool.query('create table kept as select 1 as one')
    const lock = path.join(home(), 'postmaster.pid')
    const { pid } = (await readPostmasterFile(home())) ?? { pid: 0 }
    process.kill(pid, 'SIGKILL')
    while (await isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
    const stale = await readFile(lock, 'utf8')
    await opened.pop()?.close()
    // The number now belongs to a living process: this one.
    await writeFile(lock, stale.replace(/^\d+/, String(process.pid)))
    const again = await open()
    expect((await again.pool.query('select one from kept')).rows).toEqual([{ one: 1 }])
  })

  it('starts over when a first start was cut off half-way', async () => {
    await mkdir(`${home()}.new-cut-off`, { recursive: true })
    await writeFile(path.join(`${home()}.new-cut-off`, 'PG_VERSION'), '18\n')
    const { pool } = await open()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('a start that must not succeed', () => {
  const sentence = async () => {
    const fault = await openDatabase({ dataDir }).then(
      async (database) => {
        opened.push(database)
        return undefined
      },
      (error: unknown) => error,
    )
    expect(fault).toBeInstanceOf(StartupFault)
    return (fault as StartupFault).message
  }

  it('says who uses the folder', async () => {
    await goOnFromCopy()
    await open()
    expect(await sentence()).toBe(
      `The data folder ${home()} is in use by another running Comanda (process ${process.pid}); stop that one or set DATA_DIR to another folder.`,
    )
  })

  it('still says so after PostgreSQL has ended all its connections', async () => {
    await goOnFromCopy()
    const { pool } = await open()
    const findHolder = async () =>
      (await pool.query<{ pid: number }>(`select pid from pg_locks where locktype = 'advisory'`)).rows[0]?.pid
    const before = await findHolder()
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = user',
    )
    // The ended connection may hold the lock a moment longer: only a new holder proves that the claim is back.
    await vi.waitFor(async () => expect([undefined, before]).not.toContain(await findHolder()), 15_000)
    expect(await sentence()).toMatch(/in use by another running Comanda/)
  })

  it('lets exactly one of two first starts have the folder', async () => {
    const starts = await Promise.allSettled([openDatabase({ dataDir }), openDatabase({ dataDir })])
    opened.push(...starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])))
    expect(opened).toHaveLength(1)
    const [refused] = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason as Error] : []))
    expect(refused?.message).toMatch(/in use by another running Comanda/)
    expect((await opened[0]?.pool.query('select 1 as one'))?.rows).toEqual([{ one: 1 }])
  })

  it('says that the data is of another PostgreSQL', async () => {
    await mkdir(home(), { mode: 0o700 })
    await writeFile(path.join(home(), 'PG_VERSION'), '15\n')
    expect(await sentence()).toMatch(/was made by PostgreSQL 15 and this is PostgreSQL 18/)
  })

  it('says that a file stands in the way', async () => {
    const file = path.join(dataDir, 'file')
    await writeFile(file, '')
    await expect(openDatabase({ dataDir: path.join(file, 'data') })).rejects.toThrow(StartupFault)
  })

  it('says that the folder belongs to somebody else', async () => {
    await goOnFromCopy()
    await open()
    await close()
    // Root may enter any folder, so as root the account of PostgreSQL is kept out instead.
    if (process.getuid?.() === 0) await chown(path.join(home(), 'global'), 0, 0)
    else await chmod(path.join(home(), 'global'), 0o000)
    expect(await sentence()).toMatch(/belongs to somebody else or its permissions are wrong/)
    if (process.getuid?.() !== 0) await chmod(path.join(home(), 'global'), 0o700)
  })
})
