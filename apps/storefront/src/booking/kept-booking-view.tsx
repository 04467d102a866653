import { cancelBooking, openBooking } from '@comanda/contract/calls/booking'
import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { type BookingId, toId } from '@comanda/rules/ids'
import { useStepStart } from '@comanda/screen/begin-step'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { Heading } from '@comanda/ui/heading'
import { Sheet } from '@comanda/ui/sheet'
import { useEffect, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { ChangeTable } from './change-table.tsx'
import { DepositState } from './deposit-state.tsx'
import { KeptSummary } from './kept-summary.tsx'
import { Trouble } from './trouble.tsx'

interface KeptBookingViewProps {
  readonly id: string
  /** The key of the mail; null for what this very visit, or its customer, booked. */
  readonly secret: string | null
  /** The news of the booking. */
  readonly notice?: string
}

/** One's booking: where, when, how many, what became of the deposit, and the ways to change it or give it back. */
export default function KeptBookingView({ id, secret, notice }: KeptBookingViewProps) {
  const { booking: words } = useWords('booking')
  const asked = { bookingId: toId<BookingId>(id), key: secret }
  const read = useRead(`booking ${id}`, () => call(openBooking, asked))
  const [news, setNews] = useState(notice ?? '')
  const [doing, setDoing] = useState<'change' | 'cancel' | null>(null)
  const top = useStepStart(doing === 'change' ? 'change' : 'kept')
  const { isSending, send } = useTellingSend(words.notCancelled)
  // Whoever loads the page again comes back to the booking, not to a payment that is over.
  useEffect(() => {
    history.replaceState(history.state, '', `/booking/complete#${id}${secret === null ? '' : `.${secret}`}`)
  }, [id, secret])

  async function cancel(): Promise<void> {
    const reply = await send(() => call(cancelBooking, asked))
    if (reply === undefined) return
    setDoing(null)
    setNews('')
    read.again()
  }

  if (read.state === 'failed') return <Trouble reads={[read]} />
  if (read.state === 'loading') {
    return (
      <p role="status" className="px-4 py-14 text-center">
        {words.loading}
      </p>
    )
  }
  if (read.state === 'refused') {
    return (
      <Notice title={words.notFound} text={words.notFoundText}>
        <a href="/" className={buttonClass({ look: 'soft' })}>
          {words.back}
        </a>
      </Notice>
    )
  }
  const kept = read.value
  if (doing === 'change') {
    return (
      <div ref={top}>
        <ChangeTable
          kept={kept}
          secret={secret}
          onBack={() => setDoing(null)}
          onChanged={() => {
            setDoing(null)
            setNews(words.changed)
            read.again()
          }}
        />
      </div>
    )
  }
  return (
    <section ref={top} className="mx-auto grid max-w-xl gap-5 px-4 py-8 md:py-12">
      <Heading level={1} look="page">
        <Title kept={kept} />
      </Heading>
      {news !== '' && (
        <p role="status" className="text-pretty rounded-card bg-primary-soft p-4 font-bold text-on-primary-soft">
          {news}
        </p>
      )}
      {kept.callOffReason && <p className="text-pretty">{words.callOffReasons[kept.callOffReason]}</p>}
      <KeptSummary kept={kept} />
      <DepositState kept={kept} />
      {kept.isOpen && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Button size="large" onClick={() => setDoing('change')}>
            {words.changeTitle}
          </Button>
          <Button look="soft" size="large" onClick={() => setDoing('cancel')}>
            {words.cancelIt}
          </Button>
        </div>
      )}
      <a href="/" className="inline-flex min-h-11 items-center font-bold text-primary-text hover:underline">
        {words.back}
      </a>
      {doing === 'cancel' && (
        <CancelQuestion kept={kept} isSending={isSending} onKeep={() => setDoing(null)} onCancel={cancel} />
      )}
    </section>
  )
}

function Title({ kept }: { readonly kept: KeptBooking }) {
  const { booking: words, bookingPage } = useWords('booking')
  if (kept.state === 'cancelled') return kept.callOffReason === null ? words.cancelled : words.calledOff
  return kept.isOpen ? bookingPage.complete : words.states[kept.state]
}

interface CancelQuestionProps {
  readonly kept: KeptBooking
  readonly isSending: boolean
  readonly onKeep: () => void
  readonly onCancel: () => void
}

function CancelQuestion({ kept, isSending, onKeep, onCancel }: CancelQuestionProps) {
  const { booking: words, shell } = useWords('booking')
  return (
    <Sheet title={words.cancelTitle} closeLabel={shell.close} isOpen onClose={onKeep}>
      <p className="text-lg">{words.cancelText}</p>
      <DepositState kept={kept} />
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button look="soft" size="large" onClick={onKeep}>
          {words.keepIt}
        </Button>
        <Button size="large" disabled={isSending} onClick={onCancel}>
          {words.cancelIt}
        </Button>
      </div>
    </Sheet>
  )
}
