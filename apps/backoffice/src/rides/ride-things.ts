import type { ReplyOf } from '@comanda/contract/call'
import { showRides } from '@comanda/contract/calls/staff/rides'
import type { Versioned } from '@comanda/rules/boards/apply-by-version'
import type { BoardKind } from '../boards/board-screen.tsx'

type ShownRides = ReplyOf<typeof showRides>
export type Ride = ShownRides['rides'][number]
export type FreeRide = ShownRides['free'][number]

/** Everything that a rider's phone shows, under the ids that messages name. */
function listThings({ rides, free }: ShownRides): Versioned[] {
  return [...rides, ...free].map(({ orderId, version }) => ({ id: orderId, version }))
}

/**
 * The part that a phone may keep: the orders that are brought and in which zone, without anything that says to whom.
 */
function toKept(reply: ShownRides): ShownRides {
  return { ...reply, rides: reply.rides.map((ride) => ({ ...ride, name: '', phone: '', address: '', notes: '' })) }
}

export const ridesBoard: BoardKind<typeof showRides, Versioned> = {
  place: 'rides',
  row: showRides,
  topics: ['orders'],
  listThings,
  toKept,
}
