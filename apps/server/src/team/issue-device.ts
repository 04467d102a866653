import type { DeviceId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Tx } from '../database/database.ts'
import { type NewDevice, saveDevice } from './device.repository.ts'
import { makeToken } from './make-secret.ts'

/** A device that is handed its token by whoever adds it, because it cannot type a code. */
export async function issueDevice(
  tx: Tx,
  device: Omit<NewDevice, 'tokenHash'>,
  now: Instant,
): Promise<{ readonly id: DeviceId; readonly token: string }> {
  const { plain, hash } = makeToken()
  return { id: await saveDevice(tx, { ...device, tokenHash: hash }, now), token: plain }
}
