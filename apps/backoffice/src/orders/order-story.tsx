import { usePrice, useWords } from '@comanda/screen/words'
import { useMoments } from '../parts/use-moments.ts'
import type { ShownOrder } from './shown-order.ts'

type Event = ShownOrder['story'][number]

/** All that happened, as it happened. */
export function OrderStory({ story }: { readonly story: ShownOrder['story'] }) {
  const { orderHistory: words } = useWords('history')
  const { moment } = useMoments()
  const say = useEventWords()
  // What happened is never taken back, so an event is known by its place.
  const events = story.map((event, place) => ({ event, place }))
  return (
    <ol className="grid gap-3">
      {events.map(({ event, place }) => (
        <li key={place} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
          <span className="text-sm leading-6 text-muted tabular-nums">{moment(event.at)}</span>
          <p>
            <span className="block">{say(event)}</span>
            {(event.by !== '' || event.allowedBy !== '') && (
              <span className="flex flex-wrap gap-x-3 text-sm text-muted">
                {event.by !== '' && <span>{event.by}</span>}
                {event.allowedBy !== '' && <span>{words.allowedBy(event.allowedBy)}</span>}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Each kind of event in a sentence of its own. */
function useEventWords(): (event: Event) => string {
  const { orderHistory, handOver, audit, reports } = useWords('history', 'orders', 'audit', 'reports')
  const price = usePrice()
  const { events: words } = orderHistory
  return (event) => {
    switch (event.kind) {
      case 'placed':
        return words.placed
      case 'moved':
        if (event.to === 'preparing') return event.from === 'on-hold' ? words.accepted : words.recalled
        return [audit.values[event.to], event.reason && audit.values[event.reason]].filter(Boolean).join(': ')
      case 'cooked':
        return event.isServed ? words.served : words.cooked
      case 'delayed':
        return words.delayed(event.minutes)
      case 'taken-out':
        return [words.takenOut(event.dish, price(event.amount)), event.reason && audit.values[event.reason]]
          .filter(Boolean)
          .join(' · ')
      case 'paid':
        return words.paid(price(event.amount), reports.ways[event.way])
      case 'corrected':
        return words.corrected(reports.ways[event.from], reports.ways[event.to])
      case 'owing':
        return words.owing(handOver.reasons[event.reason])
      case 'refund':
        return words.refund[event.step](price(event.amount))
      case 'rider':
        return words.rider(event.rider)
      case 'out':
        return words.out
      case 'told':
        return (event.isSent ? words.sent : words.unsent)(words.told[event.what])
      case 'paper':
        return (event.isCopy ? words.copy : words.paper)(event.station === '' ? orderHistory.pass : event.station)
    }
  }
}
