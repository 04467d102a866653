import { type Reader, readCalls } from '@comanda/contract/pages'
import type { SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import { chooseMenu } from '@comanda/rules/venue/choose-menu'
import type { Store } from '@comanda/rules/venue/store'
import { findFirstStore } from '@comanda/rules/venue/visit'
import type { Website } from '@comanda/rules/website/website'
import type { Standing } from '../call/context.ts'
import type { CallInProcess, PageVisitor } from '../http/call-in-process.ts'

interface ReaderOptions {
  readonly siteId: SiteId
  readonly language: LanguageCode
  readonly website: Pick<Website, 'menuId' | 'priceListId' | 'onlyStoreId' | 'defaultStoreId' | 'onlyDigitalCard'>
  readonly stores: readonly Pick<Store, 'id' | 'digitalCardMenuId'>[]
}

/** Screens read through the handlers themselves, as a visitor who has chosen nothing yet (SITE-047). */
export function createReader(call: CallInProcess, { siteId, language, website, stores }: ReaderOptions): Reader {
  const visitor: PageVisitor = { siteId, language, session: null, standing: toStanding({ website, stores }) }
  const calls = readCalls.map((name) => [name, (request: never) => call(name, request, visitor)])
  return Object.fromEntries(calls) as Reader
}

/** The standing of a visitor who has chosen nothing yet. */
export function toStanding({ website, stores }: Pick<ReaderOptions, 'website' | 'stores'>): Standing {
  const mode = website.onlyDigitalCard ? 'digital-card' : null
  const store = findFirstStore(website, stores, null) ?? null
  return {
    storeId: website.onlyStoreId,
    warehouseId: null,
    menuId: chooseMenu({ site: website, mode, store, resource: null, current: null }),
    priceListId: website.priceListId,
  }
}
