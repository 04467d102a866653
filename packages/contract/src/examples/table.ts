import { exampleCartId, exampleLineId } from './cart.ts'

export const exampleShareId = '5e0c1d7a-9a3f-4a53-8d0e-2f6b7c8d9e01'

export const exampleTable = {
  status: 'OK' as const,
  id: exampleCartId,
  version: 4,
  devices: 2,
  diners: [{ sender_uuid: '9f1c', name: 'Ana' }],
  cart_status: 'main-full',
  calls: [{ action: 'preticket', since: '2026-03-14T20:14:00.000Z' }],
  calls_answered: 1,
  phone: '0',
  bill: {
    total: '12.50',
    taken: '6.25',
    paid: '0.00',
    items: [{ id: exampleLineId, qty: 2, total: '12.50', parts: 1, of: 2 }],
    shares: [
      {
        id: exampleShareId,
        type: 'producto',
        total: '6.25',
        tip: '0.00',
        paid: '0',
        after: '0',
        paying: '0',
        own: '1',
        expires: '2026-11-15T14:10:00.000Z',
      },
    ],
    comensales: 1,
  },
}
