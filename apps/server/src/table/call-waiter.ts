import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CartId } from '@comanda/rules/ids'
import { isDessertOffered } from '@comanda/rules/table/table-actions'
import type { TableCallKind } from '@comanda/rules/table/table-call'
import type { CallContext } from '../call/context.ts'
import { toCartHolder } from '../cart/cart-holder.ts'
import { explainClosed } from '../cart/explain-closed.ts'
import { lockHeldTable } from '../cart/table-cart.ts'
import { transactOrRefuse } from '../database/transact-or-refuse.ts'
import { readTableStatus } from '../kitchen/read-table-status.ts'
import { publish } from '../live/publish.ts'
import { takeTry } from '../session/limit-tries.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { publishCall } from './publish-call.ts'
import { readCalls, saveCall } from './table.repository.ts'

/** New calls of one table in a quarter of an hour; more is a child with a phone, or an attack. */
const mostCalls = 8

/** A table calls for somebody. A repeat before anybody came is the same call, so that no waiter is called twice. */
export async function callWaiter(
  context: CallContext<KeepsVenues>,
  { cartId, kind }: { readonly cartId: CartId; readonly kind: TableCallKind },
): Promise<{ readonly already: boolean } | Refusal> {
  const { siteId, now, house } = context
  const { stores } = await house.venues.get(siteId)
  return transactOrRefuse(context.database, async (tx) => {
    const cart = await lockHeldTable(tx, toCartHolder(context), cartId)
    if (cart === undefined) return refusal('cart-not-found')
    if (cart.state !== 'open' && cart.state !== 'paying') return explainClosed(cart, 'cart-not-open')
    const store = stores.find(({ id }) => id === cart.setup.storeId)
    if (kind === 'dessert') {
      const status = await readTableStatus(tx, { siteId, cartId })
      if (!(store && isDessertOffered(status, store.ordering))) return refusal('dessert-not-yet')
    }
    const { openCalls } = await readCalls(tx, { siteId, cartId })
    if (openCalls.some((open) => open.kind === kind)) return { already: true }
    const limit = { what: 'waiter', who: cartId, atMost: mostCalls }
    if (!(await takeTry(tx, { siteId, now }, [limit]))) return refusal('waiter-busy')
    const id = await saveCall(tx, { siteId, cartId }, kind, now)
    await publishCall(tx, siteId, { storeId: cart.setup.storeId, ids: [id], kind: 'call-made' })
    const change = { cart: cartId, version: cart.version }
    await publish(tx, siteId, 'status', { kind: 'status-changed', ...change })
    if (kind === 'dessert') await publish(tx, siteId, 'desserts', { kind: 'desserts-changed', ...change })
    return { already: false }
  })
}
