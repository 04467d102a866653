import { StopWaiting } from '@comanda/ui/waiting-scrim'
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react'
import type { RootData } from '../screens/root/root.screen.tsx'
import { closeOverlay, followOverlay, getOverlay, type Overlay } from '../state/shell.ts'

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
  const overlay = useShownOverlay()
  if (!overlay) return null
  const Shown = overlays[overlay.name] as Row<Overlay['name']>
  return (
    <Suspense>
      <Shown overlay={overlay} root={root} onClose={closeOverlay} />
      <StopWaiting key={overlay.name} />
    </Suspense>
  )
}

/** The tap has its answer; the dialog's code comes and is run when there is time, and is left alone by what comes between. */
function useShownOverlay(): Overlay | null {
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  useEffect(() => {
    const show = (next: Overlay | null) => {
      // What lay there goes at once, and the scrim is seen.
      setOverlay(null)
      if (next) startTransition(() => setOverlay(next))
    }
    show(getOverlay())
    return followOverlay(show)
  }, [])
  return overlay
}
