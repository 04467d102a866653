import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, statSync } from 'node:fs'
import { mkdir, open, realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupFault } from '../../startup/startup-fault.ts'
import { withDeadline } from '../../startup/with-deadline.ts'
import { type Account, chooseAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Claim, claimCluster } from './claim.ts'
import { clusterEnvironment, databaseUser, ensureDataFolder, readPassword } from './data-folder.ts'
import { explainFailure } from './failure.ts'
import { disownPostmasterFile, holdsFolder, isRunning, isTaken, readPostmasterFile } from './postmaster-file.ts'

export interface Cluster {
  readonly url: (database: string) => string
  /** Fast shutdown: open transactions are rolled back, and everything committed is on disk. */
  readonly stop: () => Promise<void>
}

export interface ClusterOptions {
  readonly dataDir: string
  /** False only for tests: a crash may then lose data. */
  readonly durable?: boolean
  /** Called once where it ends by itself: a kernel that is short of memory ends it first. */
  readonly onLost?: () => void
}

/** Starts the PostgreSQL of a data folder, or takes over one that a killed server left running. */
export async function startCluster({ dataDir, durable = true, onLost }: ClusterOptions): Promise<Cluster> {
  const folder = path.join(path.resolve(dataDir), 'postgres')
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw explainFailure(error, path.resolve(dataDir))
  })
  const account = await chooseAccount(folder)
  const binaries = await findBinaries(account)
  await ensureDataFolder(folder, { binaries, account, durable })
  const home = await realpath(folder)
  const running = (await findRunning(home)) ?? (await launch({ home, dataDir, binaries, account, durable }))
  const password = await readPassword(home).catch((error: unknown) => {
    throw explainFailure(error, folder)
  })
  const url = (database: string) => `postgres://${databaseUser}:${password}@127.0.0.1:${running.port}/${database}`
  const claim = await claimCluster(url('postgres'), folder)
  const unwatch = onLost === undefined ? () => {} : watch(running.pid, onLost)
  const end = () => {
    unwatch()
    return stop(running.pid, claim)
  }
  return { url, stop: end }
}

const lookMs = 1_000

/** It may be the child of a server that was killed, so its process is looked at instead of its end waited for. */
function watch(pid: number, onLost: () => void): () => void {
  let isWatched = true
  const unwatch = () => {
    isWatched = false
    clearInterval(timer)
  }
  const timer = setInterval(async () => {
    if ((await isRunning(pid)) || !isWatched) return
    unwatch()
    onLost()
  }, lookMs)
  timer.unref()
  return unwatch
}

/** Recovery after a crash may take long. */
const patience = 120_000
const passingTime = 15_000

interface Running {
  readonly pid: number
  readonly port: number
}

/** A PostgreSQL that already runs on the folder; one that is just stopping is waited for. */
async function findRunning(home: string): Promise<Running | undefined> {
  const deadline = Date.now() + patience
  for (;;) {
    const found = await readPostmasterFile(home)
    if (found === undefined) return undefined
    if (!(await holdsFolder(found.pid, home))) {
      if (isTaken(found.pid)) await disownPostmasterFile(home)
      return undefined
    }
    if (found.status === 'ready') return { pid: found.pid, port: found.port }
    if (Date.now() > deadline) {
      throw new StartupFault(
        `PostgreSQL (process ${found.pid}) has been ${found.status} in ${home} for too long; end it and start again.`,
      )
    }
    await pause(25)
  }
}

interface Launch {
  readonly home: string
  readonly dataDir: string
  readonly binaries: Binaries
  readonly account: Account | null
  readonly durable: boolean
}

async function launch({ home, dataDir, binaries, account, durable }: Launch): Promise<Running> {
  const log = path.join(dataDir, 'postgres.log')
  const deadline = Date.now() + passingTime
  for (;;) {
    const port = await freePort()
    const output = openLog(log)
    const start = statSync(log).size
    // A process group of its own: Ctrl-C in a terminal must reach us first, so that running writes can finish.
    const child = spawn(binaries.postgres, settings({ home, port, durable }), {
      ...account,
      detached: true,
      stdio: ['ignore', output, output],
      env: clusterEnvironment(),
    })
    closeSync(output)
    child.unref()
    const failure = await untilReady(child, home)
    if (failure === undefined) return { pid: child.pid ?? 0, port }
    const words = await readFrom(log, start)
    // Another start of the same folder was faster: its PostgreSQL is used, or refuses us.
    const other = /lock file .* already exists/.test(words) ? await findRunning(home) : undefined
    if (other !== undefined) return other
    if (!isPassing(words) || Date.now() > deadline) throw explainFailure(failure, home, words)
    await pause(50)
  }
}

/** Somebody else was faster to take the port, or processes of a killed PostgreSQL are still ending. */
function isPassing(words: string): boolean {
  return /Address already in use|could not bind|lock file .* already exists|pre-existing shared memory block/.test(
    words,
  )
}

function settings({ home, port, durable }: Pick<Launch, 'home' | 'durable'> & { port: number }): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    // The path of a socket must be short, and only that of a test's folder is known to be.
    unix_socket_directories: durable ? '' : home,
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: 100,
    jit: 'off',
    // Acknowledged orders must never be lost, so this is no setting for speed.
    ...(durable ? { fsync: 'on' } : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  }
  return [
    '-D',
    home,
    '-p',
    String(port),
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** Undefined once it answers; otherwise the reason why it ended. */
async function untilReady(child: ChildProcess, home: string): Promise<unknown> {
  let failure: unknown
  child.once('error', (error) => {
    failure = error
  })
  for (;;) {
    if (failure !== undefined) return failure
    if (child.exitCode !== null || child.signalCode !== null)
      return new Error(`it ended with ${child.exitCode ?? child.signalCode}`)
    const found = await readPostmasterFile(home)
    if (found?.pid === child.pid && found?.status === 'ready') return undefined
    await pause(20)
  }
}

async function stop(pid: number, claim: Claim): Promise<void> {
  await withDeadline(releaseMs, claim.release()).catch(() => {})
  if (!(await isRunning(pid))) return
  process.kill(pid, 'SIGINT')
  if (await isGone(pid, 2_000)) return
  // Everything committed is in PostgreSQL's log, so ending at once is safe; only the next start takes longer.
  process.kill(pid, 'SIGQUIT')
  await isGone(pid, 1_000)
}

const releaseMs = 500

async function isGone(pid: number, patienceMs: number): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await pause(10)) {
    if (!(await isRunning(pid))) return true
  }
  return false
}

const logLimit = 10_000_000

function openLog(file: string): number {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    return openSync(file, size > logLimit ? 'w' : 'a', 0o600)
  } catch (error) {
    throw explainFailure(error, path.dirname(file))
  }
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(20_000), 0, 20_000, start)
  await handle.close()
  return buffer.subarray(0, bytesRead).toString()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
