import type { OrderId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { AttemptState } from '@comanda/rules/payment/attempt'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../database/database.ts'
import { hotStatement, type Slots } from '../database/hot-statement.ts'
import { keepStatements } from '../database/keep-statements.ts'
import { attemptStateChange, paymentAttempt } from '../database/schema/payment.ts'
import { type StoredAttempt, toAttempt } from './attempt.repository.ts'
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
  const { fields = {}, ...move } = change
  const names = (Object.keys(fields) as FieldName[]).filter((name) => fields[name] !== undefined)
  const [moved] = await findMove(names, state !== change.to).ask(tx, { ...fields, ...move, siteId, id, from: state })
  if (moved === undefined) throw new Error(`an attempt was no longer ${attempt.state}`)
  return toAttempt(moved)
}

type FieldName = keyof NonNullable<AttemptChange['fields']>
type Move = Omit<AttemptChange, 'fields'> &
  AttemptChange['fields'] &
  Pick<Row, 'siteId' | 'id'> & { from: AttemptState }

/** Every payment makes several moves, and there are few kinds. */
const findMove = keepStatements((names: readonly FieldName[], isRecorded) =>
  hotStatement<Move, Row[]>((db, slot) => buildMove(db, slot, names, isRecorded)),
)

function buildMove(db: Reader, slot: Slots<Move>, names: readonly FieldName[], isRecorded: boolean) {
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
  return (isRecorded ? db.with(recorded) : db)
    .update(paymentAttempt)
    .set({
      ...Object.fromEntries(names.map((name) => [name, slot(name, paymentAttempt[name])])),
      state: slot('to', paymentAttempt.state),
    })
    .where(
      and(
        eq(paymentAttempt.siteId, slot('siteId', paymentAttempt.siteId)),
        eq(paymentAttempt.id, slot('id', paymentAttempt.id)),
        eq(paymentAttempt.state, slot('from', paymentAttempt.state)),
      ),
    )
    .returning()
}
