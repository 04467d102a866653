import type { Place } from '../provider/hosts.ts'
import type { Deadlines, ProviderAccount } from '../provider/payment-provider.ts'
import type { stripeHosts } from './hosts.ts'

/** The keys of a venue's account. */
export interface StripeKeys {
  readonly secret: string
  /** Signs the messages of the account's webhook. */
  readonly webhook: string
}

/** Stripe, as one account reaches it. */
export interface StripeAccount {
  readonly keys: StripeKeys
  readonly hosts: Readonly<Record<keyof typeof stripeHosts, string>>
  readonly deadlines: Deadlines
}

const keyStarts = { test: 'sk_test_', live: 'sk_live_' } as const

/**
 * The key of the calls and the secret of the messages are stored as one text with a space between them. A key of the
 * other environment opens nothing, because only the key keeps a test from real money.
 */
export function readKeys(
  { secret }: ProviderAccount,
  { environment }: Pick<Place, 'environment'>,
): StripeKeys | undefined {
  const [key = '', webhook = ''] = secret.split(' ')
  const isUsable = key.startsWith(keyStarts[environment]) && webhook !== ''
  return isUsable ? { secret: key, webhook } : undefined
}
