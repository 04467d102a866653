import type { SavedCard } from '@comanda/rules/customer/customer'
import type { CardId, CustomerId } from '@comanda/rules/ids'
import { z } from 'zod'
import { call } from '../call.ts'
import { wireUuid, wireWhole } from '../wire/number.ts'
import { exampleCustomerId } from './customer.example.ts'

const exampleCardId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e71'

/** Enough to recognise a card by, never its number. */
const wireCard = z
  .codec(
    z.object({
      id: wireUuid<CardId>(),
      brand: z.string(),
      last_four: z.string(),
      expiry_month: wireWhole,
      expiry_year: wireWhole,
    }),
    z.custom<SavedCard>(),
    {
      decode: ({ last_four, expiry_month, expiry_year, ...rest }) => ({
        ...rest,
        lastFour: last_four,
        expiryMonth: expiry_month,
        expiryYear: expiry_year,
      }),
      encode: ({ lastFour, expiryMonth, expiryYear, ...rest }) => ({
        ...rest,
        last_four: lastFour,
        expiry_month: expiryMonth,
        expiry_year: expiryYear,
      }),
    },
  )
  .meta({ id: 'SavedCard' })

export const getCards = call({
  method: 'GET',
  path: '/Customer/getCards',
  caller: 'customer',
  requirements: ['API-018', 'ACCOUNT-032'],
  summary: 'The saved cards of the logged-in customer: brand, last four digits and expiry.',
  request: z.object({ id: wireUuid<CustomerId>() }),
  reply: z.array(wireCard),
  example: {
    request: { id: exampleCustomerId },
    reply: [{ id: exampleCardId, brand: 'visa', last_four: '1111', expiry_month: 12, expiry_year: 2030 }],
  },
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
  example: { request: { card_id: exampleCardId }, reply: { status: 'OK', message: 'Tarjeta eliminada' } },
})
