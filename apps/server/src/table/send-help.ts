import type { sendHelp as row } from '@comanda/contract/calls/table'
import type { Handler } from '../call/handler.ts'
import type { VenuesCache } from '../venue/load-venues.ts'
import { callWaiter } from './call-waiter.ts'

/** Serves `helpEmployee` too, which the documents spell GET. */
export function createSendHelp(venues: VenuesCache): Handler<typeof row> {
  return ({ cartId }, context) => callWaiter(venues, context, { cartId, kind: 'help' })
}
