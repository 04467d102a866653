import { useWords } from '@comanda/screen/words'
import { PhoneIcon } from '../parts/icons.tsx'
import type { StoreView } from '../views/site-view.ts'
import { DepositTerms } from './deposit-terms.tsx'

interface VenueListProps {
  readonly stores: readonly StoreView[]
  /** Null until the page is hydrated: the venues can be read and called all the same. */
  readonly onChoose: ((storeId: number) => void) | null
}

/** The venues that take bookings, in a list that can be collapsed (BOOKING-002). */
export function VenueList({ stores, onChoose }: VenueListProps) {
  const { booking: words, bookingPage, frame } = useWords('booking')
  return (
    <details open className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-xl font-extrabold tracking-tight">
        {words.chooseVenue}
        <span aria-hidden="true" className="text-muted transition-transform group-open:rotate-180">
          ⌄
        </span>
      </summary>
      <ul className="mt-3 grid gap-3">
        {stores.map((store) => (
          <li key={store.id} className="flex items-stretch gap-2 rounded-card border border-line bg-surface">
            <button
              type="button"
              disabled={onChoose === null}
              onClick={() => onChoose?.(store.id)}
              className="min-w-0 flex-1 cursor-pointer rounded-card p-4 text-left enabled:hover:bg-sunken"
            >
              <span className="block text-lg font-bold">{store.name}</span>
              <span className="block text-sm text-muted">{store.address}</span>
              {store.maxParty !== null && (
                <span className="mt-1 block text-sm text-muted">{frame.upTo(store.maxParty)}</span>
              )}
              {store.deposit && (
                <span className="mt-1 block text-pretty text-sm">
                  <DepositTerms deposit={store.deposit} />
                </span>
              )}
            </button>
            {store.phone && (
              <a
                href={`tel:${store.phone.replace(/\s/g, '')}`}
                aria-label={bookingPage.callToBook(store.name)}
                className="my-auto mr-3 inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover"
              >
                <PhoneIcon />
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
