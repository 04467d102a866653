import type { OwnData } from '@comanda/contract/calls/own-data'
import { expect, it } from 'vitest'
import { toReadableCopy } from './to-readable-copy.ts'

it('says moments, hours and sums as a person reads them, and leaves the rest [F-239]', () => {
  const copy = {
    exportedAt: Date.UTC(2026, 10, 19, 12, 30),
    parts: {
      orders: [
        {
          number: 17,
          placedAt: Date.UTC(2026, 10, 18, 20, 5),
          total: 2630,
          contactName: 'Nora',
          setup: { time: 810, position: 12 },
          lines: [{ quantity: 2, unitPrice: 1250, settledAt: null }],
        },
      ],
    },
  } as unknown as OwnData
  expect(toReadableCopy(copy, 'Europe/Madrid')).toEqual({
    exportedAt: '2026-11-19 13:30',
    timeZone: 'Europe/Madrid',
    parts: {
      orders: [
        {
          number: 17,
          placedAt: '2026-11-18 21:05',
          total: '26.30 EUR',
          contactName: 'Nora',
          setup: { time: '13:30', position: 12 },
          lines: [{ quantity: 2, unitPrice: '12.50 EUR', settledAt: null }],
        },
      ],
    },
  })
})
