import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { Overlay } from '../state/shell.ts'
import type { SiteView } from '../views/site-view.ts'
import { saveSetup } from './save-setup.ts'
import type { SetupSpeech } from './setup-speech.ts'
import type { SetupWork } from './use-setup-work.ts'

interface Starting {
  readonly work: Pick<SetupWork, 'draft' | 'store' | 'venues' | 'signature'>
  readonly site: SiteView
  readonly words: SetupSpeech
  readonly mode: OrderingMode | null
  readonly overlay: Extract<Overlay, { readonly name: 'start' }>
  readonly onClose: () => void
}

/** Closes the dialog and continues: with the dish that waited, else from the index (SETUP-051, CART-011). */
export async function startOrder({ work, site, words, mode, overlay, onClose }: Starting): Promise<void> {
  const { draft, venues } = work
  const store = work.store ?? venues?.stores.find(({ id }) => id === site.firstStoreId) ?? null
  if (mode === null || store === null || venues === null) return
  // The digital menu asks nothing else (SETUP-020).
  if (mode === 'digital-card') onClose()
  const isSaved = await saveSetup({
    draft: { ...draft, mode },
    store,
    venues,
    site,
    words,
    fromCode: overlay.fromCode === true,
    signature: work.signature ?? overlay.signature ?? null,
  })
  if (!isSaved) return
  onClose()
  if (overlay.onStarted) overlay.onStarted()
  else if (location.pathname !== '/') location.assign('/')
}
