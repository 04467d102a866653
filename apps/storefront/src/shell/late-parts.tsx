import { keepNewest, toasts } from '@comanda/screen/toasts'
import { ToastRegion } from '@comanda/ui/toast-region'
import { lazy, Suspense, useEffect } from 'react'
import { AddedSnackbar } from '../cart/added-snackbar.tsx'
import { DishOverlay } from '../catalogue/dish/dish-overlay.tsx'
import { readLiveKey } from '../checkout/follow-link.ts'
import { usePage } from '../parts/use-page.ts'
import { useRoot } from '../parts/use-root.ts'
import { Consent } from '../website/consent/consent.tsx'
import { OfflineNotice } from '../website/offline/offline-notice.tsx'
import { beginVisit } from './begin-visit.ts'
import { menuPages } from './choose-bar.ts'
import { Overlays } from './overlays.tsx'
import { PageLoading } from './page-loading.tsx'
import { useVisitStart } from './use-visit-start.ts'
import { WideCart } from './wide-cart.tsx'

// Few visitors have an order under way.
const LiveOrder = lazy(() => import('../checkout/live-order.tsx'))

interface LatePartProps {
  /** Whether the screen is shown without the site's layout. */
  readonly isBare: boolean
}

/** First in the order of the keyboard. */
export function BeforePage({ isBare }: LatePartProps) {
  const { pathname } = usePage()
  const hasLive = !isBare && menuPages.test(pathname) && readLiveKey() !== null
  return (
    <>
      <Consent />
      {!isBare && <PageLoading />}
      {hasLive && (
        <Suspense>
          <LiveOrder />
        </Suspense>
      )}
    </>
  )
}

/** The dialogs that can lie over a page, and the work that begins once the page answers. */
export function OverPage({ isBare }: LatePartProps) {
  const { site } = useRoot()
  useEffect(() => {
    beginVisit(site.modes)
  }, [site])
  return (
    <>
      {!isBare && <SiteParts />}
      <ToastRegion toasts={keepNewest(toasts.use())} />
      <OfflineNotice />
    </>
  )
}

function SiteParts() {
  const root = useRoot()
  useVisitStart(root.site)
  return (
    <>
      <WideCart site={root.site} />
      <DishOverlay />
      <Overlays root={root} />
      <AddedSnackbar />
    </>
  )
}
