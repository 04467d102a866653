import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { emptyDraft, isSetupValid, type SetupContext, type SetupDraft } from '@comanda/rules/setup/setup-draft'
import { listModesOfStores } from '@comanda/rules/venue/offered-modes'
import { listStoppedModes, type StoppedMode } from '@comanda/rules/venue/stopped-modes'
import type { Store } from '@comanda/rules/venue/store'
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react'
import type { SiteView } from '../views/site-view.ts'
import { findRememberedStore, findSetupStore, listShownStores } from './find-setup-store.ts'
import type { Venues } from './load-venues.ts'
import { recallSetup } from './recall-setup.ts'
import { reduceSetup, type SetupChange } from './reduce-setup.ts'
import { toSiteModes } from './to-site-modes.ts'
import { useAddressCheck } from './use-address-check.ts'
import { type Delivery, useDelivery } from './use-delivery.ts'
import { type Slots, useSlots } from './use-slots.ts'

/** Everything that both dialogs show and do; they differ only in layout. */
export interface SetupWork {
  /** Null until they are known. */
  readonly venues: Venues | null
  readonly modes: readonly OrderingMode[]
  /** Those that are missing or that a store does not take, for a while. */
  readonly stopped: readonly StoppedMode[]
  readonly draft: SetupDraft
  readonly context: SetupContext
  /** The store that the order would go to. */
  readonly store: Store | null
  /** Stores that can be chosen for the mode; for a delivery those that serve the address. */
  readonly choosable: readonly Store[]
  readonly delivery: Delivery
  readonly hours: Slots
  /** Proves the scanned link, where the site requires it. */
  readonly signature: string | null
  readonly isValid: boolean
  readonly chooseMode: (mode: OrderingMode) => void
  readonly change: Dispatch<SetupChange>
}

export interface SetupStart {
  readonly site: SiteView
  readonly venues: Venues | null
  /** The choices of a scanned code or of an earlier visit to the dialog. */
  readonly begun: SetupDraft | null
  readonly mode: OrderingMode | null
}

export function useSetupWork({ site, venues, begun, mode: wanted }: SetupStart): SetupWork {
  const [choices, change] = useReducer(reduceSetup, null, () => ({
    draft: begun ?? { ...emptyDraft, mode: wanted ?? listOpenModes(site)[0] ?? null },
    serving: null,
    signature: null,
  }))
  const modes = venues === null ? listOpenModes(site) : listModesOfStores(toSiteModes(site), venues.stores)
  const asking = useAddressCheck(change)
  const { findServing } = asking

  const takeUp = useEffectEvent((known: Venues) => {
    const opened = begun ?? recallSetup(site, known, wanted)
    change({ kind: 'opened', draft: opened, offered: listModesOfStores(toSiteModes(site), known.stores) })
    const address = opened.usesDefaultAddress ? known.defaultAddress?.address : opened.address
    // Another address that was typed meanwhile is asked for when its step is saved.
    const isTyped = begun === null && choices.draft.address !== null
    if (address && opened.resourceId === null && !isTyped) findServing(address)
  })
  useEffect(() => {
    if (venues !== null) takeUp(venues)
  }, [venues])

  const stores = venues === null ? [] : listShownStores(site, venues.stores)
  const { choosable, store } = findSetupStore(choices, stores, { site, remembered: findRememberedStore(site) })
  const storeId = store?.id ?? null
  const draft: SetupDraft = { ...choices.draft, storeId }
  const context: SetupContext = {
    loggedIn: venues?.customerId != null,
    hasDefaultAddress: venues?.defaultAddress != null,
    resource: store?.resources.find(({ id }) => id === draft.resourceId) ?? null,
  }
  return {
    venues,
    modes,
    stopped: venues === null ? site.stopped : listStoppedModes(toSiteModes(site), venues.stores),
    draft,
    context,
    store,
    choosable,
    delivery: useDelivery({ choices, venues, change, ...asking }),
    hours: useSlots({ venues, draft, store, change }),
    signature: choices.signature,
    isValid: venues !== null && !asking.isChecking && isSetupValid(draft, context),
    chooseMode: (mode) => change({ kind: 'mode', mode, storeId }),
    change,
  }
}

/** Until the stores are known, as the page was made. */
function listOpenModes({ modes, stopped }: Pick<SiteView, 'modes' | 'stopped'>): readonly OrderingMode[] {
  return modes.filter((mode) => !stopped.some((one) => one.mode === mode && one.store === null))
}
