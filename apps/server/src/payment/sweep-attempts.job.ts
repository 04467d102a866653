import { listDueAttempts } from './attempt.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { queryAttempt } from './query-attempt.ts'
import { refundAttempt } from './refund-attempt.ts'

const atOnce = 50

/** Asks about all attempts that got no answer, and sends refunds that wait. */
export async function sweepAttempts(kit: PaymentsKit): Promise<void> {
  for (const attempt of await listDueAttempts(kit.database, kit.now(), atOnce)) {
    try {
      await (attempt.state === 'refunding' ? refundAttempt(kit, attempt) : queryAttempt(kit, attempt))
    } catch (error) {
      // An attempt that cannot be asked about must not block the others; it stays due.
      kit.alarm(`attempt ${attempt.id} could not be swept: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
