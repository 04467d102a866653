import type { ReplyOf } from '@comanda/contract/call'
import type { showSales } from '@comanda/contract/calls/staff/reports'
import type { Sales } from '@comanda/contract/entities/staff/sales'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import { zero } from '@comanda/rules/money/cents'
import type { LanguageCode } from '@comanda/rules/text/language'
import { type Cell, writeCsv } from './write-csv.ts'

/** A row per day and one for all, with a column per way by which money came in. */
export function writeSalesCsv({ days, total }: ReplyOf<typeof showSales>, language: LanguageCode): string {
  const { reports: words } = dictionaryOf(language)
  const ways = total.ways.map(({ way }) => way)
  const toCells = (first: string, sales: Sales): Cell[] => [
    first,
    sales.orders,
    sales.units,
    { cents: sales.gross },
    sales.cancelled.orders,
    { cents: sales.cancelled.gross },
    { cents: sales.refunded },
    ...ways.map((way) => ({ cents: sales.ways.find((one) => one.way === way)?.taken ?? zero })),
  ]
  const heads = [
    ...[words.day, words.orders, words.units, words.gross],
    ...[words.cancelledOrders, words.cancelledGross, words.refunded],
    ...ways.map((way) => words.ways[way]),
  ]
  const rows = [...days.map(({ day, ...sales }) => toCells(day, sales)), toCells(words.total, total)]
  return writeCsv([heads, ...rows], language)
}
