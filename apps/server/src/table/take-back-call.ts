import type { takeBackCall as row } from '@comanda/contract/calls/table'
import { refusal } from '@comanda/contract/refusals'
import type { Handler } from '../call/handler.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { publishCall } from './publish-call.ts'
import { answerCalls } from './table.repository.ts'

/** The table needs nobody any more. A call that somebody of the staff has answered stays answered. */
export const takeBackCall: Handler<typeof row> = ({ cartId, kind }, context) =>
  transactOrRefuse(context.database, async (tx) => {
    const { siteId, now } = context
    const cart = await lockHeldTable(tx, toCartHolder(context), cartId)
    if (cart === undefined) return refusal('cart-not-found')
    const ids = await answerCalls(tx, { siteId, cartId }, { now, kind, takenBack: true })
    if (ids.length === 0) return { takenBack: false }
    await publishCall(tx, siteId, { storeId: cart.setup.storeId, ids, kind: 'call-taken-back' })
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cart.version })
    return { takenBack: true }
  })
