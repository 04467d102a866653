import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface RunningServer {
  readonly url: string
  readonly process: ChildProcess
  /** Ends it and waits until it is gone; the exit code, or null when a signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starting the server again and again compiles its code only once. */
const compiled = join(process.cwd(), 'node_modules', '.cache', 'compiled')
const testing = dirname(fileURLToPath(import.meta.url))
const main = join(dirname(testing), 'main.ts')

/** Starts the real server in a process of its own and waits for its `ready` line. */
export async function runServer(env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const child = spawnServer(env)
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const ready = said.match(/^ready (http:\S+)$/m)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready:\n${said}`)))
  })
  return { url, process: child, stop: (signal = 'SIGTERM') => stop(child, signal) }
}

/** For a server whose banks live in the test, so that they remember what a killed server was told. */
export const toBankAddresses = (url: string): NodeJS.ProcessEnv => ({
  LOG_LEVEL: 'silent',
  TRUST_PROXY: '1',
  REDSYS_URL: url,
  REDSYS_QUERY_URL: url,
  REDSYS_SCRIPT_URL: `${url}/sis/NC/redsysV3.js`,
  STRIPE_URL: url,
  PAYPAL_URL: `${url}/paypal`,
  DOJO_URL: `${url}/dojo`,
})

/** Starts the real server where it must fail; returns its error output and its exit code. */
export async function runFailingServer(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = spawnServer(env)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

function spawnServer(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', join(testing, 'keep-compiled.ts'), main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled, ...env },
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = once(child, 'exit') as Promise<[number | null]>
  child.kill(signal)
  return (await gone)[0]
}
