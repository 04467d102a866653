import type { StoreId } from '@comanda/rules/ids'
import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useWords } from '@comanda/screen/words'
import { Sheet } from '@comanda/ui/sheet'
import type { OverlayProps } from '../state/overlay-props.ts'
import { chooseStore } from './choices.ts'
import { CallLink, StoreDetails } from './store-list.tsx'
import { useStore } from './use-store.ts'

/** All venues of a chain, to look up or to choose one (SHELL-057). */
export default function StoresDialog({ root: { site }, onClose }: OverlayProps<'stores'>) {
  const words = useWords('refusals', 'setup')
  const storeId = useStore(site)?.id
  const choose = (id: StoreId) => {
    onClose()
    chooseStore(id, { site, words })
  }
  return (
    <Sheet
      title={words.home.stores}
      closeLabel={words.shell.close}
      isOpen
      onClose={onClose}
      width={dialogFrames.stores.maxWidth}
    >
      <ul className="divide-y divide-line">
        {site.stores.map((store) => (
          <li key={store.id} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0 flex-1">
              <button
                type="button"
                aria-pressed={store.id === storeId}
                onClick={() => choose(store.id)}
                className="-m-2 block w-full cursor-pointer rounded-2xl p-2 text-left hover:bg-sunken aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
              >
                <StoreDetails store={store} />
                {store.id === storeId && <span className="text-sm font-bold">{words.frame.chosen}</span>}
              </button>
              <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
                <a
                  href={`tel:${store.phone.replace(/\s/g, '')}`}
                  className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline"
                >
                  {store.phone}
                </a>
                <a
                  href={`mailto:${store.email}`}
                  className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline"
                >
                  {store.email}
                </a>
              </p>
            </div>
            {store.phone && <CallLink phone={store.phone} name={store.name} />}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
