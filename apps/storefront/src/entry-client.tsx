import './styles.css'
import { loadDictionary } from '@comanda/i18n/load-dictionary'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Frame } from './frame.tsx'
import { readHydration } from './hydration.ts'
import { resolveScreens, routes } from './routes.ts'
import { startTagManager } from './scripts/start-tag-manager.ts'

const hydration = readHydration(document)
const root = document.getElementById('root')
if (hydration && root) {
  const { language, loaderData } = hydration
  const [words] = await Promise.all([loadDictionary(language), resolveScreens(routes, location.pathname)])
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  hydrateRoot(
    root,
    <Frame speech={{ language, words }}>
      <RouterProvider router={router} />
    </Frame>,
  )
  startTagManager()
  // After everything else: nothing waits for it.
  const keep = () => import('./offline/keep-for-later.ts').then(({ keepForLater }) => keepForLater())
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
