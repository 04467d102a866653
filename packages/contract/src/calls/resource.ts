import type { StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { call } from '../call.ts'
import { wireBookableZone, wireResource } from '../entities/resource.ts'
import { wireTablePlace } from '../entities/table-place.ts'
import { resourceSearch } from '../entities/venue-searches.ts'
import type { Example } from '../example.ts'
import { exampleResource } from '../examples/venue.ts'
import { wireFlag } from '../wire/flag.ts'
import { wireTextOrNull } from '../wire/list.ts'
import { wireId } from '../wire/number.ts'

export const getResource = call({
  method: 'GET',
  path: '/Resource',
  caller: 'visitor',
  shared: true,
  requirements: ['API-063', 'TABLE-004', 'CONST-018'],
  summary: 'A room or a counter: by id, or the counter of a venue for delivery (1), pickup (2) or eating here (3).',
  request: resourceSearch,
  reply: wireResource,
})
export const getResourceExample = (): Example<typeof getResource> => ({
  request: { store: 1, delivery: 1 },
  reply: exampleResource,
})

export const getResourceAlias = call({
  method: 'GET',
  path: '/Resource/getAlias',
  caller: 'visitor',
  shared: true,
  requirements: ['API-064'],
  summary: "A table's room and its own name, if it has one.",
  request: wireTablePlace,
  reply: z.object({ name: z.string(), alias: wireTextOrNull }),
})
export const getResourceAliasExample = (): Example<typeof getResourceAlias> => ({
  request: { resource: 4, resource_pos: 7 },
  reply: { name: 'Terraza', alias: 'Olivo' },
})

export const getResourcesBooking = call({
  method: 'GET',
  path: '/Resources/noCompleteObject',
  caller: 'visitor',
  shared: true,
  requirements: ['API-065', 'BOOKING-017'],
  summary: 'The zones of a venue that take bookings.',
  request: z.codec(
    z.object({ store_id: wireId<StoreId>(), reservs: wireFlag }),
    z.custom<{ readonly storeId: StoreId }>(),
    {
      decode: ({ store_id }) => ({ storeId: store_id }),
      encode: ({ storeId }) => ({ store_id: storeId, reservs: true }),
    },
  ),
  reply: z.array(wireBookableZone),
})
export const getResourcesBookingExample = (): Example<typeof getResourcesBooking> => ({
  request: { store_id: 1, reservs: '1' },
  reply: [{ id: 4, name: 'Terraza', resource_id: 4 }],
})
