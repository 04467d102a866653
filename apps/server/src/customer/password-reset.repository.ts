import type { CustomerId, SiteId } from '@comanda/rules/ids'
import type { Instant } from '@comanda/rules/time/calendar'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { passwordReset } from '../database/schema/customer.ts'

export async function saveReset(
  tx: Tx,
  reset: { siteId: SiteId; tokenHash: Uint8Array; customerId: CustomerId; expiresAt: Instant },
): Promise<void> {
  await tx.insert(passwordReset).values(reset)
}

/** The older links of a customer stop working, used or not. */
export async function useUpResets(tx: Tx, siteId: SiteId, customerId: CustomerId, now: Instant): Promise<void> {
  await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(
      and(eq(passwordReset.siteId, siteId), eq(passwordReset.customerId, customerId), isNull(passwordReset.usedAt)),
    )
}

/** The customer whose link it is, once: a second use, even at the same moment, finds it used. */
export async function takeReset(
  tx: Tx,
  siteId: SiteId,
  tokenHash: Uint8Array,
  now: Instant,
): Promise<CustomerId | undefined> {
  const [taken] = await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordReset.siteId, siteId),
        eq(passwordReset.tokenHash, tokenHash),
        isNull(passwordReset.usedAt),
        gt(passwordReset.expiresAt, now),
      ),
    )
    .returning({ customerId: passwordReset.customerId })
  return taken?.customerId
}
