import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { setupDialogs } from '@comanda/rules/venue/visit'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OverlayProps } from '../state/overlay-props.ts'
import { openOverlay, openOverlayAfter } from '../state/shell.ts'
import { addWaitingDish } from './add-waiting-dish.ts'
import { LastOrderCard } from './last-order-card.tsx'
import { LoadNotice } from './load-notice.tsx'
import { loadVenues } from './load-venues.ts'
import { startOrder } from './start-order.ts'
import { useLastOrder } from './use-last-order.ts'
import { useSetupWork } from './use-setup-work.ts'
import { VersionA } from './version-a.tsx'
import { VersionB } from './version-b.tsx'

const versions = { A: VersionA, B: VersionB } as const

/** How, where and when: the dialog of the site's template (SETUP-001, OPEN-005). */
export default function SetupDialog({ overlay, root: { site }, onClose }: OverlayProps<'start'>) {
  const words = useWords('setup', 'refusals', 'table')
  const reading = useRead('the stores', loadVenues)
  const work = useSetupWork({
    site,
    venues: reading.state === 'ready' ? reading.value : null,
    begun: overlay.draft ?? null,
    mode: overlay.scans === true ? 'table' : null,
  })
  const [waiting, setWaiting] = useState<OrderingMode | null>(null)
  const { dish } = overlay
  const addWaiting = overlay.onStarted ?? (dish && (() => void addWaitingDish(dish, site)))
  const start = (mode: OrderingMode | null, onStarted = addWaiting) => {
    // A tap may come before the stores: it is kept, and answered when they are there.
    setWaiting(work.venues === null ? mode : null)
    startOrder({ work, site, words, mode, overlay: { ...overlay, ...(onStarted && { onStarted }) }, onClose })
  }
  const startWaiting = useEffectEvent(() => waiting !== null && waiting === work.draft.mode && start(waiting))
  useEffect(() => {
    if (work.venues !== null) startWaiting()
  }, [work.venues])
  const lastOrder = useLastOrder({ overlay, site, work, start })
  const Version = versions[setupDialogs[site.version]]
  return (
    <Version
      work={work}
      lastOrder={lastOrder && <LastOrderCard {...lastOrder} />}
      apology={reading.state === 'failed' && <LoadNotice text={words.setup.loadFailed} onRetry={reading.again} />}
      isRequired={overlay.isRequired === true}
      onClose={onClose}
      onAccount={(view) => {
        // A visitor who comes back, logged in or not, finds everything unchanged.
        openOverlayAfter({ ...overlay, draft: work.draft })
        openOverlay({ name: 'account', view })
      }}
      onStart={(mode) => start(mode)}
    />
  )
}
