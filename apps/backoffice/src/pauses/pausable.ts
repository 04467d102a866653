import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { pauseThing, showPauses } from '@comanda/contract/calls/staff/pauses'

/** A dish or an option value that a store may run out of. */
export type Pausable = ReplyOf<typeof showPauses>['dishes'][number]

/** Until when it is not sold. */
export type PauseEnd = Pick<RequestOf<typeof pauseThing>, 'until' | 'day' | 'left'>
