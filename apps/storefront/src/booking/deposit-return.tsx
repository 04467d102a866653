import type { NextStep } from '@comanda/contract/entities/payment-result'
import { type AttemptId, toId } from '@comanda/rules/ids'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { useRoot } from '../parts/use-root.ts'
import { followStep } from '../payment/follow-step.ts'
import { BookingDone } from './booking-done.tsx'
import BookingFlow from './booking-flow.tsx'
import KeptBookingView from './kept-booking-view.tsx'
import { markSent } from './pending-booking.ts'
import { type SettledDeposit, settleDeposit } from './settle-deposit.ts'
import { Trouble } from './trouble.tsx'

/** Shown on the way to the bank and back: it shows what is stored and trusts nothing a browser brought (OPEN-096). */
export default function DepositReturn({ attempt }: { readonly attempt: string }) {
  const { booking: words, bookingPage } = useWords('booking')
  const [bank, setBank] = useState<NextStep | null>(null)
  const read = useRead(`deposit ${attempt}`, (signal) =>
    settleDeposit({ attempt: toId<AttemptId>(attempt), signal, onStep: follow }),
  )

  /** A guest who came back without an answer goes to the bank again only by choice. */
  function follow(next: NextStep): void {
    const wasSent = markSent(attempt)
    if (next.kind === 'post-form') setBank(next)
    if (!wasSent) followStep(next)
  }

  if (read.state === 'failed') return <Trouble reads={[read]} />
  if (read.state !== 'ready') {
    return (
      <Notice title={bookingPage.complete} text={words.depositWaiting}>
        {bank && <Button onClick={() => followStep(bank)}>{words.toBank}</Button>}
      </Notice>
    )
  }
  const settled = read.value
  if (settled.kind === 'over') return <NotPaid {...settled} />
  if (settled.kind === 'changed') return <KeptBookingView {...settled.pending} notice={words.changed} />
  if (settled.kind === 'paid') {
    return (
      <Notice title={words.made} text={bookingPage.complete}>
        <a href="/" className={buttonClass({})}>
          {words.back}
        </a>
      </Notice>
    )
  }
  const { pending, store, made } = settled
  const { date, at, party, guest } = pending.wish
  return (
    <div className="mx-auto max-w-xl px-4 py-10">
      <BookingDone
        {...made}
        {...{ email: guest.email, store, zone: pending.zone, date, at, party }}
        onBack={() => location.assign('/')}
      />
    </div>
  )
}

/** Nothing was paid: the same step again with all that was typed, or the booking as it was before the change. */
function NotPaid({ message, pending }: Extract<SettledDeposit, { kind: 'over' }>) {
  const { booking: words } = useWords('booking')
  const { site } = useRoot()
  if (pending?.kind === 'change') {
    return <KeptBookingView {...pending} notice={`${message} ${words.changeNotPaid}`} />
  }
  if (pending === null) {
    return (
      <Notice title={words.depositFailed} text={message}>
        <a href="/booking" className={buttonClass({})}>
          {words.tryAgain}
        </a>
      </Notice>
    )
  }
  return (
    <section className="mx-auto max-w-[1024px] px-4 py-8">
      <div data-page className="rounded-card bg-surface p-6 shadow-card">
        <BookingFlow
          stores={site.stores.filter(({ maxParty }) => maxParty !== null)}
          resumed={{ ...pending, message }}
          onDone={() => location.assign('/')}
        />
      </div>
    </section>
  )
}
