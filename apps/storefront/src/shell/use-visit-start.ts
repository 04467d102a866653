import { isLandingLink, readScannedStore } from '@comanda/contract/entities/scanned-store'
import { findAutomaticStore } from '@comanda/rules/venue/visit'
import { tabStorage } from '@comanda/screen/storage'
import { useWords } from '@comanda/screen/words'
import { useEffect } from 'react'
import type { Chosen } from '../setup/choices.ts'
import { findStore } from '../setup/use-store.ts'
import { readCookie, writeCookie } from '../state/cookie.ts'
import { doEarlyTap } from '../state/early-taps.ts'
import { keepLanding } from '../state/landing.ts'
import { isReadingOnly } from '../state/reading-only.ts'
import { changeSetup, getSetup } from '../state/setup.ts'
import { openOverlay } from '../state/shell.ts'
import type { SiteView, StoreView } from '../views/site-view.ts'
import { hasKeptPlace } from '../website/consent/has-kept-place.ts'
import { mustAskConsent } from '../website/consent/stored-consent.ts'
import { chooseEntryDialog } from './choose-entry-dialog.ts'

const saidName = 'closed-said'

/** Takes up what was chosen before, and shows on entry what the site requires. */
export function useVisitStart(site: SiteView): void {
  const { closedText } = useWords().frame
  useEffect(() => {
    const { storeId, brandId, mode, fromCode } = getSetup()
    if (storeId !== null || brandId !== null) takeUp(site, { storeId, brandId })
    const automatic = mode === null ? findAutomaticStore(site.modes, site.stores) : undefined
    if (automatic) readMenuOf(automatic)
    const scanned = readScannedStore(new URLSearchParams(location.search))
    const store = findStore(site, scanned ?? storeId)
    if (store) changeSetup({ storeId: store.id })
    const insist = () => {
      const insisted = chooseEntryDialog(site, {
        path: location.pathname,
        mode: mode ?? site.mode,
        isLoggedIn: readCookie('user-id') !== null,
        isReading: isReadingOnly(),
      })
      // A visitor without a login asked for a page of the account: the dialog leads back to it.
      if (/[?&]next=/.test(location.search)) openOverlay({ name: 'account' })
      else if (insisted !== null) insistOn(insisted)
      else if (store) sayWhenClosed(store, { site, closedText, isScan: fromCode || scanned !== null })
    }
    if (isLandingLink(location.search)) keepLanding(land(site).then((isDone) => isDone || insist()))
    else insist()
    goOn()
  }, [site, closedText])
}

/** It would cover the question about cookies, so that comes first; its answer loads the page again (CONSENT-002). */
function insistOn(name: 'account' | 'start'): void {
  if (!mustAskConsent()) openOverlay({ name, isRequired: true })
}

/** Where the visitor was before a reload, and what they tapped before the page could answer. */
async function goOn(): Promise<void> {
  if (hasKeptPlace()) {
    const { returnToPlace } = await import('../website/consent/kept-place.ts')
    returnToPlace()
  }
  // Outside of the effect: there React cannot hydrate the part of the page that was tapped.
  setTimeout(doEarlyTap)
}

/** With a digital menu of a single store nothing is asked, and both are remembered (SETUP-021). */
function readMenuOf({ id }: StoreView): void {
  writeCookie('delivery-mode', 'digital-card')
  writeCookie('store-id', String(id))
  changeSetup({ mode: 'digital-card', storeId: id })
}

const landedName = 'landed'

/** A page that is loaded again under its visitor, after the question about cookies, does not begin the order again. */
async function land(site: SiteView): Promise<boolean> {
  const { search } = location
  if (hasKeptPlace() && tabStorage.read(landedName) === search && getSetup().mode !== null) return true
  const isDone = await follow(site)
  if (isDone) tabStorage.keep(landedName, search)
  return isDone
}

/** A scanned link may settle everything; the code for it is loaded only then. */
async function follow(site: SiteView): Promise<boolean> {
  try {
    const { followLandingLink } = await import('../setup/follow-landing-link.ts')
    return await followLandingLink(site, location.search)
  } catch {
    // The page works without it, and an order can still be begun.
    return false
  }
}

/** Most visitors chose nothing before; for the others the page comes first. */
async function takeUp(site: SiteView, chosen: Chosen): Promise<void> {
  const { takeUpChoices } = await import('../setup/choices.ts')
  await takeUpChoices(site, chosen)
}

interface Entry {
  readonly site: SiteView
  readonly closedText: string
  readonly isScan: boolean
}

/** Shown once per entry, not on every page. The hour counts for a visitor who scanned a code at the door (OPEN-104). */
async function sayWhenClosed(store: StoreView, { site, closedText, isScan }: Entry): Promise<void> {
  if (tabStorage.read(saidName) === String(store.id)) return
  if (!store.closed && !(isScan && (await findWhetherClosed(store, site)))) return
  tabStorage.keep(saidName, String(store.id))
  openOverlay({ name: 'closed-venue', text: store.closedText ?? closedText })
}

async function findWhetherClosed(store: StoreView, site: SiteView): Promise<boolean> {
  try {
    const { isClosedNow } = await import('./is-closed-now.ts')
    return await isClosedNow(store.id, site)
  } catch {
    // Without an answer it does not claim to be closed.
    return false
  }
}
