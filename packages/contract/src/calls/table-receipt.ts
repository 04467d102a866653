import { defaultTimeZone } from '@comanda/rules/time/store-moment'
import { call } from '../call.ts'
import { byCart } from '../entities/by-cart.ts'
import { wireTableReceipt } from '../entities/table-receipt.ts'
import type { Example } from '../example.ts'
import { exampleCartId, exampleLineId } from '../examples/cart.ts'
import { exampleAttemptId, exampleOrder } from '../examples/payment.ts'

export const getTableReceipt = call({
  method: 'GET',
  path: '/SaleTemp/receipt',
  caller: 'visitor',
  requirements: ['SHELL-007', 'TABLE-018', 'DAY-155'],
  summary: 'What a table had and how it was paid, for the phones that sat there. Ours, not in the documents.',
  request: byCart,
  reply: wireTableReceipt,
})
export const getTableReceiptExample = (): Example<typeof getTableReceipt> => ({
  request: { id: exampleCartId },
  reply: {
    status: 'OK',
    order: { ...exampleOrder, mode: 'table', resource_pos: 7 },
    receipt: null,
    issuer: {
      store: 'Casa Comanda Centro',
      legal: null,
      address: { street: 'Calle Mayor, 1', postalCode: '28013', city: 'Madrid', province: 'Madrid' },
      phone: '910000000',
    },
    time_zone: defaultTimeZone,
    table: 'Chimenea',
    at_the_end: '1',
    taxes: [{ tax: '10', base: '28.18', tax_amount: '2.82' }],
    diners: [{ sender_uuid: '9f1c', name: 'Ana' }],
    items: [{ id: exampleLineId, sender_uuid: '9f1c' }],
    payments: [{ id: exampleAttemptId, payment: 'bizum', amount: '31.00', tip: '0.00', own: '1', receipt: null }],
  },
})
