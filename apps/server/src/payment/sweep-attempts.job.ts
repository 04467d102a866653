import type { StoredAttempt } from './attempt.repository.ts'
import { listDueAttempts } from './due-attempt.repository.ts'
import type { PaymentsKit } from './payments-kit.ts'
import { queryAttempt } from './query-attempt.ts'
import { refundAttempt } from './refund-attempt.ts'

const pageSize = 500
/** A bank that does not answer is waited for: others are asked meanwhile. */
const atOnce = 10
/** An account that was silent this often in a row is left until the next round, or its diners hold up all others. */
const mostSilences = 3

type Silences = Map<string, number>

/** Asks about all attempts that got no answer, and sends refunds that wait. */
export async function sweepAttempts(kit: PaymentsKit): Promise<void> {
  const now = kit.now()
  const silences: Silences = new Map()
  let page: StoredAttempt[]
  let after: StoredAttempt | undefined
  do {
    page = await listDueAttempts(kit.database, { now, limit: pageSize, after })
    after = page.at(-1)
    await sweepPage(kit, page, silences)
  } while (page.length === pageSize)
}

async function sweepPage(kit: PaymentsKit, page: readonly StoredAttempt[], silences: Silences): Promise<void> {
  const due = page.values()
  const sweepNext = async () => {
    for (const attempt of due) {
      if ((silences.get(toAccount(attempt)) ?? 0) < mostSilences) await sweepOne(kit, attempt, silences)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sweepNext))
}

async function sweepOne(kit: PaymentsKit, attempt: StoredAttempt, silences: Silences): Promise<void> {
  const account = toAccount(attempt)
  const askedAt = performance.now()
  const hear = ({ kind }: { readonly kind: string }) => {
    // A fault that comes at once holds up nobody: only one that was waited for counts.
    const isSilent = kind === 'unknown' && performance.now() - askedAt >= kit.deadlines.readMs / 2
    silences.set(account, isSilent ? (silences.get(account) ?? 0) + 1 : 0)
  }
  try {
    await (attempt.state === 'refunding' ? refundAttempt(kit, attempt) : queryAttempt(kit, attempt, hear))
  } catch (error) {
    // An attempt that cannot be asked about must not block the others; it stays due.
    kit.alarm(`attempt ${attempt.id} could not be swept: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** One venue's account at one provider: what one of its attempts meets, the others meet too. */
function toAccount({ siteId, storeId, provider }: StoredAttempt): string {
  return `${siteId} ${storeId} ${provider}`
}
