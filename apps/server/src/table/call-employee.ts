import type { callEmployee as row } from '@comanda/contract/calls/table'
import type { Handler } from '../call/handler.ts'
import type { VenuesCache } from '../venue/load-venues.ts'
import { callWaiter } from './call-waiter.ts'

export function createCallEmployee(venues: VenuesCache): Handler<typeof row> {
  return ({ cartId, kind }, context) => callWaiter(venues, context, { cartId, kind })
}
