import { createCipheriv, createHmac } from 'node:crypto'

// The bank's own signing, written separately from the shop's, so that a mistake in one is not repeated in the other.
export function signAsBank(version: string, parameters: string, key: string, order: string): string {
  if (version === 'HMAC_SHA512_V2') {
    const aes = createCipheriv('aes-128-cbc', key.slice(0, 16).padEnd(16, '0'), Buffer.alloc(16))
    const orderKey = aes.update(order, 'utf8', 'base64') + aes.final('base64')
    return createHmac('sha512', orderKey).update(parameters).digest('base64url')
  }
  const des = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8))
  des.setAutoPadding(false)
  const blocks = order.padEnd(Math.ceil(order.length / 8) * 8, '\0')
  const orderKey = Buffer.concat([des.update(blocks, 'latin1'), des.final()])
  // Answers use the URL-safe alphabet, with padding.
  const sum = createHmac('sha256', orderKey).update(parameters).digest('base64')
  return sum.replaceAll('+', '-').replaceAll('/', '_')
}

/** Compares bytes, whatever the base64 alphabet. */
export function isSame(one: string, other: string): boolean {
  return one !== '' && Buffer.from(one, 'base64').equals(Buffer.from(other, 'base64'))
}
