import type { Sales } from '@comanda/contract/entities/staff/sales'
import { sumCents } from '@comanda/rules/money/cents'
import { deliveryPayments, onlinePayments } from '@comanda/rules/payment/payment-choice'

type WaySales = Sales['ways'][number]

export function sumSales(parts: readonly Sales[]): Sales {
  return {
    orders: sum(parts.map(({ orders }) => orders)),
    units: sum(parts.map(({ units }) => units)),
    gross: sumCents(parts.map(({ gross }) => gross)),
    cancelled: {
      orders: sum(parts.map(({ cancelled }) => cancelled.orders)),
      gross: sumCents(parts.map(({ cancelled }) => cancelled.gross)),
    },
    refunded: sumCents(parts.map(({ refunded }) => refunded)),
    ways: sumWays(parts.flatMap(({ ways }) => ways)),
  }
}

/** Each way once, in the order in which ways are offered: a wallet may be collected by several providers. */
export function sumWays(parts: readonly WaySales[]): WaySales[] {
  return [...onlinePayments, ...deliveryPayments].flatMap((way) => {
    const same = parts.filter((part) => part.way === way)
    if (same.length === 0) return []
    return {
      way,
      payments: sum(same.map(({ payments }) => payments)),
      taken: sumCents(same.map(({ taken }) => taken)),
      refunded: sumCents(same.map(({ refunded }) => refunded)),
    }
  })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0)
}
