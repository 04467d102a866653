import type { CardId, CustomerId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireCard } from '../entities/saved-card.ts'
import type { Example } from '../example.ts'
import { exampleCustomerId } from '../examples/customer.ts'
import { wireUuid } from '../wire/number.ts'

export const getCards = call({
  method: 'GET',
  path: '/Customer/getCards',
  caller: 'customer',
  requirements: ['API-018', 'ACCOUNT-032'],
  summary:
    'The saved cards of the logged-in customer: brand, last four digits, expiry and the way to pay that charges each.',
  request: z.object({ id: wireUuid<CustomerId>() }),
  reply: z.array(wireCard),
})

const exampleCardId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e71'
export const getCardsExample = (): Example<typeof getCards> => ({
  request: { id: exampleCustomerId },
  reply: [{ id: exampleCardId, payment: 'new', brand: 'visa', last_four: '1111', expiry_month: 12, expiry_year: 2030 }],
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
export const deleteCardExample = (): Example<typeof deleteCard> => ({
  request: { card_id: exampleCardId },
  reply: { status: 'OK', message: 'Tarjeta eliminada' },
})
