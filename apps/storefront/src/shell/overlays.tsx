import { useAppearing } from '@comanda/screen/use-appearing'
import { StopWaiting } from '@comanda/ui/waiting-scrim'
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { lazyAgain } from '../parts/lazy-again.ts'
import { OverlayBoundary } from '../parts/overlay-boundary.tsx'
import type { OverlayProps } from '../state/overlay-props.ts'
import { closeOverlay, type Overlay, shownOverlay } from '../state/shell.ts'
import type { RootData } from '../views/root-view.ts'

type Row<Name extends Overlay['name']> = () => LazyExoticComponent<ComponentType<OverlayProps<Name>>>

/** Everything that can lie over a page (SHELL-056). Its code is loaded when first needed. */
const overlays: { readonly [Name in Overlay['name']]: Row<Name> } = {
  drawer: lazyAgain(() => import('./drawer.tsx')),
  stores: lazyAgain(() => import('../setup/stores-dialog.tsx')),
  filters: lazyAgain(() => import('../catalogue/menu/filters-dialog.tsx')),
  account: lazyAgain(() => import('../customer/account-dialog.tsx')),
  cart: lazyAgain(() => import('./cart-panel.tsx')),
  booking: lazyAgain(() => import('../booking/booking-dialog.tsx')),
  bill: lazyAgain(() => import('../table/bill-dialog.tsx')),
  'table-actions': lazyAgain(() => import('../table/table-actions-dialog.tsx')),
  repeat: lazyAgain(() => import('../customer/repeat-dialog.tsx')),
  exit: lazyAgain(() => import('./exit-dialog.tsx')),
  start: lazyAgain(() => import('../setup/setup-dialog.tsx')),
  'select-delivery': lazyAgain(() => import('../setup/select-delivery-dialog.tsx')),
  'status-phone': lazyAgain(() => import('../setup/status-phone-dialog.tsx')),
  'bad-table': lazyAgain(() => import('../setup/bad-table-dialog.tsx')),
  'closed-venue': lazyAgain(() => import('../setup/closed-venue-dialog.tsx')),
  allergy: lazyAgain(() => import('../cart/allergy-dialog.tsx')),
  suggestion: lazyAgain(() => import('../catalogue/dish/suggestion-dialog.tsx')),
}

export function Overlays({ root }: { readonly root: RootData }) {
  const overlay = useAppearing(shownOverlay)
  if (!overlay) return null
  const row = overlays[overlay.name] as Row<Overlay['name']>
  const Shown = row()
  return (
    <OverlayBoundary onFailed={closeOverlay}>
      <Suspense>
        <Shown overlay={overlay} root={root} onClose={closeOverlay} />
        <StopWaiting key={overlay.name} />
      </Suspense>
    </OverlayBoundary>
  )
}
