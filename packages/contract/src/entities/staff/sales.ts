import { deliveryPayments, onlinePayments } from '@comanda/rules/payment/payment-choice'
import { z } from 'zod/mini'
import { wireCents } from '../../wire/cents.ts'
import { wireDate } from '../../wire/date.ts'
import { wireWhole } from '../../wire/number.ts'

const sales = {
  /** Without those that were cancelled. */
  orders: wireWhole,
  /** Without the dishes that were taken out. */
  units: wireWhole,
  /** With VAT and tips, less what was taken out. */
  gross: wireCents,
  cancelled: z.object({ orders: wireWhole, gross: wireCents }),
  /** The money that went back, whatever for. */
  refunded: wireCents,
  /** The money of these orders, the cancelled ones too, by the way in which it came in. */
  ways: z.array(
    z.object({
      way: z.enum([...onlinePayments, ...deliveryPayments]),
      payments: wireWhole,
      taken: wireCents,
      refunded: wireCents,
    }),
  ),
}

export const wireSales = z.object(sales)
export const wireDaySales = z.object({ day: wireDate, ...sales })

export type Sales = z.output<typeof wireSales>
export type DaySales = z.output<typeof wireDaySales>
