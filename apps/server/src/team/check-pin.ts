import { type Refusal, refusal } from '@comanda/contract/refusals'
import { countPinTry, readPinDoor } from '@comanda/rules/door/pin'
import type { Instant } from '@comanda/rules/time/calendar'
import { isPassword } from '../customer/password.ts'
import type { Database } from '../database/database.ts'
import { transact } from '../database/transact.ts'
import { secondsToNewTries } from '../session/limit-tries.ts'
import { type DoorLimit, giveBackDoorTry, personPinTries, takeDoorTry } from './limit-door.ts'
import { lockPinTries, type PinKey, savePinTries } from './pin-tries.repository.ts'

/**
 * How many PINs and passwords of staff this process has compared: a hash is slow on purpose, so whoever can cause many
 * stops the house.
 */
export interface ComparesSecrets {
  readonly staffHashes: { inAll: number }
}

interface TriedPin {
  readonly key: PinKey
  readonly pin: string
  readonly now: Instant
}

const toPersonLimit = ({ siteId, staffId }: PinKey): DoorLimit => ({
  what: 'staff-pin',
  who: `${siteId} ${staffId}`,
  atMost: personPinTries,
})

/** Counts a try as wrong before the PIN is looked at; undefined when it may be looked at. */
export async function takePinTry(database: Database, key: PinKey, now: Instant): Promise<Refusal | undefined> {
  const refused = await takeTryHere(database, key, now)
  if (refused !== undefined) return refused
  // Whoever may pair devices could have as many as they like, and guess on each.
  const isAllowed = await takeDoorTry(database, toPersonLimit(key), now)
  return isAllowed ? undefined : refusal('pin-locked', { seconds: secondsToNewTries(now) })
}

function takeTryHere(database: Database, key: PinKey, now: Instant): Promise<Refusal | undefined> {
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
  { staffHashes }: ComparesSecrets,
): Promise<boolean | Refusal> {
  const refused = await takePinTry(database, key, now)
  if (refused !== undefined) return refused
  staffHashes.inAll += 1
  const isRight = await isPassword(pin, pinHash)
  if (isRight) await giveBackDoorTry(database, toPersonLimit(key), now)
  return isRight
}
