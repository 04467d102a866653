import type { ReplyOf } from '@comanda/contract/call'
import type { showPauses } from '@comanda/contract/calls/staff/menu'

/** A dish or an option value that a store may run out of. */
export type Pausable = ReplyOf<typeof showPauses>['dishes'][number]
