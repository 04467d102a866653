import './styles.css'
import { loadDictionary } from '@comanda/i18n/load-dictionary'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { readHydration } from './hydration.ts'
import { NonceContext } from './parts/nonce.tsx'
import { resolveScreens, routes } from './routes.ts'
import { LastResort } from './screens/error/last-resort.tsx'
import { SpeechProvider } from './words.tsx'

const hydration = readHydration(document)
const root = document.getElementById('root')
if (hydration && root) {
  const { language, loaderData } = hydration
  const [words] = await Promise.all([loadDictionary(language), resolveScreens(routes, location.pathname)])
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } })
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  hydrateRoot(
    root,
    <StrictMode>
      <LastResort text={words.errorPage.failedTwice} backHome={words.errorPage.backHome}>
        <NonceContext value={nonce}>
          <SpeechProvider speech={{ language, words }}>
            <RouterProvider router={router} />
          </SpeechProvider>
        </NonceContext>
      </LastResort>
    </StrictMode>,
  )
}
