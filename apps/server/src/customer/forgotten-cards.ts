import type { Instant } from '@comanda/rules/time/calendar'
import type { Database } from '../database/database.ts'
import { dropForgottenCard, type ForgottenCard, listForgottenCards, saveTry } from './card.repository.ts'

const mostInRound = 100

/** Goes through the removed cards whose providers still know them; `forget` answers whether one is done with. */
export async function eachForgottenCard(
  database: Database,
  now: Instant,
  forget: (card: ForgottenCard) => Promise<boolean>,
): Promise<void> {
  for (const card of await listForgottenCards(database, mostInRound)) {
    if (await forget(card)) await dropForgottenCard(database, card)
    else await saveTry(database, card, now)
  }
}
