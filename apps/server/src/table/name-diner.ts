import type { nameDiner as row } from '@comanda/contract/calls/diner'
import { refusal } from '@comanda/contract/refusals'
import { toDinerName } from '@comanda/rules/table/diners'
import type { Handler } from '../call/handler.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { explainClosed } from '../cart/explain-closed.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { publish } from '../live/publish.ts'
import { takeTry } from '../session/limit-tries.ts'
import { removeDiner, saveDiner } from './diner.repository.ts'

/** Names that one visitor gives in a quarter of an hour: more is nobody who corrects a slip. */
const mostNames = 20

/** A diner says how the table should call them; an empty name takes the last one back. */
export const nameDiner: Handler<typeof row> = ({ cartId, device, name }, context) =>
  transactOrRefuse(context.database, async (tx) => {
    const { siteId, now } = context
    const holder = toCartHolder(context)
    const cart = await lockHeldTable(tx, holder, cartId)
    if (cart === undefined) return refusal('cart-not-found')
    if (cart.state !== 'open' && cart.state !== 'paying') return explainClosed(cart, 'cart-not-open')
    const limit = { what: 'diner-name', who: holder.sessionId, atMost: mostNames }
    if (!(await takeTry(tx, { siteId, now }, [limit]))) return refusal('too-many-requests')
    const phone = { siteId, cartId, device, sessionId: holder.sessionId }
    const kept = toDinerName(name)
    if (kept === '') await removeDiner(tx, phone)
    else await saveDiner(tx, phone, kept)
    await publish(tx, siteId, 'status', { kind: 'status-changed', cart: cartId, version: cart.version })
    return { name: kept }
  })
