import type { PageRequest } from '@comanda/contract/pages'
import { type Language, languages } from '@comanda/i18n/languages'
import type { StoreOutage } from '@comanda/rules/catalogue/store-outage'
import type { MenuId, StoreId } from '@comanda/rules/ids'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { readText } from '@comanda/rules/text/local-text'
import type { TimeZone } from '@comanda/rules/time/calendar'
import { instant } from '@comanda/rules/time/store-moment'
import type { DepositRule } from '@comanda/rules/venue/booking-settings'
import { isVenueClosed, readClosedText } from '@comanda/rules/venue/closed-venue'
import { isOnlyQr, listSiteModes } from '@comanda/rules/venue/offered-modes'
import { listStoppedModes, type StoppedMode } from '@comanda/rules/venue/stopped-modes'
import type { Store } from '@comanda/rules/venue/store'
import { findFirstStore, listChoosableStores } from '@comanda/rules/venue/visit'
import { type TemplateVersion, usualAddLabel, type Website } from '@comanda/rules/website/website'
import type { LogoTone } from './logo-tone.ts'

/** The facts of the site that every screen knows. They are sent with every page, so they hold only what is shown. */
export interface SiteView {
  readonly title: string
  readonly storeName: string
  readonly description: string
  readonly logo: string | null
  readonly logoTone: LogoTone
  readonly phone: string
  readonly email: string
  /** Which messages leave this deployment: a screen promises no others. */
  readonly sends: PageRequest['sends']
  readonly findsCity: boolean
  readonly addLabel: string | null
  /** The venue chose words of its own for it, in any language. */
  readonly hasOwnAddLabel: boolean
  readonly showsPricesBeforeMode: boolean
  readonly modes: readonly OrderingMode[]
  /** Those that stores do not take for a while. */
  readonly stopped: readonly StoppedMode[]
  /** A site that is only a digital menu is in that mode from the start (SITE-009). */
  readonly mode: OrderingMode | null
  readonly onlyBookings: boolean
  readonly onlyUsers: boolean
  readonly asksModeOnEntry: boolean
  readonly version: TemplateVersion
  /** The visitor may choose between light and dark. */
  readonly followsVisitor: boolean
  readonly takesBookings: boolean
  readonly showsAllergens: boolean
  readonly showsDigitalKit: boolean
  /** Orders are taken only by a table's code (OPEN-031). */
  readonly onlyQr: boolean
  /** A table is opened by its code only, not by its number. */
  readonly signsTables: boolean
  /** Opens the maps for which the site has a key (SITE-020). */
  readonly mapsKey: string | null
  /** The menu where neither mode nor counter has another (SITE-047). */
  readonly menuId: MenuId
  readonly languages: readonly LanguageLink[]
  readonly stores: readonly StoreView[]
  /** The store a visit begins with, before one is chosen (OPEN-081). */
  readonly firstStoreId: StoreId | null
  /** The things that stores have run out of; the page serves the diners of every one. */
  readonly outages: readonly StoreOutage[]
}

export interface LanguageLink {
  readonly code: Language
  readonly tag: string
  readonly name: string
}

export interface DepositView extends DepositRule {
  /** Until how many hours before it comes back. */
  readonly freeHours: number
}

export interface StoreView {
  readonly id: StoreId
  /** Dishes are shown without their ingredients, so none can be left out (OPEN-044). */
  readonly hidesIngredients: boolean
  readonly name: string
  /** By its clock a day is today or tomorrow. */
  readonly timeZone: TimeZone
  readonly address: string
  readonly hours: string
  readonly phone: string
  readonly email: string
  /** Largest party that can be booked; null where no table can. */
  readonly maxParty: number | null
  /** The sum that a booking costs in advance; null where nothing does. */
  readonly deposit: DepositView | null
  /** Nothing can be ordered here, whatever the hour (OPEN-104). */
  readonly closed: boolean
  /** The venue's own text for being closed, where it has one. */
  readonly closedText: string | null
}

/** The language of the visitor, the address of the site they use, and what its deployment does. */
export interface Onlooker {
  readonly language: Language
  readonly origin: string
  readonly sends: PageRequest['sends']
  readonly findsCity: boolean
  readonly logoTone: LogoTone
  readonly outages: readonly StoreOutage[]
}

export function toSiteView(site: Website, all: readonly Store[], onlooker: Onlooker): SiteView {
  const { language, origin, sends, findsCity, logoTone, outages } = onlooker
  const stores = listChoosableStores(site, all)
  const [only] = stores.length === 1 ? stores : []
  return {
    title: site.title,
    storeName: site.storeName,
    description: readText(site.description, language),
    logo: site.logo,
    logoTone,
    phone: site.phone,
    email: site.email,
    sends,
    findsCity,
    addLabel: readText(site.addLabel, language) || null,
    hasOwnAddLabel: site.addLabel.base !== usualAddLabel,
    showsPricesBeforeMode: site.showsPricesBeforeMode,
    modes: listSiteModes(site),
    stopped: listStoppedModes(site, stores),
    mode: site.onlyDigitalCard ? 'digital-card' : null,
    onlyBookings: site.onlyBookings,
    onlyUsers: site.onlyUsers,
    asksModeOnEntry: site.asksModeOnEntry,
    version: site.version,
    followsVisitor: site.colours.followsVisitor,
    takesBookings: site.takesBookings,
    showsAllergens: site.showsAllergens,
    showsDigitalKit: site.showsDigitalKit,
    onlyQr: isOnlyQr(site, origin),
    signsTables: site.signedTableLinks,
    mapsKey: site.mapsKey,
    menuId: site.menuId,
    languages: site.languages.map((code) => ({ code, tag: languages[code].tag, name: languages[code].name })),
    stores: stores.map((store) => ({
      id: store.id,
      hidesIngredients: store.ordering.hidesIngredients,
      name: store.name,
      timeZone: store.timeZone,
      address: `${store.address.street}, ${store.address.postalCode} ${store.address.city}`,
      hours: readText(store.hoursText, language),
      phone: store.phone,
      email: store.email,
      maxParty: store.booking.enabled ? store.booking.maxParty : null,
      deposit: store.booking.deposit && { ...store.booking.deposit, freeHours: store.booking.freeHours },
      closed: isClosedOnEntry(site, store),
      closedText: readClosedText(store, language),
    })),
    firstStoreId: (findFirstStore(site, stores, null) ?? only)?.id ?? null,
    outages,
  }
}

/** The hour counts only for a visitor who scanned a code, so any moment will do here. */
function isClosedOnEntry(site: Website, store: Store): boolean {
  return isVenueClosed({ site, store, now: instant(0), fromCode: false })
}
