import type { ToldRefusal } from '@comanda/contract/client'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import type { SetupDraft } from '@comanda/rules/cart/setup-draft'
import { toOrderSetup } from '@comanda/rules/cart/to-order-setup'
import { modeRules } from '@comanda/rules/modes/mode-rules'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Resource, Store } from '@comanda/rules/venue/store'
import { chooseMode, chooseStore } from '../shell/choices.ts'
import { coverWhile } from '../state/loading.ts'
import { tellError } from '../state/news.ts'
import type { SiteView } from '../views/site-view.ts'
import { beginOrder } from './begin-order.ts'
import { keepDeliveryAddress } from './keep-delivery-address.ts'
import type { Venues } from './load-venues.ts'
import { keepIdClient, rememberSetup, takeResourceId } from './remember-setup.ts'
import type { SetupSpeech } from './setup-speech.ts'
import { tellSetupFailure } from './tell-setup-failure.ts'

export interface SetupToSave {
  readonly draft: SetupDraft & { readonly mode: OrderingMode }
  readonly store: Store
  readonly venues: Venues
  readonly site: SiteView
  readonly language: Language
  readonly words: SetupSpeech
  /** The visit began with a scanned code. */
  readonly fromCode: boolean
  readonly signature: string | null
}

/** Saves how, where and when, and begins the order (SETUP-045 to SETUP-051). Whatever fails keeps every choice (OPEN-006). */
export async function saveSetup(wish: SetupToSave): Promise<boolean> {
  try {
    return await coverWhile(save(wish))
  } catch (error) {
    tellSetupFailure(error, wish.words)
    return false
  }
}

async function save(wish: SetupToSave): Promise<boolean> {
  const { draft, store, venues, site, language, words, fromCode } = wish
  const { client, clock, defaultAddress } = venues
  if (modeRules[draft.mode].createsCart) {
    const register = await client.getRegisterOpen({ storeId: store.id })
    if (isRefusal(register)) return refuse(register)
  }
  const counter = await findCounter(wish)
  if (isRefusal(counter)) return refuse(counter)
  const now = toStoreMoment(clock(), store.timeZone)
  const setup = toOrderSetup(draft, { site, store, now, defaultAddress: defaultAddress?.address ?? null })
  if (modeRules[draft.mode].createsCart) {
    const begun = await beginOrder({ ...setup, resourceId: counter?.id ?? setup.resourceId }, wish)
    if (isRefusal(begun)) return refuse(begun)
  }
  rememberSetup(setup, fromCode)
  keepIdClient()
  if (draft.mode === 'delivery') await keepDeliveryAddress(wish)
  await chooseStore(store.id, { site, language, words })
  await chooseMode(draft.mode, { site, language, words })
  return true
}

/** The counter the order hangs on: the one a code named, else the store's for this mode (SETUP-047, QR-012). */
async function findCounter({ draft, store, venues }: SetupToSave): Promise<Resource | ToldRefusal | null> {
  const { mode } = draft
  if (mode !== 'delivery' && mode !== 'pickup' && mode !== 'takehere') return null
  const named = takeResourceId()
  const known = store.resources.some(({ id, kind }) => id === named && kind === mode)
  return venues.client.getResource({ resourceId: known ? named : null, storeId: store.id, kind: mode })
}

function refuse({ message }: ToldRefusal): false {
  tellError(message)
  return false
}
