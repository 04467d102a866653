import type { deleteCard as row } from '@comanda/contract/calls/card'
import { refusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Handler } from '../call/handler.ts'
import { transact } from '../database/transact.ts'
import { removeCards } from './card.repository.ts'
import { getOwner } from './owner.ts'

/** Payments made with it stay in the books, without the card. */
export const deleteCard: Handler<typeof row> = async ({ cardId }, context) => {
  const wasThere = await transact(context.database, (tx) => removeCards(tx, getOwner(context), cardId))
  if (!wasThere) return refusal('card-not-found')
  return { status: 'OK' as const, message: dictionaryOf(context.language).account.cardRemoved }
}
