import type { StoreMoment } from '@comanda/rules/time/calendar'
import { defaultTimeZone, toStoreMoment } from '@comanda/rules/time/store-moment'
import { openClock } from '../../state/store-clock.ts'
import type { DishStore } from '../../views/product-view.ts'

/** The time on the store's wall clock now. */
export async function readStoreMoment(store: DishStore | undefined): Promise<StoreMoment> {
  const clock = await openClock()
  return toStoreMoment(clock(), store?.timeZone ?? defaultTimeZone)
}
