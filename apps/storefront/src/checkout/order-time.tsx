import type { FollowedOrder } from '@comanda/contract/entities/followed-order'
import { toPromiseText } from '@comanda/i18n/promise-text'
import type { PromisedTime } from '@comanda/rules/order/promised-time'
import { formatMinute } from '@comanda/rules/time/minute'
import { useLanguage, useWords } from '@comanda/screen/words'
import { toDayLabel } from '../parts/to-day-label.ts'
import { isFetched, isFollowed } from './order-looks.ts'

interface OrderTimeProps {
  readonly order: Pick<FollowedOrder, 'promised' | 'count' | 'delayMinutes' | 'today' | 'status' | 'mode' | 'isOut'>
}

/**
 * When the order is promised for, in how many minutes that is, and by how much it is late. What is ready has no hour any
 * more, and once there is nothing to wait for nothing is said.
 */
export function OrderTime({ order }: OrderTimeProps) {
  const words = useWords('checkout').status
  const language = useLanguage()
  const { promised, count, delayMinutes, today, status } = order
  if (!isFollowed(status)) return null
  return (
    <div aria-live="polite" className="grid gap-1 text-balance font-bold tabular-nums">
      {status === 'ready' ? (
        <p className="text-2xl">{order.isOut ? words.isOut : words.isReady[order.mode]}</p>
      ) : (
        <>
          {delayMinutes > 0 && <p>{words.delayed(delayMinutes)}</p>}
          {promised !== null && promised.kind !== 'soon' && (
            // The sentence below it says the same.
            <p aria-hidden="true" className="font-display text-5xl leading-tight">
              {formatMinute(promised.from)}
              {promised.kind === 'soonest' && (
                <>
                  {' '}
                  <span className="whitespace-nowrap">– {formatMinute(promised.to)}</span>
                </>
              )}
            </p>
          )}
          {promised !== null && <p>{tellTime(promised)}</p>}
          {count !== null && <p>{count.to === 0 ? words.anyMoment : words.left(count.from, count.to)}</p>}
        </>
      )}
    </div>
  )

  function tellTime(time: PromisedTime): string {
    if (time.kind === 'soon') return words.soon
    const tell = isFetched(order.mode) ? words.comeBy : words.when
    return tell(toPromiseText(time, { words, nameDay: (date) => toDayLabel(date, today, { words, language }) }))
  }
}
