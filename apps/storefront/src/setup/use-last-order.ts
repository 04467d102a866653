import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFilters } from '../state/filters.ts'
import { type KeptOrder, readLastOrder } from '../state/last-order.ts'
import type { StartOverlay } from '../state/shell.ts'
import type { SiteView, StoreView } from '../views/site-view.ts'
import { forgetDiner } from './forget-diner.ts'
import type { SetupWork } from './use-setup-work.ts'

interface LastOrderQuestion {
  readonly overlay: StartOverlay
  readonly site: SiteView
  readonly work: SetupWork
  readonly start: (mode: OrderingMode, onStarted?: () => void) => void
}

export interface LastOrderOffer {
  readonly last: KeptOrder
  readonly store: StoreView
  /** Its dishes too; not where a dish waits for the order to begin. */
  readonly canRepeat: boolean
  readonly isStarting: boolean
  readonly onRepeat: () => void
  readonly onBegin: () => void
  readonly onForget: () => void
}

interface Wish {
  readonly repeats: boolean
  /** The dialog has been set to it; until then nothing can be said about it. */
  readonly isSet: boolean
}

/**
 * How and where as the last time, as soon as possible, by one press. The dialog itself is set to it and started by its
 * own rules; where it cannot start, it stays open and says what is missing.
 */
export function useLastOrder({ overlay, site, work, start }: LastOrderQuestion): LastOrderOffer | null {
  const [last, setLast] = useState(() => (overlay.draft || overlay.scans ? null : readLastOrder()))
  const [wish, setWish] = useState<Wish | null>(null)
  // Reads what the diner avoids from the device, so that the order is checked against it.
  useFilters()
  const { venues, draft, store: chosen, delivery, hours } = work
  const isSame = draft.mode === last?.mode && (draft.mode === 'delivery' || draft.storeId === last?.storeId)
  const isReady = wish !== null && isSame && work.isValid
  const isComing = delivery.isChecking || (chosen !== null && hours.slots === null && !hours.hasFailed)
  const isLost = wish?.isSet === true && !isReady && !isComing

  const set = useEffectEvent(() => {
    if (wish === null || last === null) return
    const { mode, storeId } = last
    if (draft.mode !== mode) work.change({ kind: 'mode', mode, storeId })
    else if (!isSame) work.change({ kind: 'store', storeId })
    setWish({ ...wish, isSet: true })
  })
  const go = useEffectEvent(() => {
    if (wish === null || last === null) return
    setWish(null)
    start(last.mode, wish.repeats ? () => void repeat(last) : undefined)
  })
  const isWished = wish !== null
  const isKnown = venues !== null
  useEffect(() => {
    if (isWished && isKnown) set()
  }, [isWished, isKnown])
  useEffect(() => {
    if (isReady) go()
    else if (isLost) setWish(null)
  }, [isReady, isLost])

  const store = site.stores.find(({ id }) => id === last?.storeId)
  if (last === null || store === undefined || store.closed || !work.modes.includes(last.mode)) return null
  return {
    last,
    store,
    canRepeat: overlay.onStarted === undefined && overlay.dish === undefined && last.lines.length > 0,
    isStarting: isWished,
    onRepeat: () => setWish({ repeats: true, isSet: false }),
    onBegin: () => setWish({ repeats: false, isSet: false }),
    onForget: () => {
      forgetDiner()
      setLast(null)
    },
  }
}

async function repeat({ lines }: KeptOrder): Promise<void> {
  const [{ repeatLines }, words] = await Promise.all([
    import('../customer/repeat-order.ts'),
    loadSpokenWords('customer', 'cart', 'refusals', 'dish'),
  ])
  await repeatLines(lines, words)
}
