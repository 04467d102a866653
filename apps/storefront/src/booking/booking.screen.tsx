import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import { lazy, Suspense, useEffect, useState } from 'react'
import { usePage } from '../parts/use-page.ts'
import { useRoot } from '../parts/use-root.ts'
import { StepList } from './step-list.tsx'
import { VenueList } from './venue-list.tsx'

// Written out, so that the class is in the style sheet (CONST-014).
const widths = { 1024: 'max-w-[1024px]' } as const
const booking = dialogFrames['booking-only'].maxWidth

const BookingFlow = lazy(() => import('./booking-flow.tsx'))

/** Booking as a page: the home page of a site that only takes bookings, and the fair's compact form (OPEN-095). */
export function Component() {
  const { bookingPage: words, contact } = useWords('booking', 'pages')
  const { site } = useRoot()
  const isFair = usePage().pathname === '/reservaferia'
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const stores = site.stores.filter(({ maxParty }) => maxParty !== null)
  const first = (
    <>
      <StepList step="choose" />
      <div className="mt-5">
        <VenueList stores={stores} onChoose={null} />
      </div>
    </>
  )
  return (
    <section className={classNames('mx-auto px-4 py-8 md:py-12', isFair ? 'max-w-xl' : widths[booking])}>
      <p className="text-sm font-bold uppercase tracking-widest text-muted">{site.storeName}</p>
      <Heading level={1} look="page" className="mt-2">
        {isFair ? words.fair : words.title}
      </Heading>
      <p className="mt-3 text-pretty text-lg text-muted">{stores.length > 0 ? words.text : words.noStores}</p>
      {stores.length > 0 && (
        <div data-page className="mt-6 rounded-card bg-surface p-6 shadow-card">
          {isAlive ? (
            <Suspense fallback={first}>
              <BookingFlow stores={stores} isCompact={isFair} />
            </Suspense>
          ) : (
            first
          )}
        </div>
      )}
      <p className="mt-8">
        <a href="/contact" className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline">
          {contact.title}
        </a>
      </p>
    </section>
  )
}
