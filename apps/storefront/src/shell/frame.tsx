import { type Speech, SpeechProvider } from '@comanda/screen/words'
import { type ReactNode, StrictMode } from 'react'
import { LastResort } from './error/last-resort.tsx'

/** The frame around every page, in the browser and on the server. */
export function Frame({ speech, children }: { readonly speech: Speech; readonly children: ReactNode }) {
  const { failedTwice, backHome } = speech.words([]).errorPage
  return (
    <StrictMode>
      <LastResort text={failedTwice} backHome={backHome}>
        <SpeechProvider speech={speech}>{children}</SpeechProvider>
      </LastResort>
    </StrictMode>
  )
}
