import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import { bumpTicket, moveKitchenItem, recallPress } from '@comanda/contract/calls/staff/kitchen'
import type { ToldRefusal } from '@comanda/contract/refusals'
import { call } from '../state/client.ts'

/** What goes on without a line: bumps, serves and recalls. Everything else waits for the server (DAY-212). */
const laterRows = { moveKitchenItem, bumpTicket, recallPress }

export type LaterName = keyof typeof laterRows
export type LaterReply<Name extends LaterName> = ReplyOf<(typeof laterRows)[Name]>

/** A call that may be made later. Its request is plain data: the device keeps it as it is. */
export type LaterCall = {
  [Name in LaterName]: { readonly call: Name; readonly request: RequestOf<(typeof laterRows)[Name]> }
}[LaterName]

export function isLaterName(name: unknown): name is LaterName {
  return typeof name === 'string' && Object.hasOwn(laterRows, name)
}

/** Makes it now, under the key of its press: however often it is sent, it is done once. */
export function callLater(later: LaterCall, key: string): Promise<LaterReply<LaterName> | ToldRefusal> {
  switch (later.call) {
    case 'moveKitchenItem':
      return call(moveKitchenItem, later.request, undefined, key)
    case 'bumpTicket':
      return call(bumpTicket, later.request, undefined, key)
    case 'recallPress':
      return call(recallPress, later.request, undefined, key)
  }
}
