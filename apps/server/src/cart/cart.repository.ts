import { type CartId, type SessionId, type SiteId, toId } from '@comanda/rules/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { cartHolder, cartLine } from '../database/schema/cart.ts'

export async function findHeldPieces(
  db: Reader,
  siteId: SiteId,
  { cartId, sessionId }: { readonly cartId: string; readonly sessionId: SessionId },
): Promise<number | undefined> {
  const id = toId<CartId>(cartId)
  const [found] = await db
    .select({ pieces: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::integer` })
    .from(cartHolder)
    .leftJoin(cartLine, and(eq(cartLine.siteId, cartHolder.siteId), eq(cartLine.cartId, cartHolder.cartId)))
    .where(and(eq(cartHolder.siteId, siteId), eq(cartHolder.cartId, id), eq(cartHolder.sessionId, sessionId)))
    .groupBy(cartHolder.cartId)
  return found?.pieces
}
