import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { mustLogIn } from '@comanda/rules/venue/visit'
import type { SiteView } from '../views/site-view.ts'

export interface EntryVisit {
  readonly path: string
  readonly mode: OrderingMode | null
  readonly isLoggedIn: boolean
  /** A guest of a members' site who chose only to read the menu. */
  readonly isReading: boolean
}

/** These pages can be read by anyone, whatever the site requires. */
const alwaysOpen = /^\/(?:contact|pages|allergens2?|reservaferia|booking|account|status)(?:\/|$)/

/** The dialog that a site requires on entry: the login where only customers order, else the order setup. */
export function chooseEntryDialog(
  site: Pick<SiteView, 'onlyUsers' | 'asksModeOnEntry' | 'modes'>,
  { path, mode, isLoggedIn, isReading }: EntryVisit,
): 'account' | 'start' | null {
  if (alwaysOpen.test(path)) return null
  if (mustLogIn(site, { loggedIn: isLoggedIn, mode })) return isReading ? null : 'account'
  return site.asksModeOnEntry && mode === null && site.modes.length > 0 ? 'start' : null
}
