import { type HeldRights, holdsRight, type StaffRight } from '../team/rights.ts'

/** What waits for somebody of the staff, the most urgent first. */
export const waitingKinds = ['order', 'call', 'dish', 'printer', 'payment', 'message'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Whoever holds one of these can do something about it. Messages are the whole site's, and no store's. */
const rights: Readonly<Record<WaitingKind, readonly StaffRight[]>> = {
  order: ['orders.see'],
  call: ['tables.serve'],
  dish: ['tables.serve', 'kitchen.work'],
  printer: ['kitchen.work', 'printers.edit', 'tables.serve'],
  payment: ['till.refund'],
  message: ['customers.see'],
}

/** What a device shows while nobody is signed in there: the alarms, which name nobody. */
const ofDevices: readonly WaitingKind[] = ['order', 'call', 'dish', 'printer']

/** The kinds that somebody is told of; null stands for a device without a person (DAY-022). */
export function listHeardKinds(held: HeldRights | null): readonly WaitingKind[] {
  if (held === null) return ofDevices
  return waitingKinds.filter((kind) => rights[kind].some((right) => holdsRight(held, right)))
}

/** The kinds that sound when they are new. A board in the kitchen, with nobody at it, leaves the tables to the floor. */
export function listSoundingKinds(isBoard: boolean): readonly WaitingKind[] {
  return isBoard ? ['order'] : ['order', 'call']
}
