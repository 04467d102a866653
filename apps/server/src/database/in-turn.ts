import type { Pool } from 'pg'

/** What a call reads beside its transaction, such as a cache that must be filled, needs a place too. */
const placesForOthers = 4

interface Turns {
  free: number
  readonly waiting: (() => void)[]
}

const turnsOf = new WeakMap<Pool, Turns>()

/** Work that holds a place of the pool while it asks for another: so few at a time that nobody waits for the rest. */
export async function inTurn<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(pool) ?? { free: Math.max(1, pool.options.max - placesForOthers), waiting: [] }
  turnsOf.set(pool, turns)
  if (turns.free > 0) turns.free -= 1
  else await new Promise<void>((resolve) => turns.waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = turns.waiting.shift()
    if (next === undefined) turns.free += 1
    else next()
  }
}
