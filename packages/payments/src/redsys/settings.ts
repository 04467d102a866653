import type { Deadlines, ProviderAccount } from '../provider/payment-provider.ts'
import type { redsysHosts } from './hosts.ts'
import { type SignatureVersion, signatureVersions } from './signature.ts'

/** The keys that the bank gave a venue for its virtual terminal. */
export interface Merchant {
  readonly code: string
  readonly terminal: string
  readonly key: string
  readonly version: SignatureVersion
}

/** The bank, as one merchant reaches it. */
export interface Bank {
  readonly merchant: Merchant
  readonly hosts: Readonly<Record<keyof typeof redsysHosts, string>>
  readonly deadlines: Deadlines
}

/**
 * Undefined when something is missing: the bank would refuse every request, and with an empty key anyone could sign.
 * The version of the signature is a setting of the terminal, kept where other providers keep a public key.
 */
export function readMerchant({ merchantCode, terminal, publicKey, secret }: ProviderAccount): Merchant | undefined {
  if (merchantCode === '' || terminal === '' || secret === '') return undefined
  const version = signatureVersions.find((known) => known === publicKey) ?? 'HMAC_SHA256_V1'
  return { code: merchantCode, terminal, key: secret, version }
}
