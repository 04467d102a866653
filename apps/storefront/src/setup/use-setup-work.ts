import type { Language } from '@comanda/i18n/languages'
import { isAddressComplete, noAddress } from '@comanda/rules/cart/address-form'
import type { Address } from '@comanda/rules/cart/cart'
import {
  emptyDraft,
  isSetupValid,
  openDraft,
  recallDraft,
  type SetupContext,
  type SetupDraft,
} from '@comanda/rules/cart/setup-draft'
import type { StoreId } from '@comanda/rules/ids'
import { listModesOfStores } from '@comanda/rules/modes/offered-modes'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { DayWindow, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import { useRead } from '@comanda/screen/use-read'
import { useEffect, useReducer } from 'react'
import { tellError } from '../state/news.ts'
import { getSetup } from '../state/setup.ts'
import type { SiteView } from '../views/site-view.ts'
import { findSetupStore, listShownStores, toStoreId } from './find-setup-store.ts'
import { keepPlace, readKeptAddress } from './kept-address.ts'
import { loadVenues, type Venues } from './load-venues.ts'
import type { ScannedTable } from './read-table-code.ts'
import { reduceSetup } from './reduce-setup.ts'
import type { SetupSpeech } from './setup-speech.ts'
import { toAddressLine } from './to-address-line.ts'
import { toSiteModes } from './to-site-modes.ts'
import { useAddressCheck } from './use-address-check.ts'
import { useSlots } from './use-slots.ts'

/** Everything both dialogs show and do; they differ in how they lay it out. */
export interface SetupWork {
  readonly site: SiteView
  readonly language: Language
  readonly words: SetupSpeech
  readonly venues: Venues | null
  readonly hasFailed: boolean
  readonly retry: () => void
  readonly modes: readonly OrderingMode[]
  readonly draft: SetupDraft
  readonly context: SetupContext
  /** The store the order would go to. */
  readonly store: Store | null
  /** Stores that can be chosen for the mode; for a delivery those that serve the address. */
  readonly choosable: readonly Store[]
  readonly address: Address
  readonly isServed: boolean | null
  readonly slots: readonly DayWindow[] | null
  readonly isValid: boolean
  readonly isChecking: boolean
  readonly chooseMode: (mode: OrderingMode) => void
  readonly chooseStore: (id: StoreId) => void
  readonly changeAddress: (address: Address) => void
  readonly takeDefaultAddress: (isTaken: boolean) => void
  /** Whether a store delivers there; it is then chosen (SETUP-039). */
  readonly checkAddress: () => Promise<readonly Store[]>
  readonly chooseDate: (date: IsoDate) => void
  readonly chooseTime: (time: Minute) => void
  readonly takeSoonest: () => void
  readonly sitAt: (table: ScannedTable) => void
  /** Proves the scanned link, where the site asks for that. */
  readonly signature: string | null
  readonly changeRoom: (room: string) => void
}

export interface SetupStart {
  readonly site: SiteView
  readonly language: Language
  readonly words: SetupSpeech
  /** What a scanned code or an earlier look at the dialog has settled already. */
  readonly begun: SetupDraft | null
  readonly mode: OrderingMode | null
}

export function useSetupWork({ site, language, words, begun, mode: wanted }: SetupStart): SetupWork {
  const [choices, change] = useReducer(reduceSetup, null, () => ({
    draft: begun ?? { ...emptyDraft, mode: wanted ?? site.modes[0] ?? null },
    serving: null,
    signature: null,
  }))
  const { draft, serving, signature } = choices
  const reading = useRead('the stores', loadVenues)
  const venues = reading.state === 'ready' ? reading.value : null
  const modes = venues === null ? site.modes : listModesOfStores(toSiteModes(site), venues.stores)
  const { isChecking, findServing } = useAddressCheck(words, change)

  useEffect(() => {
    if (venues === null) return
    const opened = begun ?? recallSetup(site, venues, wanted)
    change({ kind: 'opened', draft: opened, offered: listModesOfStores(toSiteModes(site), venues.stores) })
    const address = opened.usesDefaultAddress ? venues.defaultAddress?.address : opened.address
    if (address && opened.resourceId === null) findServing(address)
  }, [venues, site, begun, wanted, findServing])

  const stores = venues === null ? [] : listShownStores(site, venues.stores)
  const remembered = toStoreId(getSetup().storeId ?? site.firstStoreId)
  const { choosable, store } = findSetupStore(choices, stores, { site, remembered })
  const storeId = store?.id ?? null
  const whole: SetupDraft = { ...draft, storeId }
  const context: SetupContext = {
    loggedIn: venues?.customerId != null,
    hasDefaultAddress: venues?.defaultAddress != null,
    resource: store?.resources.find(({ id }) => id === draft.resourceId) ?? null,
  }
  const { slots, takeSoonest } = useSlots({ venues, draft: whole, store, words, change })

  const address = draft.address ?? noAddress
  const own = venues?.defaultAddress?.address
  return {
    site,
    language,
    words,
    venues,
    hasFailed: reading.state === 'failed',
    retry: reading.again,
    modes,
    draft: whole,
    context,
    store,
    choosable,
    address,
    isServed: serving === null ? null : serving.length > 0,
    slots,
    isValid: venues !== null && !isChecking && isSetupValid(whole, context),
    isChecking,
    chooseMode: (mode) => change({ kind: 'mode', mode, storeId }),
    chooseStore: (id) => change({ kind: 'store', storeId: id }),
    changeAddress(changed) {
      // Where it lies is known of a chosen place alone.
      if (toAddressLine(changed) !== toAddressLine(address)) keepPlace(null)
      change({ kind: 'address', address: changed })
    },
    takeDefaultAddress(isTaken) {
      change({ kind: 'default-address', isTaken })
      if (isTaken && own) findServing(own)
    },
    async checkAddress() {
      const asked = draft.usesDefaultAddress ? own : address
      if (venues === null || !asked || !isAddressComplete(asked)) {
        tellError(words.setup.fieldsMissing)
        return []
      }
      const found = await findServing(asked)
      if (found.length === 0) tellError(words.setup.addressNotServed)
      return found
    },
    chooseDate: (date) => change({ kind: 'date', date }),
    chooseTime: (time) => change({ kind: 'time', time }),
    takeSoonest,
    sitAt: (table) => change({ kind: 'table', table }),
    signature,
    changeRoom: (room) => change({ kind: 'room', room }),
  }
}

/** The first draft once the stores are known, with what the device remembers of the order before. */
function recallSetup(site: SiteView, { stores, defaultAddress }: Venues, wanted: OrderingMode | null): SetupDraft {
  const shown = listShownStores(site, stores)
  const modes = wanted === null ? listModesOfStores(toSiteModes(site), stores) : [wanted]
  const kept = {
    storeId: toStoreId(getSetup().storeId ?? site.firstStoreId),
    address: readKeptAddress(),
    hasDefaultAddress: defaultAddress !== null,
  }
  return recallDraft(openDraft(modes, shown), kept, shown)
}
