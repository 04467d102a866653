import type { ToldOrder } from '@comanda/contract/entities/told-order'
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
  return (
    <p className="text-pretty tabular-nums">
      <span className="font-bold">{words.when}:</span> {tellTime()}
    </p>
  )

  function tellTime(): string {
    if (promised === null || promised.kind === 'soon') return words.soon
    const day = toDayLabel(promised.date, today, { words, language })
    const from = formatMinute(promised.from)
    return promised.kind === 'chosen' ? words.at(day, from) : words.soonest(day, from, formatMinute(promised.to))
  }
}
