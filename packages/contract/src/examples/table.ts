import type * as calls from '../calls/table.ts'
import { exampleCartId, exampleLineId } from './entities/cart.ts'
import { exampleShareId, exampleTable } from './entities/table.ts'
import type { ExamplesOf } from './examples-of.ts'

const ok = { status: 'OK' } as const

export const tableExamples: ExamplesOf<typeof calls> = {
  getTable: {
    request: { id: exampleCartId },
    reply: exampleTable,
  },
  sendRound: { request: { id: exampleCartId }, reply: { ...ok, version: 5, sent: 3 } },
  callEmployee: { request: { id: exampleCartId, action: 'preticket' }, reply: { ...ok, already: '0' } },
  helpEmployee: { request: { id: exampleCartId }, reply: { ...ok, already: '0' } },
  sendHelp: { request: { id: exampleCartId }, reply: { ...ok, already: '0' } },
  getPhoneLock: { request: { id: exampleCartId }, reply: { ...ok, sender_uuid: 'other', locked: 1 } },
  lockPhone: { request: { id: exampleCartId }, reply: { ...ok, sender_uuid: 'self', locked: 1 } },
  savePhone: {
    request: { id: exampleCartId, phone: '+34600000000' },
    reply: { ...ok, sender_uuid: '', locked: 0 },
  },
  freePhone: { request: { id: exampleCartId }, reply: { ...ok, sender_uuid: '', locked: 0 } },
  createItemsForPartialSale: {
    request: {
      id: exampleCartId,
      type: 'producto',
      comensales: null,
      amount: null,
      items: [{ id: exampleLineId, parts: 1, of: 2 }],
      totalPayComensal: '6.25',
    },
    reply: {
      ...ok,
      id: exampleShareId,
      pagoIndividual: '1',
      totalPayComensal: '6.25',
      expires: '2026-11-15T14:10:00.000Z',
    },
  },
  releaseShare: { request: { id: exampleShareId }, reply: ok },
}
