import { isOnlinePayment, type OnlinePayment, type PaymentWay } from '@comanda/rules/payment/payment-choice'
import { cash } from '../cash/server.ts'
import { dojo } from '../dojo/server.ts'
import { paypal } from '../paypal/server.ts'
import type { DinerAnswer, PaymentProvider } from '../provider/payment-provider.ts'
import { redsys } from '../redsys/server.ts'
import { stripe } from '../stripe/server.ts'
import { terminalByHand } from '../terminal-by-hand/server.ts'

/**
 * The payment providers by name. A new provider is a folder and its name here: a page finds the folder's browser half,
 * and the sandbox the provider's stand-in, by the same name.
 */
const named = { redsys, paypal, dojo, stripe, cash, 'terminal-by-hand': terminalByHand } as const
/** The providers that are asked over a network, each with a stand-in for practice. */
export const providerNames: readonly string[] = Object.entries<PaymentProvider>(named).flatMap(
  ([name, { isByHand }]) => (isByHand ? [] : [name]),
)
const providers: readonly PaymentProvider[] = Object.values(named)

/** All values of each of several tables; a plain `[keyof …]` would keep only what all of them have. */
type ValueOf<Table> = Table extends unknown ? Table[keyof Table] : never
/** The word under which an account and its attempts are stored. */
export type ChargeMethod = ValueOf<(typeof named)[keyof typeof named]['methods']>

const collected: readonly (readonly [PaymentWay, ChargeMethod])[] = Object.values(named).flatMap(
  (row) => Object.entries<ChargeMethod>(row.methods) as [PaymentWay, ChargeMethod][],
)
const ways: ReadonlyMap<string, PaymentWay> = new Map(collected.map(([way, method]) => [method, way]))
const byMethod: ReadonlyMap<string, PaymentProvider> = new Map(
  providers.flatMap((row) => Object.values(row.methods).map((method) => [method, row])),
)

/** A wallet is collected by several providers: the accounts of a venue say by which. */
export function listMethods(way: PaymentWay): readonly ChargeMethod[] {
  return collected.flatMap(([known, method]) => (known === way ? [method] : []))
}

/** The first of several providers, or the one that collects by another way as well. */
export function getMethod(way: OnlinePayment, alike: OnlinePayment = way): ChargeMethod {
  const row = Object.values(named).find(({ methods }) => way in methods && alike in methods)
  const method = row && (row.methods as Partial<Record<OnlinePayment, ChargeMethod>>)[way]
  if (method === undefined) throw new Error(`no provider collects by ${way}`)
  return method
}

/** The way to pay that the stored word of a card stands for. */
export function getWay(method: string): OnlinePayment {
  const way = ways.get(method)
  if (way === undefined || !isOnlinePayment(way)) throw new Error(`no provider has the method ${method}`)
  return way
}

/** The way by which money came that is stored under this word, by a provider or into the hands of staff. */
export function findWay(method: string): PaymentWay | undefined {
  return ways.get(method)
}

export function isChargeMethod(text: string): text is ChargeMethod {
  return byMethod.has(text)
}

export function findProvider(method: string): PaymentProvider | undefined {
  return byMethod.get(method)
}

/** The word under which money is stored that staff take this way; undefined for a way that a provider collects. */
export function findHandMethod(way: PaymentWay): ChargeMethod | undefined {
  return listMethods(way).find((method) => findProvider(method)?.isByHand)
}

/** Paid on a page of the bank or the provider, without a card field in a page of ours. */
export function hasOwnPage(way: OnlinePayment): boolean {
  return !providers.some(({ fieldWay }) => fieldWay === way)
}

export interface AnswerSubject {
  readonly methods: readonly ChargeMethod[]
  readonly reference: string
}

/** Answers of all providers arrive at one address, so each provider is asked whether the answer is its own. */
export function peekAnswer(answer: DinerAnswer): AnswerSubject | undefined {
  for (const provider of Object.values(named)) {
    const reference = provider.peekAnswer(answer)
    if (reference !== undefined) return { methods: Object.values<ChargeMethod>(provider.methods), reference }
  }
  return undefined
}

/** The environment variables that say where the providers are reached. */
export function listHostVariables(): readonly string[] {
  return providers.flatMap(({ hosts }) => Object.values(hosts).map(({ variable }) => variable))
}
