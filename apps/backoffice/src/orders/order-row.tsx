import { usePrice, useWords } from '@comanda/screen/words'
import { classNames } from '@comanda/ui/class-names'
import { type ReactNode, useId } from 'react'
import { useMoments } from '../parts/use-moments.ts'
import { type BoardOrder, listWanted } from './board-order.ts'
import { OrderFacts } from './order-facts.tsx'

interface OrderRowProps {
  readonly order: BoardOrder
  /** The server's clock. */
  readonly now: number
  /** The numbers of the orders that were added to it. */
  readonly added: readonly number[]
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** What is done next most often, in one tap. */
  readonly next: ReactNode
  /** All else that can be done, once the row is opened. */
  readonly steps: ReactNode
}

/**
 * An order in a row, so that a whole service is seen at once (DAY-214): what it is, what is in it, when it is wanted, how
 * far the kitchen is, what it owes, and the next step. A tap opens the rest of it in the same place.
 */
export function OrderRow({ order, now, added, isOpen, onToggle, next, steps }: OrderRowProps) {
  const { orderBoard: words } = useWords('orders')
  const id = useId()
  const { number, waiting } = order
  const isAlarming = waiting !== null && now >= waiting.alarmAt
  return (
    <article
      aria-label={words.order(number)}
      className={classNames(
        'relative bg-surface not-last:border-b not-last:border-line first:rounded-t-lg last:rounded-b-lg',
        waiting !== null && 'before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary',
        isAlarming && 'z-1 ring-4 ring-late',
      )}
    >
      <div className="flex items-center gap-x-2 pr-2 max-sm:flex-col max-sm:items-stretch max-sm:pl-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={words.open(number)}
          onClick={onToggle}
          className="absolute inset-0 cursor-pointer rounded-lg outline-offset-[-3px] hover:bg-sunken"
        />
        <OrderSummary order={order} now={now} added={added} />
        <div className="relative shrink-0 py-0.5 empty:hidden max-sm:pb-2 sm:w-32">{next}</div>
      </div>
      {isAlarming && (
        <p role="status" className="relative mx-3 mb-2 rounded-lg bg-late-soft px-3 py-1.5 font-bold text-on-late-soft">
          {waiting.cancelAt === null
            ? words.unansweredByHand
            : words.unanswered(Math.max(1, Math.ceil((waiting.cancelAt - now) / 60_000)))}
        </p>
      )}
      <div id={id} className="relative grid gap-4 border-t border-line px-3 py-3 empty:hidden" hidden={!isOpen}>
        {isOpen && (
          <>
            <OrderFacts order={order} added={added} />
            {steps}
          </>
        )}
      </div>
    </article>
  )
}

const line = 'block min-w-0 truncate'

/** Two lines of text on a wide screen, four on a narrow one; what is cut here is whole in the opened row. */
function OrderSummary({ order, now, added }: Pick<OrderRowProps, 'order' | 'now' | 'added'>) {
  const { orderBoard: words } = useWords('orders')
  const tellMarks = useMarks()
  const { number, mode, table, name, status, kitchen, lines } = order
  const wanted = listWanted(order)
  const marks = [...tellMarks(order, added), ...wanted.flatMap(({ deviations, notes }) => [...deviations, notes])]
  const isOut = lines.length - wanted.length
  return (
    <div className="pointer-events-none relative grid min-w-0 flex-1 grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-0.5 text-sm leading-5 max-lg:py-1.5 lg:min-h-12 lg:grid-cols-[2.5rem_7.5rem_minmax(0,1fr)_3rem_4.75rem_9rem] lg:*:row-start-1">
      <span className="text-2xl font-extrabold tabular-nums">{number}</span>
      <span className="min-w-0">
        <span className={`${line} text-base leading-6 font-bold`}>
          {table === '' ? name || words.modes[mode] : table}
        </span>
        <span className={`${line} text-muted`}>{table === '' ? words.modes[mode] : name}</span>
      </span>
      <span className="col-span-3 row-start-2 line-clamp-2 min-w-0 lg:col-span-1 lg:col-start-3">
        {wanted.map(({ quantity, name: dish }) => (quantity > 1 ? `${quantity} × ${dish}` : dish)).join(' · ')}{' '}
        <strong>{[...marks, order.notes].filter((word) => word !== '').join(' · ')}</strong>
      </span>
      <span className="col-span-2 row-start-3 tabular-nums lg:col-span-1 lg:col-start-4 lg:text-center">
        {kitchen !== null && status !== 'ready' && status !== 'on-hold' && (
          <strong title={words.inKitchen}>{words.cooked(kitchen.ready, kitchen.all)}</strong>
        )}
        {isOut > 0 && <span className="block text-late-text">{words.takenOut}</span>}
      </span>
      <OrderTimes order={order} now={now} />
      <OrderMoney order={order} />
    </div>
  )
}

/** What must not be overlooked though the row is shut: with what it goes, who brings it, that no paper says so. */
function useMarks(): (order: BoardOrder, added: readonly number[]) => readonly string[] {
  const { orderBoard: words, paper, dispatching } = useWords('orders', 'boards', 'rides')
  const { hour } = useMoments()
  return ({ rider, outAt, beside, isOffPaper }, added) => [
    ...(rider === null
      ? []
      : [outAt === null ? dispatching.takes(rider.name) : dispatching.out(rider.name, hour(outAt))]),
    ...(beside === null ? [] : [paper.beside(beside.number)]),
    ...(added.length === 0 ? [] : [words.added(added.join(', '))]),
    ...(isOffPaper ? [paper.off] : []),
  ]
}

function OrderTimes({ order, now }: Pick<OrderRowProps, 'order' | 'now'>) {
  const { orderBoard: words } = useWords('orders')
  const { hour, moment } = useMoments()
  const { promisedAt, placedAt, delayMinutes } = order
  const halfDay = 12 * 3_600_000
  const when = (at: number) => (Math.abs(at - now) < halfDay ? hour(at) : moment(at))
  return (
    <span className="col-start-3 row-start-1 text-right tabular-nums lg:col-start-5">
      {promisedAt !== null && (
        <strong className="block text-base leading-6">
          <span className="sr-only">{words.promised(when(promisedAt))}</span>
          <span aria-hidden="true">{when(promisedAt)}</span>
          {delayMinutes > 0 && <span className="text-late-text"> {words.delayed(delayMinutes)}</span>}
        </strong>
      )}
      <span className="block text-muted">{words.since(Math.max(0, Math.floor((now - placedAt) / 60_000)))}</span>
    </span>
  )
}

/** What it costs, and how it is paid. */
function OrderMoney({ order }: Pick<OrderRowProps, 'order'>) {
  const { orderBoard: words } = useWords('orders')
  const price = usePrice()
  const { total, owed, pays, paymentState } = order
  return (
    <span className="col-start-3 row-start-3 text-right tabular-nums lg:col-start-6">
      <strong className="block text-base leading-6">{price(total)}</strong>
      <span className={classNames('block whitespace-nowrap', owed > 0 ? 'font-bold' : 'text-muted')}>
        {words.payment[paymentState]}
        {owed > 0 && pays !== null && ` · ${words.pays[pays]}`}
      </span>
    </span>
  )
}
