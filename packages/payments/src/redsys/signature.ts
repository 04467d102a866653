import { createCipheriv, createHmac } from 'node:crypto'
import { isSameSignature } from '../provider/is-same-signature.ts'

/** The versions a terminal can be set to; any other is refused. */
export const signatureVersions = ['HMAC_SHA256_V1', 'HMAC_SHA512_V2'] as const
export type SignatureVersion = (typeof signatureVersions)[number]

/** Signs the parameters as they are sent, with a key made for one order only. */
export function signParameters(
  version: SignatureVersion,
  parameters: string,
  { key, order }: { readonly key: string; readonly order: string },
): string {
  // With an empty key anyone could sign.
  if (key === '' || order === '') throw new Error('a signature needs a key and an order')
  return version === 'HMAC_SHA256_V1'
    ? createHmac('sha256', toOrderKey256(key, order)).update(parameters).digest('base64')
    : createHmac('sha512', toOrderKey512(key, order)).update(parameters).digest('base64url')
}

export interface SignedParameters {
  readonly version: string
  readonly parameters: string
  readonly signature: string
}

/** Compares bytes, in constant time: answers use another base64 alphabet than requests. */
export function isSignedBy({ version, parameters, signature }: SignedParameters, key: string, order: string): boolean {
  const known = signatureVersions.find((candidate) => candidate === version)
  if (known === undefined || key === '' || order === '' || signature === '') return false
  const expected = Buffer.from(signParameters(known, parameters, { key, order }), 'base64')
  const given = Buffer.from(signature, 'base64')
  return isSameSignature(given, expected)
}

/** Triple DES of the order number, padded with zeros to whole blocks. */
export function toOrderKey256(key: string, order: string): Buffer {
  const text = Buffer.from(order)
  const padded = Buffer.alloc(Math.ceil(text.length / 8) * 8)
  text.copy(padded)
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(8)).setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()])
}

/** AES of the order number; the signature's key is its base64 text, not its bytes. */
export function toOrderKey512(key: string, order: string): string {
  const k16 = key.slice(0, 16).padEnd(16, '0')
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(k16), Buffer.alloc(16))
  return Buffer.concat([cipher.update(order), cipher.final()]).toString('base64')
}
