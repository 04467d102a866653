import { isPaymentPage } from '@comanda/rules/website/page-kinds'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useConsentDialog } from './open.ts'
import { followChoice, hasStoredChoice } from './stored-consent.ts'

const CookieBanner = lazy(() => import('./cookie-banner.tsx'))
const ConsentDialogs = lazy(() => import('./consent-dialogs.tsx'))

// Where money is paid no third-party script runs, so there is nothing to ask and nothing interrupts.
const mustAsk = () => !hasStoredChoice() && !isPaymentPage(location)

/** The question about cookies, asked once, and its dialogs. The document is the same for all visitors. */
export function Consent() {
  const asks = useSyncExternalStore(followChoice, mustAsk, () => false)
  const dialog = useConsentDialog()
  return (
    <>
      <Suspense fallback={null}>{asks && <CookieBanner />}</Suspense>
      <Suspense fallback={null}>{dialog && <ConsentDialogs dialog={dialog} />}</Suspense>
    </>
  )
}
