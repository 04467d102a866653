import type { SavedCard } from '@comanda/rules/customer/customer'
import type { CardId } from '@comanda/rules/ids'
import { onlinePayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { wireUuid, wireWhole } from '../wire/number.ts'

/** Enough to recognise a card, never its number. */
export const wireCard = z.codec(
  z.object({
    id: wireUuid<CardId>(),
    payment: z.enum(onlinePayments),
    brand: z.string(),
    last_four: z.string(),
    expiry_month: wireWhole,
    expiry_year: wireWhole,
  }),
  z.custom<SavedCard>(),
  {
    decode: ({ payment, last_four, expiry_month, expiry_year, ...rest }) => ({
      ...rest,
      way: payment,
      lastFour: last_four,
      expiryMonth: expiry_month,
      expiryYear: expiry_year,
    }),
    encode: ({ way, lastFour, expiryMonth, expiryYear, ...rest }) => ({
      ...rest,
      payment: way,
      last_four: lastFour,
      expiry_month: expiryMonth,
      expiry_year: expiryYear,
    }),
  },
)
