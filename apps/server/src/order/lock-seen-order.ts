import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { OrderId } from '@comanda/rules/ids'
import type { checkOrderMove } from '@comanda/rules/order/move-order'
import type { Tx } from '../database/database.ts'
import type { StandingOrder } from '../database/standing-order.ts'
import { refuseStale } from '../team/refuse-stale.ts'
import { lockOrder } from './order-changes.repository.ts'

interface SeenOrder {
  readonly orderId: OrderId
  /** As whoever changes it saw it. */
  readonly version: number
}

/** An order of a store within their reach; undefined for any other. */
export function lockOrderInReach(
  tx: Tx,
  reach: Parameters<typeof lockOrder>[1],
  orderId: OrderId,
): Promise<StandingOrder | undefined> {
  return lockOrder(tx, reach, orderId)
}

/** An order that staff change: within their reach, and as they saw it. */
export async function lockSeenOrder(
  tx: Tx,
  reach: Parameters<typeof lockOrder>[1],
  { orderId, version }: SeenOrder,
): Promise<StandingOrder | Refusal> {
  const order = await lockOrder(tx, reach, orderId)
  if (order === undefined) return refusal('order-not-found')
  if (order.version === version) return order
  const { siteId, version: current } = order
  return refuseStale(tx, { siteId, subject: `order:${orderId}`, seen: version, current })
}

type Forbidden = Extract<ReturnType<typeof checkOrderMove>, { readonly allowed: false }>

export function refuseMove({ code }: Forbidden): Refusal {
  return code === 'already-there' ? refusal(code, { by: '' }) : refusal(code)
}
