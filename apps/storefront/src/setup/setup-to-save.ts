import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { SetupDraft } from '@comanda/rules/setup/setup-draft'
import type { Store } from '@comanda/rules/venue/store'
import type { SiteView } from '../views/site-view.ts'
import type { Venues } from './load-venues.ts'
import type { SetupSpeech } from './setup-speech.ts'

/** How, where and when, with everything needed to save it. */
export interface SetupToSave {
  readonly draft: SetupDraft & { readonly mode: OrderingMode }
  readonly store: Store
  readonly venues: Venues
  readonly site: SiteView
  readonly words: SetupSpeech
  /** The visit began with a scanned code. */
  readonly fromCode: boolean
  readonly signature: string | null
  /** The page already shows where the visitor sits: nothing covers it, and nothing says it again. */
  readonly isQuiet?: boolean
}
