import type { Pool } from 'pg'
import { createTurns, type Turns } from '../startup/create-turns.ts'

/** What a call reads beside its transaction, such as a cache that must be filled, needs a place too. */
const placesForOthers = 4

const turnsOf = new WeakMap<Pool, Turns>()

/** Work that holds a place of the pool while it asks for another: so few at a time that nobody waits for the rest. */
export function inTurn<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(pool) ?? createTurns({ atOnce: Math.max(1, pool.options.max - placesForOthers) })
  turnsOf.set(pool, turns)
  return turns.take(work)
}
