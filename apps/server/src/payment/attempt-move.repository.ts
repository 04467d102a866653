import type { AttemptId, OrderId, SiteId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { AttemptState } from '@comanda/rules/payment/attempt'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { hot, type Slots } from '../database/hot.ts'
import { attemptStateChange, paymentAttempt } from '../database/schema/payment.ts'
import type { Provider } from '../database/schema/provider.ts'
import type { StoredAttempt } from './attempt.repository.ts'
import type { AttemptNotes } from './attempt-notes.ts'

type Row = typeof paymentAttempt.$inferSelect

/** The purpose of an attempt, and the means by which it is paid: fixed by the move that sends it. */
type Binding = Pick<StoredAttempt, 'cartVersion' | 'amount' | 'sale' | 'savesCard' | 'savedCardId'>

export interface AttemptChange {
  readonly to: AttemptState
  readonly cause: string
  readonly at: Instant
  readonly fields?: Partial<
    Binding & {
      captured: Cents
      refunded: Cents
      orderId: OrderId
      providerReference: string | null
      resume: AttemptNotes
      declineReason: string | null
      submittedAt: Instant
      settledAt: Instant
      nextQueryAt: Instant | null
      queries: number
    }
  >
}

/** The only writer of a state: it names the state it read, and records every move. */
export async function moveAttempt(tx: Tx, attempt: StoredAttempt, change: AttemptChange): Promise<StoredAttempt> {
  const { siteId, id, state } = attempt
  const { fields, to, cause, at } = change
  const move = { ...fields, siteId, id, from: state, to }
  const [moved] = await moves.ask(tx, state === to ? move : { ...move, cause, at })
  if (moved === undefined) throw new Error(`an attempt was no longer ${attempt.state}`)
  return { ...attempt, ...fields, state: to }
}

type Fields = NonNullable<AttemptChange['fields']>

interface Move extends Fields, Pick<Row, 'siteId' | 'id'> {
  readonly from: AttemptState
  readonly to: AttemptState
  /** Given where the state changes, which is recorded. */
  readonly cause?: string
  readonly at?: Instant
}

/**
 * Every payment makes several moves, and there are few kinds. What an attempt was is locked and known, and what it
 * becomes is given, so that its row, with the whole sale, is not read again.
 */
const moves = hot((db, slot: Slots<Move>, given) => {
  // The move and its record are one statement.
  const recorded = db.$with('recorded').as(
    db
      .insert(attemptStateChange)
      .values({
        siteId: slot('siteId', attemptStateChange.siteId),
        attemptId: slot('id', attemptStateChange.attemptId),
        from: slot('from', attemptStateChange.from),
        to: slot('to', attemptStateChange.to),
        cause: slot('cause', attemptStateChange.cause),
        at: slot('at', attemptStateChange.at),
      })
      .returning({ id: attemptStateChange.id }),
  )
  return (given.includes('cause') ? db.with(recorded) : db)
    .update(paymentAttempt)
    .set({
      ...Object.fromEntries(given.filter(isField).map((name) => [name, slot(name, paymentAttempt[name])])),
      state: slot('to', paymentAttempt.state),
    })
    .where(
      and(
        eq(paymentAttempt.siteId, slot('siteId', paymentAttempt.siteId)),
        eq(paymentAttempt.id, slot('id', paymentAttempt.id)),
        eq(paymentAttempt.state, slot('from', paymentAttempt.state)),
      ),
    )
    .returning({ id: paymentAttempt.id })
})

function isField(name: keyof Move): name is keyof Fields {
  return !['siteId', 'id', 'from', 'to', 'cause', 'at'].includes(name)
}

/** Money that was taken by hand is noted as another means. The caller has locked it. */
export async function saveMethod(
  tx: Tx,
  noted: { readonly siteId: SiteId; readonly attemptId: AttemptId; readonly provider: Provider },
): Promise<void> {
  const { siteId, attemptId, provider } = noted
  await tx
    .update(paymentAttempt)
    .set({ provider })
    .where(and(eq(paymentAttempt.siteId, siteId), eq(paymentAttempt.id, attemptId)))
}
