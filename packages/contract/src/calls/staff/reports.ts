import type { StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireDaySales, wireSales } from '../../entities/staff/sales.ts'
import type { Example } from '../../example.ts'
import { staffCall } from '../../staff-call.ts'
import { wireDate } from '../../wire/date.ts'
import { wireIdOrNull } from '../../wire/number.ts'

const wireStretch = z.object({
  /** Null for every store in reach. */
  storeId: wireIdOrNull<StoreId>(),
  from: wireDate,
  /** The last day, which is among them. */
  until: wireDate,
})
const exampleStretch = { storeId: 1, from: '2026-11-17', until: '2026-11-17' }
const exampleSales = {
  orders: 2,
  units: 5,
  gross: 6350,
  cancelled: { orders: 1, gross: 1950 },
  refunded: 1950,
  ways: [
    { way: 'new' as const, payments: 2, taken: 6300, refunded: 1950 },
    { way: 'cash' as const, payments: 1, taken: 2000, refunded: 0 },
  ],
}

export const showSales = staffCall({
  method: 'GET',
  path: '/staff/reports/sales',
  right: 'reports.see',
  place: 'store',
  requirements: ['DAY-147'],
  summary: 'The sales of a stretch of business days, by day and by way of paying, in the stores in reach.',
  request: wireStretch,
  reply: z.object({ days: z.array(wireDaySales), total: wireSales }),
})
export const showSalesExample = (): Example<typeof showSales> => ({
  request: exampleStretch,
  reply: { days: [{ day: '2026-11-17', ...exampleSales }], total: exampleSales },
})

export const exportSales = staffCall({
  method: 'POST',
  path: '/staff/reports/sales/export',
  right: 'reports.see',
  place: 'store',
  repeats: 'done-again',
  requirements: ['DAY-147'],
  summary: 'The same as a file for a spreadsheet, in the language of whoever asks; the audit says who took it.',
  request: wireStretch,
  reply: z.object({ name: z.string(), csv: z.string() }),
})
export const exportSalesExample = (): Example<typeof exportSales> => ({
  request: exampleStretch,
  reply: {
    name: 'sales-2026-11-17-2026-11-17.csv',
    csv: '\uFEFF"Day","Orders","Units"\r\n"2026-11-17",2,5\r\n"Total",2,5\r\n',
  },
})
