import type { CartStep } from '@comanda/rules/cart/cart-life'
import type { StoreOutage } from '@comanda/rules/catalogue/store-outage'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Instant } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import type { Sending } from '@comanda/rules/website/sending'
import type { Website } from '@comanda/rules/website/website'
import type { AllCalls } from './all-calls.ts'
import type { ReplyOf, RequestOf } from './call.ts'
import type { Refusal } from './refusals.ts'

/**
 * The types that the server and the storefront's server bundle agree on. The server loads the bundle as a file, so no
 * import checks it: these types do.
 */
export interface StorefrontBundle {
  createRenderer(manifest: BuildManifest): Renderer
}

/** The build's record about each source file. */
export type BuildManifest = Readonly<Record<string, BuiltFile>>

interface BuiltFile {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export interface Renderer {
  /** Renders any address of a site, error pages included; throws only when rendering itself fails. */
  render(request: PageRequest): Promise<RenderedPage>
  /** Renders only the error page, for when `render` threw. */
  renderFailure(request: PageRequest): RenderedPage
}

export interface PageRequest {
  /** The whole address, with the host that the visitor typed. */
  readonly url: string
  readonly language: LanguageCode
  readonly website: Website
  readonly stores: readonly Store[]
  /** The moment that the page is rendered for: it says what is open and what is sold then. */
  readonly now: Instant
  readonly sends: Sending
  /** Whether this deployment can ask where a connection is. */
  readonly findsCity: boolean
  /** The inks that a logo is drawn in; empty where that is not known. */
  readonly readInks: (logo: string | null) => Promise<readonly LogoInk[]>
  /** The things that its stores have run out of. */
  readonly readOutages: () => Promise<readonly StoreOutage[]>
  readonly reader: Reader
  /** The visitor who asks; called only for a guarded page. */
  readonly visit: () => Promise<PageVisit>
}

/** A colour of a logo, and how much of what is drawn has it: 0 to 1. */
export interface LogoInk {
  readonly colour: string
  readonly share: number
}

/** The facts of a visitor that guards need before a screen is shown. */
export interface PageVisit {
  readonly hasSession: boolean
  /** True when there is a user id: visitors are either guests or registered customers (ACCOUNT-002). */
  readonly isLoggedIn: boolean
  readonly hasCart: boolean
  /** The number of pieces in the cart. */
  readonly pieces: number
  readonly mode: OrderingMode | null
  readonly step: CartStep
}

export interface RenderedPage {
  readonly status: number
  /** Whether the page is the same for every visitor. */
  readonly isShared: boolean
  readonly html: string
  /** The content of the document's style tags, those of its open sheets too, for the content policy. */
  readonly styles: readonly string[]
  /** The same of its inline scripts. */
  readonly scripts: readonly string[]
  /** Where the visitor is sent instead. */
  readonly location: string | null
  /** The fault, when the error page is shown for one and not for a refusal. */
  readonly fault: unknown
}

/** The calls that screens read with. */
export const readCalls = [
  'getAllergensPage',
  'getBanners',
  'getBrands',
  'getCategories',
  'getCategory',
  'getDietsPage',
  'getFavoritesWeb',
  'getOffers',
  'getPages',
  'getProduct',
  'getProducts',
  'getProductsNews',
  'getSocialNetworkLinks',
  'getStores',
] as const satisfies readonly (keyof AllCalls)[]

/** The handlers of these calls, as a page's loaders see them. */
export type Reader = {
  readonly [Name in (typeof readCalls)[number]]: (
    request: RequestOf<AllCalls[Name]>,
  ) => Promise<ReplyOf<AllCalls[Name]> | Refusal>
}
