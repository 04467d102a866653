import { Agent, request } from 'node:http'
import { type Cost, type Costs, toCosts } from './costs.ts'
import type { ReadCpu } from './processes.ts'
import { stealMeter } from './rounds.ts'

/** A request that is repeated. */
export interface Turn {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** What a write sends, different each time, and where if not to the same place; a read sends nothing. */
  readonly write?: () => {
    readonly url?: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }
  /** How often in a round: enough that the CPU time is well above the error of a reading. */
  readonly times: number
  readonly readCpu: ReadCpu
  readonly readDatabaseCpu?: () => number
}

const atOnce = 4
const rounds = 17

/** Rounds with one of every turn, for one request; one is repeated when others used over a tenth of the machine. */
export async function measureRequests(turns: readonly Turn[], warmUps = 8): Promise<Costs[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  // Compilers must see code often before they have optimised it.
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) for (const turn of turns) await ask(agent, turn, turn.times)
  const figures = turns.map((): Cost[] => [])
  const steal = stealMeter()
  for (let round = 0, tries = 0; round < rounds && tries < rounds * 2; tries += 1) {
    const costs: Cost[] = []
    for (const turn of turns) costs.push(await measureTurn(agent, turn))
    if (steal() > 0.1 && tries - round < rounds) continue
    for (const [index, cost] of costs.entries()) figures[index]?.push(cost)
    round += 1
  }
  agent.destroy()
  return figures.map(toCosts)
}

async function measureTurn(agent: Agent, turn: Turn): Promise<Cost> {
  const before = { server: await turn.readCpu(), database: turn.readDatabaseCpu?.() ?? 0 }
  await ask(agent, turn, turn.times)
  const after = { server: await turn.readCpu(), database: turn.readDatabaseCpu?.() ?? 0 }
  return {
    server: (after.server - before.server) / turn.times,
    database: (after.database - before.database) / turn.times,
  }
}

/** As from many addresses, through a proxy, so that no rate limit applies. */
async function ask(agent: Agent, { url, headers, write }: Turn, times: number): Promise<void> {
  let left = times
  const one = async () => {
    while (left > 0) {
      left -= 1
      const written = write?.()
      const address = { 'x-forwarded-for': `10.0.${left >> 8}.${left & 255}` }
      await fetchOnce(agent, written?.url ?? url, {
        headers: { ...headers, ...written?.headers, ...address },
        body: written?.body,
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

interface Asked {
  readonly headers: Turn['headers']
  readonly body?: string | undefined
}

export function fetchOnce(agent: Agent, url: string, { headers, body }: Asked): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    request(url, { agent, headers, method }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${url}`))
      response.resume().on('end', resolve)
    })
      .on('error', reject)
      .end(body)
  })
}
