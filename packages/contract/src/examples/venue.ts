import type * as calls from '../calls/venue.ts'
import { exampleResource, exampleStore } from './entities/venue.ts'
import type { ExamplesOf } from './examples-of.ts'

export const venueExamples: ExamplesOf<typeof calls> = {
  getStores: { request: {}, reply: [exampleStore] },
  getStoresCount: { request: {}, reply: [3] },
  getStore: { request: { id: 1 }, reply: exampleStore },
  getStoreMode: { request: { id: 1 }, reply: { mode: 0 } },
  getNearestStore: {
    request: { address: 'Calle Mayor', number: '1', zip_code: '28013', city: 'Madrid', province: 'Madrid' },
    reply: { store: exampleStore, list: [exampleStore] },
  },
  getHoursSchedule: {
    request: { id: 1, date: '2026-03-14', delivery_mode: 'pickup' },
    reply: [{ start_hour: '13:00', end_hour: '13:15' }],
  },
  getOrderSchedules: {
    request: { id: 1, date: '2026-03-14' },
    reply: {
      takeaway: [{ start_hour: '13:00', end_hour: '13:15' }],
      delivery: [{ start_hour: '20:00', end_hour: '20:15' }],
    },
  },
  getRegisterOpen: { request: { id: 1 }, reply: { status: 'OK' } },
  getMinPurchase: {
    request: {
      address: 'Calle Mayor',
      number: '1',
      zip_code: '28013',
      city: 'Madrid',
      type_purchase: 'delivery',
      selected_store: 1,
    },
    reply: { min_purchase: '12.00' },
  },
  getC10Client: { request: {}, reply: { c10Id: null } },
  getResource: { request: { store: 1, delivery: 1 }, reply: exampleResource },
  getResourceAlias: { request: { resource: 4, resource_pos: 7 }, reply: { name: 'Terraza', alias: 'Olivo' } },
  getResourcesBooking: { request: { store_id: 1, reservs: '1' }, reply: [{ id: 4, name: 'Terraza', resource_id: 4 }] },
  getPriceList: { request: {}, reply: { id: 1, name: 'General' } },
}
