import type { Charge } from '../provider/charge.ts'
import { readJson } from '../provider/exchange.ts'
import type { DinerAnswer } from '../provider/payment-provider.ts'
import { declined, type PaymentStep } from '../provider/payment-step.ts'
import { askBank, type BankReply } from './ask-bank.ts'
import { toCommonFields } from './common-fields.ts'
import { readOutcome } from './read-outcome.ts'
import type { Bank } from './settings.ts'

/** How far an attempt is in 3-D Secure; stored with it, so that no query parameter decides anything. */
export interface Authentication {
  readonly phase: 'method' | 'challenge'
  readonly version: string
  /** The bank's id for this authentication: its server transaction, or the MD of the first version. */
  readonly transaction: string
}

const versionOne = '1.0.2'

/** Asks the bank, with the card's token, how the card holder is to be authenticated. */
export async function beginAuthentication(charge: Charge, bank: Bank): Promise<PaymentStep> {
  const fields = { ...toCardFields(charge, bank), DS_MERCHANT_EMV3DS: { threeDSInfo: 'CardData' } }
  const reply = await askBank('iniciaPeticionREST', fields, bank)
  // This only reads the card's configuration: without an answer nothing can have been charged.
  if (reply.kind === 'unknown' || reply.kind === 'not-sent') return { kind: 'not-sent' }
  if (reply.kind === 'refused') return refused(reply.code)
  const facts = readFacts(reply.read)
  const version = facts.protocolVersion === 'NO_3DS_v2' ? versionOne : (facts.protocolVersion ?? versionOne)
  const transaction = facts.threeDSServerTransID ?? ''
  if (version === versionOne || !facts.threeDSMethodURL) {
    return authorise(charge, { phase: 'method', version, transaction }, 'N', bank)
  }
  const asked = { threeDSServerTransID: transaction, threeDSMethodNotificationURL: charge.addresses.method }
  return {
    kind: 'post-form',
    protocol: '3ds-method',
    form: { action: facts.threeDSMethodURL, fields: { threeDSMethodData: toBase64Url(asked) } },
    reference: transaction,
    resume: { phase: 'method', version, transaction } satisfies Authentication,
  }
}

/** Sends the browser's facts to the bank, which answers at once or asks for the card holder. */
async function authorise(charge: Charge, at: Authentication, methodDone: 'Y' | 'N', bank: Bank): Promise<PaymentStep> {
  const isOne = at.version === versionOne
  const browser = toBrowserFields(charge, isOne)
  const emv = isOne
    ? { threeDSInfo: 'AuthenticationData', protocolVersion: versionOne, ...browser }
    : {
        threeDSInfo: 'AuthenticationData',
        protocolVersion: at.version,
        threeDSServerTransID: at.transaction,
        threeDSCompInd: methodDone,
        notificationURL: charge.addresses.challenge,
        ...browser,
      }
  const reply = await askBank('trataPeticionREST', { ...toCardFields(charge, bank), DS_MERCHANT_EMV3DS: emv }, bank)
  return readReply(reply, { charge, at, bank })
}

/** Reads what the diner's browser brought back: the end of the hidden method step, or the card holder's proof. */
export async function continueAuthentication(charge: Charge, answer: DinerAnswer, bank: Bank): Promise<PaymentStep> {
  const at = charge.resume as unknown as Authentication | null
  if (at === null) return { kind: 'unknown' }
  if (at.phase === 'method') return authorise(charge, at, answer.threeDSMethodData === undefined ? 'N' : 'Y', bank)
  const proof = answer.cres !== undefined ? { cres: answer.cres } : { PARes: answer.PaRes ?? '', MD: answer.MD ?? '' }
  const emv = { threeDSInfo: 'ChallengeResponse', protocolVersion: at.version, ...proof }
  const reply = await askBank('trataPeticionREST', { ...toCardFields(charge, bank), DS_MERCHANT_EMV3DS: emv }, bank)
  return readReply(reply, { charge, at, bank })
}

/** Which authentication a browser's answer belongs to, as the answer itself says; it must match a stored one. */
export function peekTransaction(answer: DinerAnswer): string | undefined {
  if (answer.MD !== undefined) return answer.MD || undefined
  const packed = answer.cres ?? answer.threeDSMethodData
  const read = packed === undefined ? undefined : readJson(Buffer.from(packed, 'base64').toString('utf8'))
  return typeof read?.threeDSServerTransID === 'string' ? read.threeDSServerTransID : undefined
}

interface At {
  readonly charge: Charge
  readonly at: Authentication
  readonly bank: Bank
}

function readReply(reply: BankReply, { charge, at, bank }: At): PaymentStep {
  if (reply.kind === 'refused') return refused(reply.code)
  if (reply.kind !== 'signed') return reply
  const facts = readFacts(reply.read)
  if (facts.threeDSInfo !== 'ChallengeRequest')
    return readOutcome(reply.read, charge, bank.merchant) ?? { kind: 'unknown' }
  if (facts.acsURL === undefined) return { kind: 'unknown' }
  const isOne = facts.creq === undefined
  const transaction = isOne ? (facts.MD ?? '') : at.transaction
  return {
    kind: 'post-form',
    protocol: isOne ? '3ds-1' : '3ds-2',
    form: {
      action: facts.acsURL,
      fields: isOne
        ? { PaReq: facts.PAReq ?? '', MD: transaction, TermUrl: charge.addresses.challenge }
        : { creq: facts.creq ?? '' },
    },
    reference: transaction,
    resume: { phase: 'challenge', version: at.version, transaction } satisfies Authentication,
  }
}

function refused(code: string): PaymentStep {
  return declined('declined', code)
}

function toCardFields(charge: Charge, bank: Bank): Record<string, string> {
  const { means, savesCard } = charge
  const card: Record<string, string> =
    means.kind === 'saved-card'
      ? { DS_MERCHANT_IDENTIFIER: means.token, DS_MERCHANT_COF_INI: 'N', DS_MERCHANT_COF_TYPE: 'C' }
      : { DS_MERCHANT_IDOPER: means.kind === 'token' ? means.token : '' }
  const saving: Record<string, string> =
    savesCard && means.kind === 'token'
      ? { DS_MERCHANT_IDENTIFIER: 'REQUIRED', DS_MERCHANT_COF_INI: 'S', DS_MERCHANT_COF_TYPE: 'C' }
      : {}
  return { ...toCommonFields(charge, bank), ...card, ...saving }
}

function toBrowserFields({ browser }: Charge, isOne: boolean): Record<string, string> {
  const short = { browserAcceptHeader: browser?.accept ?? '*/*', browserUserAgent: browser?.userAgent ?? '' }
  if (isOne) return short
  return {
    ...short,
    browserJavaEnabled: String(browser?.javaEnabled ?? false),
    browserJavascriptEnabled: 'true',
    browserLanguage: browser?.language ?? 'es-ES',
    browserColorDepth: String(browser?.colorDepth ?? 24),
    browserScreenHeight: String(browser?.screenHeight ?? 0),
    browserScreenWidth: String(browser?.screenWidth ?? 0),
    browserTZ: String(browser?.timeZoneOffset ?? 0),
  }
}

function readFacts(read: ReadonlyMap<string, string>): Readonly<Record<string, string | undefined>> {
  const facts = readJson(read.get('ds_emv3ds') ?? '{}') ?? {}
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
}

function toBase64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
