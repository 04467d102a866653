import type { Charge } from '@comanda/payments/provider/charge'
import type { Place } from '@comanda/payments/provider/hosts'
import type { Deadlines, Desk } from '@comanda/payments/provider/payment-provider'
import { findHandMethod, findProvider, listMethods } from '@comanda/payments/server/providers'
import type { SiteId, StoreId } from '@comanda/rules/ids'
import type { PaymentWay } from '@comanda/rules/payment/payment-choice'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import type { Environment } from '../database/schema/payment.ts'
import type { SiteCache } from '../database/site-cache.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import type { PaidSubjects } from '../subject/paid-subject.ts'
import type { StoredAttempt } from './attempt.repository.ts'
import { pickAccount, type StoredAccount, toAccountsOf, toPublicAccount } from './payment-account.repository.ts'
import type { SecretBox } from './sealed-secret.ts'

/** The payment settings of a deployment. */
export interface PaymentSettings {
  readonly places: Readonly<Record<Environment, Place>>
  readonly deadlines: Deadlines
  readonly secrets: SecretBox
}

/** The things that collecting money needs besides the request. */
export interface PaymentsKit extends PaymentSettings {
  readonly database: Database
  readonly now: () => Instant
  readonly subjects: PaidSubjects
  /** The accounts of every store of a site. */
  readonly accounts: SiteCache<readonly StoredAccount[]>
  /** Called with what a person should check. */
  readonly alarm: (text: string) => void
}

/** A house that collects money; the way back from a bank depends on whether browsers use TLS. */
export interface CollectsMoney extends KnowsPublicUrl {
  readonly payments: PaymentsKit
}

/** The first account of a venue that collects that way: its own before the site's, whichever provider it is at. */
export async function openWay(
  kit: PaymentsKit,
  at: { readonly siteId: SiteId; readonly storeId: StoreId; readonly way: PaymentWay },
): Promise<Pick<StoredAccount, 'provider' | 'environment'> | undefined> {
  const byHand = findHandMethod(at.way)
  if (byHand !== undefined) return { provider: byHand, environment: 'live' }
  const methods: readonly string[] = listMethods(at.way)
  const accounts = toAccountsOf(await kit.accounts.get(at.siteId), at.storeId)
  return accounts.find((account) => methods.includes(account.provider) && toDesk(kit, account) !== undefined)
}

/** Undefined for an account that cannot collect. */
export function toDesk(kit: PaymentSettings, account: StoredAccount): Desk | undefined {
  const { provider, environment, sealedSecret } = account
  if (sealedSecret === null) return undefined
  const opened = { ...toPublicAccount(account), secret: kit.secrets.open(sealedSecret) }
  return findProvider(provider)?.open(opened, kit.places[environment], kit.deadlines)
}

/** Money that staff take is at no bank. */
const noAccount = { merchantCode: '', terminal: '', publicKey: '', secret: '' }

/** The desk of an attempt. A missing account is a fault, because money may still come for the attempt. */
export async function getDesk(kit: PaymentsKit, attempt: StoredAttempt): Promise<Desk> {
  const provider = findProvider(attempt.provider)
  const account = provider?.isByHand ? undefined : pickAccount(await kit.accounts.get(attempt.siteId), attempt)
  const desk = provider?.isByHand
    ? provider.open(noAccount, kit.places[attempt.environment], kit.deadlines)
    : account && toDesk(kit, account)
  if (desk === undefined) throw new Error(`the ${attempt.provider} account of an attempt is gone`)
  return desk
}

export function toCharge(attempt: StoredAttempt): Charge {
  const { resume: notes } = attempt
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
      back: `${notes.origin}${notes.backPath}${notes.backPath.includes('?') ? '&' : '?'}attempt=${attempt.id}`,
      cancel: `${at}/cancel/${attempt.merchantOrder}`,
      challenge: `${at}/challenge`,
      method: `${at}/method`,
    },
    providerReference: attempt.providerReference,
    resume: notes.provider,
  }
}
