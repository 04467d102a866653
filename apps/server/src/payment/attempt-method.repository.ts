import type { AttemptId, SiteId } from '@comanda/rules/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { paymentAttempt } from '../database/schema/payment.ts'
import type { Provider } from '../database/schema/provider.ts'

/** The caller has locked it. */
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
