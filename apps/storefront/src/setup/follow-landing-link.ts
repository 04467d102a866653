import { getUser } from '@comanda/contract/calls/customer'
import { getWebsite } from '@comanda/contract/calls/website'
import { type LandingQuery, readLandingQuery } from '@comanda/contract/entities/landing-link'
import { isRefusal } from '@comanda/contract/refusals'
import type { OrderSetup } from '@comanda/rules/cart/cart'
import type { CartId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { asksPhoneForStatus, type LandingDecision, readLanding } from '@comanda/rules/setup/read-landing'
import { isSetupValid } from '@comanda/rules/setup/setup-draft'
import type { Store } from '@comanda/rules/venue/store'
import { mustLogIn } from '@comanda/rules/venue/visit'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { order } from '../cart/order.ts'
import { call } from '../state/client.ts'
import { writeCookie } from '../state/cookie.ts'
import { changeSetup, getSetup } from '../state/setup.ts'
import { openOverlay, openOverlaySoon } from '../state/shell.ts'
import { openVisit } from '../state/visit.ts'
import type { SiteView } from '../views/site-view.ts'
import { hasGivenPhone } from './given-phone.ts'
import { loadVenues, type Venues } from './load-venues.ts'
import { saveSetup } from './save-setup.ts'
import type { SetupSpeech } from './setup-speech.ts'

interface Landing {
  readonly site: SiteView
  readonly words: SetupSpeech
  readonly venues: Venues
  readonly store: Store
  readonly link: LandingQuery
}

/** The effect of a scanned link on the visit (QR-001 to QR-009). True when nothing more has to be shown on entry. */
export async function followLandingLink(site: SiteView, search: string): Promise<boolean> {
  const link = readLandingQuery(new URLSearchParams(search))
  const [words, venues] = await Promise.all([loadSpokenWords('setup', 'refusals', 'table'), loadVenues()])
  const store = venues.stores.find(({ id }) => id === link.storeId)
  const current = await findCurrent(site, link.cartId)
  if (store === undefined) return false
  // A resource's own code counts for the next order and is then forgotten (QR-012).
  if (link.resourceId !== null) writeCookie('resource-id', String(link.resourceId))
  const { keys } = await openVisit()
  const website = await call(getWebsite, { id: keys.siteId })
  if (isRefusal(website)) return false
  const decision = readLanding({ link, site: website, store, origin: location.origin, current, now: venues.clock() })
  return follow(decision, { site, words, venues, store, link })
}

async function follow(decision: LandingDecision, landing: Landing): Promise<boolean> {
  const { site, words, store, venues } = landing
  switch (decision.kind) {
    case 'nothing':
      return false
    case 'closed':
      openOverlay({ name: 'closed-venue', text: toClosedText(landing) })
      return true
    case 'bad-table':
      openOverlay({ name: 'bad-table' })
      return true
    case 'choose-take-or-eat':
      if (isTurnedAway('pickup', landing)) return false
      openOverlay({ name: 'select-delivery', storeId: store.id })
      await askPhone(landing)
      return true
    case 'save': {
      const { draft, fromCode } = decision
      const { mode } = draft
      if (mode === null || isTurnedAway(mode, landing)) return false
      const resource = store.resources.find(({ id }) => id === draft.resourceId) ?? null
      const { signature } = landing.link
      if (!isSetupValid(draft, { loggedIn: false, hasDefaultAddress: false, resource })) {
        // A table that needs a room number asks for it now.
        openOverlay({ name: 'start', draft, ...(signature !== null && { signature }) })
        return true
      }
      const isQuiet = mode === 'table'
      const before = getSetup().mode
      // The bar and the cards of the page are those of the table at once.
      if (isQuiet) changeSetup({ mode })
      const wish = { site, draft: { ...draft, mode }, store, venues, words, fromCode, signature, isQuiet }
      const saved = await saveSetup(wish)
      if (saved) await askPhone(landing)
      else if (isQuiet) changeSetup({ mode: before })
      return saved
    }
  }
}

/** On a site for customers only others must log in first, except at a table (QR-010). */
function isTurnedAway(mode: OrderingMode, { site, venues }: Landing): boolean {
  return mustLogIn(site, { loggedIn: venues.customerId !== null, mode })
}

/** Comes after any other dialog (OPEN-015). */
async function askPhone({ link, store, venues: { customerId } }: Landing): Promise<void> {
  if (!asksPhoneForStatus({ link, store, customerHasPhone: false })) return
  const cartId = order.id()
  if (cartId !== null && hasGivenPhone(cartId)) return
  const customer = customerId === null ? null : await call(getUser, { id: customerId })
  const customerHasPhone = customer !== null && !isRefusal(customer) && customer.phone !== ''
  if (asksPhoneForStatus({ link, store, customerHasPhone })) openOverlaySoon({ name: 'status-phone' })
}

function toClosedText({ site, store, words }: Landing): string {
  return site.stores.find(({ id }) => id === store.id)?.closedText ?? words.frame.closedText
}

/** The order under way: the one in the link if open and this visitor's, else the remembered one (QR-015, OPEN-018). */
async function findCurrent(site: SiteView, named: CartId | null): Promise<OrderSetup | null> {
  const taken = named === null ? null : await order.take(named)
  const held = taken ?? (await order.open(site.modes))
  return held?.cart.state === 'open' ? held.cart.setup : null
}
