import type { ToldOrder } from '@comanda/contract/entities/told-order'
import type { PromisedTime } from '@comanda/rules/cart/promised-time'
import { formatMinute } from '@comanda/rules/time/minute'
import { useLanguage, useWords } from '@comanda/screen/words'
import { toDayLabel } from '../setup/to-day-label.ts'
import { isFollowed } from './order-looks.ts'

interface OrderTimeProps {
  readonly order: Pick<ToldOrder, 'promised' | 'delayMinutes' | 'today' | 'status'>
}

/** When the order is promised for, and by how much it is late. Once there is nothing to wait for, nothing is said. */
export function OrderTime({ order }: OrderTimeProps) {
  const words = useWords('checkout').status
  const language = useLanguage()
  const { promised, delayMinutes, today, status } = order
  if (!isFollowed(status)) return null
  return (
    <div aria-live="polite" className="grid gap-1 text-pretty font-bold tabular-nums">
      {delayMinutes > 0 && <p>{words.delayed(delayMinutes)}</p>}
      {promised !== null && <p>{tellTime(promised)}</p>}
    </div>
  )

  function tellTime(time: PromisedTime): string {
    if (time.kind === 'soon') return words.soon
    const day = toDayLabel(time.date, today, { words, language })
    const from = formatMinute(time.from)
    return words.when(time.kind === 'chosen' ? words.at(day, from) : words.soonest(day, from, formatMinute(time.to)))
  }
}
