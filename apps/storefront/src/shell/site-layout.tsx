import { useWords } from '@comanda/screen/words'
import { ToastRegion } from '@comanda/ui/toast-region'
import { WaitingScrim } from '@comanda/ui/waiting-scrim'
import type { ReactNode } from 'react'
import { AddedSnackbar } from '../cart/added-snackbar.tsx'
import { DishOverlay } from '../catalogue/dish/dish-overlay.tsx'
import { useRoot } from '../parts/use-root.ts'
import { useNews } from '../state/news.ts'
import { Bars } from './bars.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Overlays } from './overlays.tsx'
import { PageLoading } from './page-loading.tsx'
import { useVisitStart } from './use-visit-start.ts'
import { WideCart } from './wide-cart.tsx'

export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const root = useRoot()
  const { site, frame } = root
  const words = useWords()
  useVisitStart(site)
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-primary px-5 py-3 font-bold text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
      >
        {words.shell.skipToContent}
      </a>
      <PageLoading />
      <Header site={site} frame={frame} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] pb-12 outline-none">
        {children}
      </main>
      <Footer site={site} frame={frame} />
      <Bars site={site} />
      <WideCart site={site} />
      <WaitingScrim />
      <DishOverlay />
      <Overlays root={root} />
      <AddedSnackbar />
      <ToastRegion toasts={useNews()} />
      <form id="bank-form" method="post" hidden />
    </>
  )
}
