import type {
  Charge,
  ChargeMethod,
  Deadlines,
  Desk,
  PaymentProvider,
  ProviderHosts,
} from '@comanda/payments/server/provider'
import { providerTable } from '@comanda/payments/server/provider-table'
import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { Provider } from '@comanda/rules/payment/attempt'
import type { Instant } from '@comanda/rules/time/calendar'
import type { KnowsTls } from '../customer/to-site-origin.ts'
import type { Database, Reader } from '../database/database.ts'
import type { Environment } from '../database/schema/payment.ts'
import type { PaidSubjects } from '../subject/paid-subject.ts'
import type { StoredAttempt } from './attempt.repository.ts'
import { findAccount } from './payment-account.repository.ts'
import type { SecretBox } from './sealed-secret.ts'

/** What a deployment says about payments. */
export interface PaymentSettings {
  readonly hosts: Readonly<Record<Environment, ProviderHosts>>
  readonly deadlines: Deadlines
  readonly secrets: SecretBox
}

/** What collecting money needs besides the request. */
export interface PaymentsKit extends PaymentSettings {
  readonly database: Database
  readonly now: () => Instant
  readonly subjects: PaidSubjects
  /** Told what a person should look at. */
  readonly alarm: (text: string) => void
}

/** A house that collects money; the way back from a bank depends on whether browsers come over TLS. */
export interface CollectsMoney extends KnowsTls {
  readonly payments: PaymentsKit
}

export interface OpenDesk {
  readonly provider: PaymentProvider
  readonly desk: Desk
  readonly environment: Environment
}

export function isChargeMethod(provider: Provider): provider is ChargeMethod {
  return provider !== 'on-delivery'
}

/** The provider and the venue's account with it; undefined where the venue has none. */
export async function openDesk(
  kit: PaymentSettings,
  db: Reader,
  at: { readonly siteId: SiteId; readonly storeId: StoreId; readonly provider: Provider },
): Promise<OpenDesk | undefined> {
  const provider = isChargeMethod(at.provider) ? providerTable[at.provider] : undefined
  const account = await findAccount(db, at.siteId, at)
  if (provider === undefined || account === undefined || account.sealedSecret === null) return undefined
  const { environment, merchantCode, terminal, publicKey, sealedSecret } = account
  return {
    provider,
    environment,
    desk: {
      account: {
        merchantCode: merchantCode ?? '',
        terminal: terminal ?? '',
        publicKey: publicKey ?? '',
        secret: kit.secrets.open(sealedSecret),
      },
      hosts: kit.hosts[environment],
      deadlines: kit.deadlines,
    },
  }
}

/** The desk of an attempt; that it was closed meanwhile must not lose the money that may still come. */
export async function getDesk(kit: PaymentsKit, attempt: StoredAttempt): Promise<OpenDesk> {
  const opened = await openDesk(kit, kit.database, attempt)
  if (opened === undefined) throw new Error(`the ${attempt.provider} account of an attempt is gone`)
  return opened
}

export function toCharge(attempt: StoredAttempt): Charge {
  const { resume: notes } = attempt
  if (!isChargeMethod(attempt.provider)) throw new Error('nothing is collected on delivery')
  const at = `${notes.origin}/payment`
  return {
    attemptId: attempt.id,
    merchantOrder: attempt.merchantOrder,
    amount: attempt.amount,
    method: attempt.provider,
    means: notes.means,
    description: notes.description,
    language: notes.language,
    payer: notes.payer,
    browser: notes.browser,
    savesCard: attempt.savesCard,
    addresses: {
      notify: `${at}/notify/${attempt.provider}`,
      back: `${notes.origin}${notes.backPath}?attempt=${attempt.id}`,
      challenge: `${at}/challenge`,
      method: `${at}/method`,
    },
    providerReference: attempt.providerReference,
    resume: notes.provider,
  }
}
