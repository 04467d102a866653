import type { showSales as row } from '@comanda/contract/calls/staff/reports'
import type { StaffReader } from '../call/staff-handler.ts'
import type { KeepsVenues } from '../venue/load-venues.ts'
import { findSales } from './find-sales.ts'

export const showSales: StaffReader<typeof row, KeepsVenues> = (request, context) =>
  findSales(context.database, request, context)
