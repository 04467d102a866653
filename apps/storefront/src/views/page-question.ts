import type { PageRequest } from '@comanda/contract/pages'
import type { SiteView } from './site-view.ts'

/** What a screen's loader is given: the address, and the site as stored and as shown. */
export interface PageQuestion extends Pick<PageRequest, 'reader' | 'language' | 'website' | 'stores'> {
  readonly url: URL
  /** The named parts of the path. */
  readonly params: PathParams
  readonly site: SiteView
}

export type PathParams = Readonly<Record<string, string>>
