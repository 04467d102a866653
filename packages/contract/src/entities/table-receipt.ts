import type { AttemptId, LineId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { ReceiptIssuer } from '@comanda/rules/order/sale-receipt'
import { deliveryPayments, onlinePayments, type PaymentWay } from '@comanda/rules/payment/payment-choice'
import type { VatPart } from '@comanda/rules/pricing/price-part'
import type { Diner } from '@comanda/rules/table/diners'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { z } from 'zod/mini'
import { wireFlag } from '../wire/flag.ts'
import { wireTextOrNull } from '../wire/list.ts'
import { wireUuid } from '../wire/number.ts'
import { wirePrice } from '../wire/price.ts'
import { type FollowedOrder, wireOrder } from './followed-order.ts'
import { wireVatPart } from './price-part.ts'
import { wireDiner } from './table.ts'

/** A part of the money: the whole bill, or somebody's share of it. */
export interface ToldPayment {
  readonly id: AttemptId
  readonly way: PaymentWay
  readonly amount: Cents
  /** On top of the amount; told only to its payer. */
  readonly tip: Cents
  readonly isMine: boolean
  /** The number of its own simplified invoice; told only to its payer. */
  readonly receiptNumber: string | null
}

/** The dishes that a table had and how they were paid, for those who sat there. */
export interface TableReceipt {
  readonly order: FollowedOrder
  /** Null where the parts of the bill have receipts of their own, or the venue issues none. */
  readonly receiptNumber: string | null
  readonly issuer: ReceiptIssuer
  readonly timeZone: TimeZone
  /** The name that people give the table. */
  readonly place: string
  /** Paid at the end, and not with each order. */
  readonly isBill: boolean
  readonly vat: readonly VatPart[]
  readonly diners: readonly Diner[]
  readonly lines: readonly { readonly id: LineId; readonly addedBy: string | null }[]
  readonly payments: readonly ToldPayment[]
}

const wirePayment = z.codec(
  z.object({
    id: wireUuid<AttemptId>(),
    payment: z.enum([...onlinePayments, ...deliveryPayments]),
    amount: wirePrice,
    tip: wirePrice,
    own: wireFlag,
    receipt: wireTextOrNull,
  }),
  z.custom<ToldPayment>(),
  {
    decode: ({ payment, own, receipt, ...money }) => ({ ...money, way: payment, isMine: own, receiptNumber: receipt }),
    encode: ({ way, isMine, receiptNumber, ...money }) => ({
      ...money,
      payment: way,
      own: isMine,
      receipt: receiptNumber,
    }),
  },
)

const wireIssuer = z.object({
  store: z.string(),
  legal: z.nullable(z.object({ name: z.string(), taxId: z.string() })),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string(), province: z.string() }),
  phone: z.string(),
})

export const wireTableReceipt = z.codec(
  z.object({
    status: z.literal('OK'),
    order: wireOrder,
    receipt: wireTextOrNull,
    issuer: wireIssuer,
    time_zone: z.custom<TimeZone>((zone) => typeof zone === 'string'),
    table: z.string(),
    at_the_end: wireFlag,
    taxes: z.array(wireVatPart),
    diners: z.array(wireDiner),
    items: z.array(z.object({ id: wireUuid<LineId>(), sender_uuid: wireTextOrNull })),
    payments: z.array(wirePayment),
  }),
  z.custom<TableReceipt>(),
  {
    decode: ({ order, receipt, issuer, time_zone, table, at_the_end, taxes, diners, items, payments }) => ({
      order,
      receiptNumber: receipt,
      issuer,
      timeZone: time_zone,
      place: table,
      isBill: at_the_end,
      vat: taxes,
      diners,
      lines: items.map(({ id, sender_uuid }) => ({ id, addedBy: sender_uuid })),
      payments,
    }),
    encode: ({ order, receiptNumber, issuer, timeZone, place, isBill, vat, diners, lines, payments }) => ({
      status: 'OK' as const,
      order,
      receipt: receiptNumber,
      issuer,
      time_zone: timeZone,
      table: place,
      at_the_end: isBill,
      taxes: [...vat],
      diners: [...diners],
      items: lines.map(({ id, addedBy }) => ({ id, sender_uuid: addedBy })),
      payments: [...payments],
    }),
  },
)
