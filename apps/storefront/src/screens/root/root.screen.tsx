import type { Language } from '@comanda/i18n/languages'
import { ToastRegion } from '@comanda/ui/toast-region'
import { WaitingScrim } from '@comanda/ui/waiting-scrim'
import { Outlet, useLoaderData } from 'react-router'
import { DishOverlay } from '../../dish/dish-overlay.tsx'
import { AddedSnackbar } from '../../shell/added-snackbar.tsx'
import { Bars } from '../../shell/bars.tsx'
import { Overlays } from '../../shell/overlays.tsx'
import { PageLoading } from '../../shell/page-loading.tsx'
import { useVisitStart } from '../../shell/use-visit-start.ts'
import { useNews } from '../../state/news.ts'
import type { FrameView } from '../../views/frame-view.ts'
import type { SiteView } from '../../views/site-view.ts'
import { useWords } from '../../words.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export interface RootData {
  readonly frame: FrameView
  readonly site: SiteView
  readonly language: Language
}

/** What stands around every screen. */
export function Component() {
  const root = useLoaderData<RootData>()
  const { site, frame } = root
  const words = useWords()
  useVisitStart(root)
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
        <Outlet />
      </main>
      <Footer site={site} frame={frame} />
      <Bars site={site} />
      <WaitingScrim />
      <DishOverlay />
      <Overlays root={root} />
      <AddedSnackbar />
      <ToastRegion toasts={useNews()} />
      <form id="bank-form" method="post" hidden />
    </>
  )
}
