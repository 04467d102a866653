import type { createItemsForPartialSale as row } from '@comanda/contract/calls/table'
import { isRefusal, type Refusal, refusal } from '@comanda/contract/refusals'
import { countUnsent } from '@comanda/rules/table/send-round'
import { shareKeptSeconds, takeShare } from '@comanda/rules/table/split-bill'
import { addSeconds } from '@comanda/rules/time/store-moment'
import type { Handler } from '../call/handler.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { explainClosed } from '../cart/explain-closed.ts'
import { openCart } from '../cart/open-cart.ts'
import { type KeepsOffers, readOffer } from '../cart/read-offer.ts'
import type { StoredCart } from '../cart/stored-cart.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { findSiteOrigin } from '../session/find-site-origin.ts'
import type { KnowsPublicUrl } from '../session/to-site-origin.ts'
import { insertShare } from './bill.repository.ts'
import { openSharedBill } from './open-shared-bill.ts'
import { isOwnShare, readTableBill, tidyBill } from './table-bill.ts'

/**
 * Reserves a part of the bill for one diner. The cart is locked first, so that two who pay at once are served one after
 * the other and the second sees what is left; while parts are taken, nothing more can be ordered.
 */
export const createItemsForPartialSale: Handler<typeof row, KeepsOffers & KnowsPublicUrl> = async (
  { cartId, wish, shown },
  context,
) => {
  const { siteId, now, house } = context
  const holder = toCartHolder(context)
  const offer = await readOffer(house, siteId)
  const origin = await findSiteOrigin(context)
  return transactOrRefuse(context.database, async (tx) => {
    const held = await lockHeldTable(tx, holder, cartId)
    if (held === undefined) return refusal('cart-not-found')
    const closed = checkPayable(held)
    if (closed !== undefined) return closed
    // A diner who chooses again gives back their part, unless a bank is being asked for it.
    const also = (share: Parameters<typeof isOwnShare>[0]) =>
      isOwnShare(share, holder.sessionId) && share.attemptId === null
    const tidied = await tidyBill(tx, held, { siteId, now, also })
    const before = await readTableBill(tx, openCart(offer, tidied), { siteId, now })
    if (tidied.state === 'paying' && before.stored === null) return refusal('payment-in-progress')
    if (before.shares.some((share) => isOwnShare(share, holder.sessionId))) return refusal('payment-in-progress')
    const taken = takeShare(before.bill, wish)
    if (!taken.allowed) return refusal(taken.code)
    const { amount } = taken
    if (shown !== null && shown !== amount) {
      return refusal('price-differs', { share: amount })
    }
    const bill = before.stored ?? (await openSharedBill(tx, { offer, tidied, bill: before.bill, origin, context }))
    if (isRefusal(bill)) return bill
    const expiresAt = addSeconds(now, shareKeptSeconds)
    const share = await insertShare(tx, bill, { wish, amount, sessionId: holder.sessionId, expiresAt })
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: bill.cartVersion })
    return { shareId: share.id, amount, expiresAt }
  })
}

function checkPayable(cart: StoredCart): Refusal | undefined {
  if (cart.state !== 'open' && cart.state !== 'paying') return explainClosed(cart, 'cart-not-open')
  return countUnsent(cart.lines) > 0 ? refusal('lines-not-sent') : undefined
}
