import type { KitchenItemId, PressId, StationId, StoreId, TicketId } from '@comanda/rules/ids'
import { allergyAnswers } from '@comanda/rules/kitchen/allergy-answer'
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
  follows: ['kitchen', 'orders'],
  requirements: ['DAY-076', 'DAY-083', 'DAY-107'],
  summary: 'The open tickets of a store by due time: those of one station, or all of them at the pass.',
  request: z.object({ storeId: wireId<StoreId>(), stationId: wireIdOrNull<StationId>() }),
  reply: z.object({
    /** So many minutes after it was due a ticket is soon, and then late. */
    soonAfterMinutes: wireWhole,
    lateAfterMinutes: wireWhole,
    /** The names of printers that have been silent for too long. */
    silentPrinters: z.array(z.string()),
    stations: z.array(
      z.object({
        stationId: wireId<StationId>(),
        name: z.string(),
        /** A device of the store shows its board; what no board shows is made ready at the pass. */
        isLiving: z.boolean(),
      }),
    ),
    tickets: z.array(wireKitchenTicket),
  }),
})
export const showKitchenExample = (): Example<typeof showKitchen> => ({
  request: { storeId: 1, stationId: 2 },
  reply: {
    soonAfterMinutes: 10,
    lateAfterMinutes: 20,
    silentPrinters: ['Impresora de la barra'],
    stations: [{ stationId: 2, name: 'Calientes', isLiving: true }],
    tickets: [exampleKitchenTicket],
  },
})

export const moveKitchenItem = staffCall({
  method: 'POST',
  path: '/staff/kitchen/item',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-073', 'DAY-077', 'DAY-078', 'DAY-080'],
  summary: 'Moves a dish: cooks it, makes it or some of its plates ready, serves it, or recalls it to cooking.',
  request: z.object({
    itemId: wireUuid<KitchenItemId>(),
    to: z.enum(['cooking', 'ready', 'served']),
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

export const bumpTicket = staffCall({
  method: 'POST',
  path: '/staff/kitchen/bump',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-079'],
  summary: 'Makes the named dishes of a ticket ready, all that are left of them.',
  request: z.object({
    ticketId: wireUuid<TicketId>(),
    items: z.array(z.object({ itemId: wireUuid<KitchenItemId>(), version: wireWhole })),
  }),
  reply: z.object({ items: z.array(wireKitchenItem) }),
})
export const bumpTicketExample = (): Example<typeof bumpTicket> => ({
  request: { ticketId: exampleKitchenTicket.ticketId, items: [{ itemId: exampleKitchenItem.itemId, version: 1 }] },
  reply: { items: [{ ...exampleKitchenItem, unitsReady: 2, state: 'ready', version: 2 }] },
})

export const recallPress = staffCall({
  method: 'POST',
  path: '/staff/kitchen/recall',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-222'],
  summary: 'Brings back to cooking everything that one press made ready, also what was served since.',
  request: z.object({ pressId: wireUuid<PressId>() }),
  reply: z.object({ items: z.array(wireKitchenItem) }),
})
export const recallPressExample = (): Example<typeof recallPress> => ({
  request: { pressId: '5b0b1c64-5d7e-4a54-9d0f-51f0d3d2a7c1' },
  reply: { items: [{ ...exampleKitchenItem, unitsReady: 0, state: 'cooking', version: 3 }] },
})

export const fireCourse = staffCall({
  method: 'POST',
  path: '/staff/kitchen/fire',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-023', 'DAY-081'],
  summary: 'Lets the kitchen begin with a later course of a round.',
  request: z.object({ ticketId: wireUuid<TicketId>(), course: wireWhole }),
  reply: z.object({ items: z.array(wireKitchenItem) }),
})
export const fireCourseExample = (): Example<typeof fireCourse> => ({
  request: { ticketId: exampleKitchenTicket.ticketId, course: 2 },
  reply: { items: [{ ...exampleKitchenItem, course: 2, version: 2 }] },
})

export const confirmVoid = staffCall({
  method: 'POST',
  path: '/staff/kitchen/void-seen',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-087'],
  summary: 'A station says that it knows of a dish that was voided after it was sent.',
  request: z.object({ itemId: wireUuid<KitchenItemId>() }),
  reply: wireKitchenItem,
})
export const confirmVoidExample = (): Example<typeof confirmVoid> => ({
  request: { itemId: exampleKitchenItem.itemId },
  reply: { ...exampleKitchenItem, state: 'voided', version: 3 },
})

export const acknowledgeAllergy = staffCall({
  method: 'POST',
  path: '/staff/kitchen/allergy-seen',
  right: 'kitchen.work',
  place: 'store',
  approval: 'always',
  byBoard: true,
  requirements: ['DAY-073'],
  summary:
    'A person, at a device by tile and PIN, takes a declared allergy on: they adapt the dish, or tell the floor.',
  request: z.object({ itemId: wireUuid<KitchenItemId>(), version: wireWhole, answer: z.enum(allergyAnswers) }),
  reply: wireKitchenItem,
})
export const acknowledgeAllergyExample = (): Example<typeof acknowledgeAllergy> => ({
  request: { itemId: exampleKitchenItem.itemId, version: 1, answer: 'adapt' },
  reply: {
    ...exampleKitchenItem,
    declared: ['Moluscos'],
    allergyTaken: { answer: 'adapt', by: 'Luis' },
    version: 2,
  },
})

export const removeStation = staffCall({
  method: 'POST',
  path: '/staff/kitchen/station/remove',
  right: 'stations.edit',
  place: 'store',
  requirements: ['DAY-075'],
  summary: 'Removes a station. Its open dishes go to the pass, where they are marked as without a station.',
  request: z.object({ stationId: wireId<StationId>() }),
  /** How many dishes went to the pass. */
  reply: z.object({ dishes: wireWhole }),
})
export const removeStationExample = (): Example<typeof removeStation> => ({
  request: { stationId: 2 },
  reply: { dishes: 3 },
})

export const listBumped = staffCall({
  method: 'GET',
  path: '/staff/kitchen/bumped',
  right: 'kitchen.work',
  place: 'store',
  byBoard: true,
  requirements: ['DAY-080'],
  summary: 'What was made ready or served in this business day, newest first: of one station, or of all at the pass.',
  request: z.object({ storeId: wireId<StoreId>(), stationId: wireIdOrNull<StationId>() }),
  reply: z.array(
    z.object({
      place: z.string(),
      number: wireWhole,
      movedAt: wireInstant,
      movedBy: z.string(),
      /** Null for what was made ready before presses were known. */
      pressId: z.nullable(wireUuid<PressId>()),
      item: wireKitchenItem,
    }),
  ),
})
export const listBumpedExample = (): Example<typeof listBumped> => ({
  request: { storeId: 1, stationId: 2 },
  reply: [
    {
      place: 'Sala 4',
      number: 12,
      movedAt: '2026-11-18T12:40:00.000Z',
      movedBy: 'Plancha',
      pressId: '5b0b1c64-5d7e-4a54-9d0f-51f0d3d2a7c1',
      item: { ...exampleKitchenItem, unitsReady: 2, state: 'ready', version: 2 },
    },
  ],
})
