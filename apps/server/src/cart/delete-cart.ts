import type { deleteCart as row } from '@comanda/contract/calls/cart'
import { isRefusal, refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { findHeldCart } from './cart.repository.ts'
import { leaveCartFields } from './cart-fields.repository.ts'
import { countHolders, removeHolder } from './cart-holder.repository.ts'
import { toCartHolder } from './cart-holder.ts'

/** Leaving a table closes its cart only for the last guest; any other cart is closed. Dishes being cooked are kept. */
export const deleteCart: Handler<typeof row> = async ({ id }, context) => {
  const { database, siteId, now } = context
  const holder = toCartHolder(context)
  const done = await transactOrRefuse(database, async (tx) => {
    const stored = await findHeldCart(tx, holder, id)
    if (stored === undefined) return refusal('cart-not-found')
    const isTable = stored.setup.mode === 'table'
    const isCooking = stored.lines.some((line) => !line.deletable && String(line.id) !== String(id))
    if (isTable) {
      await removeHolder(tx, holder, id)
      if (isCooking || (await countHolders(tx, { siteId, cartId: id })) > 0) return { status: 'OK' as const }
    }
    if (stored.state !== 'open') return refusal('cart-not-open')
    if (isCooking) return refusal('line-already-sent')
    const next = { ...stored, state: 'abandoned' as const, version: stored.version + 1, changedAt: now }
    leaveCartFields(tx, siteId, stored, next)
    await publish(tx, siteId, 'carts', { kind: 'cart-closed', cart: id, version: next.version })
    return { status: 'OK' as const }
  })
  return isRefusal(done) ? done : { status: 'OK' }
}
