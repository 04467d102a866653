import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { Sheet } from '@comanda/ui/sheet'
import type { SiteView } from '../views/site-view.ts'
import { useWords } from '../words.tsx'
import { PhoneIcon } from './icons.tsx'

interface StartSheetProps {
  readonly site: SiteView
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Opened by the site itself: without its close icon (SITE-011). */
  readonly isRequired?: boolean
}

/** How and where one can order here. */
export default function StartSheet({ site, isOpen, onClose, isRequired = false }: StartSheetProps) {
  const words = useWords()
  return (
    <Sheet
      title={words.home.howToOrder}
      closeLabel={words.shell.close}
      isOpen={isOpen}
      onClose={onClose}
      closing={isRequired ? 'no-icon' : 'free'}
      width={dialogFrames.delivery.maxWidth}
    >
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {site.modes.map((mode) => (
          <li key={mode} className="rounded-2xl bg-sunken px-4 py-3">
            <p className="font-bold">{words.modes[mode]}</p>
            <p className="text-sm text-muted">{words.modeHints[mode]}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-lg font-extrabold tracking-tight">{words.home.stores}</h3>
      <ul className="mt-2 grid divide-y divide-line lg:grid-cols-2 lg:gap-x-10">
        {site.stores.map((store) => (
          <li key={store.id} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-bold">{store.name}</p>
              <p className="text-sm text-muted">{store.address}</p>
              <p className="text-sm text-muted">{store.hours}</p>
            </div>
            {store.phone && (
              <a
                href={`tel:${store.phone.replace(/\s/g, '')}`}
                aria-label={`${words.shell.call}: ${store.name}`}
                className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary hover:bg-primary-hover"
              >
                <PhoneIcon />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
