import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { Sheet } from '@comanda/ui/sheet'
import { useWords } from '../words.tsx'
import type { OverlayProps } from './overlays.tsx'
import { CallLink, StoreDetails } from './store-list.tsx'

/** The venues that keep tables, and how to ask for one. */
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
      <p className="text-muted">{words.frame.bookingText}</p>
      <ul className="mt-4 divide-y divide-line">
        {site.stores.map(
          (store) =>
            store.maxParty !== null && (
              <li key={store.id} className="flex items-center justify-between gap-4 py-3">
                <p className="min-w-0">
                  <StoreDetails store={store} />
                  <span className="block text-sm text-muted">{words.frame.upTo(store.maxParty)}</span>
                </p>
                {store.phone && <CallLink phone={store.phone} name={store.name} />}
              </li>
            ),
        )}
      </ul>
    </Sheet>
  )
}
