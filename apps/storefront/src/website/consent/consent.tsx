import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useConsentDialog } from './open.ts'
import { followChoice, mustAskConsent } from './stored-consent.ts'

const CookieBanner = lazy(() => import('./cookie-banner.tsx'))
const ConsentDialogs = lazy(() => import('./consent-dialogs.tsx'))

/** The question about cookies, asked once, and its dialogs. The document is the same for all visitors. */
export function Consent() {
  const asks = useSyncExternalStore(followChoice, mustAskConsent, () => false)
  const dialog = useConsentDialog()
  return (
    <>
      <Suspense fallback={null}>{asks && <CookieBanner />}</Suspense>
      <Suspense fallback={null}>{dialog && <ConsentDialogs dialog={dialog} />}</Suspense>
    </>
  )
}
