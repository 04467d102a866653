import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import type { StoreId } from '@comanda/rules/ids'
import { type Cents, zero } from '@comanda/rules/money/cents'
import type { Sale } from '@comanda/rules/order/sale'
import type { AttemptSubject } from '@comanda/rules/payment/attempt'
import type { DeliveryPayment } from '@comanda/rules/payment/payment-choice'
import { takeCash } from '@comanda/rules/till/take-cash'
import type { StaffWriteContext } from '../call/staff-context.ts'
import { joinTo } from '../database/line/to-tx.ts'
import type { CollectsMoney } from '../payment/payments-kit.ts'
import { startAttempt } from '../payment/start-attempt.ts'
import { getFirstDrawer, saveTaking } from './hand-taking.repository.ts'

interface HandTaking {
  readonly storeId: StoreId
  readonly subject: AttemptSubject
  /** The sale that the money of a cart buys; null where that is stored already. */
  readonly sale: Sale | null
  readonly owed: Cents
  readonly by: DeliveryPayment
  /** The cash that the guest hands over; a terminal takes what is owed. */
  readonly given: Cents
  /** Where cash goes: a rider has no drawer with them. */
  readonly into: 'drawer' | 'pouch'
}

/**
 * Money that a person takes is an attempt like any other, settled where all money is settled. There is no bank that
 * could know more than we do, so attempt, sale, drawer and audit are one transaction: all of it happened, or nothing.
 */
export async function takeByHand(
  context: StaffWriteContext<CollectsMoney>,
  taking: HandTaking,
): Promise<{ readonly change: Cents } | Refusal> {
  const { tx, siteId, person, language, now, house } = context
  const { storeId, subject, sale, owed, by, given, into } = taking
  if (person === null) return refusal('staff-only')
  const taken = by === 'cash' ? takeCash(owed, given) : { allowed: given === owed, change: zero }
  if (!taken.allowed) return refusal('amount-not-allowed')
  const started = await startAttempt(
    { ...house.payments, database: joinTo(tx) },
    {
      siteId,
      storeId,
      sessionId: null,
      subject,
      sale,
      amount: owed,
      way: by,
      language,
      means: { kind: 'by-hand', takenBy: person.id, amount: owed },
      description: sale?.seller.site ?? '',
      payer: { name: '', email: '', phone: '' },
      browser: null,
      address: '',
      savedCardId: null,
      savesCard: false,
      merchantOrder: null,
      origin: sale?.seller.origin ?? '',
      backPath: '/',
    },
  )
  if (isRefusal(started)) return started
  const { attempt } = started
  // Somebody else was paid first. The refusal takes everything back, so nothing was taken here.
  if (attempt.state !== 'approved') return refusal('already-paid')
  const drawerId = by === 'cash' && into === 'drawer' ? await getFirstDrawer(tx, siteId, storeId) : null
  const row = { siteId, attemptId: attempt.id, storeId, means: by, amount: owed, takenBy: person.id, takenAt: now }
  await saveTaking(tx, row, drawerId)
  return { change: 'change' in taken ? taken.change : zero }
}
