import type * as calls from '../calls/card.ts'
import { exampleCustomerId } from './entities/customer.ts'
import type { ExamplesOf } from './examples-of.ts'

const exampleCardId = '0192f0c1-7a3b-4c5d-8e6f-1a2b3c4d5e71'

export const cardExamples: ExamplesOf<typeof calls> = {
  getCards: {
    request: { id: exampleCustomerId },
    reply: [{ id: exampleCardId, brand: 'visa', last_four: '1111', expiry_month: 12, expiry_year: 2030 }],
  },
  deleteCard: { request: { card_id: exampleCardId }, reply: { status: 'OK', message: 'Tarjeta eliminada' } },
}
