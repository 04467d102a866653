import type { CardToken } from '@comanda/payments/provider/payment-step'
import type { Tx } from '../database/database.ts'
import type { Provider } from '../database/schema/provider.ts'
import { saveCard } from './card.repository.ts'
import type { Owner } from './owner.ts'

/** The provider's token for a card, so that its customer can pay with it again. */
export interface KeptCard extends CardToken {
  readonly provider: Provider
}

export function keepCard(tx: Tx, owner: Owner, { token, ...facts }: KeptCard): Promise<void> {
  return saveCard(tx, owner, { ...facts, providerToken: token })
}
