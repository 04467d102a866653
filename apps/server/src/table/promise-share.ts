import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CallContext } from '../call/context.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { changeShare, findShare } from './bill.repository.ts'
import { completeIfCovered } from './complete-bill.ts'
import type { FrozenShare } from './freeze-share.ts'

export interface PromisedShare {
  /** The table's order, if this share was the last. */
  readonly orderNumber: number | null
}

/** A share that the waiter collects at the table: it is no longer anybody else's, and no clock gives it back. */
export async function promiseShare(
  context: Pick<CallContext, 'database' | 'siteId' | 'now'> & Parameters<typeof toCartHolder>[0],
  { shareId, sale }: FrozenShare,
): Promise<PromisedShare | Refusal> {
  const { siteId, now } = context
  return transactOrRefuse(context.database, async (tx) => {
    const cart = await lockHeldTable(tx, toCartHolder(context), sale.cartId)
    const found = await findShare(tx, siteId, shareId)
    if (cart === undefined || found === undefined) return refusal('share-not-found')
    const { share, bill } = found
    if (share.state === 'promised') return { orderNumber: null }
    if (share.state !== 'reserved') return refusal('share-not-found')
    if (share.attemptId !== null) return refusal('payment-in-progress')
    await changeShare(tx, share, { state: 'promised' })
    const order = await completeIfCovered(tx, bill, { now, payment: sale.payment })
    if (order === undefined) {
      await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cart.id, version: cart.version })
    }
    return { orderNumber: order?.number ?? null }
  })
}
