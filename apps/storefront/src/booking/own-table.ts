import type { OfferedSitting } from '@comanda/contract/entities/booking'
import type { KeptBooking } from '@comanda/contract/entities/kept-booking'

export type OwnTable = Pick<KeptBooking, 'date' | 'at' | 'sittingId'>

/** The hour a guest has already is offered, though their own seats may fill it; the server has the last word. */
export function offerOwn(sittings: readonly OfferedSitting[], { at, sittingId }: OwnTable): OfferedSitting[] {
  return sittings.map((sitting) =>
    sitting.id === sittingId
      ? { ...sitting, slots: sitting.slots.map((slot) => (slot.at === at ? { ...slot, completed: false } : slot)) }
      : sitting,
  )
}
