import { type Refusal, refusal } from '@comanda/contract/refusals'
import type { CustomerId, SiteId } from '@comanda/rules/ids'
import type { CallContext } from '../call/context.ts'

/** The owner of the things that are read or written: always the session's customer, never an id that was sent. */
export interface Owner {
  readonly siteId: SiteId
  readonly customerId: CustomerId
}

export function getOwner({ siteId, session }: CallContext): Owner {
  if (session === null || session.customerId === null) throw new Error('a customer without a session')
  return { siteId, customerId: session.customerId }
}

/** Many calls name a customer; one that is not the session's own looks like one that does not exist. */
export function checkOwner(context: CallContext, named: CustomerId): Owner | Refusal {
  const owner = getOwner(context)
  return owner.customerId === named ? owner : refusal('customer-not-found')
}
