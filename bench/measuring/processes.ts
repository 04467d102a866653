import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, runServer } from '../../apps/server/src/testing/run-server.ts'

const tellCosts = join(import.meta.dirname, 'tell-costs.ts')

/** Milliseconds of processor time since the process began. */
export type ReadCpu = () => Promise<number>

export interface MeasuredServer {
  readonly url: string
  readonly readCpu: ReadCpu
  /** Bytes in use after a collection: what the engine counts, without what the system keeps for a connection. */
  readonly readMemory: () => Promise<number>
  readonly stop: () => Promise<unknown>
}

/** Our server in its own process. */
export async function runMeasured(env: NodeJS.ProcessEnv): Promise<MeasuredServer> {
  const server: RunningServer = await runServer({ ...env, NODE_OPTIONS: `--import=${tellCosts}` })
  return { url: server.url, ...readCosts(server.process), stop: () => server.stop() }
}

export interface Answer {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

/** A bare Node server that sends the same bytes; given a database, each time after it read one row by its key. */
export function runBare(answers: readonly Answer[], databaseUrl: string | null = null): Promise<MeasuredServer> {
  const bodies = answers.map(({ headers, bytes }) => ({ headers, base64: bytes.toString('base64') }))
  return runChild('bare-server.ts', { bodies, databaseUrl })
}

/** Bare Node that knows who asks, reads the open dishes of a store and sends them. */
export function runBareBoard(databaseUrl: string, storeId: number): Promise<MeasuredServer> {
  return runChild('bare-board.ts', { databaseUrl, storeId })
}

/** Fastify and one transaction with an insert and an update: the least a line of a cart can cost. */
export function runBareWrites(databaseUrl: string): Promise<MeasuredServer> {
  return runChild('bare-writes.ts', databaseUrl)
}

/** Fastify and one transaction that writes as many rows into as many tables as it is told. */
export function runBareTransaction(databaseUrl: string): Promise<MeasuredServer> {
  return runChild('bare-transaction.ts', databaseUrl)
}

async function runChild(file: string, message: Serializable): Promise<MeasuredServer> {
  const child = fork(join(import.meta.dirname, file), {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    execArgv: [`--import=${tellCosts}`],
  })
  child.send(message)
  const [port] = (await once(child, 'message')) as [number]
  const stop = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  return { url: `http://127.0.0.1:${port}`, ...readCosts(child), stop }
}

function readCosts(child: ChildProcess): Pick<MeasuredServer, 'readCpu' | 'readMemory'> {
  return {
    readCpu: async () => (await askCost(child, 'SIGUSR2', /cpu (\d+)/)) / 1_000,
    readMemory: () => askCost(child, 'SIGHUP', /memory (\d+)/),
  }
}

function askCost(child: ChildProcess, signal: NodeJS.Signals, answer: RegExp): Promise<number> {
  return new Promise((resolve) => {
    const listen = (chunk: Buffer) => {
      const said = answer.exec(chunk.toString())?.[1]
      if (said === undefined) return
      child.stderr?.off('data', listen)
      resolve(Number(said))
    }
    child.stderr?.on('data', listen)
    child.kill(signal)
  })
}

/** Milliseconds that a PostgreSQL and its connections have used; 0 where the system does not say. */
export function readDatabaseCpu(folder: string): number {
  if (!existsSync('/proc/self/schedstat')) return 0
  const main = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0] ?? ''
  return readdirSync('/proc')
    .filter((name) => name === main || (/^\d+$/.test(name) && readField(name, 4) === main))
    .reduce((sum, pid) => sum + readRunTime(pid), readEnded(main))
}

/** What connections used that have ended since: the system counts it, in hundredths of a second, for their parent. */
function readEnded(pid: string): number {
  return 10 * (Number(readField(pid, 16) ?? 0) + Number(readField(pid, 17) ?? 0))
}

/** A field of a process by its number in the manual, proc_pid_stat(5); the second one, a name, may hold spaces. */
function readField(pid: string, number: number): string | undefined {
  return readQuietly(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')[number - 3]
}

function readRunTime(pid: string): number {
  return Number(readQuietly(`/proc/${pid}/schedstat`)?.split(' ')[0] ?? 0) / 1e6
}

/** A process may end between being listed and being read. */
function readQuietly(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
