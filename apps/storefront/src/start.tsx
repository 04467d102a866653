import './website/scripts/no-eval.ts'
import type { Area } from '@comanda/i18n/areas'
import { loadWords } from '@comanda/i18n/load-words'
import { speak } from '@comanda/screen/spoken'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createDocumentRouter } from './pages/document-router.ts'
import { loadSpeech } from './pages/load-speech.ts'
import { chooseRoutes, resolveScreens } from './pages/routes.ts'
import { Frame } from './shell/frame.tsx'
import { openSession } from './shell/open-session.ts'
import { startPrefetch } from './shell/start-prefetch.ts'
import { readHydration } from './views/hydration.ts'
import type { RootData } from './views/root-view.ts'
import { sendConsentSignals, startTagManager } from './website/scripts/start-tag-manager.ts'

/** Whose words can be asked for on any page: fetched ahead, so that a dialog opens with them. */
const dialogAreas: readonly Area[] = [
  'account',
  'booking',
  'cart',
  'dish',
  'forms',
  'menu',
  'refusals',
  'setup',
  'table',
]

/** Takes over what the server rendered. A part that does not arrive rejects; the page is then read again. */
export async function start(): Promise<void> {
  const hydration = readHydration(document)
  const root = document.getElementById('root')
  if (!hydration || !root) return
  const { language, areas, loaderData } = hydration
  speak(language)
  const { site } = loaderData.root as RootData
  const routes = chooseRoutes(site, new URLSearchParams(location.search))
  const [speech] = await Promise.all([loadSpeech(language, areas), resolveScreens(routes, location.pathname)])
  await standOnShownAddress()
  const router = createDocumentRouter(routes, loaderData)
  hydrateRoot(
    root,
    <Frame speech={speech}>
      <RouterProvider router={router} />
    </Frame>,
  )
  sendConsentSignals()
  openSession({ language, modes: site.modes }).finally(startTagManager)
  startPrefetch((path) => resolveScreens(routes, path))
  // After everything else: nothing waits for it.
  const keep = async () => {
    const [{ keepForLater }] = await Promise.all([
      import('./website/offline/keep-for-later.ts'),
      loadWords(language, ...dialogAreas),
    ])
    await keepForLater()
  }
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}

/** A dish that lay over a page when it was reloaded is a page of its own now. */
async function standOnShownAddress(): Promise<void> {
  if (history.state?.steps) await (await import('@comanda/screen/back-steps')).goBelowSteps(window)
  if (history.state?.masked) history.replaceState({ ...history.state, masked: undefined }, '')
}
