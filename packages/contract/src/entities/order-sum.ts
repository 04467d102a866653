import type { LineId, StoreId } from '@comanda/rules/ids'
import { type OrderingMode, orderingModes } from '@comanda/rules/modes/ordering-mode'
import type { BasisPoints, Cents } from '@comanda/rules/money/cents'
import { type OrderPaymentState, orderPaymentStates } from '@comanda/rules/order/order'
import { type PricePartKind, pricePartKinds } from '@comanda/rules/pricing/price-part'
import { z } from 'zod/mini'
import { wireId, wireUuid, wireWhole } from '../wire/number.ts'
import { wirePercent, wirePrice } from '../wire/price.ts'

/** The contents and the cost of an order, without a word about whose it is. */
export interface OrderSum {
  readonly paymentState: OrderPaymentState
  readonly mode: OrderingMode
  readonly storeId: StoreId
  readonly lines: readonly ToldOrderLine[]
  readonly parts: readonly { readonly kind: PricePartKind; readonly amount: Cents }[]
  readonly vat: readonly { readonly rate: BasisPoints; readonly vat: Cents }[]
  readonly total: Cents
}

export interface ToldOrderLine {
  readonly id: LineId
  readonly name: string
  /** The choices and removals, in the words it was sold with. */
  readonly choices: readonly string[]
  readonly quantity: number
  readonly total: Cents
}

export const sumFields = z.object({
  payment_status: z.enum(orderPaymentStates),
  mode: z.enum(orderingModes),
  store: wireId<StoreId>(),
  items: z.array(
    z.object({
      id: wireUuid<LineId>(),
      name: z.string(),
      choices: z.array(z.string()),
      qty: wireWhole,
      total_price: wirePrice,
    }),
  ),
  parts: z.array(z.object({ kind: z.enum(pricePartKinds), amount: wirePrice })),
  taxes: z.array(z.object({ tax: wirePercent, tax_amount: wirePrice })),
  total_ticket: wirePrice,
})
type SentSum = z.output<typeof sumFields>

export const wireOrderSum = z.codec(sumFields, z.custom<OrderSum>(), { decode: readSum, encode: writeSum })

export function readSum(sent: SentSum): OrderSum {
  return {
    paymentState: sent.payment_status,
    mode: sent.mode,
    storeId: sent.store,
    lines: sent.items.map(({ qty, total_price, ...item }) => ({ ...item, quantity: qty, total: total_price })),
    parts: sent.parts,
    vat: sent.taxes.map(({ tax, tax_amount }) => ({ rate: tax, vat: tax_amount })),
    total: sent.total_ticket,
  }
}

export function writeSum(order: OrderSum): SentSum {
  return {
    payment_status: order.paymentState,
    mode: order.mode,
    store: order.storeId,
    items: order.lines.map(({ choices, quantity, total, ...line }) => ({
      ...line,
      choices: [...choices],
      qty: quantity,
      total_price: total,
    })),
    parts: [...order.parts],
    taxes: order.vat.map(({ rate, vat }) => ({ tax: rate, tax_amount: vat })),
    total_ticket: order.total,
  }
}
