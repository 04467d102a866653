import { modeRules } from '../modes/mode-rules.ts'
import { type OrderingMode, orderingModes } from '../modes/ordering-mode.ts'
import type { Website } from '../website/website.ts'
import type { Store } from './store.ts'

type SiteModes = Pick<Website, 'modes' | 'onlyDigitalCard' | 'onlyBookings'>
type StoreModes = Pick<Store, 'modes' | 'takeawayClosed'>

/** A mode whose flag is off is never selectable (SITE-006). */
export function listSiteModes(site: SiteModes): OrderingMode[] {
  if (site.onlyBookings) return []
  if (site.onlyDigitalCard) return ['digital-card']
  return orderingModes.filter((mode) => site.modes[mode])
}

/** The modes that the site offers and the store has, without those that a closed takeaway excludes. */
export function listOfferedModes(site: SiteModes, store: StoreModes): OrderingMode[] {
  return listSiteModes(site).filter((mode) => isTakenByStore(store, mode))
}

export function isModeOffered(site: SiteModes, store: StoreModes, mode: OrderingMode): boolean {
  return listOfferedModes(site, store).includes(mode)
}

/** The modes of the whole site: those that at least one store takes right now. */
export function listModesOfStores(site: SiteModes, stores: readonly StoreModes[]): OrderingMode[] {
  return listSiteModes(site).filter((mode) => stores.some((store) => isTakenByStore(store, mode)))
}

/** Version B has no buttons for table and eat-here; those come from a scan (SETUP-008). */
export function listModeButtons(modes: readonly OrderingMode[], version: 'A' | 'B'): OrderingMode[] {
  return version === 'A' ? [...modes] : modes.filter((mode) => mode !== 'table' && mode !== 'takehere')
}

/** Ordering is possible when the site has a mode besides the digital menu and the venue is not closed (OPEN-056). */
export function isOrderingEnabled(modes: readonly OrderingMode[], isClosed: boolean): boolean {
  return modes.some((mode) => mode !== 'digital-card') && !isClosed
}

/** The site takes orders only by a table's code, or the visitor came from the origin that means so (OPEN-031). */
export function isOnlyQr(site: SiteModes & Pick<Website, 'tablePaymentOrigin'>, origin: string | null): boolean {
  if (isTableOrigin(site, origin)) return true
  const modes = listSiteModes(site)
  return modes.includes('table') && modes.every((mode) => mode === 'table' || mode === 'digital-card')
}

export function isTableOrigin(site: Pick<Website, 'tablePaymentOrigin'>, origin: string | null): boolean {
  return site.tablePaymentOrigin !== null && site.tablePaymentOrigin === origin
}

function isTakenByStore(store: StoreModes, mode: OrderingMode): boolean {
  return store.modes[mode] && !(store.takeawayClosed && modeRules[mode].closesWithTakeaway)
}
