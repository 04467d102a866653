import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupFault } from '../../startup/startup-fault.ts'

/** Our right to a cluster. It ends with its connection, so a killed server gives it up automatically. */
export interface Claim {
  readonly release: () => Promise<void>
}

const claimLock = 1_131_375_982
const patience = 2_000
const betweenTries = 50

export async function claimCluster(url: string, folder: string): Promise<Claim> {
  let released = false
  let client = await connect(url)
  if (!(await tryFor(patience, () => lock(client)))) {
    const owner = await findOwner(client)
    await client.end()
    throw new StartupFault(
      `The data folder ${folder} is in use by another running Comanda${owner}; stop that one or set DATA_DIR to another folder.`,
    )
  }

  // PostgreSQL ends every connection when one of its processes crashes, and then goes on: so must the claim.
  async function claimAgain(): Promise<void> {
    while (!released) {
      await pause(betweenTries, undefined, { ref: false })
      const fresh = await connect(url).catch(() => undefined)
      if (fresh === undefined) continue
      client = fresh
      if (released || !(await lock(fresh).catch(() => false))) await fresh.end()
      else return watch()
    }
  }
  function watch(): void {
    client.once('end', () => {
      if (!released) void claimAgain()
    })
  }

  watch()
  return {
    async release() {
      released = true
      await client.end()
    },
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: `comanda ${process.pid}` })
  // What ends this connection also ends those of the pool, which reports it.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function lock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [claimLock])
  return rows[0]?.held === true
}

/** A server that was just killed holds its claim until PostgreSQL has noticed. */
async function tryFor(milliseconds: number, attempt: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; ; ) {
    if (await attempt()) return true
    if (Date.now() > deadline) return false
    await pause(betweenTries)
  }
}

async function findOwner(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [claimLock],
  )
  const pid = rows[0]?.name.split(' ')[1]
  return pid === undefined ? '' : ` (process ${pid})`
}
