import { lazy, Suspense, useSyncExternalStore } from 'react'
import { CookieBanner } from './cookie-banner.tsx'
import { useConsentDialog } from './open.ts'
import { hasStoredChoice } from './stored-consent.ts'

const ConsentDialogs = lazy(() => import('./consent-dialogs.tsx'))

// Answering reloads the page, so there is nothing to listen to while it is open.
const neverChanges = () => () => {}

interface ConsentProps {
  /** False where money is taken: nothing of others runs there, so there is nothing to ask. */
  readonly asks: boolean
}

/** The question about cookies, asked once, and its dialogs. The document is the same for all, so only the browser knows the answer. */
export function Consent({ asks }: ConsentProps) {
  const isAnswered = useSyncExternalStore(neverChanges, hasStoredChoice, () => true)
  const dialog = useConsentDialog()
  return (
    <>
      {asks && !isAnswered && <CookieBanner />}
      {dialog && (
        <Suspense fallback={null}>
          <ConsentDialogs dialog={dialog} />
        </Suspense>
      )}
    </>
  )
}
