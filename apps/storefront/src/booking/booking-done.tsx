import { openBooking } from '@comanda/contract/calls/booking'
import { toCalendarFile } from '@comanda/rules/booking/to-calendar-file'
import { type BookingId, toId } from '@comanda/rules/ids'
import type { Cents } from '@comanda/rules/money/cents'
import type { IsoDate, Minute } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { instant } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import { usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { useEffect, useRef } from 'react'
import { useDayName } from '../parts/use-day-name.ts'
import { useRoot } from '../parts/use-root.ts'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { Reference } from './reference.tsx'

interface BookingDoneProps {
  readonly id: string
  readonly reference: string
  /** The sum that was paid in advance. */
  readonly deposit: Cents
  readonly email: string
  readonly store: Store
  readonly zone: string
  readonly date: IsoDate
  readonly at: Minute
  readonly party: number
  readonly onBack: () => void
}

/** «Reserva realizada», what was booked, and the way into the guest's own calendar (BOOKING-014). */
export function BookingDone(props: BookingDoneProps) {
  const { id, reference, deposit, email, store, zone, date, at, party, onBack } = props
  const { booking: words } = useWords('booking')
  const { site } = useRoot()
  const nameDay = useDayName(store.id)
  const format = usePrice()
  const { isSending, send } = useTellingSend(words.notLoaded)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { street, postalCode, city } = store.address
  const address = `${street}, ${postalCode} ${city}`

  // The server knows the moment: an hour after midnight is on the next day.
  async function keepInCalendar(): Promise<void> {
    const kept = await send(() => call(openBooking, { bookingId: toId<BookingId>(id), key: null }))
    if (kept === undefined) return
    const file = toCalendarFile({
      id,
      title: words.eventTitle(store.name, party),
      place: `${store.name}, ${address}`,
      text: [zone, store.phone].filter(Boolean).join('\n'),
      from: kept.startsAt,
      now: instant(Date.now()),
    })
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: 'reserva.ics' })
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <section className="grid justify-items-center gap-4 py-4 text-center">
      <span
        aria-hidden="true"
        className="inline-flex size-16 items-center justify-center rounded-full bg-free text-3xl text-on-free"
      >
        ✓
      </span>
      <Heading level={2} look="screen" ref={title} tabIndex={-1} className="outline-none">
        {words.made}
      </Heading>
      <p className="text-balance text-lg font-bold">{words.summary(nameDay(date), party, formatMinute(at))}</p>
      <Reference reference={reference} />
      <p className="text-muted">
        {[store.name, zone].filter(Boolean).join(' · ')}
        <br />
        {address}
      </p>
      {deposit > 0 && (
        <p className="max-w-md text-pretty rounded-card bg-sunken p-4">
          <b className="block">{words.depositPaid(format(deposit))}</b>
          {words.depositFree(store.booking.freeHours)}
        </p>
      )}
      <p className="max-w-md text-pretty text-muted">{site.sends.mail ? words.madeText(email) : words.madeUnmailed}</p>
      <div className="mt-2 flex w-full max-w-md flex-col gap-3">
        <a href={`/booking/complete#${id}`} className={buttonClass({ look: 'soft', size: 'large' })}>
          {words.manage}
        </a>
        <Button size="large" disabled={isSending} onClick={keepInCalendar}>
          {words.addToCalendar}
        </Button>
        <Button look="quiet" size="large" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </section>
  )
}
