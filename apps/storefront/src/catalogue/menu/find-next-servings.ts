import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import { findChosenMoment } from '@comanda/rules/venue/chosen-moment'
import type { ServingHours } from '@comanda/rules/venue/next-serving'
import { loadSpokenWords, spokenLanguage } from '@comanda/screen/spoken-language'
import { openClock } from '../../state/store-clock.ts'
import type { LaterView } from '../../views/home-view.ts'
import type { SiteView } from '../../views/site-view.ts'
import { sayNextServing } from './say-next-serving.ts'

interface Visitor {
  readonly site: SiteView
  readonly mode: OrderingMode | null
}

/** The dishes that this visitor cannot order for the hour they have chosen, or for now; and from when they can. */
export async function findNextServings(
  hours: readonly ServingHours[],
  { later, laterUntil, zone: siteZone }: LaterView,
  { site, mode }: Visitor,
): Promise<readonly (string | null)[]> {
  const modes = mode === null ? site.modes : [mode]
  if (!modes.some((one) => modeRules[one].checksHours)) return hours.map(() => null)
  const [clock, held] = await Promise.all([openClock(), mode === null ? null : findHeld(site)])
  const { date = null, time = null } = held?.cart.setup ?? {}
  const zone = held?.shop.store.timeZone ?? siteZone
  // The page still says it. The browser's first question about a zone or a day takes a slow phone a quarter of a second.
  const isSaid = hours.length === later.length && clock() < laterUntil && zone === siteZone
  if (isSaid && (date === null || time === null)) return later
  const words = await loadSpokenWords('catalogue', 'setup')
  const now = toStoreMoment(clock(), zone)
  const at = findChosenMoment({ date, time }, now)
  return hours.map((one) => sayNextServing(one, { at, today: now.date }, { words, language: spokenLanguage() }))
}

async function findHeld({ modes }: SiteView) {
  const { order } = await import('../../cart/order.ts')
  return order.open(modes)
}
