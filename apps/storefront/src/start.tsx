import './scripts/no-eval.ts'
import { loadDictionary } from '@comanda/i18n/load-dictionary'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Frame } from './frame.tsx'
import { readHydration } from './hydration.ts'
import { chooseRoutes, resolveScreens } from './routes.ts'
import type { RootData } from './screens/root/root.screen.tsx'
import { startTagManager } from './scripts/start-tag-manager.ts'
import { startPrefetch } from './shell/start-prefetch.ts'
import { reloadOnce } from './state/reload-once.ts'

const hydration = readHydration(document)
const root = document.getElementById('root')
if (hydration && root) {
  const { language, loaderData } = hydration
  const { site } = loaderData.root as RootData
  const routes = chooseRoutes(site, new URLSearchParams(location.search))
  const parts = Promise.all([loadDictionary(language), resolveScreens(routes, location.pathname)])
  parts.catch(() => reloadOnce())
  const [words] = await parts
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  hydrateRoot(
    root,
    <Frame speech={{ language, words }}>
      <RouterProvider router={router} />
    </Frame>,
  )
  startTagManager()
  startPrefetch((path) => resolveScreens(routes, path))
  // After everything else: nothing waits for it.
  const keep = () => import('./offline/keep-for-later.ts').then(({ keepForLater }) => keepForLater())
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
