import { type Refusal, refusal } from '@comanda/contract/refusals'
import { countPinTry, readPinDoor } from '@comanda/rules/door/pin'
import type { Instant } from '@comanda/rules/time/calendar'
import { isPassword } from '../customer/password.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { lockPinTries, type PinKey, savePinTries } from './pin-tries.repository.ts'

/** How many PINs this process has compared: a hash is slow on purpose, so whoever can cause many stops the house. */
export interface ComparesPins {
  readonly pinHashes: { inAll: number }
}

interface TriedPin {
  readonly key: PinKey
  readonly pin: string
  readonly now: Instant
}

/** Counts a try as wrong before the PIN is looked at; undefined when it may be looked at. */
export function takePinTry(database: Database, key: PinKey, now: Instant): Promise<Refusal | undefined> {
  return transact(database, async (tx) => {
    const tries = await lockPinTries(tx, key)
    const door = readPinDoor(tries, now)
    if (door.state === 'shut') return refusal('pin-shut')
    if (door.state === 'locked') return refusal('pin-locked', { seconds: door.seconds })
    await savePinTries(tx, key, countPinTry(tries, now))
    return undefined
  })
}

/** Whether a PIN is right, and if not, why it is refused. Whoever uses a right one clears the count. */
export async function checkPin(
  database: Database,
  { key, pin, now, pinHash }: TriedPin & { readonly pinHash: string },
  { pinHashes }: ComparesPins,
): Promise<boolean | Refusal> {
  const refused = await takePinTry(database, key, now)
  if (refused !== undefined) return refused
  pinHashes.inAll += 1
  return isPassword(pin, pinHash)
}
