import type { callEmployee as row } from '@comanda/contract/calls/table'
import type { Handler } from '../call/handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { callWaiter } from './call-waiter.ts'

export const callEmployee: Handler<typeof row, KeepsVenues> = ({ cartId, kind }, context) =>
  callWaiter(context, { cartId, kind })
