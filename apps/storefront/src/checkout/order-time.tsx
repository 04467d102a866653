import type { ToldOrder } from '@comanda/contract/entities/told-order'
import type { PromisedTime } from '@comanda/rules/cart/promised-time'
import { formatMinute } from '@comanda/rules/time/minute'
import { useLanguage, useWords } from '@comanda/screen/words'
import { toDayLabel } from '../setup/to-day-label.ts'
import { isFollowed } from './order-looks.ts'

/** When the order was promised for. Nothing is said where no time was promised, or once there is nothing to wait for. */
export function OrderTime({ order }: { readonly order: Pick<ToldOrder, 'promised' | 'today' | 'status'> }) {
  const words = useWords('checkout').status
  const language = useLanguage()
  const { promised, today, status } = order
  if (promised === null || !isFollowed(status)) return null
  return <p className="text-pretty font-bold tabular-nums">{tellTime(promised)}</p>

  function tellTime(time: PromisedTime): string {
    if (time.kind === 'soon') return words.soon
    const day = toDayLabel(time.date, today, { words, language })
    const from = formatMinute(time.from)
    return words.when(time.kind === 'chosen' ? words.at(day, from) : words.soonest(day, from, formatMinute(time.to)))
  }
}
