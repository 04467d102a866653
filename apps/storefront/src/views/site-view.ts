import { type Language, languages } from '@comanda/i18n/languages'
import { isOnlyQr, listSiteModes } from '@comanda/rules/modes/offered-modes'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { readText } from '@comanda/rules/text/local-text'
import { instant } from '@comanda/rules/time/store-moment'
import { isVenueClosed, readClosedText } from '@comanda/rules/venue/closed-venue'
import type { Store } from '@comanda/rules/venue/store'
import type { TemplateVersion, Website } from '@comanda/rules/website/website'

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
  readonly onlyUsers: boolean
  readonly asksModeOnEntry: boolean
  readonly version: TemplateVersion
  readonly takesBookings: boolean
  readonly showsAllergens: boolean
  readonly showsDigitalKit: boolean
  /** One orders here only from a table's code (OPEN-031). */
  readonly onlyQr: boolean
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
  readonly email: string
  /** Largest party that can be booked; null where no table can. */
  readonly maxParty: number | null
  /** What to say on entry when nothing can be ordered here; null while it can (OPEN-104). */
  readonly closed: { readonly text: string | null } | null
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
    onlyUsers: site.onlyUsers,
    asksModeOnEntry: site.asksModeOnEntry,
    version: site.version,
    takesBookings: site.takesBookings,
    showsAllergens: site.showsAllergens,
    showsDigitalKit: site.showsDigitalKit,
    onlyQr: isOnlyQr(site, null),
    languages: site.languages.map((code) => ({ code, tag: languages[code].tag, name: languages[code].name })),
    stores: stores.map((store) => ({
      id: store.id,
      name: store.name,
      address: `${store.address.street}, ${store.address.postalCode} ${store.address.city}`,
      hours: readText(store.hoursText, language),
      phone: store.phone,
      email: store.email,
      maxParty: store.booking.enabled ? store.booking.maxParty : null,
      closed: isClosedOnEntry(site, store) ? { text: readClosedText(store, language) } : null,
    })),
  }
}

/** The hour only counts for who scanned a code, so any moment does here. */
function isClosedOnEntry(site: Website, store: Store): boolean {
  return isVenueClosed({ site, store, now: instant(0), fromCode: false })
}
