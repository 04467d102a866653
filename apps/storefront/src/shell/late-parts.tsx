import { keepNewest, toasts } from '@comanda/screen/toasts'
import { ToastRegion } from '@comanda/ui/toast-region'
import { useEffect } from 'react'
import { AddedSnackbar } from '../cart/added-snackbar.tsx'
import { DishOverlay } from '../catalogue/dish/dish-overlay.tsx'
import { useRoot } from '../parts/use-root.ts'
import { Consent } from '../website/consent/consent.tsx'
import { OfflineNotice } from '../website/offline/offline-notice.tsx'
import { beginVisit } from './begin-visit.ts'
import { Overlays } from './overlays.tsx'
import { PageLoading } from './page-loading.tsx'
import { useVisitStart } from './use-visit-start.ts'
import { WideCart } from './wide-cart.tsx'

interface LatePartProps {
  /** Whether the screen is shown without the site's layout. */
  readonly isBare: boolean
}

/** First in the order of the keyboard. */
export function BeforePage({ isBare }: LatePartProps) {
  return (
    <>
      <Consent />
      {!isBare && <PageLoading />}
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
