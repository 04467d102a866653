import { randomBytes, randomInt } from 'node:crypto'
import { hashToken } from '../session/sessions.ts'

export interface Secret {
  readonly plain: string
  readonly hash: Uint8Array
}

/** 256 random bits; only their hash is stored. */
export function makeToken(): Secret {
  return toSecret(randomBytes(32).toString('base64url'))
}

/** Letters and digits that nobody mistakes for one another when they are read out. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 8

/** Short enough to be typed, long enough not to be guessed while it works. */
export function makePairingSecret(): Secret {
  return toSecret(Array.from({ length: codeLength }, () => readable[randomInt(readable.length)]).join(''))
}

/** A code as somebody typed it. */
export function hashPairingCode(typed: string): Uint8Array {
  return hashToken(typed.toUpperCase().replace(/[^A-Z0-9]/g, ''))
}

function toSecret(plain: string): Secret {
  return { plain, hash: hashToken(plain) }
}
