import type { PageRequest } from '@comanda/contract/pages'
import type { SiteView } from './site-view.ts'

/** What a screen is loaded with: the address, and the site as it is stored and as it is shown. */
export interface PageQuestion extends Pick<PageRequest, 'reader' | 'language' | 'website' | 'stores'> {
  readonly url: URL
  /** The parts of the path that have a name. */
  readonly params: PathParams
  readonly site: SiteView
}

export type PathParams = Readonly<Record<string, string>>
