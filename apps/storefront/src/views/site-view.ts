import { type Language, languages } from '@comanda/i18n/languages'
import { listSiteModes } from '@comanda/rules/modes/offered-modes'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { readText } from '@comanda/rules/text/local-text'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'

/** What every screen knows of the site. Sent to the browser once, so it holds what is shown and nothing more. */
export interface SiteView {
  readonly title: string
  readonly storeName: string
  readonly description: string
  readonly logo: string | null
  readonly phone: string
  readonly email: string
  readonly addLabel: string | null
  readonly showsPricesBeforeMode: boolean
  readonly modes: readonly OrderingMode[]
  /** A site that is a digital menu and nothing else is in that mode from the start (SITE-009). */
  readonly mode: OrderingMode | null
  readonly onlyBookings: boolean
  readonly languages: readonly LanguageLink[]
  readonly stores: readonly StoreView[]
}

export interface LanguageLink {
  readonly code: Language
  readonly tag: string
  readonly name: string
}

export interface StoreView {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly hours: string
  readonly phone: string
}

export function toSiteView(site: Website, stores: readonly Store[], language: Language): SiteView {
  return {
    title: site.title,
    storeName: site.storeName,
    description: readText(site.description, language),
    logo: site.logo,
    phone: site.phone,
    email: site.email,
    addLabel: readText(site.addLabel, language) || null,
    showsPricesBeforeMode: site.showsPricesBeforeMode,
    modes: listSiteModes(site),
    mode: site.onlyDigitalCard ? 'digital-card' : null,
    onlyBookings: site.onlyBookings,
    languages: site.languages.map((code) => ({ code, tag: languages[code].tag, name: languages[code].name })),
    stores: stores.map((store) => ({
      id: store.id,
      name: store.name,
      address: `${store.address.street}, ${store.address.postalCode} ${store.address.city}`,
      hours: readText(store.hoursText, language),
      phone: store.phone,
    })),
  }
}
