import type { StoreId } from '@comanda/rules/ids'
import { takeOrEat } from '@comanda/rules/setup/read-landing'
import type { SiteView } from '../views/site-view.ts'
import { loadVenues } from './load-venues.ts'
import { saveSetup } from './save-setup.ts'
import type { SetupSpeech } from './setup-speech.ts'
import { tellSetupFailure } from './tell-setup-failure.ts'

export interface SetupAsker {
  readonly site: SiteView
  readonly words: SetupSpeech
}

/** Begins an order for today and now, from what a code named. */
export async function startTakeOrEat(
  mode: 'pickup' | 'takehere',
  storeId: StoreId,
  { site, words }: SetupAsker,
): Promise<boolean> {
  try {
    const venues = await loadVenues()
    const store = venues.stores.find(({ id }) => id === storeId)
    if (store === undefined) return false
    const draft = { ...takeOrEat(mode, store, venues.clock()), mode }
    return await saveSetup({ draft, store, venues, site, words, fromCode: false, signature: null })
  } catch (error) {
    tellSetupFailure(error, words)
    return false
  }
}
