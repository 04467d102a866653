import { hash as digest, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** The hash that a login sends instead of the password: SHA-256 in hex, the same on both sides (OPEN-022). */
export function toSentPassword(typed: string): string {
  return digest('sha256', typed, 'hex')
}

/** A slow, salted hash of what is sent, with the library's own costs. */
export function hashPassword(sent: string): Promise<string> {
  return hash(sent)
}

let decoy: Promise<string> | undefined

/** Where there is no account a dummy hash is checked, so that the answer takes as long. */
export async function isPassword(sent: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hash(randomBytes(32))
  const matches = await verify(stored ?? (await decoy), sent)
  return matches && stored !== undefined
}
