import type { BrandId, MenuId, PageId, PriceListId, SiteId, StoreId } from '../ids.ts'
import type { OrderingMode } from '../modes/ordering-mode.ts'
import type { LanguageCode } from '../text/language.ts'
import type { LocalText } from '../text/local-text.ts'

export const templateVersions = [0, 1, 2, 3] as const
export type TemplateVersion = (typeof templateVersions)[number]

/** The word for adding a dish where a site says nothing else (SITE-019). */
export const usualAddLabel = 'Lo quiero'

/** One website, as `GET /Web` returns it (SITE-006 to SITE-033). */
export interface Website {
  readonly id: SiteId
  readonly title: string
  readonly storeName: string
  readonly description: LocalText
  readonly logo: string | null
  readonly favicon: string | null
  readonly phone: string
  readonly email: string
  readonly version: TemplateVersion
  readonly template: string
  readonly colours: SiteColours
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
  readonly modes: Readonly<Record<OrderingMode, boolean>>
  readonly onlyDigitalCard: boolean
  readonly onlyBookings: boolean
  readonly onlyUsers: boolean
  readonly asksModeOnEntry: boolean
  readonly takesBookings: boolean
  readonly showsAllergens: boolean
  readonly showsDigitalKit: boolean
  readonly showsPricesBeforeMode: boolean
  readonly tablesOpenedByStaff: boolean
  readonly signedTableLinks: boolean
  readonly severalOrdersPerTable: boolean
  readonly addLabel: LocalText
  readonly mapsKey: string | null
  readonly onlyStoreId: StoreId | null
  readonly defaultStoreId: StoreId | null
  /** Wire `mode`, 0 unless set (SITE-021): the menu shown before a mode is chosen. */
  readonly menuId: MenuId
  readonly priceListId: PriceListId
  readonly scripts: SiteScripts
  readonly tagManagerId: string | null
  /** Origin whose links count as a table QR (SITE-024). */
  readonly tablePaymentOrigin: string | null
}

export interface SiteColours {
  readonly primary: string
  readonly secondary: string
  readonly accent: string
  readonly dark: boolean
  /** A visitor whose device or own choice asks for the other of light and dark gets it. */
  readonly followsVisitor: boolean
}

export interface SiteScripts {
  readonly head: string | null
  readonly body: string | null
  readonly booking: string | null
}

export interface Brand {
  readonly id: BrandId
  readonly name: string
  readonly logo: string | null
  readonly comingSoon: boolean
}

export const pageKinds = ['content', 'legal', 'cookie', 'privacy', 'terms', 'covid-general', 'covid-delivery'] as const
export type PageKind = (typeof pageKinds)[number]

export const pagePlaces = ['left', 'centre'] as const
export type PagePlace = (typeof pagePlaces)[number]

/** A legal or content page (SITE-045); its body is sanitised when written. */
export interface ContentPage {
  readonly id: PageId
  readonly kind: PageKind
  readonly slug: string
  readonly name: LocalText
  readonly body: LocalText
  readonly place: PagePlace
}

export interface Banner {
  readonly title: LocalText
  readonly text: LocalText
  readonly picture: string | null
  readonly link: string | null
}

export interface SocialLink {
  readonly network: string
  readonly url: string
}
