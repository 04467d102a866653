import { modeRules } from '../modes/mode-rules.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import { type Cents, zero } from '../money/cents.ts'
import { allowed, refuse, type Verdict } from '../verdict.ts'
import type { DeliveryZone, Location, Store } from './store.ts'

type AreaStore = Pick<Store, 'id' | 'zones' | 'location' | 'modes' | 'takeawayClosed'>

export function findZone(store: Pick<Store, 'zones'>, postalCode: string): DeliveryZone | undefined {
  const wanted = postalCode.trim()
  return store.zones.find((zone) => zone.postalCodes.includes(wanted))
}

/** Stores that deliver there: nearest first where both locations are known, then the rest in their own order. */
export function listServingStores<S extends AreaStore>(
  stores: readonly S[],
  postalCode: string,
  place: Location | null = null,
): S[] {
  const serving = stores.filter(
    (store) => store.modes.delivery && !store.takeawayClosed && findZone(store, postalCode) !== undefined,
  )
  const distance = (store: S) =>
    place === null || store.location === null ? Number.POSITIVE_INFINITY : kilometresBetween(place, store.location)
  return serving
    .map((store) => ({ store, away: distance(store) }))
    .sort((one, other) => (one.away === other.away ? 0 : one.away - other.away))
    .map(({ store }) => store)
}

/** The minimum order of this mode; for a delivery it depends on the zone (SETUP-041). */
export function findMinimumOrder(store: Pick<Store, 'zones'>, mode: OrderingMode, postalCode: string | null): Cents {
  if (mode !== 'delivery' || postalCode === null) return zero
  return findZone(store, postalCode)?.minimumOrder ?? zero
}

/** Checked at checkout, for delivery and takeaway (OPEN-059). */
export function checkMinimumOrder(mode: OrderingMode, goods: Cents, minimum: Cents): Verdict<'below-minimum-order'> {
  return modeRules[mode].minimumOrderApplies && goods < minimum ? refuse('below-minimum-order') : allowed
}

const earthRadiusKm = 6371

/** In a straight line. */
export function kilometresBetween(one: Location, other: Location): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord))
}
