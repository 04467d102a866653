import type { AllCalls, CallName } from '@comanda/contract/all-calls'
import type { Call, ReplyOf, RequestOf } from '@comanda/contract/call'
import type { Refusal } from '@comanda/contract/refusals'
import type { CallContext, OpenContext } from './context.ts'

/** One call, one handler of the same name; its types come from the row. */
export type Handler<C extends Call> = (request: RequestOf<C>, context: CallContext) => Promise<ReplyOf<C> | Refusal>

/** For the rows anyone may call. */
export type OpenHandler<C extends Call> = (request: RequestOf<C>, context: OpenContext) => Promise<ReplyOf<C> | Refusal>

/** One handler per row: a missing one does not build. */
export type Handlers = {
  readonly [Name in CallName]: AllCalls[Name]['caller'] extends 'anyone'
    ? OpenHandler<AllCalls[Name]>
    : Handler<AllCalls[Name]>
}
