import type { CartId, SiteId } from '@comanda/rules/ids'
import type { Tx } from '../database/database.ts'
import { eraseTickets } from './ticket.repository.ts'

/** Takes a person's name and remarks out of the tickets of their carts; what was cooked stays. */
export async function forgetTickets(tx: Tx, siteId: SiteId, cartIds: readonly CartId[]): Promise<void> {
  if (cartIds.length > 0) await eraseTickets(tx, siteId, cartIds)
}
