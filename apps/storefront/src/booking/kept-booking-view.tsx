import { cancelBooking, openBooking } from '@comanda/contract/calls/booking'
import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { formatDay } from '@comanda/i18n/format-day'
import { type BookingId, toId } from '@comanda/rules/ids'
import { formatMinute } from '@comanda/rules/time/minute'
import { useRead } from '@comanda/screen/use-read'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { call } from '../state/client.ts'
import { useTellingSend } from '../state/use-telling-send.ts'
import { Trouble } from './trouble.tsx'

interface KeptBookingViewProps {
  readonly id: string
  readonly secret: string
}

/** What the link in the mail opens: the booking, and a button to cancel it. */
export default function KeptBookingView({ id, secret }: KeptBookingViewProps) {
  const { booking: words } = useWords('booking')
  const asked = { bookingId: toId<BookingId>(id), key: secret }
  const read = useRead(`booking ${id}`, () => call(openBooking, asked))
  const { isSending, send } = useTellingSend(words.notBooked)
  const [isCancelled, setCancelled] = useState(false)
  const home = (
    <a href="/" className={buttonClass({ look: 'soft' })}>
      {words.back}
    </a>
  )

  async function cancel(): Promise<void> {
    const reply = await send(() => call(cancelBooking, asked))
    if (reply !== undefined) setCancelled(true)
  }

  if (read.state === 'failed') return <Trouble reads={[read]} />
  if (read.state === 'loading') return <p role="status">{words.loading}</p>
  if (read.state === 'refused') {
    return (
      <Notice title={words.notFound} text={words.notFoundText}>
        {home}
      </Notice>
    )
  }
  const kept = read.value
  if (isCancelled) {
    return (
      <Notice title={words.cancelled} text={words.cancelledText}>
        {home}
      </Notice>
    )
  }
  if (kept.state !== 'confirmed' && kept.state !== 'held') {
    return (
      <Notice title={words.over} text={words.overText}>
        {home}
      </Notice>
    )
  }
  return <Question kept={kept} isSending={isSending} onCancel={cancel} />
}

interface QuestionProps {
  readonly kept: KeptBooking
  readonly isSending: boolean
  readonly onCancel: () => void
}

function Question({ kept, isSending, onCancel }: QuestionProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const format = usePrice()
  const what = words.summary(formatDay(kept.date, language, 'plain'), kept.party, formatMinute(kept.at))
  return (
    <Notice title={words.cancelTitle} text={what}>
      <p className="w-full text-muted">
        {[kept.storeName, kept.zone].filter(Boolean).join(' · ')}
        <br />
        {words.cancelText} {kept.deposit > 0 && words.cancelDeposit(format(kept.deposit))}
      </p>
      <Button disabled={isSending} onClick={onCancel}>
        {words.cancelIt}
      </Button>
      <a href="/" className={buttonClass({ look: 'soft' })}>
        {words.keepIt}
      </a>
    </Notice>
  )
}
