import { WaitingScrim } from '@comanda/ui/waiting-scrim'
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useDeferredValue } from 'react'
import type { RootData } from '../screens/root/root.screen.tsx'
import { closeOverlay, type Overlay, useOverlay } from '../state/shell.ts'

export type OverlayOf<Name extends Overlay['name']> = Extract<Overlay, { readonly name: Name }>

export interface OverlayProps<Name extends Overlay['name'] = Overlay['name']> {
  readonly overlay: OverlayOf<Name>
  readonly root: RootData
  readonly onClose: () => void
}

type Row<Name extends Overlay['name']> = LazyExoticComponent<ComponentType<OverlayProps<Name>>>

/** Everything that can lie over a page (SHELL-056). Its code comes when it is first asked for. */
const overlays: { readonly [Name in Overlay['name']]: Row<Name> } = {
  drawer: lazy(() => import('./drawer.tsx')),
  stores: lazy(() => import('./stores-dialog.tsx')),
  filters: lazy(() => import('../menu/filters-dialog.tsx')),
  account: lazy(() => import('./account-dialog.tsx')),
  cart: lazy(() => import('./cart-panel.tsx')),
  booking: lazy(() => import('./booking-dialog.tsx')),
  bill: lazy(() => import('../table/bill-dialog.tsx')),
  'table-actions': lazy(() => import('../table/table-actions-dialog.tsx')),
  exit: lazy(() => import('./exit-dialog.tsx')),
  start: lazy(() => import('../setup/setup-dialog.tsx')),
  'select-delivery': lazy(() => import('./select-delivery-dialog.tsx')),
  'status-phone': lazy(() => import('../setup/status-phone-dialog.tsx')),
  'bad-table': lazy(() => import('../setup/bad-table-dialog.tsx')),
  'closed-venue': lazy(() => import('./closed-venue-dialog.tsx')),
  suggestion: lazy(() => import('./suggestion-dialog.tsx')),
}

export function Overlays({ root }: { readonly root: RootData }) {
  const overlay = useOverlay()
  // The tap is answered by the next frame, before the dialog's code has come and been run.
  const isReady = useDeferredValue(overlay) === overlay
  if (!overlay) return null
  const Shown = overlays[overlay.name] as Row<Overlay['name']>
  return (
    <>
      <WaitingScrim isOver={isReady} />
      <Suspense>{isReady && <Shown overlay={overlay} root={root} onClose={closeOverlay} />}</Suspense>
    </>
  )
}
