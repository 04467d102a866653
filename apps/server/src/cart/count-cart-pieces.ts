import type { SessionId, SiteId } from '@comanda/rules/ids'
import type { Reader } from '../database/database.ts'
import { findHeldPieces } from './cart.repository.ts'

interface HeldCart {
  readonly cartId: string
  readonly sessionId: SessionId
}

/** How many pieces are in a cart; undefined when it is not this visitor's, or no cart at all. */
export async function countCartPieces(db: Reader, siteId: SiteId, held: HeldCart): Promise<number | undefined> {
  return isUuid(held.cartId) ? findHeldPieces(db, siteId, held) : undefined
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
