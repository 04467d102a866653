import { readJson } from '../provider/exchange.ts'
import type { Merchant } from './settings.ts'
import { isSignedBy, type SignedParameters, signParameters } from './signature.ts'

/** The three fields that carry everything to the bank and back. */
export interface SealedFields {
  readonly Ds_SignatureVersion: string
  readonly Ds_MerchantParameters: string
  readonly Ds_Signature: string
}

type Value = string | Readonly<Record<string, string>>

export function sealParameters(
  fields: Readonly<Record<string, Value>>,
  { key, version }: Pick<Merchant, 'key' | 'version'>,
  order: string,
): SealedFields {
  // The newer version refuses the padding that the older one expects.
  const alphabet = version === 'HMAC_SHA512_V2' ? 'base64url' : 'base64'
  const parameters = Buffer.from(JSON.stringify(fields)).toString(alphabet)
  return {
    Ds_SignatureVersion: version,
    Ds_MerchantParameters: parameters,
    Ds_Signature: signParameters(version, parameters, { key, order }),
  }
}

/** The parameters, not verified yet. Names come in any letter case; each value is percent-encoded. */
export function peekParameters(parameters: string): ReadonlyMap<string, string> | undefined {
  const read = readJson(Buffer.from(parameters, 'base64').toString('utf8'))
  if (read === undefined) return undefined
  return new Map(Object.entries(read).map(([name, value]) => [name.toLowerCase(), decodeField(value)]))
}

/** The parameters, once their signature is right for the order they name. */
export function openParameters(signed: SignedParameters, key: string): ReadonlyMap<string, string> | undefined {
  const read = peekParameters(signed.parameters)
  const order = read && readOrder(read)
  return read && order && isSignedBy(signed, key, order) ? read : undefined
}

export function readOrder(read: ReadonlyMap<string, string>): string | undefined {
  return read.get('ds_order') ?? read.get('ds_merchant_order')
}

export function readSealed(fields: Readonly<Record<string, unknown>>): SignedParameters | undefined {
  const { Ds_SignatureVersion: version, Ds_MerchantParameters: parameters, Ds_Signature: signature } = fields
  if (typeof version !== 'string' || typeof parameters !== 'string' || typeof signature !== 'string') return undefined
  // A plus sign in a form may have arrived as a space.
  return { version, parameters: parameters.replaceAll(' ', '+'), signature: signature.replaceAll(' ', '+') }
}

/** A value may contain a literal percent sign («0.0%»), so what cannot be decoded stays as it is. */
function decodeField(value: unknown): string {
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
