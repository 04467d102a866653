/**
 * SHA-256 in hex (OPEN-022). Browsers offer their own only on secure pages, and a venue's local network often has plain
 * HTTP, so the contract has one; it hides nothing that the page does not show anyway.
 */
export function sha256(text: string): string {
  const state = Int32Array.from(initialState)
  const message = pad(utf8(text))
  for (let offset = 0; offset < message.length; offset += 64) compress(state, message, offset)
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const primes = firstPrimes(64)
// The fractional parts of the primes' roots, as the standard defines its constants.
const initialState = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)))
const constants = primes.map((prime) => fraction(prime ** (1 / 3)))

function compress(state: Int32Array, message: Uint8Array, offset: number): void {
  const words = new Int32Array(64)
  const view = new DataView(message.buffer, message.byteOffset + offset, 64)
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(i * 4)
  for (let i = 16; i < 64; i++) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(constants, i) + at(words, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word
}

function pad(bytes: readonly number[]): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  return padded
}

function utf8(text: string): number[] {
  // Every byte is now either a percent sign with two hex digits or one plain character.
  return [...encodeURIComponent(text.toWellFormed()).matchAll(/%..|./g)].map(([byte]) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  )
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] as number
}

type Eight = [number, number, number, number, number, number, number, number]
