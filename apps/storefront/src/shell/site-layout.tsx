import { useWords } from '@comanda/screen/words'
import { type ReactNode, useEffect } from 'react'
import { useRoot } from '../parts/use-root.ts'
import { restoreSetup } from '../state/setup.ts'
import { Bars } from './bars.tsx'
import { Header } from './header.tsx'

/** The frame around a screen from the first moment. The footer never changes, so the server writes it beside this. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { site, frame } = useRoot()
  const words = useWords()
  useEffect(() => restoreSetup(), [])
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-primary px-5 py-3 font-bold text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
      >
        {words.shell.skipToContent}
      </a>
      <Header site={site} frame={frame} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] pb-12 outline-none">
        {children}
      </main>
      <Bars site={site} />
    </>
  )
}
