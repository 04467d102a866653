import type { releaseShare as row } from '@comanda/contract/calls/table'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { findShare } from './bill.repository.ts'
import { isOwnShare, tidyBill } from './table-bill.ts'

/** Only the diner who took a part can give it back; for others it does not exist. */
export const releaseShare: Handler<typeof row> = (request, context) => {
  const { siteId, now } = context
  const holder = toCartHolder(context)
  return transactOrRefuse(context.database, async (tx) => {
    const named = await findShare(tx, siteId, request.shareId)
    const held = named && (await lockHeldTable(tx, holder, named.cartId))
    // Read again under the lock: it may have been paid meanwhile.
    const found = held && (await findShare(tx, siteId, request.shareId))
    if (held === undefined || found === undefined || !isOwnShare(found.share, holder.sessionId)) {
      return refusal('share-not-found')
    }
    if (found.share.attemptId !== null) return refusal('payment-in-progress')
    const { id, version } = await tidyBill(tx, held, { siteId, now, also: (share) => share.id === request.shareId })
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: id, version })
    return { status: 'OK' as const }
  })
}
