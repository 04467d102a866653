import { getMyBookings } from '@comanda/contract/calls/own-booking'
import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { formatMinute } from '@comanda/rules/time/minute'
import { usePrice, useWords } from '@comanda/screen/words'
import { buttonClass } from '@comanda/ui/button'
import { classNames } from '@comanda/ui/class-names'
import { Heading } from '@comanda/ui/heading'
import { useDayName } from '../parts/use-day-name.ts'
import { call } from '../state/client.ts'
import { ListSkeleton, OwnPart } from './own-part.tsx'
import { NothingYet, SectionTitle } from './section-title.tsx'
import { useOwn } from './use-own.ts'

/** The bookings of this account: first those to come, then those that are past or cancelled. */
export function MyBookings() {
  const { accountPage, booking: words, bookingPage } = useWords('customer', 'booking')
  const own = useOwn('bookings', () => call(getMyBookings, {}))
  return (
    <>
      <SectionTitle title={accountPage.bookings} />
      <OwnPart own={own} skeleton={<ListSkeleton rows={3} className="h-28" />}>
        {(bookings) => {
          const coming = bookings.filter(({ isOpen }) => isOpen).toReversed()
          const past = bookings.filter(({ isOpen }) => !isOpen)
          if (bookings.length === 0) {
            return (
              <NothingYet title={words.noBookings} hint={words.noBookingsHint}>
                <a href="/booking" className={buttonClass({})}>
                  {bookingPage.title}
                </a>
              </NothingYet>
            )
          }
          return (
            <>
              <BookingList title={words.coming} bookings={coming} />
              <BookingList title={words.past} bookings={past} />
            </>
          )
        }}
      </OwnPart>
    </>
  )
}

function BookingList({ title, bookings }: { readonly title: string; readonly bookings: readonly KeptBooking[] }) {
  if (bookings.length === 0) return null
  return (
    <section className="grid gap-3">
      <Heading level={2} look="block">
        {title}
      </Heading>
      <ul className="grid gap-3">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} />
        ))}
      </ul>
    </section>
  )
}

function BookingRow({ booking }: { readonly booking: KeptBooking }) {
  const { booking: words, serving } = useWords('booking', 'catalogue')
  const format = usePrice()
  const { id, storeId, date, at, party, state, isOpen, storeName, zone, reference, deposit } = booking
  const nameDay = useDayName(storeId)
  return (
    <li className="relative grid gap-2 rounded-card bg-surface p-4 shadow-card md:p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base font-bold first-letter:uppercase">
          <a
            href={`/booking/complete#${id}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {serving.at(nameDay(date), formatMinute(at))}
          </a>
        </h3>
        <span
          className={classNames(
            'shrink-0 rounded-full px-3 py-1 text-xs font-bold leading-normal',
            isOpen ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken text-text',
          )}
        >
          {words.states[state]}
        </span>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-muted">
        <span>{[words.people(party), storeName, zone].filter(Boolean).join(' · ')}</span>
        <span>
          {deposit > 0 && state !== 'cancelled' && `${words.depositPaid(format(deposit))} · `}
          <b className="tracking-widest text-text">{reference}</b>
        </span>
      </p>
    </li>
  )
}
