import type { AllCalls, CallName } from '@comanda/contract/all-calls'
import type { Call, ReplyOf, RequestOf } from '@comanda/contract/call'
import type { Refusal } from '@comanda/contract/refusals'
import type { CallContext, OpenContext } from './context.ts'

/** One call, one handler of the same name; its types come from the row, and it names what it needs of the house. */
export type Handler<C extends Call, House = unknown> = (
  request: RequestOf<C>,
  context: CallContext<House>,
) => Promise<ReplyOf<C> | Refusal>

/** For the rows that anyone may call. */
export type OpenHandler<C extends Call, House = unknown> = (
  request: RequestOf<C>,
  context: OpenContext<House>,
) => Promise<ReplyOf<C> | Refusal>

/** One handler per row, each served by this house: a missing one fails the build. */
export type Handlers<House> = {
  readonly [Name in CallName]: AllCalls[Name]['caller'] extends 'anyone'
    ? OpenHandler<AllCalls[Name], House>
    : Handler<AllCalls[Name], House>
}

/** Handlers together with the house they were written for. */
export interface Serving<House> {
  readonly handlers: Handlers<House>
  readonly house: House
}
