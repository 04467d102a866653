import './website/scripts/no-eval.ts'
import { loadSpeech } from '@comanda/screen/load-speech'
import { speak } from '@comanda/screen/spoken-language'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reviveScreen } from './pages/revive-screen.ts'
import { Frame } from './shell/frame.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import { stopNotingTaps } from './state/early-taps.ts'
import { nextTask } from './state/next-task.ts'
import { followHistory } from './state/open-dish.ts'
import { readPage } from './views/hydration.ts'

/** Hydrates what the server rendered. A part that cannot be loaded rejects, and the page is reloaded. */
export async function start(): Promise<void> {
  const carried = readPage(document)
  const place = document.getElementById('root')
  if (!carried || !place) return
  const { language, areas, root, params, isBare } = carried
  speak(language)
  const { pathname } = location
  const [speech, screen] = await Promise.all([loadSpeech(language, areas), reviveScreen(document)])
  await followHistory()
  await nextTask()
  // From here on React answers a tap by itself: it hydrates what was tapped at once.
  stopNotingTaps()
  // As a transition React hydrates in slices of a few milliseconds, and not in one piece.
  startTransition(() => {
    hydrateRoot(
      place,
      <Frame speech={speech}>
        <PageFrame page={{ root, pathname, params }} isBare={isBare}>
          {screen}
        </PageFrame>
      </Frame>,
    )
  })
}
