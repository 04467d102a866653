import type { ReplyOf } from '@comanda/contract/call'
import type { showOrder } from '@comanda/contract/calls/staff/history'

/** An order of any day, as its page shows it. */
export type ShownOrder = ReplyOf<typeof showOrder>
export type ShownLine = ShownOrder['lines'][number]
