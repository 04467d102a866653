import type { Tx } from '../database/database.ts'
import { countNext, type DayNumber } from './day-number.repository.ts'

/** Counts from one again each day, in each store; taken with an update, so that no two of a day share a number. */
export async function takeDayNumber(tx: Tx, wanted: DayNumber): Promise<number> {
  const number = await countNext(tx, wanted)
  if (number === undefined) throw new Error(`no ${wanted.kind} number was given`)
  return number
}
