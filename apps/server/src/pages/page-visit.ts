import type { PageVisit } from '@comanda/contract/pages'
import { isRefusal } from '@comanda/contract/refusals'
import { cartSteps } from '@comanda/rules/cart/cart-life'
import type { SiteId } from '@comanda/rules/ids'
import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import type { FastifyRequest } from 'fastify'
import { countCartPieces } from '../cart/count-cart-pieces.ts'
import { readSessionCookie } from '../http/cookies.ts'
import type { ServerKit } from '../http/server-kit.ts'

export type VisitKit = Pick<ServerKit, 'database' | 'sessions' | 'secure' | 'now'>

/**
 * The visitor who asks for a guarded page. Only the session proves anything; the other cookies only say what was last
 * chosen.
 */
export async function readPageVisit(request: FastifyRequest, kit: VisitKit, siteId: SiteId): Promise<PageVisit> {
  const checked = await kit.sessions.check(readSessionCookie(request, kit.secure), siteId, kit.now(), true)
  const session = isRefusal(checked) ? null : checked
  const { 'cart-id': cartId, 'delivery-mode': mode, 'cart-step': step } = request.cookies
  const pieces =
    session && cartId !== undefined
      ? await countCartPieces(kit.database, { siteId, sessionId: session.id, customerId: session.customerId }, cartId)
      : undefined
  return {
    hasSession: session !== null,
    isLoggedIn: session?.customerId != null,
    hasCart: pieces !== undefined,
    pieces: pieces ?? 0,
    mode: orderingModes.find((known) => known === mode) ?? null,
    step: cartSteps.find((known) => known === step) ?? 'none',
  }
}
