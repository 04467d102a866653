import { useAppearing } from '@comanda/screen/use-appearing'
import { StopWaiting } from '@comanda/ui/waiting-scrim'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
import type { OverlayProps } from '../state/overlay-props.ts'
import { closeOverlay, type Overlay, shownOverlay } from '../state/shell.ts'
import type { RootData } from '../views/root-view.ts'

type Row<Name extends Overlay['name']> = LazyExoticComponent<ComponentType<OverlayProps<Name>>>

/** Everything that can lie over a page (SHELL-056). Its code is loaded when first needed. */
const overlays: { readonly [Name in Overlay['name']]: Row<Name> } = {
  drawer: lazy(() => import('./drawer.tsx')),
  stores: lazy(() => import('../setup/stores-dialog.tsx')),
  filters: lazy(() => import('../catalogue/menu/filters-dialog.tsx')),
  account: lazy(() => import('../customer/account-dialog.tsx')),
  cart: lazy(() => import('./cart-panel.tsx')),
  booking: lazy(() => import('../booking/booking-dialog.tsx')),
  bill: lazy(() => import('../table/bill-dialog.tsx')),
  'table-actions': lazy(() => import('../table/table-actions-dialog.tsx')),
  repeat: lazy(() => import('../customer/repeat-dialog.tsx')),
  exit: lazy(() => import('./exit-dialog.tsx')),
  start: lazy(() => import('../setup/setup-dialog.tsx')),
  'select-delivery': lazy(() => import('../setup/select-delivery-dialog.tsx')),
  'status-phone': lazy(() => import('../setup/status-phone-dialog.tsx')),
  'bad-table': lazy(() => import('../setup/bad-table-dialog.tsx')),
  'closed-venue': lazy(() => import('../setup/closed-venue-dialog.tsx')),
  suggestion: lazy(() => import('../catalogue/dish/suggestion-dialog.tsx')),
}

export function Overlays({ root }: { readonly root: RootData }) {
  const overlay = useAppearing(shownOverlay)
  if (!overlay) return null
  const Shown = overlays[overlay.name] as Row<Overlay['name']>
  return (
    <Suspense>
      <Shown overlay={overlay} root={root} onClose={closeOverlay} />
      <StopWaiting key={overlay.name} />
    </Suspense>
  )
}
