import type { ResourceId, SittingId } from '../ids.ts'
import type { IsoDate, Minute, StoreMoment } from '../time/calendar.ts'

/** One sitting of the chosen day, with only what choosing an hour needs. */
export interface DaySitting {
  readonly id: SittingId
  readonly resourceId: ResourceId
  readonly name: string
  readonly slots: readonly { readonly at: Minute; readonly completed: boolean }[]
}

/** The filters by zone and turn narrow what is shown; neither has to be chosen. */
export interface HourFilter {
  readonly resourceId: ResourceId | null
  readonly turn: string | null
}

export const everyHour: HourFilter = { resourceId: null, turn: null }

/** An hour to tap, and the room it books: the first, in the venue's order, that has seats at that hour. */
export interface OfferedHour {
  readonly at: Minute
  readonly sittingId: SittingId
  readonly resourceId: ResourceId
}

/** Each hour appears once, hours after midnight last; hours that are complete are left out (BOOKING-024). */
export function listOfferedHours(sittings: readonly DaySitting[], filter: HourFilter): OfferedHour[] {
  const hours = new Map<Minute, OfferedHour & { readonly order: number }>()
  for (const { id, resourceId, slots } of sittings.filter((sitting) => isWithin(sitting, filter))) {
    const first = slots[0]?.at ?? 0
    for (const { at, completed } of slots) {
      if (completed || hours.has(at)) continue
      hours.set(at, { at, sittingId: id, resourceId, order: at < first ? at + 1440 : at })
    }
  }
  return [...hours.values()]
    .sort((one, other) => one.order - other.order)
    .map(({ at, sittingId, resourceId }) => ({ at, sittingId, resourceId }))
}

/** The turns of the zones shown, each name once. */
export function listTurns(sittings: readonly DaySitting[], resourceId: ResourceId | null): string[] {
  const shown = sittings.filter((sitting) => isWithin(sitting, { resourceId, turn: null }))
  return [...new Set(shown.map(({ name }) => name))]
}

/** Choosing another zone drops the chosen turn when that zone has no such turn. */
export function narrowTo(
  sittings: readonly DaySitting[],
  filter: HourFilter,
  resourceId: ResourceId | null,
): HourFilter {
  const isThere = filter.turn !== null && listTurns(sittings, resourceId).includes(filter.turn)
  return { resourceId, turn: isThere ? filter.turn : null }
}

/** The sittings of the filter that one can wait for: none of their hours is free, and the last is still to come. */
export function listFullSittings<Shown extends DaySitting>(
  sittings: readonly Shown[],
  filter: HourFilter,
  { date, now }: { readonly date: IsoDate; readonly now: Pick<StoreMoment, 'date' | 'minute'> },
): Shown[] {
  return sittings.filter((sitting) => {
    const [first, last] = [sitting.slots[0], sitting.slots.at(-1)]
    if (first === undefined || last === undefined || !isWithin(sitting, filter)) return false
    const isToCome = date > now.date || last.at < first.at || last.at > now.minute
    return isToCome && sitting.slots.every(({ completed }) => completed)
  })
}

function isWithin({ resourceId, name }: DaySitting, filter: HourFilter): boolean {
  return (
    (filter.resourceId === null || filter.resourceId === resourceId) && (filter.turn === null || filter.turn === name)
  )
}
