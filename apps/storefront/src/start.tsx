import './website/scripts/no-eval.ts'
import type { Area } from '@comanda/i18n/areas'
import { loadSpeech } from '@comanda/screen/load-speech'
import { loadSpokenWords, speak } from '@comanda/screen/spoken'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { chooseEntrance } from './pages/entrance.ts'
import { findScreen } from './pages/find-screen.ts'
import { readLater } from './pages/start-files.ts'
import { Frame } from './shell/frame.tsx'
import { openSession } from './shell/open-session.ts'
import { PageFrame } from './shell/page-frame.tsx'
import { startPrefetch } from './shell/prefetch.ts'
import { stopNotingTaps } from './state/early-taps.ts'
import { nextTask } from './state/next-task.ts'
import { followHistory } from './state/open-dish.ts'
import { quietMoment } from './state/quiet-moment.ts'
import { readPage } from './views/hydration.ts'
import { sendConsentSignals, startTagManager } from './website/scripts/start-tag-manager.ts'

/** Areas whose words any page may need: loaded in advance, so that a dialog opens with them. */
const dialogAreas: readonly Area[] = [
  'customer',
  'booking',
  'cart',
  'dish',
  'forms',
  'menu',
  'refusals',
  'setup',
  'table',
]

/** Hydrates what the server rendered. A part that cannot be loaded rejects, and the page is reloaded. */
export async function start(): Promise<void> {
  const carried = readPage(document)
  const place = document.getElementById('root')
  if (!carried || !place) return
  const { language, areas, root } = carried
  speak(language)
  const { site } = root
  const { pathname, search } = location
  const entrance = chooseEntrance(site, new URLSearchParams(search))
  const found = findScreen(entrance, pathname)
  if (!found) return
  const { row, params } = found
  const [speech, screen] = await Promise.all([loadSpeech(language, areas), row.revive(document)])
  await followHistory()
  await nextTask()
  // From here on React answers a tap by itself: it hydrates what was tapped at once.
  stopNotingTaps()
  // As a transition React hydrates in slices of a few milliseconds, and not in one piece.
  startTransition(() => {
    hydrateRoot(
      place,
      <Frame speech={speech}>
        <PageFrame page={{ root, pathname, params }} isBare={entrance !== 'site'}>
          {screen}
        </PageFrame>
      </Frame>,
    )
  })
  sendConsentSignals()
  openSession(site.modes).finally(startTagManager)
  startPrefetch(readLater(document))
  // Runs after everything else: nothing waits for it.
  const keep = async () => {
    await quietMoment()
    const [{ keepForLater }] = await Promise.all([
      import('./website/offline/keep-for-later.ts'),
      loadSpokenWords(...dialogAreas),
    ])
    await keepForLater()
  }
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
