import { findHosts, type Place } from '../provider/hosts.ts'
import type { Deadlines, ProviderAccount } from '../provider/payment-provider.ts'
import { paypalHosts } from './hosts.ts'

/** PayPal, as one venue reaches it. */
export interface PaypalAccount {
  readonly clientId: string
  readonly secret: string
  /** The id of the venue's own subscription to messages: a message signed for another one proves nothing. */
  readonly webhookId: string
  readonly api: string
  readonly deadlines: Deadlines
}

/** The client's id is the public key of the account, and the subscription is its merchant code. */
export function readAccount(
  { publicKey, merchantCode, secret }: ProviderAccount,
  place: Place,
  deadlines: Deadlines,
): PaypalAccount | undefined {
  if (publicKey === '' || merchantCode === '' || secret === '') return undefined
  return {
    clientId: publicKey,
    secret,
    webhookId: merchantCode,
    api: findHosts(paypalHosts, place).api,
    deadlines,
  }
}
