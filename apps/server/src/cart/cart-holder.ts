import type { CustomerId, SessionId, SiteId } from '@comanda/rules/ids'
import type { CallContext } from '../call/context.ts'

/**
 * The holders who may act on a cart: the sessions that hold it, and the customer it belongs to. Nothing else counts as
 * proof.
 */
export interface CartHolder {
  readonly siteId: SiteId
  readonly sessionId: SessionId
  readonly customerId: CustomerId | null
}

export function toCartHolder({ siteId, session }: Pick<CallContext, 'siteId' | 'session'>): CartHolder {
  if (session === null) throw new Error('a cart call came without a session')
  return { siteId, sessionId: session.id, customerId: session.customerId }
}
