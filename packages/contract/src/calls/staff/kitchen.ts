import type { KitchenItemId, StationId, StoreId } from '@comanda/rules/ids'
import { z } from 'zod/mini'
import { wireKitchenItem, wireKitchenTicket } from '../../entities/staff/kitchen-ticket.ts'
import type { Example } from '../../example.ts'
import { exampleKitchenItem, exampleKitchenTicket } from '../../examples/kitchen.ts'
import { staffCall } from '../../staff-call.ts'
import { wireInstant } from '../../wire/date.ts'
import { wireId, wireIdOrNull, wireUuid, wireWhole, wireWholeOrNull } from '../../wire/number.ts'

export const showKitchen = staffCall({
  method: 'GET',
  path: '/staff/kitchen',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-076', 'DAY-083'],
  summary: 'The open tickets of a store by due time: those of one station, or all of them at the pass.',
  request: z.object({ storeId: wireId<StoreId>(), stationId: wireIdOrNull<StationId>() }),
  reply: z.object({
    /** The server's clock, by which a board counts minutes. */
    now: wireInstant,
    stations: z.array(z.object({ stationId: wireId<StationId>(), name: z.string() })),
    tickets: z.array(wireKitchenTicket),
  }),
})
export const showKitchenExample = (): Example<typeof showKitchen> => ({
  request: { storeId: 1, stationId: 2 },
  reply: {
    now: '2026-11-18T12:30:00.000Z',
    stations: [{ stationId: 2, name: 'Calientes' }],
    tickets: [exampleKitchenTicket],
  },
})

export const moveKitchenItem = staffCall({
  method: 'POST',
  path: '/staff/kitchen/item',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-077', 'DAY-078', 'DAY-080'],
  summary:
    'Moves a dish: fires it, cooks it, makes it or some of its plates ready, serves it, or recalls it to cooking.',
  request: z.object({
    itemId: wireUuid<KitchenItemId>(),
    to: z.enum(['queued', 'cooking', 'ready', 'served']),
    /** How many plates became ready; all that are left where it is missing. */
    units: wireWholeOrNull,
    version: wireWhole,
  }),
  reply: wireKitchenItem,
})
export const moveKitchenItemExample = (): Example<typeof moveKitchenItem> => ({
  request: { itemId: exampleKitchenItem.itemId, to: 'ready', units: 1, version: 1 },
  reply: { ...exampleKitchenItem, unitsReady: 1, state: 'cooking', version: 2 },
})
