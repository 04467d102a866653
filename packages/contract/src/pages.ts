import type { CartStep } from '@comanda/rules/cart/cart-life'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'
import type { AllCalls } from './all-calls.ts'
import type { ReplyOf, RequestOf } from './call.ts'
import type { Refusal } from './refusals.ts'

/**
 * What the server and the storefront's server bundle agree on. The server loads the bundle as a file, so no import
 * holds the two together: these types do.
 */
export interface StorefrontBundle {
  createRenderer(manifest: BuildManifest): Renderer
}

/** What the build wrote down about each source file. */
export type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>

export interface Renderer {
  /** Any address of a site, error pages included; only a fault in rendering itself is thrown. */
  render(request: PageRequest): Promise<RenderedPage>
  /** The error page alone, for when `render` threw. */
  renderFailure(request: PageRequest): RenderedPage
}

export interface PageRequest {
  /** The whole address, with the host the visitor typed. */
  readonly url: string
  readonly language: LanguageCode
  readonly website: Website
  readonly stores: readonly Store[]
  readonly reader: Reader
  /** Who is asking; read only where a guard stands. */
  readonly visit: () => Promise<PageVisit>
}

/** What guards ask about a visitor before a screen is shown. */
export interface PageVisit {
  readonly hasSession: boolean
  /** A user id exists: there are guests and registered customers, nobody else (ACCOUNT-002). */
  readonly isLoggedIn: boolean
  readonly hasCart: boolean
  /** Pieces in the cart. */
  readonly pieces: number
  readonly mode: OrderingMode | null
  readonly step: CartStep
}

export interface RenderedPage {
  readonly status: number
  /** Whether every visitor is shown the same. */
  readonly isShared: boolean
  readonly html: string
  /** What stands in the document's style tags, for the content policy. */
  readonly styles: readonly string[]
  /** Where the visitor is sent instead. */
  readonly location: string | null
  /** What went wrong when the error page is shown for a fault and not for a refusal. */
  readonly fault: unknown
}

/** The calls screens read through. */
export const readCalls = [
  'getAllergensPage',
  'getBanners',
  'getBrands',
  'getCategories',
  'getCategory',
  'getDietsPage',
  'getOffers',
  'getPages',
  'getProduct',
  'getProducts',
  'getProductsNews',
  'getSocialNetworkLinks',
  'getStores',
] as const satisfies readonly (keyof AllCalls)[]

/** The handlers of these calls themselves, as a page's loaders see them. */
export type Reader = {
  readonly [Name in (typeof readCalls)[number]]: (
    request: RequestOf<AllCalls[Name]>,
  ) => Promise<ReplyOf<AllCalls[Name]> | Refusal>
}
