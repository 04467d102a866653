import type { ReplyOf } from '@comanda/contract/call'
import type { showPrinting } from '@comanda/contract/calls/staff/printing'

export type Printing = ReplyOf<typeof showPrinting>
export type Printer = Printing['printers'][number]
export type Paper = Printing['papers'][number]
