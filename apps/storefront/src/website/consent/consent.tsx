import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { followCookieButtons, useConsentDialog } from './opened-dialog.ts'
import { followChoice, mustAskConsent } from './stored-consent.ts'

const CookieBanner = lazy(() => import('./cookie-banner.tsx'))
const ConsentDialogs = lazy(() => import('./consent-dialogs.tsx'))

/** The question about cookies, asked once, and its dialogs. The document is the same for all visitors. */
export function Consent() {
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    // The page comes first: what only appears now need not be drawn in the same step.
    startTransition(() => setAsks(mustAskConsent()))
    return followChoice(() => setAsks(mustAskConsent()))
  }, [])
  useEffect(followCookieButtons, [])
  const dialog = useConsentDialog()
  return (
    <>
      <Suspense fallback={null}>{asks && <CookieBanner />}</Suspense>
      <Suspense fallback={null}>{dialog && <ConsentDialogs dialog={dialog} />}</Suspense>
    </>
  )
}
