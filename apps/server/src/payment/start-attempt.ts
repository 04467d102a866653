import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { BrowserFacts, Charge, PaymentMeans } from '@comanda/payments/provider/charge'
import type { PaymentStep } from '@comanda/payments/provider/payment-step'
import type { CardId, SessionId, SiteId, StoreId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { AttemptSubject } from '@comanda/rules/payment/attempt'
import type { PaymentWay } from '@comanda/rules/payment/payment-choice'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant } from '@comanda/rules/time/calendar'
import { later } from '@comanda/rules/time/later'
import type { Tx } from '../database/database.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { hasTriesLeft } from '../session/limit-tries.ts'
import { getSubject } from '../subject/paid-subject.ts'
import {
  findAttemptByOrder,
  listActiveAttempts,
  lockAttempt,
  type StoredAttempt,
  type SubjectKey,
  saveAttempt,
} from './attempt.repository.ts'
import { moveAttempt } from './attempt-move.repository.ts'
import { endActiveAttempts } from './end-active-attempts.ts'
import { hashPayerAddress, limitDeclines } from './limit-declines.ts'
import { makeMerchantOrder } from './make-merchant-order.ts'
import { getDesk, openWay, type PaymentsKit, toCharge } from './payments-kit.ts'
import { attemptLifeMs, callAskedMs } from './query-schedule.ts'
import { recordStep } from './record-step.ts'

/** The sum to be collected, from whom and how. The amount comes from a rule, never from a browser. */
export interface AttemptOrder {
  readonly siteId: SiteId
  readonly storeId: StoreId
  readonly sessionId: SessionId | null
  readonly subject: AttemptSubject
  /**
   * The sale that the money of a cart or of a share buys; null for a booking or an order, which are stored themselves.
   */
  readonly sale: Sale | null
  readonly amount: Cents
  readonly way: PaymentWay
  readonly means: PaymentMeans
  readonly description: string
  readonly language: LanguageCode
  readonly payer: Charge['payer']
  readonly browser: BrowserFacts | null
  /** Where the request comes from. */
  readonly address: string
  readonly savedCardId: CardId | null
  readonly savesCard: boolean
  /** The site's address that the diner uses, and its page that shows the result of the payment. */
  readonly origin: string
  readonly backPath: string
  /** The number that a bank's form was drawn with: the attempt prepared for it is used. */
  readonly merchantOrder: string | null
}

export interface StartedAttempt {
  readonly attempt: StoredAttempt
  readonly step: PaymentStep
}

/** Records the attempt, then asks the provider, never the other way round: every charge must be known here. */
export async function startAttempt(kit: PaymentsKit, order: AttemptOrder): Promise<StartedAttempt | Refusal> {
  const { siteId, sessionId, address } = order
  const limits = limitDeclines({ sessionId, from: hashPayerAddress(address) })
  // Checked before a bank is asked: a list of stolen cards is tried nowhere twice.
  if (!(await hasTriesLeft(kit.database, { siteId, now: kit.now() }, limits))) return refusal('too-many-declines')
  const bound =
    order.merchantOrder === null
      ? await saveNew(kit, order, (tx, saved) => bindAttempt(tx, kit, saved, order))
      : await bindPrepared(kit, order)
  return isRefusal(bound) ? bound : submitAttempt(kit, bound)
}

/** A committed attempt with a number of its own; some forms must be drawn with that number before there is a card. */
export function prepareAttempt(kit: PaymentsKit, order: AttemptOrder): Promise<StoredAttempt | Refusal> {
  return saveNew(kit, order, async (_tx, saved) => saved)
}

async function saveNew(
  kit: PaymentsKit,
  order: AttemptOrder,
  goOn: (tx: Tx, saved: StoredAttempt) => Promise<StoredAttempt | Refusal>,
): Promise<StoredAttempt | Refusal> {
  const { siteId, storeId, subject, way } = order
  const opened = await openWay(kit, { siteId, storeId, way })
  if (opened === undefined) return refusal('payment-unavailable')
  const key = toKey(subject)
  const blocked = await endActiveAttempts(kit, siteId, key)
  if (blocked !== null) return blocked
  const now = kit.now()
  const row = toRow(order, opened, now)
  return orInProgress(() =>
    transactOrRefuse(kit.database, async (tx) => {
      // Another tab may be doing the same: the subject is locked first, then its attempts.
      await getSubject(kit.subjects, row).lock(tx, row)
      // An attempt whose form was only drawn is replaced by the next one.
      for (const { id } of await listActiveAttempts(tx, siteId, key)) {
        const current = await lockAttempt(tx, siteId, id)
        if (current.state === 'expired') continue
        if (current.state !== 'created') return refusal('payment-in-progress')
        await moveAttempt(tx, current, { to: 'expired', cause: 'replaced', at: now, fields: { nextQueryAt: null } })
      }
      return goOn(tx, await saveAttempt(tx, row))
    }),
  )
}

/** Only the session that drew the form may pay with it, and only for what it was drawn for. */
async function findPrepared(kit: PaymentsKit, order: AttemptOrder): Promise<StoredAttempt | Refusal> {
  const found = await findAttemptByOrder(kit.database, order.merchantOrder ?? '')
  const isTheirs = found?.siteId === order.siteId && found.sessionId === order.sessionId && isFor(found, order.subject)
  if (found === undefined || !isTheirs) return refusal('payment-not-found')
  return found.state === 'created' ? found : refusal('payment-in-progress')
}

function isFor(attempt: StoredAttempt, subject: AttemptSubject): boolean {
  if (subject.kind === 'cart') return attempt.cartId === subject.cartId
  if (subject.kind === 'share') return attempt.billShareId === subject.shareId
  if (subject.kind === 'order') return attempt.orderId === subject.orderId
  return attempt.bookingId === subject.bookingId
}

async function bindPrepared(kit: PaymentsKit, order: AttemptOrder): Promise<StoredAttempt | Refusal> {
  const prepared = await findPrepared(kit, order)
  if (isRefusal(prepared)) return prepared
  return orInProgress(() =>
    transactOrRefuse(kit.database, async (tx) => {
      await getSubject(kit.subjects, prepared).lock(tx, prepared)
      const current = await lockAttempt(tx, prepared.siteId, prepared.id)
      return current.state === 'created' ? bindAttempt(tx, kit, current, order) : refusal('payment-in-progress')
    }),
  )
}

/** Fixes what exactly is paid for, and with what, and holds it until the payment is decided. It is locked. */
async function bindAttempt(
  tx: Tx,
  kit: PaymentsKit,
  attempt: StoredAttempt,
  order: AttemptOrder,
): Promise<StoredAttempt | Refusal> {
  const now = kit.now()
  const { cartVersion, amount, sale, savesCard, savedCardId, resume } = toRow(order, attempt, now)
  const binding = { cartVersion, amount, sale, savesCard, savedCardId, resume }
  const refused = await getSubject(kit.subjects, attempt).hold(tx, { ...attempt, ...binding }, now)
  if (refused !== null) return refused
  // From here on the provider may have charged, so the state says so before anything is sent.
  const fields = { ...binding, submittedAt: now, nextQueryAt: later(now, callAskedMs) }
  return moveAttempt(tx, attempt, { to: 'submitted', cause: 'submit', at: now, fields })
}

/** Two tabs at the same moment: an index admits one of them. */
async function orInProgress<Result>(work: () => Promise<Result | Refusal>): Promise<Result | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (isTaken(error)) return refusal('payment-in-progress')
    throw error
  }
}

/** The attempt is committed as sent; only now is the provider asked. */
async function submitAttempt(kit: PaymentsKit, attempt: StoredAttempt): Promise<StartedAttempt> {
  const desk = await getDesk(kit, attempt)
  const step = await desk.start(toCharge(attempt))
  return { attempt: await recordStep(kit, attempt, step, 'start'), step }
}

function toKey(subject: AttemptSubject): SubjectKey {
  if (subject.kind === 'cart') return { cartId: subject.cartId }
  if (subject.kind === 'order') return { orderId: subject.orderId }
  return subject.kind === 'share' ? { shareId: subject.shareId } : { bookingId: subject.bookingId }
}

function toRow(
  order: AttemptOrder,
  { provider, environment }: Pick<StoredAttempt, 'provider' | 'environment'>,
  now: Instant,
) {
  const { subject } = order
  return {
    siteId: order.siteId,
    provider,
    environment,
    amount: order.amount,
    cartId: subject.kind === 'cart' ? subject.cartId : null,
    cartVersion: subject.kind === 'cart' ? subject.cartVersion : null,
    billShareId: subject.kind === 'share' ? subject.shareId : null,
    bookingId: subject.kind === 'booking' ? subject.bookingId : null,
    orderId: subject.kind === 'order' ? subject.orderId : null,
    storeId: order.storeId,
    sessionId: order.sessionId,
    savedCardId: order.savedCardId,
    savesCard: order.savesCard,
    sale: order.sale,
    merchantOrder: makeMerchantOrder(),
    createdAt: now,
    nextQueryAt: later(now, attemptLifeMs),
    resume: {
      language: order.language,
      description: order.description,
      payer: order.payer,
      browser: order.browser,
      from: hashPayerAddress(order.address),
      means: order.means,
      origin: order.origin,
      backPath: order.backPath,
      step: null,
      provider: null,
    },
  }
}

function isTaken(error: unknown): boolean {
  const cause = (error as { cause?: { constraint?: string } }).cause
  return cause?.constraint?.startsWith('payment_attempt_active_') ?? false
}
