import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { weekdayOf } from '@comanda/rules/time/iso-date'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { ServingHours } from '@comanda/rules/venue/next-serving'
import { loadSpokenWords, spokenLanguage } from '@comanda/screen/spoken'
import { openClock } from '../../state/store-clock.ts'
import type { SiteView } from '../../views/site-view.ts'
import { sayNextServing } from './say-later.ts'

interface Visitor {
  readonly site: SiteView
  /** Where the site's clock stands, before an order names its store. */
  readonly zone: TimeZone
  readonly mode: OrderingMode | null
}

/** What this visitor cannot order for the hour they have chosen, or for now; and from when they can. */
export async function lookLater(
  hours: readonly ServingHours[],
  { site, zone, mode }: Visitor,
): Promise<readonly (string | null)[]> {
  const modes = mode === null ? site.modes : [mode]
  if (!modes.some((one) => modeRules[one].checksHours)) return hours.map(() => null)
  const [clock, words, held] = await Promise.all([
    openClock(),
    loadSpokenWords('menu', 'setup'),
    mode === null ? null : findHeld(site),
  ])
  const now = toStoreMoment(clock(), held?.shop.store.timeZone ?? zone)
  const { date = null, time = null } = held?.cart.setup ?? {}
  const at = date === null || time === null ? now : { date, weekday: weekdayOf(date), minute: time }
  return hours.map((one) => sayNextServing(one, { at, today: now.date }, { words, language: spokenLanguage() }))
}

async function findHeld({ modes }: SiteView) {
  const { order } = await import('../../cart/order.ts')
  return order.open(modes)
}
