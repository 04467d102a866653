import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import type { OverlayProps } from '../state/overlay-props.ts'
import BookingFlow from './booking-flow.tsx'

/** Books a table in three steps, over any page (BOOKING-001). */
export default function BookingDialog({ root: { site }, onClose }: OverlayProps<'booking'>) {
  const words = useWords()
  return (
    <Sheet
      title={words.frame.reserve}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
      width={dialogFrames.booking.maxWidth}
    >
      <BookingFlow stores={site.stores.filter(({ maxParty }) => maxParty !== null)} onDone={onClose} />
    </Sheet>
  )
}
