import { randomInt } from 'node:crypto'

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'

/** Twelve characters, four digits first, never used before: a bank uses up a number even when it declines. */
export function makeMerchantOrder(): string {
  const tail = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `${String(randomInt(10_000)).padStart(4, '0')}${tail}`
}
