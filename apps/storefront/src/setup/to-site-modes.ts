import { orderingModes } from '@comanda/rules/modes/ordering-mode'
import type { Website } from '@comanda/rules/website/website'
import type { SiteView } from '../views/site-view.ts'

/** The facts about a site's modes that the rules need, from what the page knows of it. */
export function toSiteModes(
  site: Pick<SiteView, 'modes' | 'mode' | 'onlyBookings'>,
): Pick<Website, 'modes' | 'onlyDigitalCard' | 'onlyBookings'> {
  const modes = Object.fromEntries(orderingModes.map((mode) => [mode, site.modes.includes(mode)])) as Website['modes']
  return { modes, onlyDigitalCard: site.mode === 'digital-card', onlyBookings: site.onlyBookings }
}
