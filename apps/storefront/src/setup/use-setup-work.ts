import { getNearestStore } from '@comanda/contract/calls/venue'
import { isRefusal } from '@comanda/contract/refusals'
import type { Language } from '@comanda/i18n/languages'
import { isAddressComplete, noAddress } from '@comanda/rules/cart/address-form'
import type { Address } from '@comanda/rules/cart/cart'
import {
  chooseDate,
  chooseMode,
  chooseTime,
  emptyDraft,
  isSetupValid,
  openDraft,
  recallDraft,
  type SetupContext,
  type SetupDraft,
} from '@comanda/rules/cart/setup-draft'
import { type StoreId, toId } from '@comanda/rules/ids'
import { isModeOffered, listModesOfStores } from '@comanda/rules/modes/offered-modes'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import type { DayWindow, IsoDate, Minute } from '@comanda/rules/time/calendar'
import type { Store } from '@comanda/rules/venue/store'
import { useCallback, useEffect, useState } from 'react'
import { tellError } from '../state/news.ts'
import { getSetup } from '../state/setup.ts'
import type { SiteView } from '../views/site-view.ts'
import { keepPlace, readKeptAddress } from './kept-address.ts'
import { loadVenues, type Venues } from './load-venues.ts'
import type { ScannedTable } from './read-table-code.ts'
import type { SetupSpeech } from './setup-speech.ts'
import { tellSetupFailure } from './tell-setup-failure.ts'
import { toAddressLine } from './to-address-line.ts'
import { toSiteModes } from './to-site-modes.ts'
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
  const [venues, setVenues] = useState<Venues | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [draft, setDraft] = useState<SetupDraft>(
    () => begun ?? { ...emptyDraft, mode: wanted ?? site.modes[0] ?? null },
  )
  const [serving, setServing] = useState<readonly Store[] | null>(null)
  const [signature, setSignature] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const siteModes = toSiteModes(site)
  const modes = venues === null ? site.modes : listModesOfStores(siteModes, venues.stores)

  const findServing = useCallback(
    async ({ client }: Venues, address: Address): Promise<readonly Store[]> => {
      setChecking(true)
      try {
        const found = await client.call(getNearestStore, address)
        if (isRefusal(found)) throw new Error(found.refused)
        setServing(found.list)
        setDraft((before) => ({ ...before, storeId: found.store?.id ?? null, time: null }))
        return found.list
      } catch (error) {
        tellSetupFailure(error, words)
        return []
      } finally {
        setChecking(false)
      }
    },
    [words],
  )

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const loaded = await loadVenues(language)
      const stores = listChoosable(site, loaded.stores)
      const { storeId } = getSetup()
      const kept = {
        storeId: toStoreId(storeId ?? site.firstStoreId),
        address: readKeptAddress(),
        hasDefaultAddress: loaded.defaultAddress !== null,
      }
      const offered = listModesOfStores(toSiteModes(site), loaded.stores)
      const opened = begun ?? recallDraft(openDraft(wanted === null ? offered : [wanted], stores), kept, stores)
      setVenues(loaded)
      // Whoever was quicker than the stores keeps the mode they tapped.
      setDraft((before) =>
        before.mode !== null && offered.includes(before.mode) ? { ...opened, mode: before.mode } : opened,
      )
      const address = opened.usesDefaultAddress ? loaded.defaultAddress?.address : opened.address
      if (address && opened.resourceId === null) await findServing(loaded, address)
    } catch (error) {
      console.warn('the stores could not be loaded', error)
      setFailed(true)
    }
  }, [language, site, begun, wanted, findServing])
  useEffect(() => {
    load()
  }, [load])

  const stores = venues === null ? [] : listChoosable(site, venues.stores)
  const choosable =
    draft.mode === 'delivery'
      ? (serving ?? [])
      : stores.filter((store) => draft.mode !== null && store.modes[draft.mode])
  const offering = choosable.filter((store) => draft.mode !== null && isModeOffered(siteModes, store, draft.mode))
  // Where there is one store only, it is chosen (SETUP-017); one that does not take this mode is not.
  const [only] = offering.length === 1 ? offering : []
  const findOffering = (wish: StoreId | null) => offering.find(({ id }) => id === wish)
  const remembered = draft.mode === 'delivery' ? null : toStoreId(getSetup().storeId ?? site.firstStoreId)
  const table = stores.find(({ id }) => id === draft.storeId)
  const store =
    (draft.mode === 'table' ? table : (only ?? findOffering(draft.storeId) ?? findOffering(remembered))) ?? null
  const whole: SetupDraft = { ...draft, storeId: store?.id ?? null }
  const context: SetupContext = {
    loggedIn: venues?.customerId != null,
    hasDefaultAddress: venues?.defaultAddress != null,
    resource: store?.resources.find(({ id }) => id === draft.resourceId) ?? null,
  }
  const { slots, takeSoonest } = useSlots({ venues, draft: whole, store, cartId: null, words, setDraft })

  const address = draft.address ?? noAddress
  return {
    site,
    language,
    words,
    venues,
    hasFailed,
    retry: load,
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
    chooseMode: (mode) => setDraft(chooseMode(whole, mode)),
    chooseStore: (id) => setDraft({ ...draft, storeId: id, time: null }),
    changeAddress(changed) {
      // Where it lies is known of a chosen place alone.
      if (toAddressLine(changed) !== toAddressLine(address)) keepPlace(null)
      setServing(null)
      setDraft({
        ...draft,
        address: changed,
        usesDefaultAddress: false,
        ...(draft.mode === 'delivery' && { storeId: null }),
      })
    },
    takeDefaultAddress(isTaken) {
      setServing(null)
      setDraft({ ...draft, usesDefaultAddress: isTaken, storeId: null })
      const own = venues?.defaultAddress?.address
      if (isTaken && venues && own) findServing(venues, own)
    },
    async checkAddress() {
      const asked = draft.usesDefaultAddress ? venues?.defaultAddress?.address : address
      if (venues === null || !asked || !isAddressComplete(asked)) {
        tellError(words.setup.fieldsMissing)
        return []
      }
      const found = await findServing(venues, asked)
      if (found.length === 0) tellError(words.setup.addressNotServed)
      return found
    },
    chooseDate: (date) => setDraft(chooseDate(draft, date)),
    chooseTime: (time) => setDraft(chooseTime(draft, time)),
    takeSoonest,
    sitAt({ storeId, resourceId, position, signature: proof }) {
      setSignature(proof)
      setDraft({ ...draft, mode: 'table', storeId, resourceId, position, room: null })
    },
    signature,
    changeRoom: (room) => setDraft({ ...draft, room }),
  }
}

function listChoosable(site: Pick<SiteView, 'stores'>, stores: readonly Store[]): readonly Store[] {
  // The page names only the stores one may choose from (OPEN-081).
  return stores.filter(({ id }) => site.stores.some((shown) => shown.id === id))
}

function toStoreId(id: number | null): StoreId | null {
  return id === null ? null : toId<StoreId>(id)
}
