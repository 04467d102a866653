import type { Reader } from '@comanda/contract/pages'
import type { Language } from '@comanda/i18n/languages'
import { createContext } from 'react-router'
import type { SiteView } from './site-view.ts'

/** What loaders are given beside the address. */
export interface PageContext {
  readonly reader: Reader
  readonly site: SiteView
  readonly language: Language
}

export const pageContext = createContext<PageContext>()
