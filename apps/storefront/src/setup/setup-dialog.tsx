import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { setupDialogs } from '@comanda/rules/website/visit'
import type { OverlayProps } from '../shell/overlays.tsx'
import { openOverlay, openOverlayAfter } from '../state/shell.ts'
import { useWords } from '../words.tsx'
import { startOrder } from './start-order.ts'
import { type SetupWork, useSetupWork } from './use-setup-work.ts'
import { VersionA } from './version-a.tsx'
import { VersionB } from './version-b.tsx'

export interface SetupVersionProps {
  readonly work: SetupWork
  /** Opened by the site itself: without its close icon (SITE-011). */
  readonly isRequired: boolean
  /** Only a table's code is asked for. */
  readonly scans: boolean
  readonly onClose: () => void
  readonly onAccount: (view: 'login' | 'registration') => void
  readonly onStart: (mode: OrderingMode | null) => void
}

const versions = { A: VersionA, B: VersionB } as const

/** How, where and when: the dialog of the site's template (SETUP-001, OPEN-005). */
export default function SetupDialog({ overlay, root: { site, language }, onClose }: OverlayProps<'start'>) {
  const words = useWords('setup', 'refusals', 'table')
  const work = useSetupWork({
    site,
    language,
    words,
    begun: overlay.draft ?? null,
    mode: overlay.scans === true ? 'table' : null,
  })
  const Version = versions[setupDialogs[site.version]]
  return (
    <Version
      work={work}
      isRequired={overlay.isRequired === true}
      scans={overlay.scans === true}
      onClose={onClose}
      onAccount={(view) => {
        // Whoever comes back, logged in or not, finds everything as they left it.
        openOverlayAfter({ ...overlay, draft: work.draft })
        openOverlay({ name: 'account', view })
      }}
      onStart={(mode) => startOrder({ work, mode, overlay, onClose })}
    />
  )
}
