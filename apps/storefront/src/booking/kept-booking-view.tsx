import { cancelBooking, openBooking } from '@comanda/contract/calls/booking'
import type { KeptBooking } from '@comanda/contract/entities/kept-booking'
import { isRefusal } from '@comanda/contract/refusals'
import { formatDay } from '@comanda/i18n/format-day'
import { type BookingId, toId } from '@comanda/rules/ids'
import { formatMinute } from '@comanda/rules/time/minute'
import { useLanguage, usePrice, useWords } from '@comanda/screen/words'
import { Button, buttonClass } from '@comanda/ui/button'
import { useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { write } from '../state/client.ts'
import { tellFailure } from '../state/tell-failure.ts'
import { Trouble } from './trouble.tsx'
import { useRead } from './use-read.ts'

interface KeptBookingViewProps {
  readonly id: string
  readonly secret: string
}

/** What the link in the mail opens: one's booking, and the way to give it back. */
export default function KeptBookingView({ id, secret }: KeptBookingViewProps) {
  const { booking: words } = useWords('booking')
  const language = useLanguage()
  const asked = { bookingId: toId<BookingId>(id), key: secret }
  const { answer, retry } = useRead(id, () => write(language, (client) => client.call(openBooking, asked)))
  const [isCancelled, setCancelled] = useState(false)
  const [isSending, setSending] = useState(false)
  const home = (
    <a href="/" className={buttonClass({ look: 'soft' })}>
      {words.back}
    </a>
  )

  async function cancel(): Promise<void> {
    setSending(true)
    try {
      const reply = await write(language, (client) => client.call(cancelBooking, asked))
      if (isRefusal(reply)) tellFailure(reply, words.notBooked)
      else setCancelled(true)
    } catch (error) {
      tellFailure(error, words.notBooked)
    } finally {
      setSending(false)
    }
  }

  if (answer.state === 'failed') return <Trouble onRetry={retry} />
  if (answer.state !== 'read') return <p role="status">{words.loading}</p>
  if (isRefusal(answer.value)) {
    return (
      <Notice title={words.notFound} text={words.notFoundText}>
        {home}
      </Notice>
    )
  }
  const kept = answer.value as KeptBooking
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
