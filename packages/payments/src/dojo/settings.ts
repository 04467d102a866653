import { findHosts, type Place } from '../provider/hosts.ts'
import type { Deadlines, ProviderAccount } from '../provider/payment-provider.ts'
import { dojoHosts } from './hosts.ts'

/** Dojo, as one venue reaches it. */
export interface DojoAccount {
  readonly apiKey: string
  readonly webhookSecret: string
  readonly api: string
  readonly deadlines: Deadlines
}

const keyStarts = { test: 'sk_sandbox_', live: 'sk_prod_' } as const

/**
 * A venue has two secrets, the key of its calls and the secret of its messages: they are stored as one text with a
 * space between them. A key of the other environment opens nothing, because only the key keeps a test from real money.
 */
export function readAccount({ secret }: ProviderAccount, place: Place, deadlines: Deadlines): DojoAccount | undefined {
  const [apiKey = '', webhookSecret = ''] = secret.split(' ')
  if (!apiKey.startsWith(keyStarts[place.environment]) || webhookSecret === '') return undefined
  return { apiKey, webhookSecret, api: findHosts(dojoHosts, place).api, deadlines }
}
