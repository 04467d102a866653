import { randomInt, randomUUID } from 'node:crypto'

/** A guest for one journey: who has booked before, or written too often, is somebody else. */
export function makeGuest(): { readonly email: string; readonly phone: string } {
  return { email: `${randomUUID()}@demo.example`, phone: `6${randomInt(10_000_000, 100_000_000)}` }
}
