import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AllCalls } from '@comanda/contract/all-calls'
import type { ReplyOf, RequestOf } from '@comanda/contract/call'
import type { Refusal } from '@comanda/contract/refusals'
import type { CartStep } from '@comanda/rules/cart/cart-life'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Store } from '@comanda/rules/venue/store'
import type { Website } from '@comanda/rules/website/website'

/** What the storefront's server bundle exports; it enters this house only as a bundle. */
interface StorefrontBundle {
  createRenderer(manifest: unknown): Renderer
}

export interface Renderer {
  render(request: PageRequest): Promise<RenderedPage>
  renderFailure(request: PageRequest): RenderedPage
}

export interface PageRequest {
  readonly url: string
  readonly language: LanguageCode
  readonly website: Website
  readonly stores: readonly Store[]
  readonly reader: Reader
  readonly visit: () => Promise<PageVisit>
}

/** What guards ask about a visitor. */
export interface PageVisit {
  readonly hasSession: boolean
  readonly isLoggedIn: boolean
  readonly hasCart: boolean
  readonly pieces: number
  readonly mode: OrderingMode | null
  readonly step: CartStep
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
] as const
type ReadCall = (typeof readCalls)[number]
export type Reader = {
  readonly [Name in ReadCall]: (request: RequestOf<AllCalls[Name]>) => Promise<ReplyOf<AllCalls[Name]> | Refusal>
}

export interface RenderedPage {
  readonly status: number
  readonly isShared: boolean
  readonly html: string
  readonly styles: readonly string[]
  readonly location: string | null
  readonly fault: unknown
}

export const storefrontBuild = join(dirname(fileURLToPath(import.meta.url)), '../../../storefront/dist')

export async function loadRenderer(folder: string): Promise<Renderer> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8'))
  const bundle = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as StorefrontBundle
  return bundle.createRenderer(manifest)
}
