import { hash as digest, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../startup/create-turns.ts'

/** The hash that a login sends instead of the password: SHA-256 in hex, the same on both sides (OPEN-022). */
export function toSentPassword(typed: string): string {
  return digest('sha256', typed, 'hex')
}

/** A hash is slow on purpose, and is made by threads that the whole process shares: others order meanwhile. */
const inTurn = createTurns({ atOnce: 2 })
const mostWaiting = 40

/** So many wait for a hash already that nobody from outside may add one. */
export function isHashingBusy(): boolean {
  return inTurn.countWaiting() >= mostWaiting
}

/** A slow, salted hash of what is sent, with the library's own costs. */
export function hashPassword(sent: string): Promise<string> {
  return inTurn.take(() => hash(sent))
}

let decoy: Promise<string> | undefined

/** Where there is no account a dummy hash is checked, so that the answer takes as long. */
export async function isPassword(sent: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hash(randomBytes(32))
  const against = stored ?? (await decoy)
  const matches = await inTurn.take(() => verify(against, sent))
  return matches && stored !== undefined
}
