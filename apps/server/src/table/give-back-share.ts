import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { ShareId } from '@comanda/rules/ids'
import type { CallContext } from '../call/context.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { findShare } from './bill.repository.ts'
import { isOwnShare, tidyBill } from './table-bill.ts'

/** Only the diner who took a part can give it back; for others it does not exist. */
export function giveBackShare(context: CallContext, shareId: ShareId): Promise<{ status: 'OK' } | Refusal> {
  const { siteId, now } = context
  const holder = toCartHolder(context)
  return transactOrRefuse(context.database, async (tx) => {
    const named = await findShare(tx, siteId, shareId)
    const held = named && (await lockHeldTable(tx, holder, named.bill.cartId))
    // Read again under the lock: it may have been paid meanwhile.
    const found = held && (await findShare(tx, siteId, shareId))
    if (held === undefined || found === undefined || found.share.sessionId !== holder.sessionId) {
      return refusal('share-not-found')
    }
    const { share, bill } = found
    // Ending its payment at the bank has given it back already.
    if (share.state === 'released' && share.attemptId !== null) return { status: 'OK' as const }
    if (!isOwnShare(share, holder.sessionId) || bill.closedAt !== null) return refusal('share-not-found')
    if (share.attemptId !== null) return refusal('payment-in-progress')
    const { id, version } = await tidyBill(tx, held, { siteId, now, also: (one) => one.id === shareId })
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: id, version })
    return { status: 'OK' as const }
  })
}
