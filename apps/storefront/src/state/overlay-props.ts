import type { RootData } from '../views/root-view.ts'
import type { Overlay } from './shell.ts'

export type OverlayOf<Name extends Overlay['name']> = Extract<Overlay, { readonly name: Name }>

/** The properties of a dialog over the page; shell/overlays.tsx has one row for each. */
export interface OverlayProps<Name extends Overlay['name'] = Overlay['name']> {
  readonly overlay: OverlayOf<Name>
  readonly root: RootData
  readonly onClose: () => void
}
