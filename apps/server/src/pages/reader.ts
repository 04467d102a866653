import type { SiteId } from '@comanda/rules/ids'
import type { LanguageCode } from '@comanda/rules/text/language'
import type { Website } from '@comanda/rules/website/website'
import type { CallInProcess, PageVisitor } from '../http/call-in-process.ts'
import { type Reader, readCalls } from './storefront-build.ts'

interface ReaderOptions {
  readonly siteId: SiteId
  readonly language: LanguageCode
  readonly website: Pick<Website, 'menuId' | 'priceListId' | 'onlyStoreId' | 'defaultStoreId'>
}

/** Screens read through the handlers themselves, as a visitor who has chosen nothing yet (SITE-047). */
export function createReader(call: CallInProcess, { siteId, language, website }: ReaderOptions): Reader {
  const visitor: PageVisitor = {
    siteId,
    language,
    session: null,
    standing: {
      storeId: website.onlyStoreId,
      warehouseId: null,
      menuId: website.menuId,
      priceListId: website.priceListId,
    },
  }
  const calls = readCalls.map((name) => [name, (request: never) => call(name, request, visitor)])
  return Object.fromEntries(calls) as Reader
}
