import type { sendHelp as row } from '@comanda/contract/calls/table'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { callWaiter } from './call-waiter.ts'

/** Serves `helpEmployee` too, which the documents define as GET. */
export const sendHelp: Handler<typeof row, KeepsVenues> = ({ cartId }, context) =>
  callWaiter(context, { cartId, kind: 'help' })
