import type { DaySales, Sales } from '@comanda/contract/entities/staff/sales'
import { findWay } from '@comanda/payments/server/providers'
import { zero } from '@comanda/rules/money/cents'
import { listStretchDays } from '@comanda/rules/venue/day-stretch'
import type { Reader } from '../database/database.ts'
import { type SalesSearch, sumOrders, sumPayments, sumUnits } from './sales.repository.ts'
import { sumSales, sumWays } from './sum-sales.ts'

interface SalesReport {
  /** Every day of the stretch, those without a sale too. */
  readonly days: DaySales[]
  readonly total: Sales
}

export async function readSales(db: Reader, search: SalesSearch): Promise<SalesReport> {
  const [orders, units, payments] = await Promise.all([
    sumOrders(db, search),
    sumUnits(db, search),
    sumPayments(db, search),
  ])
  const days = listStretchDays(search).map((day) => {
    const sold = orders.find((row) => row.day === day)
    const ways = payments.flatMap((row) => {
      const way = findWay(row.provider)
      return row.day === day && way !== undefined ? { ...row, way } : []
    })
    return {
      day,
      orders: sold?.orders ?? 0,
      units: units.find((row) => row.day === day)?.units ?? 0,
      gross: sold?.gross ?? zero,
      cancelled: { orders: sold?.cancelledOrders ?? 0, gross: sold?.cancelledGross ?? zero },
      refunded: sold?.refunded ?? zero,
      ways: sumWays(ways),
    }
  })
  return { days, total: sumSales(days) }
}
