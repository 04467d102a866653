import type { AllCalls, CallName } from '@comanda/contract/all-calls'
import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { Refusal } from '@comanda/contract/refusals'
import type { CallContext } from '../call/context.ts'
import type { ServerKit } from './server-kit.ts'

/** The visitor a page is rendered for. The host named the site, so calls inside the process need no envelope. */
export type PageVisitor = Pick<CallContext, 'siteId' | 'language' | 'session' | 'standing'>

export type CallInProcess = <Name extends CallName>(
  name: Name,
  request: RequestOf<AllCalls[Name]>,
  visitor: PageVisitor,
) => Promise<ReplyOf<AllCalls[Name]> | Refusal>

const inHouse = { address: '', host: '', accept: '', userAgent: '' }

/** The same handlers without the wire: a page shows what a call would have answered. */
export function createCallInProcess(kit: Pick<ServerKit, 'handlers' | 'house' | 'database' | 'now'>): CallInProcess {
  const { handlers, house, database } = kit
  return (name, request, visitor) => {
    const handler = handlers[name] as (
      request: unknown,
      context: CallContext,
    ) => Promise<ReplyOf<AllCalls[typeof name]> | Refusal>
    return handler(request, { ...visitor, database, house, now: kit.now(), from: inHouse })
  }
}
