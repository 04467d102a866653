import { type CustomerId, toId } from '@comanda/rules/ids'
import type { DemoOrder } from '../demo-site.ts'
import { type PastOrderSheet, pastOrder } from '../past-order.ts'
import { products } from './products.ts'
import { storeIds } from './stores.ts'

const ana = toId<CustomerId>('d0000000-0000-4000-8000-000000000001')

/** Ana orders from time to time: delivered, picked up, eaten here, and once cancelled. */
const sheets: readonly PastOrderSheet[] = [
  {
    n: 1,
    customer: ana,
    store: storeIds.centro,
    daysAgo: 2,
    hour: '21:05',
    mode: 'delivery',
    notes: 'El telefonillo no funciona: llamad al móvil.',
    lines: [
      { product: 201, quantity: 2, chosen: ['Brava', 'Alioli', 'Queso azul'] },
      { product: 802, quantity: 1, notes: 'Poco tostada, por favor' },
      { product: 901, quantity: 2 },
    ],
  },
  {
    n: 2,
    customer: ana,
    store: storeIds.centro,
    daysAgo: 9,
    hour: '13:40',
    mode: 'pickup',
    lines: [{ product: 201, chosen: ['Brava'] }, { product: 803 }],
  },
  {
    n: 3,
    customer: ana,
    store: storeIds.malasana,
    daysAgo: 23,
    hour: '14:15',
    mode: 'pickup',
    status: 'cancelled',
    lines: [{ product: 803, quantity: 4 }],
  },
]

export const orders: readonly DemoOrder[] = sheets.map((sheet) => pastOrder(sheet, products))
