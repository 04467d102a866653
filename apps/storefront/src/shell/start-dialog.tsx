import StartSheet from '../parts/start-sheet.tsx'
import type { OverlayProps } from './overlays.tsx'

/** How and where one can order, opened from a bar instead of a dish. */
export default function StartDialog({ overlay, root: { site }, onClose }: OverlayProps<'start'>) {
  return <StartSheet site={site} isOpen onClose={onClose} isRequired={overlay.isRequired === true} />
}
