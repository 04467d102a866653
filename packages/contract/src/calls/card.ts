import type { CardId, CustomerId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireCard } from '../entities/saved-card.ts'
import { wireUuid } from '../wire/number.ts'

export const getCards = call({
  method: 'GET',
  path: '/Customer/getCards',
  caller: 'customer',
  requirements: ['API-018', 'ACCOUNT-032'],
  summary: 'The saved cards of the logged-in customer: brand, last four digits and expiry.',
  request: z.object({ id: wireUuid<CustomerId>() }),
  reply: z.array(wireCard),
})

export const deleteCard = call({
  method: 'POST',
  path: '/Customer/deleteCard',
  parametersIn: 'query',
  caller: 'customer',
  requirements: ['API-019', 'ACCOUNT-032'],
  summary: 'Forgets a saved card of the logged-in customer.',
  request: z.codec(z.object({ card_id: wireUuid<CardId>() }), z.custom<{ readonly cardId: CardId }>(), {
    decode: ({ card_id }) => ({ cardId: card_id }),
    encode: ({ cardId }) => ({ card_id: cardId }),
  }),
  reply: z.object({ status: z.literal('OK'), message: z.string() }),
})
