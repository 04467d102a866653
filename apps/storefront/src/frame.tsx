import { type ReactNode, StrictMode } from 'react'
import { Consent } from './consent/consent.tsx'
import { OfflineNotice } from './offline/offline-notice.tsx'
import { LastResort } from './screens/error/last-resort.tsx'
import { type Speech, SpeechProvider } from './words.tsx'

/** What stands around the router, in the browser and on the server alike. */
export function Frame({ speech, children }: { readonly speech: Speech; readonly children: ReactNode }) {
  const { failedTwice, backHome } = speech.words([]).errorPage
  return (
    <StrictMode>
      <LastResort text={failedTwice} backHome={backHome}>
        <SpeechProvider speech={speech}>
          <Consent />
          {children}
          <OfflineNotice />
        </SpeechProvider>
      </LastResort>
    </StrictMode>
  )
}
