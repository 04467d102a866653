import { dictionaryOf } from '@comanda/i18n/dictionary-of'
import type { Sending } from '@comanda/rules/website/sending'
import { SpeechProvider } from '@comanda/screen/words'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Page, PageContext } from '../use-page.ts'

/** What is shown in Spanish by a deployment that sends this much, on a site with a phone and no venues. */
export function showWith(sends: Partial<Sending>, shown: ReactNode): string {
  const site = { sends: { mail: false, sms: false, shown: false, ...sends }, phone: '910 000 000', stores: [] }
  const page: Page = { root: { site, frame: null } as never, pathname: '/', params: {} }
  return renderToStaticMarkup(
    <SpeechProvider speech={{ language: 'es', words: () => dictionaryOf('es') as never }}>
      <PageContext value={page}>{shown}</PageContext>
    </SpeechProvider>,
  )
}
