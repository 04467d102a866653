import { listDueAttempts, type StoredAttempt } from './attempt.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { queryAttempt } from './query-attempt.ts'
import { refundAttempt } from './refund-attempt.ts'

/** Every diner at a bank is asked about each minute, so a round has room for a busy evening of many sites. */
const mostInRound = 500
/** A bank that does not answer is waited for: others are asked meanwhile. */
const atOnce = 10

/** Asks about all attempts that got no answer, and sends refunds that wait. */
export async function sweepAttempts(kit: PaymentsKit): Promise<void> {
  const due = (await listDueAttempts(kit.database, kit.now(), mostInRound)).values()
  const sweepNext = async () => {
    for (const attempt of due) await sweepOne(kit, attempt)
  }
  await Promise.all(Array.from({ length: atOnce }, sweepNext))
}

async function sweepOne(kit: PaymentsKit, attempt: StoredAttempt): Promise<void> {
  try {
    await (attempt.state === 'refunding' ? refundAttempt(kit, attempt) : queryAttempt(kit, attempt))
  } catch (error) {
    // An attempt that cannot be asked about must not block the others; it stays due.
    kit.alarm(`attempt ${attempt.id} could not be swept: ${error instanceof Error ? error.message : String(error)}`)
  }
}
