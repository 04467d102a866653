import { dialogFrames } from '@comanda/rules/website/dialog-frame'
import { useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import { lazy, Suspense, useEffect, useState } from 'react'
import { BannerImage } from '../parts/banner-image.tsx'
import { LanguageLinks } from '../parts/language-links.tsx'
import { usePage } from '../parts/use-page.ts'
import { useRoot } from '../parts/use-root.ts'
import type { ScreenProps } from '../views/screen-props.ts'
import type { BookingPageView } from './load-booking.ts'
import { StepList } from './step-list.tsx'
import { VenueList } from './venue-list.tsx'

// Written out, so that the class is in the style sheet (CONST-014).
const widths = { 1024: 'max-w-[1024px]' } as const
const booking = dialogFrames['booking-only'].maxWidth

const BookingFlow = lazy(() => import('./booking-flow.tsx'))

/** Booking as a page: the home page of a site that only takes bookings, and the fair's compact form (OPEN-095). */
export function Component({ data: { picture } }: ScreenProps<BookingPageView>) {
  const { bookingPage: words, contact } = useWords('booking', 'pages')
  const { site } = useRoot()
  const { pathname } = usePage()
  const isFair = pathname === '/reservaferia'
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
    <section className={classNames('mx-auto px-4 py-5 md:py-8', isFair ? 'max-w-xl' : widths[booking])}>
      <div className="flex flex-col-reverse gap-4 md:flex-row md:items-center md:gap-8">
        <div className="flex-1">
          <p className="text-sm font-bold uppercase tracking-widest text-muted">{site.storeName}</p>
          <Heading level={1} look="page" className="mt-2">
            {isFair ? words.fair : words.title}
          </Heading>
          <p className="mt-2 text-pretty text-muted md:mt-3 md:text-lg">
            {stores.length > 0 ? words.text : words.noStores}
          </p>
        </div>
        {picture && !isFair && (
          <div className="md:w-96">
            <BannerImage
              picture={picture}
              sizes="(min-width: 768px) 384px, 100vw"
              className="h-24 w-full rounded-3xl md:h-48"
            />
          </div>
        )}
      </div>
      {stores.length > 0 && (
        <div data-page className="mt-4 md:mt-6 rounded-card bg-surface p-6 shadow-card">
          {isAlive ? (
            <Suspense fallback={first}>
              <BookingFlow stores={stores} isCompact={isFair} />
            </Suspense>
          ) : (
            first
          )}
        </div>
      )}
      {/* Such a site has no header that would offer them (SHELL-054). */}
      {site.onlyBookings && site.languages.length > 1 && (
        <LanguageLinks site={site} path={pathname} className="mt-8 flex flex-wrap" />
      )}
      <p className={site.onlyBookings ? 'mt-2' : 'mt-8'}>
        <a href="/contact" className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline">
          {contact.title}
        </a>
      </p>
    </section>
  )
}
