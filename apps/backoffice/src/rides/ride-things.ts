import type { ReplyOf } from '@comanda/contract/call'
import type { showRides } from '@comanda/contract/calls/staff/rides'

type ShownRides = ReplyOf<typeof showRides>
export type Ride = ShownRides['rides'][number]
export type FreeRide = ShownRides['free'][number]

/** Everything that a rider's phone shows, under the ids that messages name. */
export function listThings({ rides, free }: ShownRides): { readonly id: string; readonly version: number }[] {
  return [...rides, ...free].map(({ orderId, version }) => ({ id: orderId, version }))
}

/** What a phone may keep: what is brought and in which zone, without anything that says to whom. */
export function toKept(reply: ShownRides): ShownRides {
  return { ...reply, rides: reply.rides.map((ride) => ({ ...ride, name: '', phone: '', address: '', notes: '' })) }
}
