import type { PageRequest } from '@comanda/contract/pages'
import type { Dictionary } from '@comanda/i18n/dictionaries/es'
import type { SiteView } from './site-view.ts'

/** The arguments of a screen's loader: the address, and the site as stored and as shown. */
export interface PageQuestion
  extends Pick<PageRequest, 'reader' | 'readInks' | 'language' | 'website' | 'stores' | 'now'> {
  readonly url: URL
  /** The named parts of the path. */
  readonly params: PathParams
  readonly site: SiteView
  /** All words of the visitor's language. */
  readonly words: Dictionary
}

export type PathParams = Readonly<Record<string, string>>
