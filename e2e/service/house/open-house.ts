import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { Asked, Said } from './messages.ts'

/** Rows of the database, as SQL that is written apart from the product asks for them. */
export type AsksRows = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>

export interface House {
  /** `http://localhost:<port>`; its sites are on hosts below it. */
  readonly url: string
  readonly rows: AsksRows
  /** The moment of its clock. */
  readonly now: () => number
  /** Its clock is moved, and what it would have done by then is done. */
  readonly pass: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

const folder = dirname(fileURLToPath(import.meta.url))

/** A house of its own: a database in the cluster of the journeys, and a server whose clock the evening moves. */
export async function openHouse(begins: number): Promise<House> {
  const cluster = new URL(process.env.COMANDA_JOURNEY_DATABASE ?? '')
  const name = `service_${randomBytes(6).toString('hex')}`
  await runOnce(cluster, `create database ${name}`)
  const url = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
  const server = fork(join(folder, 'serve.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      DATABASE_URL: url,
      SERVICE_BEGINS: String(begins),
      SERVICE_PICTURES: join(process.env.COMANDA_JOURNEY_NOTES ?? '', 'pictures'),
    },
  })
  const address = await hear(server, (said) => ('ready' in said ? said.ready : undefined))
  const reader = new Client({ connectionString: url })
  await reader.connect()
  let now = begins
  let asked = 0
  return {
    url: address,
    rows: async (text, values = []) => (await reader.query(text, [...values])).rows,
    now: () => now,
    async pass(ms) {
      now += ms
      const id = ++asked
      server.send({ id, now } satisfies Asked)
      await hear(server, (said) => {
        if ('failed' in said && said.failed === id)
          throw new Error(`the clock was moved, and a job failed: ${said.why}`)
        return 'done' in said && said.done === id ? true : undefined
      })
    },
    async close() {
      const gone = once(server, 'exit')
      server.disconnect()
      await gone
      await reader.end()
      await runOnce(cluster, `drop database ${name} with (force)`)
    },
  }
}

/** Waits for what the server says; its end is an answer too. */
function hear<Heard>(server: ChildProcess, take: (said: Said) => Heard | undefined): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`the house ended with ${code}`))
    const listen = (said: Said) => {
      try {
        const heard = take(said)
        if (heard === undefined) return
        resolve(heard)
      } catch (error) {
        reject(error)
      }
      server.off('message', listen)
      server.off('exit', end)
    }
    server.on('message', listen)
    server.once('exit', end)
  })
}

async function runOnce(url: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}
