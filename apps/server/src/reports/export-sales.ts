import type { exportSales as row } from '@comanda/contract/calls/staff/reports'
import { isRefusal } from '@comanda/contract/refusals'
import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { StaffWriter } from '../call/staff-handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findSales } from './find-sales.ts'
import { writeSalesCsv } from './write-sales-csv.ts'

/** It changes nothing, but the numbers leave the house: the audit says who took them. */
export const exportSales: StaffWriter<typeof row, KeepsVenues> = async (request, context) => {
  const { tx, language } = context
  const sales = await findSales(tx, request, context)
  if (isRefusal(sales)) return sales
  const { storeId, from, until } = request
  const name = `${dictionaryOf(language).reports.salesFile}-${from}-${until}.csv`
  return {
    reply: { name, csv: writeSalesCsv(sales, language) },
    subject: `sales:${from}`,
    storeId,
    before: null,
    after: { from, until },
  }
}
