import { timingSafeEqual } from 'node:crypto'

/** Takes equally long however much of it is right, so that a signature cannot be guessed byte by byte. */
export function isSameSignature(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
