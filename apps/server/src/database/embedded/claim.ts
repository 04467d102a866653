import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupFault } from '../../startup-fault.ts'

/** Our right to a cluster. It lives as long as its connection, so a killed server gives it up by itself. */
export interface Claim {
  readonly release: () => Promise<void>
}

const claimLock = 1_131_375_982
const patience = 2_000

export async function claimCluster(url: string, folder: string): Promise<Claim> {
  const client = new Client({ connectionString: url, application_name: `comanda ${process.pid}` })
  // The cluster may be stopped under us; the pool reports that, this connection only has to survive it.
  client.on('error', () => {})
  await client.connect()
  const deadline = Date.now() + patience
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [claimLock])
    if (rows[0]?.held === true) return { release: () => client.end() }
    if (Date.now() > deadline) break
    await pause(50)
  }
  const owner = await findOwner(client)
  await client.end()
  throw new StartupFault(
    `The data folder ${folder} is in use by another running Comanda${owner}; stop that one or set DATA_DIR to another folder.`,
  )
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
