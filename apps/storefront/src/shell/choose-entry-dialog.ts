import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { mustLogIn } from '@comanda/rules/website/visit'
import type { SiteView } from '../views/site-view.ts'

export interface EntryVisit {
  readonly path: string
  readonly mode: OrderingMode | null
  readonly isLoggedIn: boolean
}

/** What the venue says about itself can be read by anyone, whatever the site insists on. */
const alwaysOpen = /^\/(?:contact|pages|allergens2?|reservaferia|booking|account|status)(?:\/|$)/

/** The dialog a site insists on when one comes in: the account where only its customers order, else the way to order. */
export function chooseEntryDialog(
  site: Pick<SiteView, 'onlyUsers' | 'asksModeOnEntry' | 'modes'>,
  { path, mode, isLoggedIn }: EntryVisit,
): 'account' | 'start' | null {
  if (alwaysOpen.test(path)) return null
  if (mustLogIn(site, { loggedIn: isLoggedIn, mode })) return 'account'
  return site.asksModeOnEntry && mode === null && site.modes.length > 0 ? 'start' : null
}
