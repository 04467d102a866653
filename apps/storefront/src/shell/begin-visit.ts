import type { Area } from '@comanda/i18n/areas'
import type { OrderingMode } from '@comanda/rules/modes/ordering-mode'
import { loadSpokenWords } from '@comanda/screen/spoken-language'
import { idleMoment } from '../state/idle-moment.ts'
import { readLater, readStart } from '../views/start-files.ts'
import { sendConsentSignals, startTagManager } from '../website/scripts/start-tag-manager.ts'
import { openSession } from './open-session.ts'
import { startPrefetch } from './prefetch.ts'

/** Areas whose words any page may need: loaded in advance, so that a dialog opens with them. */
const dialogAreas: readonly Area[] = [
  'customer',
  'booking',
  'cart',
  'dish',
  'forms',
  'catalogue',
  'refusals',
  'setup',
  'table',
]

/** Runs once, when the page answers: the session, third-party scripts, and what a visitor is likely to need next. */
export function beginVisit(modes: readonly OrderingMode[]): void {
  sendConsentSignals()
  openSession(modes).finally(startTagManager)
  startPrefetch(readLater(document), readStart(document).files)
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}

/** Runs after everything else: nothing waits for it. */
async function keep(): Promise<void> {
  await idleMoment()
  const [{ keepForLater }] = await Promise.all([
    import('../website/offline/keep-for-later.ts'),
    loadSpokenWords(...dialogAreas),
  ])
  await keepForLater()
}
