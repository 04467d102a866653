import type { Instant } from '@comanda/rules/time/calendar'
import { formatMinute } from '@comanda/rules/time/minute'
import { toStoreMoment } from '@comanda/rules/time/store-moment'
import type { Store } from '@comanda/rules/venue/store'
import { useRead } from '@comanda/screen/use-read'
import { useWords } from '@comanda/screen/words'
import { openClock } from '../state/store-clock.ts'

interface HeldNoticeProps {
  readonly message: string
  readonly heldUntil: Instant
  readonly store: Store
}

/** Back from the bank without having paid: what happened, and how long the table is still kept. */
export function HeldNotice({ message, heldUntil, store }: HeldNoticeProps) {
  const { booking: words } = useWords('booking')
  const clock = useRead('clock', openClock)
  const isOver = clock.state === 'ready' && clock.value() >= heldUntil
  const hour = formatMinute(toStoreMoment(heldUntil, store.timeZone).minute)
  return (
    <p role="alert" className="mb-4 text-pretty rounded-card bg-full p-4 text-on-full">
      <b className="block">{message}</b>
      {isOver ? words.heldOver : words.heldUntil(hour)}
    </p>
  )
}
