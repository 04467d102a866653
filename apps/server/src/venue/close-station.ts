import type { Tx } from '../database/database.ts'
import { eraseStation, lockStation, type StationKey, type StoredStation } from './station.repository.ts'

interface Closed<Emptied> {
  readonly station: StoredStation
  readonly emptied: Emptied
}

/**
 * Removes a station once it is empty. It is locked before it is emptied: a dish that was sent just before is seen, and
 * whoever sends one now waits, and finds the station gone. Undefined for a station of a store out of reach.
 */
export async function closeStation<Emptied>(
  tx: Tx,
  key: StationKey,
  empty: () => Promise<Emptied>,
): Promise<Closed<Emptied> | undefined> {
  const station = await lockStation(tx, key)
  if (station === undefined) return undefined
  const emptied = await empty()
  await eraseStation(tx, station)
  return { station, emptied }
}
